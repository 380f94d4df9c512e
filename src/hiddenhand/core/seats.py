"""Who can be asked, and who can look on.

Three nouns are never mixed: a *seat* is a chair at the table, a *leader* or *ally* is the
secret, a *user* is an account. Seats are 0, 1, 2 ...; the few below zero are special.
"""

from typing import Final

Seat = int

CHANCE: Final = -1  # answers what nobody chooses: deals, draws, shuffles
NOBODY: Final = -2  # owes the answer when the game is over
SPECTATOR: Final = -3  # sees exactly what is public
OPEN: Final = -4  # sees everything; for the referee's own tools, never for a client
