"""Bots: players that see a view and a decision and answer with a key."""

from hiddenhand.bots.bot import Bot, Chair

__all__ = ["Bot", "Chair"]
