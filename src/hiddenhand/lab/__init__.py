"""The lab: plays many games, measures them, and compares variants."""
