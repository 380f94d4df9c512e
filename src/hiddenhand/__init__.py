"""Hidden Hand: two games of secret allegiance, one table."""

from hiddenhand import build as build  # first: it decides which build the rest comes from
from hiddenhand.core.decision import Decision
from hiddenhand.core.seats import CHANCE, OPEN, SPECTATOR
from hiddenhand.table.table import Table

__version__ = "0.1.0"
__all__ = ["CHANCE", "OPEN", "SPECTATOR", "Decision", "Table", "__version__"]
