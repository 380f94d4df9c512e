"""Names of people: normalized, visible, and told apart by eye.

The rules follow Unicode's advice (UAX #31 and UTS #39); the table of characters that look alike
is that of the package `confusable_homoglyphs`.
"""

import re
import unicodedata
from functools import cache
from typing import ClassVar

from confusable_homoglyphs.categories import unique_aliases
from confusable_homoglyphs.utils import load

from hiddenhand.core.errors import HiddenHandError

LONGEST_NAME = 24
MOST_MARKS = 2  # accents on one letter, after those that belong to it are composed
# Characters without a shape (Default_Ignorable_Code_Point), and the empty pattern of Braille.
INVISIBLE = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e"
    "\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff0-\ufff8"
    "\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
VARIATIONS = re.compile("[\ufe00-\ufe0f]")  # ask for another drawing of the same character
LOOKALIKE_SCRIPTS = {"LATIN", "CYRILLIC", "GREEK"}  # not two of them in one word


class BadName(HiddenHandError):
    """The name is empty, too long, not visible, or mixes alphabets that look alike."""

    code = "bad-name"
    status: ClassVar[int] = 422


def clean_name(name: str) -> str:
    """The name on one line, with spaces and Unicode normalized. Raises `BadName` if it is empty or
    too long, has invisible characters or piles of accents, or mixes alphabets within a word."""
    plain = unicodedata.normalize("NFKC", VARIATIONS.sub("", name))
    plain = " ".join(plain.split())
    if not plain or len(plain) > LONGEST_NAME:
        raise BadName(f"1 to {LONGEST_NAME} characters", place="name")
    if not plain.isprintable() or INVISIBLE.search(plain) or _has_piles(plain):
        raise BadName("it contains invisible characters or piles of marks", place="name")
    if any(len(unique_aliases(word) & LOOKALIKE_SCRIPTS) > 1 for word in re.findall(r"\w+", plain)):
        raise BadName("a word mixes alphabets", place="name", reason="mixed")
    return plain


def _has_piles(name: str) -> bool:
    """True if a mark has nothing to stand on, or more than `MOST_MARKS` stand on one letter."""
    marks = MOST_MARKS
    for letter in name:
        if unicodedata.category(letter) not in ("Mn", "Me"):
            marks = MOST_MARKS if letter == " " else 0
            continue
        marks += 1
        if marks > MOST_MARKS:
            return True
    return False


def look_the_same(one: str, other: str) -> bool:
    """True if people could take these names for the same, whatever their letters are."""
    return not _looks(one).isdisjoint(_looks(other))


def _looks(name: str) -> set[str]:
    return {skeleton(name).casefold(), skeleton(name.casefold())}


def skeleton(name: str) -> str:
    """The name in the characters that stand for all that look like them (UTS #39)."""
    shapes = _shapes()
    drawn = "".join(shapes.get(letter, letter) for letter in unicodedata.normalize("NFD", name))
    return unicodedata.normalize("NFD", drawn)


@cache
def _shapes() -> dict[str, str]:
    """character -> what it looks like. The package lists both directions, so a character and all
    that look like it are a star, and the one in its middle stands for them."""
    alike = {
        one: [other["c"] for other in others] for one, others in load("confusables.json").items()
    }
    shapes = {}
    for one, others in alike.items():
        if len(one) == 1 and len(others) == 1:  # a ray; its middle has as many, or one as well
            middle = others[0]
            pair = len(alike.get(middle, ())) == 1 and len(middle) == 1
            shapes[one] = min(one, middle) if pair else middle
    return shapes
