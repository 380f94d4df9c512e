"""Search over imagined worlds: information-set Monte Carlo tree search for any game."""
