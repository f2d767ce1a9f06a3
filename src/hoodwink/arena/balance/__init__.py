"""Balance: self-play over options and seat counts, kept as Parquet, and a report of what it says about a game."""
