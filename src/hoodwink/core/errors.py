"""What can go wrong that is not our bug. Each message says what to do instead."""


class HoodwinkError(Exception):
    """The base of every error that a caller may want to catch."""


class BadSetup(HoodwinkError):
    """An unknown game or option, a bad value, an impossible number of seats."""


class BadText(HoodwinkError):
    """Text from outside (wire, file, terminal) that names no action, game or record."""


class Illegal(HoodwinkError):
    """A reply that the rules do not allow. The state is as it was before."""

    def __init__(self, seat: int, action: object, section: str, reason: str) -> None:
        super().__init__(f"seat {seat} may not {action}: {reason} (§{section})")
        self.seat = seat
        self.action = action
        self.section = section
        self.reason = reason


class Diverged(HoodwinkError):
    """A record that the rules, as they are now, do not play again."""

    def __init__(self, row: int, why: str) -> None:
        super().__init__(f"the record diverges at row {row}: {why}")
        self.row = row
        self.why = why
