"""A lesson as data, read from its YAML file and its record."""

from collections.abc import Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from typing import ClassVar

import yaml
from pydantic import BaseModel, ConfigDict, ValidationError

from hiddenhand import games as house
from hiddenhand.core.errors import HiddenHandError
from hiddenhand.core.record import Record, parse
from hiddenhand.core.seats import CHANCE, Seat
from hiddenhand.table.proven import Deal

FILE, RECORD = "lesson.yaml", "lesson.record"  # in the game's folder
Said = Sequence[tuple[Seat, str]]  # answers of people and bots; random ones follow from the deal


class NoSuchLesson(HiddenHandError):
    """This game has no lesson, or the lesson no such chapter."""

    code = "no-such-lesson"
    status: ClassVar[int] = 404


class BadLesson(HiddenHandError):
    """A lesson's file cannot be read."""

    code = "bad-lesson"


class _Row(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class Step(_Row):
    """One explanation and what it waits for: to be read; with `ask`, the pupil's answer to that
    question; with `until`, that the pupil is asked one of these questions (empty: the end of the
    game)."""

    text: str
    show: str | None = None  # the part of the table to highlight
    when: tuple[str, ...] = ()  # skipped unless the pupil is asked one of these
    ask: str | None = None  # skipped unless the pupil is asked this
    want: tuple[str, ...] = ()  # patterns of the allowed answers; empty: all
    until: tuple[str, ...] | None = None  # everybody plays freely
    aside: bool = False  # not reached by the recorded game

    @property
    def kind(self) -> str:
        """What the step waits for: "read", "answer" or "play"."""
        return "play" if self.until is not None else "answer" if self.ask else "read"

    def wanted(self, options: Sequence[str]) -> list[str] | None:
        """The allowed ones of `options`; None if any is, also when no pattern matches because
        the pupil has left the recorded game."""
        found = [key for key in options if any(fnmatchcase(key, want) for want in self.want)]
        return found or None


class Chapter(_Row):
    """A part of a lesson that starts from its own prepared table."""

    id: str
    at: int  # answers of the record before it starts
    steps: tuple[Step, ...]


class _Lesson(_Row):
    seat: int  # the pupil's seat
    bots: str  # bot level for what the script does not cover
    chapters: tuple[Chapter, ...]


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson with its record."""

    game: str
    seat: Seat
    bots: str
    chapters: tuple[Chapter, ...]
    steps: tuple[tuple[int, Step], ...]  # all steps, each with its chapter's index
    record: Record
    script: tuple[tuple[Seat, str], ...]  # the answers of the record without random ones

    @property
    def deal(self) -> Deal:
        """The deal of the record."""
        assert self.record.proof is not None
        assert self.record.proof.secret is not None
        return Deal(bytes.fromhex(self.record.proof.secret), {})

    def first_step(self, chapter: int) -> int:
        """The number of a chapter's first step. Raises `NoSuchLesson`."""
        if chapter not in range(len(self.chapters)):
            raise NoSuchLesson(f"there are {len(self.chapters)} chapters", place=f"{chapter}")
        return next(n for n, (at, _) in enumerate(self.steps) if at == chapter)

    def chapter_of(self, step: int) -> int:
        """The chapter of a step; after the last step, the last chapter."""
        return self.steps[min(step, len(self.steps) - 1)][0]

    def laid(self, chapter: int) -> Said:
        """The answers on the table when a chapter starts."""
        return self.script[: self.chapters[chapter].at]

    def stands(self, chapter: int, said: Said) -> bool:
        """True if the table has the answers with which this chapter starts. Sealed answers can
        be in any order."""
        return _by_seat(said) == _by_seat(self.laid(chapter))

    def scripted(self, seat: Seat, said: Said, options: Sequence[str]) -> str | None:
        """The next answer of `seat` in the record, if it is an option here."""
        given = sum(who == seat for who, _ in said)
        own = [key for who, key in self.script if who == seat]
        return own[given] if given < len(own) and own[given] in options else None


def _by_seat(said: Said) -> dict[Seat, list[str]]:
    found: dict[Seat, list[str]] = {}
    for seat, key in said:
        found.setdefault(seat, []).append(key)
    return found


def said_in(record: Record) -> list[tuple[Seat, str]]:
    """The answers of a record without random ones."""
    return [(seat, key) for seat, key in record.answers if seat != CHANCE]


def games() -> list[str]:
    """The games that have a lesson."""
    return [name for name in house.names() if (house.find(name).folder / FILE).is_file()]


@cache
def find(game: str) -> Lesson:
    """The lesson of a game. Raises `NoSuchLesson`."""
    if game not in games():
        raise NoSuchLesson(f"there are: {', '.join(games())}", place=game)
    folder = house.find(game).folder
    text, record = (folder.joinpath(name).read_text(encoding="utf-8") for name in (FILE, RECORD))
    return read(game, text, record)


def read(game: str, text: str, record_text: str) -> Lesson:
    """A lesson from the texts of its files. Raises `BadLesson`."""
    record = parse(record_text)
    try:
        told = _Lesson.model_validate(yaml.safe_load(text))
    except (ValidationError, yaml.YAMLError) as error:
        raise BadLesson(str(error), place=f"{game}.yaml") from error
    if record.game != game or record.proof is None or record.proof.secret is None:
        raise BadLesson("the record must be of this game and show its deal", f"{game}.record")
    steps = tuple((n, step) for n, chapter in enumerate(told.chapters) for step in chapter.steps)
    script = tuple(said_in(record))
    return Lesson(game, told.seat, told.bots, told.chapters, steps, record, script)
