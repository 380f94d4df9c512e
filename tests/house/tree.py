"""Where things lie in a checkout: see tools/tree.py."""

from tools.tree import PACKAGE, ROOT, shipped_games

__all__ = ["PACKAGE", "ROOT", "shipped_games"]
