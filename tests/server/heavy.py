"""A game whose document takes as much time or memory as its author likes: a worker imports this file by itself."""

from tales import Tales


class Heavy(Tales):
    key = "heavy"

    def check(self):
        told = str(self.options["tale"])
        while told == "once for ever":
            pass
        if told == "once too much":
            bytearray(1 << 36)
        super().check()
