"""Alphabets of words by the names of their letters. There is no table of letters that look alike:
on one device everybody sees who types a name."""

import unicodedata
from typing import Any

PARTS = ("categories", "utils")


def unique_aliases(word: str) -> set[str]:
    """The alphabets of a word: {"LATIN", "CYRILLIC"}."""
    names = (unicodedata.name(letter, "") for letter in word if letter.isalpha())
    return {name.split()[0] for name in names if name}


def load(file: str) -> dict[str, Any]:
    """No table."""
    return {}
