"""The arena: tables of bots, many games at a time, counted."""
