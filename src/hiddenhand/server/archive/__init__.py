"""Finished games: record, replay, proof, and statistics."""
