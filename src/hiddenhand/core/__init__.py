"""What all games share: the interfaces of games and states, decisions, events and records."""
