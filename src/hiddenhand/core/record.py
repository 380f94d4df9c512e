"""Records: a game as a text file, a header and then one answer per line.

    hidden-hand record 1
    game hidden_leaders
    rules 1
    seats 4
    set edition=retail
    name 0=Ola
    hints 0=2
    stood_in 1=14

    * deal:cyra
    2 hide:keen_koi
    ...
    end 212 8f14e45fceea167a

Records serve as saved games, bug reports, test fixtures and replays. `*` stands for chance. The
last line holds the number of answers and a checksum, so a truncated or edited file is detected.
`hints` counts how often a seat asked for a hint; seats that never did have no such line. `stood_in`
counts the answers that a bot gave for a person who was absent, had left or ran out of time.

A proven deal (table/proven.py) adds header lines, in hexadecimal: `commitment`, one `added 0=` per
player's contribution, and `secret` once the game is over.
"""

import hashlib
from dataclasses import dataclass, field
from html import escape

from hiddenhand.core.errors import BadRecord, DamagedRecord, TruncatedRecord, WrongVersion
from hiddenhand.core.seats import CHANCE, Seat

FORMAT = "hidden-hand record 1"
SINGLE = ("game", "rules", "seats", "commitment", "secret")  # header lines that may occur only once


@dataclass(frozen=True, slots=True)
class Proof:
    """The data needed to verify a deal, each 32 bytes in hexadecimal."""

    commitment: str  # hash of the secret, published before any player contributed
    added: tuple[str, ...]  # the players' contributions, sorted
    secret: str | None = None  # published after the game


@dataclass(slots=True, repr=False)
class Record:
    """A game's header and its answers so far."""

    game: str
    rules: str
    seats: int
    settings: dict[str, str]
    names: dict[Seat, str] = field(default_factory=dict)
    answers: list[tuple[Seat, str]] = field(default_factory=list)
    proof: Proof | None = None
    hints: dict[Seat, int] = field(default_factory=dict)  # only seats that asked for hints
    stood_in: dict[Seat, int] = field(default_factory=dict)  # answers of a bot for a person

    def __repr__(self) -> str:
        answers = f"{len(self.answers)} answers"
        return f"<Record {self.game}, rules {self.rules}, {self.seats} seats, {answers}>"

    def _repr_html_(self) -> str:
        """The text of the record, folded, for notebooks."""
        summary = escape(repr(self))
        return f"<details><summary>{summary}</summary><pre>{escape(self.text())}</pre></details>"

    def text(self) -> str:
        """The record as text, with the checksum line at the end."""
        lines = [FORMAT, f"game {self.game}", f"rules {self.rules}", f"seats {self.seats}"]
        lines += [f"set {name}={value}" for name, value in self.settings.items()]
        lines += [f"name {seat}={name}" for seat, name in sorted(self.names.items())]
        lines += [f"hints {seat}={count}" for seat, count in sorted(self.hints.items())]
        lines += [f"stood_in {seat}={count}" for seat, count in sorted(self.stood_in.items())]
        lines += _proof_lines(self.proof)
        lines.append("")
        lines += [f"{'*' if seat == CHANCE else seat} {key}" for seat, key in self.answers]
        body = "\n".join(lines) + "\n"
        return f"{body}end {len(self.answers)} {_seal(body)}\n"


def _proof_lines(proof: Proof | None) -> list[str]:
    if proof is None:
        return []
    lines = [f"commitment {proof.commitment}"]
    lines += [f"added {number}={part}" for number, part in enumerate(proof.added)]
    return lines if proof.secret is None else [*lines, f"secret {proof.secret}"]


def _seal(body: str) -> str:
    return hashlib.sha256(body.encode()).hexdigest()[:16]


def parse(text: str) -> Record:
    """Parse a record. BadRecord or a subclass, with the line, if it is invalid."""
    lines = text.split("\n")
    if not text.startswith("hidden-hand record "):
        raise BadRecord("this is not a Hidden Hand record", place="line 1")
    if lines[0] != FORMAT:
        raise WrongVersion(f"{lines[0]!r}; this program reads {FORMAT!r}", place="line 1")
    if "" not in lines[:-1]:
        raise TruncatedRecord("the header has no end", place=f"line {len(lines)}")
    blank = lines.index("")
    record = _parse_header(lines[1:blank])
    if lines[-1] != "" or not lines[-2].startswith("end "):
        raise TruncatedRecord("the closing line is missing", place=f"line {len(lines)}")
    for number, line in enumerate(lines[blank + 1 : -2], start=blank + 2):
        record.answers.append(_parse_answer(line, number))
    _check_seal(lines, len(record.answers))
    return record


def _parse_header(lines: list[str]) -> Record:
    single: dict[str, str] = {}
    pairs: dict[str, dict[str, str]] = {
        word: {} for word in ("set", "name", "hints", "stood_in", "added")
    }
    for number, line in enumerate(lines, start=2):
        word, _, rest = line.partition(" ")
        name, equals, value = rest.partition("=")
        if word in pairs and equals and name not in pairs[word]:
            pairs[word][name] = value
        elif word in SINGLE and rest and word not in single:
            single[word] = rest
        else:
            raise BadRecord(f"{line!r} is not a header line", place=f"line {number}")
    for word in ("game", "rules", "seats"):
        if word not in single:
            raise BadRecord(f"the header has no {word}", place="header")
    if not _is_number(single["seats"]):
        raise BadRecord(f"{single['seats']!r} is not a valid number of seats", place="header")
    for seat in pairs["name"]:
        if not _is_number(seat):
            raise BadRecord(f"{seat!r} is not a valid seat", place="header")
    names = {int(seat): name for seat, name in pairs["name"].items()}
    record = Record(single["game"], single["rules"], int(single["seats"]), pairs["set"], names)
    record.hints = _parse_counts(record.seats, pairs["hints"], "hints")
    record.stood_in = _parse_counts(record.seats, pairs["stood_in"], "stood_in")
    record.proof = _parse_proof(single, pairs["added"])
    return record


def _parse_counts(seats: int, told: dict[str, str], word: str) -> dict[Seat, int]:
    for seat, count in told.items():
        if not _is_number(seat) or int(seat) >= seats:
            raise BadRecord(f"{seat!r} is not a valid seat for {word}", place="header")
        if not _is_number(count, digits=6) or count == "0":
            raise BadRecord(f"{count!r} is not a valid number for {word}", place="header")
    return {int(seat): int(count) for seat, count in told.items()}


def _parse_proof(single: dict[str, str], added: dict[str, str]) -> Proof | None:
    parts = tuple(added.values())
    for part in [*(single[word] for word in ("commitment", "secret") if word in single), *parts]:
        if len(part) != 64 or any(letter not in "0123456789abcdef" for letter in part):
            raise BadRecord(f"{part!r} is not 32 bytes in hexadecimal", place="header")
    if list(added) != [str(number) for number in range(len(added))] or list(parts) != sorted(parts):
        raise BadRecord("what was added is not in order", place="header")
    if "commitment" in single:
        return Proof(single["commitment"], parts, single.get("secret"))
    if added or "secret" in single:
        raise BadRecord("a proof needs its commitment", place="header")
    return None


def _parse_answer(line: str, number: int) -> tuple[Seat, str]:
    who, _, key = line.partition(" ")
    if not key or not (who == "*" or _is_number(who)):
        raise DamagedRecord(f"{line!r} is not a valid answer", place=f"line {number}")
    return (CHANCE if who == "*" else int(who)), key


def _is_number(word: str, digits: int = 3) -> bool:
    """True for a canonical decimal number of at most `digits` digits: no sign, no leading zeros."""
    return word.isascii() and word.isdecimal() and len(word) <= digits and word == str(int(word))


def _check_seal(lines: list[str], answers: int) -> None:
    place = f"line {len(lines) - 1}"
    words = lines[-2].split(" ")
    if len(words) != 3 or words[1] != str(answers):
        raise DamagedRecord(f"{answers} answers do not fit {lines[-2]!r}", place=place)
    if words[2] != _seal("\n".join(lines[:-2]) + "\n"):
        raise DamagedRecord("the text was changed after it was sealed", place=place)
