"""Names: normalized, visible, and told apart by eye."""

import asyncio

import pytest

from hiddenhand.server.live.seating import Place, Seating
from hiddenhand.server.people.names import BadName, clean_name, look_the_same
from tests.server.serving import another, serving

ROOM = {"game": "hidden_leaders", "seats": 3}


@pytest.mark.parametrize(
    ("said", "name"),
    [
        ("  Ola   K. ", "Ola K."),
        ("Zoe\u0308", "Zo\u00eb"),
        ("\uff2f\uff4c\uff41", "Ola"),  # full width
        ("\ufb01ona", "fiona"),
        ("\u2764\ufe0f Ola", "\u2764 Ola"),  # an emoji and the sign that asks for colors
        ("Nguy\u1ec5n Th\u1ecb", "Nguy\u1ec5n Th\u1ecb"),
        ("\u05e9\u05b8\u05c1\u05dc\u05d5\u05b9\u05dd", None),  # Hebrew with its points
        ("\u0e44\u0e01\u0e48", None),  # Thai
        ("\u592a\u90ce\u30fc", None),
        ("DJ \u041e\u043b\u0435\u0433", None),  # two alphabets in two words
        ("O'Neil-\u017b\u00f3\u0142\u0107 3", None),
    ],
)
def test_names_of_the_world_are_taken(said: str, name: str | None) -> None:
    assert clean_name(said) == (name or said)


@pytest.mark.parametrize(
    "said",
    [
        "",
        "  ",
        "x" * 25,
        "\u3164",  # Hangul filler
        "\u2800",  # Braille without dots
        "\ufe00",
        "Ola\u1160",
        "Ola\u200b",
        "Ola\u202e",
        "Ola\U000e0041",
        "O\u0335\u0336\u0337la",  # piled up
        " \u0301Ola",  # a mark on nothing
        "\u041ela",  # a Cyrillic letter among Latin ones
        "p\u0430ypal",
    ],
)
def test_names_that_cannot_be_seen_or_deceive_are_refused(said: str) -> None:
    with pytest.raises(BadName):
        clean_name(said)


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("Ola", "ola", True),
        ("Ola", "0la", True),
        ("Ola", "\u041e\u0399\u0430", True),
        ("modern", "rnodern", True),
        ("Ill", "lll", True),
        ("\u0421\u043e\u0440\u0430", "Copa", True),  # the whole name in another alphabet
        ("Ola", "Ala", False),
        ("Guest 1", "Guest 2", False),
        ("\u041e\u043b\u044f", "\u041e\u043b\u044c\u0433\u0430", False),
    ],
)
def test_what_looks_the_same(one: str, other: str, same: bool) -> None:
    assert look_the_same(one, other) is look_the_same(other, one) is same


def test_nobody_has_the_looks_of_another_at_the_table() -> None:
    seating = Seating([Place("a", "Copa"), Place(), Place()])
    assert seating.name_for(1, "\u0421\u043e\u0440\u0430") == "\u0421\u043e\u0440\u0430 (2)"
    assert seating.name_for(0, "Copa") == "Copa"
    assert seating.name_for(1, "Jan") == "Jan"


def test_the_server_refuses_them_everywhere(database: str) -> None:
    async def scenario() -> None:
        async with serving(database) as client, another(client) as ghost:
            refused = await ghost.post("/api/me", json={"name": "\u3164"})
            assert (refused.status_code, refused.json()["error"]) == (422, "bad-name")
            await client.post("/api/me", json={"name": "Ola"})
            refused = await client.patch("/api/me", json={"name": "\u041ela"})
            assert (refused.status_code, refused.json()["facts"]) == (422, {"reason": "mixed"})
            room = (
                await client.post("/api/rooms", json={"game": "hidden_leaders", "seats": 3})
            ).json()
            seat = f"/api/rooms/{room['code']}/seats"
            guest = await client.post(f"{seat}/1", json={"do": "local", "name": "\u2800"})
            assert guest.status_code == 422

    asyncio.run(scenario())


def test_one_person_has_one_seat_and_guests_on_the_same_device(database: str) -> None:
    async def scenario() -> None:
        async with serving(database) as client:
            await client.post("/api/me", json={"name": "Ola"})
            room = (
                await client.post("/api/rooms", json={"game": "hidden_leaders", "seats": 3})
            ).json()
            seat = f"/api/rooms/{room['code']}/seats"
            assert (await client.post(f"{seat}/0", json={"do": "take"})).status_code == 200
            twice = await client.post(f"{seat}/1", json={"do": "take", "name": "Jan"})
            assert (twice.status_code, twice.json()["error"]) == (409, "seat-is-taken")
            assert twice.json()["facts"] == {"reason": "yours"}
            again = await client.post(f"{seat}/0", json={"do": "take"})
            assert again.status_code == 200
            guest = await client.post(f"{seat}/1", json={"do": "local", "name": "Jan"})
            assert [place["local"] for place in guest.json()["seats"]] == [False, True, False]

    asyncio.run(scenario())
