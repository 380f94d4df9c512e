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
Said = Sequence[tuple[Seat, str]]  # answers of people and bots; chance follows from the deal


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
    """One explanation and what it waits for: to be read; with `ask`, my answer to that question;
    with `until`, that I am asked one of those (nothing named: the end of the game)."""

    text: str
    show: str | None = None  # the part of the table it speaks of
    when: tuple[str, ...] = ()  # only while I am asked one of these; else it is left out
    ask: str | None = None  # my answer to this question; not asked: it is left out
    want: tuple[str, ...] = ()  # patterns of the answers that may be given; none: all
    until: tuple[str, ...] | None = None  # everybody plays on, I am free
    aside: bool = False  # the prepared way does not come by: for those who chose otherwise

    @property
    def kind(self) -> str:
        return "play" if self.until is not None else "answer" if self.ask else "read"

    def wanted(self, options: Sequence[str]) -> list[str] | None:
        """What should be chosen among `options`; None: anything. Somebody who went another way
        before is free."""
        found = [key for key in options if any(fnmatchcase(key, want) for want in self.want)]
        return found or None


class Chapter(_Row):
    id: str
    at: int  # answers of the record on the table when it begins
    steps: tuple[Step, ...]


class _Lesson(_Row):
    seat: int  # where the pupil sits
    bots: str  # level of those who play where the script does not fit
    chapters: tuple[Chapter, ...]


@dataclass(frozen=True, slots=True)
class Lesson:
    game: str
    seat: Seat
    bots: str
    chapters: tuple[Chapter, ...]
    steps: tuple[tuple[int, Step], ...]  # all of them, each with the number of its chapter
    record: Record
    script: tuple[tuple[Seat, str], ...]  # the answers of the record, without chance

    @property
    def deal(self) -> Deal:
        assert self.record.proof is not None
        assert self.record.proof.secret is not None
        return Deal(bytes.fromhex(self.record.proof.secret), {})

    def first_step(self, chapter: int) -> int:
        """The number of a chapter's first step."""
        if chapter not in range(len(self.chapters)):
            raise NoSuchLesson(f"there are {len(self.chapters)} chapters", place=f"{chapter}")
        return next(n for n, (at, _) in enumerate(self.steps) if at == chapter)

    def chapter_of(self, step: int) -> int:
        """After the last step one is still in the last chapter."""
        return self.steps[min(step, len(self.steps) - 1)][0]

    def laid(self, chapter: int) -> Said:
        """The answers on the table when a chapter begins."""
        return self.script[: self.chapters[chapter].at]

    def stands(self, chapter: int, said: Said) -> bool:
        """Whether the table stands as this chapter begins. Sealed answers may come in any order."""
        return _by_seat(said) == _by_seat(self.laid(chapter))

    def scripted(self, seat: Seat, said: Said, options: Sequence[str]) -> str | None:
        """What `seat` answers next in the record, if it can be answered here."""
        given = sum(who == seat for who, _ in said)
        own = [key for who, key in self.script if who == seat]
        return own[given] if given < len(own) and own[given] in options else None


def _by_seat(said: Said) -> dict[Seat, list[str]]:
    found: dict[Seat, list[str]] = {}
    for seat, key in said:
        found.setdefault(seat, []).append(key)
    return found


def said_in(record: Record) -> list[tuple[Seat, str]]:
    """The answers of a record without those of chance."""
    return [(seat, key) for seat, key in record.answers if seat != CHANCE]


def games() -> list[str]:
    """The games that have a lesson."""
    return [name for name in house.names() if (house.find(name).folder / FILE).is_file()]


@cache
def find(game: str) -> Lesson:
    """The lesson of a game; NoSuchLesson where it has none."""
    if game not in games():
        raise NoSuchLesson(f"there are: {', '.join(games())}", place=game)
    folder = house.find(game).folder
    text, record = (folder.joinpath(name).read_text(encoding="utf-8") for name in (FILE, RECORD))
    return read(game, text, record)


def read(game: str, text: str, record_text: str) -> Lesson:
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
