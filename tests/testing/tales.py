"""Masks with a tale: a game with an option whose value is a document."""

from masks import Masks

from hoodwink.core.errors import BadSetup
from hoodwink.core.game import Option

MOST = 4000


class Tales(Masks):
    """The tale begins with "once"; how it is spaced is all the same."""

    key = "tales"
    title = "Tales"
    declared = (
        *Masks.declared,
        Option("tale", "", "what is read aloud", high=MOST, document="txt", examples=("once upon a time",)),
    )

    def check(self):
        told = " ".join(str(self.options["tale"]).split())
        if told and not told.startswith("once"):
            raise BadSetup("tale: it begins with 'once'")
        self.options["tale"] = told
