"""For anyone who adds a game: tables dealt by hand, the conformance suite, citations, golden playthroughs."""

from hoodwink.testing.table import Table, Won, table

__all__ = ["Table", "Won", "table"]
