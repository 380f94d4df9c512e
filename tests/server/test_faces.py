"""Names and faces: chosen once, seen by all, changed at the table, never twice the same name."""

from pathlib import Path

from hiddenhand.core import record
from hiddenhand.server.live.seating import Place, Seating
from tests.server.people import Guest
from tests.server.running import run, server
from tests.server.test_rooms import refused, two_people


def test_a_face_is_chosen_and_seen_by_all(tmp_path: Path) -> None:
    async def scenario() -> None:
        ola, ben, code = await two_people(here)
        assert (await ola.ask("GET", "/api/me"))["face"] is None  # was never asked
        for guest in (ola, ben):
            await guest.connect()
            await guest.watch(code)
        me = await ola.ask("PATCH", "/api/me", {"face": "fox-teal"})
        assert (me["name"], me["face"]) == ("Ola", "fox-teal")
        await ben.until(lambda: ben.rooms[code]["seats"][0]["person"]["face"] == "fox-teal")
        assert ben.rooms[code]["host"]["face"] == "fox-teal"
        await ola.demand(type="chat", room=code, text="hello")
        said = await ben.until(lambda: [m for m in ben.inbox if m["type"] == "chat"])
        assert said[0]["person"]["face"] == "fox-teal"
        await ola.ask("PATCH", "/api/me", {"face": "owl-gold"})
        chat = await ben.ask("GET", f"/api/rooms/{code}/chat")
        assert chat[0]["person"]["face"] == "owl-gold"  # people are known by the face they have
        for face in ("dragon-teal", "fox-plaid", "fox", "<svg>"):
            assert await refused(ola.ask("PATCH", "/api/me", {"face": face})) == "bad-message"
        assert (await ola.ask("GET", "/api/me/export"))["user"]["face"] == "owl-gold"
        await ola.leave()
        await ben.leave()

    with server(tmp_path) as here:
        run(scenario())


def test_a_name_changed_at_the_table_is_in_the_record(tmp_path: Path) -> None:
    async def scenario() -> None:
        ola, ben, code = await two_people(here)
        for guest in (ola, ben):
            await guest.connect()
            await guest.watch(code)
        await ola.start(code)
        await ola.look(code, 0)
        await ben.ask("PATCH", "/api/me", {"name": "Benjamin", "face": "initials-red"})
        await ola.until(lambda: ola.rooms[code]["seats"][1]["person"]["name"] == "Benjamin")
        second = ola.another_device()
        await second.connect()
        await second.watch(code)
        assert (await second.look(code, 0)).moment["names"] == {"0": "Ola", "1": "Benjamin"}
        for guest in (ola, ben):
            await guest.ask("POST", f"/api/rooms/{code}/abandon", {})
        game = ola.rooms[code]["game_id"]
        kept = record.parse((await ola.http.get(f"/api/games/{game}/record")).text)
        assert kept.names == {0: "Ola", 1: "Benjamin"}
        for guest in (ola, ben, second):
            await guest.leave()

    with server(tmp_path) as here:
        run(scenario())


def test_nobody_has_the_name_of_another_at_the_table(tmp_path: Path) -> None:
    async def scenario() -> None:
        guests = [await Guest.arrive(here.address, "Guest 123") for _ in range(3)]
        code = await guests[0].create("hidden_leaders", 3)
        for seat, guest in enumerate(guests):
            room = await guest.seat(code, seat)
        names = [seat["person"]["name"] for seat in room["seats"]]
        assert names == ["Guest 123", "Guest 123 (2)", "Guest 123 (3)"]
        await guests[1].connect()
        await guests[1].watch(code)
        await guests[1].demand(type="chat", room=code, text="hello")
        said = await guests[1].until(lambda: [m for m in guests[1].inbox if m["type"] == "chat"])
        assert said[0]["person"]["name"] == "Guest 123 (2)"
        await guests[0].ask("PATCH", "/api/me", {"name": "Ola"})
        room = await guests[0].ask("GET", f"/api/rooms/{code}")
        assert room["seats"][0]["person"]["name"] == "Ola"
        await guests[2].ask("PATCH", "/api/me", {"name": "OLA"})
        room = await guests[0].ask("GET", f"/api/rooms/{code}")
        assert room["seats"][2]["person"]["name"] == "OLA (2)"
        for guest in guests:
            await guest.leave()

    with server(tmp_path) as here:
        run(scenario())


def test_a_long_name_leaves_room_for_its_number() -> None:
    name = "Wilhelmina Elisabeth Ann"
    assert Seating([Place("a", name), Place()]).name_for(1, name) == "Wilhelmina Elisabeth (2)"


def test_who_is_sent_away_is_told_until_they_sit_again(tmp_path: Path) -> None:
    async def scenario() -> None:
        ola, ben, code = await two_people(here)
        await ben.connect()
        await ben.watch(code)
        await ola.seat(code, 1, "clear")
        await ben.until(lambda: ben.rooms[code]["sent_away"] == [ben.user])
        await ben.seat(code, 1)
        await ben.until(lambda: ben.rooms[code]["sent_away"] == [])
        await ben.seat(code, 1, "leave")  # of one's own will
        await ben.until(lambda: ben.rooms[code]["seats"][1]["person"] is None)
        assert ben.rooms[code]["sent_away"] == []
        await ola.leave()
        await ben.leave()

    with server(tmp_path) as here:
        run(scenario())
