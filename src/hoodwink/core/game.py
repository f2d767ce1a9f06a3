"""A game: what it is called, what can be set, its actions, its start, and what each seat may know of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from hashlib import sha256
from importlib.resources import files
from typing import TYPE_CHECKING, Any, ClassVar

from hoodwink.core.action import NUMBER, Action, Actions
from hoodwink.core.errors import BadSetup
from hoodwink.core.event import Kind

if TYPE_CHECKING:
    from hoodwink.core.dice import Dice
    from hoodwink.core.lesson import Lesson
    from hoodwink.core.state import State
    from hoodwink.core.tensor import Layout, Sheet, Writer
    from hoodwink.core.view import View
    from hoodwink.core.why import Reason
    from hoodwink.core.words import Words

Value = bool | int | str


@dataclass(frozen=True, slots=True)
class Option:
    """Something a table can set: declared once, shown by the command line, the lobby, the docs and the environments.

    A document is a text whole, "" for the house's own: the command line reads it from a file, a record carries all of
    it. `high` is how many characters it may have; what is in it the game's `check` reads, and may write in a canonical
    form. `examples` are documents to play with in tests.
    """

    name: str
    default: Value
    help: str
    low: int = 0
    high: int = 0
    choices: tuple[str, ...] = ()
    many: bool = False  # several of the choices, in their order, with commas between them; "" for none
    others: bool = False  # … and words that are no choices: the game's `check` reads them
    document: str = ""  # how the names of such files end, as in "json"
    examples: tuple[str, ...] = ()

    @property
    def allowed(self) -> str:
        if self.document:
            return f"a .{self.document} file of at most {self.high} characters"
        if self.many:
            others = ", or others that the game knows" if self.others else ""
            return f"any of {', '.join(self.choices)}{others}, with commas between them"
        if isinstance(self.default, bool):
            return "true or false"
        if isinstance(self.default, int):
            return f"a whole number from {self.low} to {self.high}"
        return " or ".join(self.choices)

    def check(self, value: object) -> Value:
        """The value itself (of a document, with line ends of one kind), or BadSetup saying what is allowed."""
        if self.document:
            return self._check_document(value)
        if isinstance(self.default, bool):
            good = isinstance(value, bool)
        elif isinstance(self.default, int):
            good = isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high
        elif self.many:
            given = value.split(",") if isinstance(value, str) and value else []
            known = {*given} - {""} if self.others else {*given} & {*self.choices}
            good = isinstance(value, str) and len(known) == len(given)
            rest = [word for word in given if word not in self.choices]
            value = ",".join([word for word in self.choices if word in given] + rest) if good else value
        else:
            good = value in self.choices
        if not good:
            raise BadSetup(f"option {self.name} is {self.allowed}, not {value!r:.100}")
        return value  # type: ignore[return-value]

    def _check_document(self, value: object) -> str:
        if not isinstance(value, str):
            raise BadSetup(f"option {self.name} is the text of {self.allowed}, not {value!r:.100}")
        if len(value) > self.high:
            raise BadSetup(f"option {self.name} is {self.allowed}, not of {len(value)}")
        if "\0" in value or any("\ud800" <= letter <= "\udfff" for letter in value):
            raise BadSetup(f"option {self.name} is {self.allowed}: this one is no text")
        return value.replace("\r\n", "\n").replace("\r", "\n")

    def shown(self, value: Value) -> str:
        """A value in few words; a document by a hash of its text."""
        if self.document and value:
            return sha256(str(value).encode()).hexdigest()[:16]
        return str(value)

    def parse(self, text: str) -> Value:
        """The value that a text names, as on the command line. Of a document it is the text itself."""
        value: object = text
        if isinstance(self.default, bool):
            value = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}.get(text, text)
        elif isinstance(self.default, int) and NUMBER.fullmatch(text):
            value = int(text)
        elif self.many:
            value = ",".join([word.strip() for word in text.split(",") if word.strip()])
        return self.check(value)


# A setting of the table, declared by the games that read it: the house asks for it where it makes the table.
ONE_ROOM = Option("one_room", False, "all sit in one room and see each other, not only a screen")


@dataclass(frozen=True, slots=True)
class Caution:
    """What whoever sets all of these options should know before; it may be played all the same."""

    key: str  # clients say it in their own words
    options: Mapping[str, Value]
    text: str


@dataclass(frozen=True, slots=True)
class Note:
    """Something that a seat did or had in a game, for statistics: a claim and what came of it, a card that it played.

    `table` is what such things are called together ("claims"), `row` which of them ("butler"), `outcome` what came of
    it ("doubted, a lie"), "" where nothing does.
    """

    table: str
    row: str
    seat: int
    outcome: str = ""

    def __reduce__(self) -> tuple[Any, ...]:
        """To another process, compiled or not."""
        return Note, (self.table, self.row, self.seat, self.outcome)


class Game:
    """A rulebook with its seats and options set. Subclasses fill in the class variables and the methods below them."""

    key: ClassVar[str]
    title: ClassVar[str]
    summary: ClassVar[str]
    version: ClassVar[int]  # raised by a change in rules that alters a digest
    least: ClassVar[int]
    most: ClassVar[int]
    declared: ClassVar[tuple[Option, ...]]
    end_section: ClassVar[str] = "over"  # the § by which the game ends: what a reply after the end breaks
    presets: ClassVar[Mapping[str, Mapping[str, Value]]]
    warnings: ClassVar[tuple[Caution, ...]] = ()
    brief: ClassVar[Mapping[str, Value]] = {}  # options that make a game short, for tests that look at every step
    actions: ClassVar[Actions]
    kinds: ClassVar[tuple[Kind, ...]]
    words: ClassVar[type[Words]]
    forgets: ClassVar[str] = ""  # the option with which the house remembers nothing for the players, where there is one
    lesson: ClassVar[Lesson | None] = None  # the guided first game, where there is one
    phrases: ClassVar[Mapping[str, str]] = {}  # key → what one may say at the table by a tap; {seat} stands for a seat

    def __init__(self, seats: int | None = None, **options: Value) -> None:
        seats = self.least if seats is None else seats
        if isinstance(seats, bool) or not isinstance(seats, int) or not self.least <= seats <= self.most:
            raise self.wrong_seats(seats)
        declared = {option.name: option for option in self.declared}
        self.check_names(options)
        self.seats: int = seats
        self.options: dict[str, Value] = {
            name: option.check(options.get(name, option.default)) for name, option in declared.items()
        }
        self.check()
        self._first: State | None = None
        self._writer: Writer | None = None

    @classmethod
    def wrong_seats(cls, seats: object) -> BadSetup:
        """So many can't play, and how many can."""
        return BadSetup(f"{cls.title} is played with {cls.least} to {cls.most} seats, not {seats!r}")

    @classmethod
    def check_names(cls, names: Iterable[str]) -> None:
        """BadSetup for a name that is no option. Text from outside is asked here first: it may say `seats`."""
        known = [option.name for option in cls.declared]
        for name in names:
            if name not in known:
                raise BadSetup(f"{cls.title} has no option {name!r}; it has {', '.join(known) or 'none'}")

    def check(self) -> None:
        """Refuse, with BadSetup and the reason, what is allowed one by one but not together."""

    def warned(self) -> list[Caution]:
        """The warnings that what is set here calls for."""
        return [w for w in self.warnings if all(self.options[name] == value for name, value in w.options.items())]

    def start(self) -> State:
        """A state at its first question, which is chance's in most games."""
        if self._first is None:
            self._first = self.set_up()
            self._first.game = None  # no circle: a game that nobody plays any more is gone at once
        s = self._first.copy()
        s.game = self
        s.read = {}
        return s

    def set_up(self) -> State:
        """The same, made from nothing: a state of the game's own class that has begun."""
        raise NotImplementedError

    def view(self, s: Any, seat: int) -> View:
        """What this seat (or SPECTATOR) may know."""
        raise NotImplementedError

    def writer(self) -> Writer:
        """Who writes observations for these seats and options (core/tensor.py), made once."""
        if self._writer is None:
            self._writer = self.new_writer()
        return self._writer

    def new_writer(self) -> Writer:
        """The same, made from nothing."""
        raise NotImplementedError(f"{self.title} has no observations as numbers: give it new_writer()")

    def layout(self) -> Layout:
        """What the numbers of an observation are, by name and place."""
        return self.writer().layout

    def write(self, s: Any, seat: int, sheet: Sheet, base: int = 0) -> None:
        """What this seat (or SPECTATOR) may know, as numbers from the place `base` on, whatever was there."""
        self.writer().write(s, seat, sheet, base)

    def redeal(self, s: Any, seat: int, dice: Dice) -> State:
        """A state that this seat can't tell from `s`. The docstring says how those that there are were weighed."""
        raise NotImplementedError

    def winners(self, s: Any) -> tuple[int, ...]:
        """Who has won; nobody before the end."""
        raise NotImplementedError

    def points(self, s: Any) -> tuple[int, ...]:
        """What each seat has earned in this game for the series; zeros before the end."""
        raise NotImplementedError

    def ending(self, s: Any) -> str:
        """How the game ended, in a few words; "" before the end."""
        raise NotImplementedError

    def roles(self, s: Any) -> tuple[str, ...]:
        """Each seat's role, from the first question to a seat on. It is the truth: no seat gets it before the end."""
        raise NotImplementedError

    def hidden(self, s: Any) -> tuple[tuple[str, ...], ...]:
        """By seat: what the others wonder about it, for beliefs. Its role; where there are none, what else it hides."""
        return tuple([(role,) for role in self.roles(s)])

    def sides(self, s: Any) -> tuple[str, ...]:
        """Each seat's side, where sides win together; for statistics after the deal. () where everyone is alone."""
        return ()

    def counts(self, s: Any) -> dict[str, int]:
        """Counts of the game's own for statistics, after a game; those of many games are added up by name."""
        return {}

    def figures(self, counts: Mapping[str, int], games: int) -> dict[str, Any]:
        """What such counts come to, for `hoodwink sim`: figures, and tables as dicts of figures, by their names."""
        return {}

    def notes(self, s: Any) -> list[Note]:
        """What is worth noting of a game that is over, as often as it came about: for `hoodwink balance`."""
        return []

    def remembers(self) -> bool:
        """The screen may show more than the present turn, where the maker of the table does not say: the memory aid."""
        return bool(self.options.get("memory_aid", not self.options.get(self.forgets)))

    def goal(self) -> int:
        """The points that win a series; 0 for a game that is played alone."""
        return 0

    def takes_words(self, action: Action) -> int:
        """How many characters of people's own words may go with this reply; 0 as a rule. They are the table's: nothing
        in this game depends on them."""
        return 0

    def again(self, s: Any, words: str = "") -> Game:
        """The next game of a series after this end: the same seats and options, but for what the rules change. `words`:
        what was said with a reply that takes some."""
        return self

    def refuse_interjection(self, s: Any, seat: int, action: int) -> str:
        """Why this can't come from outside the turn; "" where it can."""
        return f"{self.title} takes nothing from outside the turn"

    def interjected(self, s: Any, seat: int, action: int) -> None:
        """Do what an interjection that was accepted says."""
        raise NotImplementedError

    def refuse_mark(self, s: Any, seat: int, mark: str, place: str) -> str:
        """Why this seat can't put this mark in this place ("": take it away); "" where it can. Marks are notes that lie
        on the table for all to see, no part of the game: by public facts only."""
        return f"{self.title} has no marks"

    def why(self, view: Any, action: Action) -> Reason | None:
        """Why the owner of this view can't do this, which is no option of his now, by the view alone; None where the
        kernel's own reasons (core/why.py) say it all."""
        return None

    def is_only_said(self, action: int) -> bool:
        """This interjection comes of what is said at the table (`heard`) and of nothing else: nobody sends it alone."""
        return False

    def may_speak(self, s: Any) -> tuple[int, ...]:
        """The seats that may talk now, by public facts only."""
        return tuple(range(self.seats))

    def heard(self, s: Any, seat: int, text: str, names: tuple[str, ...] = ()) -> int | None:
        """The interjection that this remark amounts to, in a game whose rules listen to what is said at the table.
        `names`: what those at the table are called, by seat."""
        return None

    @classmethod
    def rules_text(cls, language: str = "en") -> str:
        """Our RULES.md, or RULES.de.md beside it; "" where there is none in this language."""
        file = files(cls.__module__).joinpath("RULES.md" if language == "en" else f"RULES.{language}.md")
        return file.read_text(encoding="utf-8") if language == "en" or file.is_file() else ""

    @classmethod
    def headings_text(cls) -> str:
        """The rulebook's headings, HEADINGS.txt beside RULES.md; "" where there is none."""
        file = files(cls.__module__).joinpath("HEADINGS.txt")
        return file.read_text(encoding="utf-8") if file.is_file() else ""

    def __reduce__(self) -> tuple[Any, ...]:
        """To another process goes what was set, not what was made of it."""
        return _set_up_again, (type(self), self.seats, self.options)

    def __repr__(self) -> str:
        """The key, the seats and the options that are not as declared; part of every state's digest."""
        unusual = [o for o in self.declared if self.options[o.name] != o.default]
        changed = [f"{o.name}={o.shown(self.options[o.name])}" for o in unusual]
        return f"{self.key}({', '.join([f'seats={self.seats}', *changed])})"


def _set_up_again(kind: type[Game], seats: int, options: dict[str, Value]) -> Game:
    return kind(seats, **options)
