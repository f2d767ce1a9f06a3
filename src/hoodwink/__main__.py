"""`python -m hoodwink` is the command line."""

from hoodwink.cli import main

main()
