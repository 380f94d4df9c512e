"""Tools for testing games: `rule` for citations, the conformance kit, the secrecy kit."""

from hiddenhand.testing.rules import rule

__all__ = ["rule"]
