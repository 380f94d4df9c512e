"""What a seat was told so far, as numbers: the part of its information that planes do not hold.

Every event becomes a line of text such as `drawn seat=0 from=harbor to=0.hand card=keen_koi`, and
the line becomes tokens: one for each word or field the game's table of words knows, one for each
character of anything else. So nothing is lost, whatever a game tells, and the numbers of words
stay the same when a game gets new ones: they are added at the end of the table.
"""

from hiddenhand.research import installed as installed  # first: it names a missing extra

# isort: split

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from hiddenhand import games
from hiddenhand.core.errors import BadSettings
from hiddenhand.core.event import Event

Tokens = NDArray[np.int16]
END = "\n"  # after each event
CHARACTERS = [END, *(chr(code) for code in range(32, 127))]  # tokens 1, 2 ...; 0 is padding
NUMBERS = [str(number) for number in range(100)]
PIECES = re.compile(r" [a-z][a-z0-9_-]*=|[a-z][a-z_-]*|\d+|.", re.S)


def line(told: Mapping[str, object]) -> str:
    """An event as `Event.seen_by` tells it, in one line."""
    facts = [f" {name}={_value(value)}" for name, value in told.items() if name != "event"]
    return f"{told['event']}{''.join(facts)}{END}"


def _value(value: object) -> str:
    if isinstance(value, Mapping):
        return "{" + ",".join(f"{name}:{_value(part)}" for name, part in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ",".join(map(_value, value)) + "]"
    return str(value).lower() if value is None or isinstance(value, bool) else str(value)


class Vocabulary:
    """The tokens of one game."""

    def __init__(self, words: Sequence[str]) -> None:
        self.words = ["", *CHARACTERS, *words]
        self._number = {word: number for number, word in enumerate(self.words)}

    def encode(self, text: str) -> list[int]:
        """The tokens of a text; characters outside ASCII become `?`."""
        found: list[int] = []
        for piece in PIECES.findall(text):
            number = self._number.get(piece)
            if number is None:
                found += [self._number.get(letter, self._number["?"]) for letter in piece]
            else:
                found.append(number)
        return found

    def decode(self, tokens: Iterable[int]) -> str:
        """The text of these tokens."""
        return "".join(self.words[int(token)] for token in tokens)


def words_file(game: str) -> Path:
    """The file with the words of a game."""
    return Path(str(games.find(game).folder)) / "tables" / "words.json"


@cache
def vocabulary(game: str) -> Vocabulary:
    """The tokens of a game; a game without a table of words is spelled out."""
    file = words_file(game)
    words = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else NUMBERS
    return Vocabulary(words)


def with_new_words(known: Sequence[str], lines: Iterable[str]) -> list[str]:
    """The table of words with the words of these lines added at its end."""
    met = {piece for told in lines for piece in PIECES.findall(told)} - set(CHARACTERS)
    return [*known, *sorted(word for word in met - set(known) if not word.isdecimal())]


class Memory:
    """Everything one viewer was told, event by event; forgotten parts are removed."""

    def __init__(self) -> None:
        self.told: list[Any] = []
        self.fresh = 0  # earlier events have lost their temporary part

    def form(self, told: Mapping[str, object]) -> Any:
        """What is kept of an event."""
        return json.dumps(told, separators=(",", ":"))

    def copy(self) -> Self:
        """An independent copy."""
        twin = type(self).__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.told = self.told[:]
        return twin

    def hear(self, events: Sequence[Event], viewer: int) -> None:
        """Take in the events that are new."""
        for number in range(len(self.told), len(events)):
            if events[number].forgets:
                for old in range(self.fresh, number):
                    if events[old].fleeting:
                        self.told[old] = self.form(events[old].seen_by(viewer, forgotten=True))
                self.fresh = number
            self.told.append(self.form(events[number].seen_by(viewer)))

    def text(self, events: Sequence[Event], viewer: int) -> str:
        """Everything told, one event in a line."""
        self.hear(events, viewer)
        return "\n".join(self.told)


class TokenMemory(Memory):
    """The same as tokens."""

    def __init__(self, game: str) -> None:
        super().__init__()
        self.game = game

    def form(self, told: Mapping[str, object]) -> Any:
        return vocabulary(self.game).encode(line(told))

    def tokens(self, events: Sequence[Event], viewer: int, length: int) -> Tokens:
        """The viewer's seat plus 1, then the last tokens told, newest last, after padding."""
        self.hear(events, viewer)
        out: Tokens = np.zeros(length, np.int16)
        left = length
        for tokens in reversed(self.told):
            if left == 1:
                break
            part = tokens[-(left - 1) :]
            out[left - len(part) : left] = part
            left -= len(part)
        out[0] = viewer + 1
        return out


class Histories:
    """The memories of all seats of one game; none if `length` is 0."""

    def __init__(self, game: str, seats: int, length: int) -> None:
        if length < 0 or length == 1:
            raise BadSettings(f"{length} tokens; 0, or 2 and more", place="history")
        self.length = length
        self.events: list[Event] = []
        self.memories = [TokenMemory(game) for _ in range(seats if length else 0)]

    def of(self, seat: int) -> Tokens:
        """The history of a seat."""
        return self.memories[seat].tokens(self.events, seat, self.length)
