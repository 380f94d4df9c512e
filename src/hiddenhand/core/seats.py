"""Seat numbers, and the special values for chance, spectators and full access.

Three terms are kept apart: a *seat* is a place at the table, a *leader* or *ally* is the secret
identity, a *user* is an account. Seats are 0, 1, 2 ...; negative values are special.
"""

from typing import Final

Seat = int

CHANCE: Final = -1  # makes the random decisions: deals, draws, shuffles
NOBODY: Final = -2  # the actor when the game is over
SPECTATOR: Final = -3  # sees only what is public
OPEN: Final = -4  # sees everything; for the server's own tools, never for a client
