"""Bots: players that answer a decision with a key, given a view."""

from hiddenhand.bots.bot import Bot, Chair

__all__ = ["Bot", "Chair"]
