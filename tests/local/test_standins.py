"""The small modules of the browser do what the packages do that they take the place of."""

import json
from pathlib import Path
from typing import Annotated, Any, Literal

import orjson as real_orjson
import pydantic as real_pydantic
import pytest
import yaml as real_yaml

from hiddenhand import games
from hiddenhand.local.standins import confusable_homoglyphs, orjson, pydantic, yaml
from hiddenhand.server.wire import messages, rooms
from web.build.engine_sources import text_of


class Small(pydantic.BaseModel):
    name: str
    size: int = 3
    parts: list[tuple[str, float]] = []  # noqa: RUF012
    seats: dict[int, bool] = {}  # noqa: RUF012
    word: str | None = None


class RealSmall(real_pydantic.BaseModel):
    model_config = real_pydantic.ConfigDict(extra="forbid", frozen=True)
    name: str
    size: int = 3
    parts: list[tuple[str, float]] = []
    seats: dict[int, bool] = {}
    word: str | None = None


@pytest.mark.parametrize(
    "given",
    [
        {"name": "a"},
        {"name": "ż", "size": "7", "parts": [["b", 1]], "seats": {"2": True}, "word": None},
        {"name": 5},
        {"size": 1},
        {"name": "a", "size": 1.5},
        {"name": "a", "more": 1},
        {"name": "a", "parts": [["b"]]},
        {"name": "a", "seats": {"x": True}},
        [],
        "text",
    ],
)
def test_messages_are_read_like_the_original_does(given: Any) -> None:
    text = json.dumps(given)
    try:
        wanted = RealSmall.model_validate_json(text).model_dump_json()
    except real_pydantic.ValidationError:
        with pytest.raises(pydantic.ValidationError):
            Small.model_validate_json(text)
    else:
        assert Small.model_validate_json(text).model_dump_json() == wanted


@pytest.mark.parametrize(
    ("room", "is_right"), [("abcdefghij", True), ("ABCDEFGHIJ", False), ("abc", False), (5, False)]
)
def test_limits_and_kinds_of_messages(room: Any, is_right: bool) -> None:
    adapter: pydantic.TypeAdapter[Any] = pydantic.TypeAdapter(
        Annotated[Watch | Ping, pydantic.Field(discriminator="type")]
    )
    assert isinstance(adapter.validate_python({"type": "ping"}), Ping)
    with pytest.raises(pydantic.ValidationError):
        adapter.validate_python({"type": "sing"})
    if is_right:
        assert adapter.validate_python({"type": "watch", "room": room}).room == room
    else:
        with pytest.raises(pydantic.ValidationError) as refused:
            adapter.validate_python({"type": "watch", "room": room})
        assert refused.value.errors()[0]["loc"] == ("watch", "room")


class Watch(pydantic.BaseModel):
    type: Literal["watch"]
    room: Annotated[str, pydantic.Field(pattern=r"^[a-z2-9]{10}$")]


class Ping(pydantic.BaseModel):
    type: Literal["ping"]


def test_every_message_of_the_wire_can_be_declared() -> None:
    """The wire uses nothing that the stand-in lacks."""
    known = {"default_factory", "discriminator", "ge", "le", "max_length", "min_length", "pattern"}
    for module in (messages, rooms):
        assert module.__file__ is not None
        text = Path(module.__file__).read_text(encoding="utf-8")
        for part in text.split("Field(")[1:]:
            words = part.split(")")[0]
            names = {word.split("=")[0].strip() for word in words.split(",") if "=" in word}
            assert {name for name in names if name.isidentifier()} <= known, part[:80]


@pytest.mark.parametrize("value", [{1: "ż"}, [1.5, None, True], {"a": {"b": []}}, "x\u2028"])
def test_json_is_the_same(value: Any) -> None:
    wanted = real_orjson.dumps(value, option=real_orjson.OPT_NON_STR_KEYS)
    assert orjson.dumps(value, option=orjson.OPT_NON_STR_KEYS) == wanted
    assert orjson.loads(wanted) == real_orjson.loads(wanted)


def test_pieces_of_json_are_put_in_as_they_are() -> None:
    value = {"a": orjson.Fragment(b'{"b":1}'), "c": [orjson.Fragment(b"[2]")]}
    assert orjson.dumps(value) == b'{"a":{"b":1},"c":[[2]]}'


def test_rows_made_by_the_build_are_those_of_the_yaml_files() -> None:
    for name in games.names():
        folder = Path(str(games.find(name).folder))
        for file in sorted(folder.glob("*.yaml")):
            wanted = real_yaml.safe_load(file.read_text(encoding="utf-8"))
            assert yaml.safe_load(text_of(file)) == wanted, file


def test_text_that_is_no_literal_is_refused() -> None:
    with pytest.raises(yaml.YAMLError):
        yaml.safe_load("a: 1")


def test_alphabets_of_a_word() -> None:
    assert confusable_homoglyphs.unique_aliases("Anna") == {"LATIN"}
    assert confusable_homoglyphs.unique_aliases("\u0410nna") == {"LATIN", "CYRILLIC"}
