"""Shows and checks recorded games."""

from dataclasses import dataclass

from hiddenhand.cli import board_text
from hiddenhand.core import record as records
from hiddenhand.core.errors import HiddenHandError
from hiddenhand.core.event import Fact
from hiddenhand.core.record import Record
from hiddenhand.core.result import Result
from hiddenhand.core.seats import CHANCE, OPEN, SPECTATOR, Seat
from hiddenhand.table.proven import Checker
from hiddenhand.table.table import Table, begin, put
from hiddenhand.text.words import Words


@dataclass(frozen=True, slots=True)
class Retold:
    """A recorded game as one viewer saw it."""

    record: Record
    viewer: Seat
    events: list[dict[str, Fact]]
    view: dict[str, object]
    pending: list[dict[str, object]]
    result: Result | None

    def as_dict(self) -> dict[str, object]:
        """The replay as plain data."""
        special = {SPECTATOR: "spectator", OPEN: "open"}
        return {
            "game": self.record.game,
            "rules": self.record.rules,
            "seats": self.record.seats,
            "settings": self.record.settings,
            "names": {str(seat): name for seat, name in self.record.names.items()},
            "hints": {str(seat): count for seat, count in self.record.hints.items()},
            "viewer": special.get(self.viewer, self.viewer),
            "answers": len(self.record.answers),
            "events": self.events,
            "view": self.view,
            "pending": self.pending,
            "result": self.result.as_dict() if self.result else None,
        }


def lay_out(record: Record) -> Table:
    """The table after the last answer of the record, without further chance draws."""
    table = begin(record)
    for number, (seat, key) in enumerate(record.answers, start=1):
        put(table, number, seat, key)
    return table


def retell(record: Record, viewer: Seat) -> Retold:
    """Replay a record for one viewer."""
    table = lay_out(record)
    pending = [
        decision.as_dict() if viewer == OPEN else decision.seen_by(viewer)
        for decision in table.pending
        if viewer == OPEN or decision.seat != CHANCE
    ]
    return Retold(
        record, viewer, table.feed(viewer), table.view(viewer).as_dict(), pending, table.result
    )


def as_lines(told: Retold, language: str) -> list[str]:
    """A replay as lines of text."""
    words = Words(told.record.game, language, told.record.names, told.record.settings)
    words.places = board_text.find(told.record.game).places(told.view, drawn=False)
    settings = " ".join(f"{name}={value}" for name, value in told.record.settings.items())
    command = Words("cli", language)
    title = command.say("replay-title", game=words.name(told.record.game), seats=told.record.seats)
    lines = [f"{title}, {settings}" if settings else title]
    lines += [
        command.say("replay-hints", who=words.seat(seat), count=count)
        for seat, count in sorted(told.record.hints.items())
    ]
    lines += [words.event(event) for event in told.events]
    if told.result:
        lines += words.result(told.result)
    else:
        lines.append(words.say("not-finished"))
    return lines


def inspect_record(text: str, commitment: str | None = None) -> dict[str, object]:
    """The result of checking a record: what it contains, or what is wrong and where. With
    `commitment` its deal must be the one that this hash was shown for."""
    answers = 0
    try:
        record = records.parse(text)
        checker = Checker(record, commitment)
        table = checker.table
        for number, (seat, key) in enumerate(record.answers, start=1):
            checker.put(number, seat, key)
            table.game.check(table.state)
            answers = number
    except HiddenHandError as error:
        wrong: dict[str, object] = {"ok": False, **error.as_dict(), **error.facts}
        if error.place.startswith("answer "):
            # answers begin after the blank line at the end of the header
            line = text.split("\n").index("") + 1 + int(error.place.removeprefix("answer "))
            wrong["place"] = f"line {line}, {error.place}"
        return {**wrong, "answers": answers}
    result = table.result
    return {
        "ok": True,
        "game": record.game,
        "seats": record.seats,
        "answers": answers,
        "finished": result is not None,
        "ending": result.ending if result else None,
        "deal": _deal(record, checker, commitment),
        "draws": len(checker.draws),
        "commitment": record.proof.commitment if record.proof else None,
    }


def _deal(record: Record, checker: Checker, commitment: str | None) -> str:
    """What is known of the deal: proven, recomputed from a commitment that nobody compared with
    the one shown before the game, still secret, or without proof."""
    if record.proof is None:
        return "not-proven"
    if not checker.proven:
        return "still-secret"
    return "recomputed" if commitment is None else "proven"
