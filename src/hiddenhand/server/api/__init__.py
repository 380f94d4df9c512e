"""What is asked over HTTP: rooms, people, games."""
