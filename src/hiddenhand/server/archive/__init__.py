"""Finished games: record, replay and proof, and what is counted of them."""
