"""Playing one game: the table, its dice, and proven deals."""
