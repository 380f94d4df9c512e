"""The generator of the web app's types writes what the Python types say."""

from dataclasses import dataclass
from typing import Literal, TypedDict

import pytest

from hiddenhand.server.wire.base import Facts, Part
from hiddenhand.server.wire.messages import Snapshot
from hiddenhand.server.wire.rooms import Clock
from tools import typescript
from tools.tree import shipped_games


class Inner(TypedDict):
    at: int | None


@dataclass(frozen=True)
class Sample:
    words: tuple[str | None, ...]  # oldest first
    pair: tuple[int, str]
    by_seat: dict[int, list[Inner]]
    kind: Literal["a", "b"]
    facts: Facts


def shapes_of(shape: type) -> str:
    writer = typescript._Writer()
    writer.shape(shape)
    return "\n".join(writer.parts)


def test_all_kinds_of_types() -> None:
    assert shapes_of(Sample) == (
        "export interface Inner {\n  at: number | null;\n}\n\n"
        "export interface Sample {\n"
        "  words: (string | null)[]; // oldest first\n"
        "  pair: [number, string];\n"
        "  by_seat: Record<number, Inner[]>;\n"
        '  kind: "a" | "b";\n'
        "  facts: Facts;\n}\n"
    )


def test_only_what_clients_say_may_leave_fields_out() -> None:
    assert "  bank?: number;" in shapes_of(Clock)
    assert "  first: number;" in shapes_of(Snapshot)


def test_what_it_does_not_know_it_names() -> None:
    class Odd(Part):
        when: set[int]

    with pytest.raises(TypeError, match="no TypeScript for set"):
        shapes_of(Odd)


def test_every_message_is_there() -> None:
    text = typescript.wire_types()
    for name in ("Snapshot", "ServerMessage", "Replay"):
        assert f" {name} " in text


def test_every_view_is_there() -> None:
    for game in shipped_games():
        view = type(game.project(game.start(game.seat_numbers[0]), 0)).__name__
        assert f"export interface {view} " in typescript.view_types(game)
