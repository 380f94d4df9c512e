"""The HTTP API: rooms, people, games."""
