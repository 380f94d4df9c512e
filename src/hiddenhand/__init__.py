"""Hidden Hand: two tabletop games of secret allegiance, with an engine, a server and bots."""

from hiddenhand import build as build  # first: it selects the compiled or the plain modules
from hiddenhand.core.decision import Decision
from hiddenhand.core.seats import CHANCE, OPEN, SPECTATOR
from hiddenhand.table.table import Table

__version__ = "0.1.0"
__all__ = ["CHANCE", "OPEN", "SPECTATOR", "Decision", "Table", "__version__"]
