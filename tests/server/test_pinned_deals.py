"""A cheating operator replaces the server's secret after players have added their share, and an
uploaded record claims to be proven: both are noticed."""

import asyncio
import contextlib
import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hiddenhand.cli.terminal.pinned import Pin
from hiddenhand.cli.terminal.remote import RemoteSitting
from hiddenhand.cli.terminal.sitting import Told
from hiddenhand.core import record as records
from hiddenhand.server.live import deals
from hiddenhand.server.refusals import DealChanged
from hiddenhand.table.dice import SeededDice
from hiddenhand.table.proven import Deal
from tests.house.commands import hiddenhand as command
from tests.server.people import Guest, Refused
from tests.server.running import run, server
from tests.server.serving import serving
from tests.server.test_games import proven_record


class Player:
    """Plays in the terminal with the first option, and keeps what the screen was told."""

    def __init__(self, sitting: RemoteSitting) -> None:
        self.sitting, self.told = sitting, list[str]()
        self.news = asyncio.Event()
        self.answers: set[asyncio.Task[None]] = set()
        sitting.tell = self.hear

    def hear(self, told: Told) -> None:
        if told.message is not None:
            self.told.append(told.message[0])
            self.news.set()
        mine = told.moment.mine(self.sitting.seat) if told.moment else None
        if mine is not None:
            self.answers.add(asyncio.create_task(self.sitting.answer(mine.options[0])))

    async def until(self, key: str) -> None:
        async with asyncio.timeout(180):
            while key not in self.told:
                self.news.clear()
                await self.news.wait()


@contextlib.contextmanager
def opened(folder: Path) -> Iterator[sqlite3.Connection]:
    connection = sqlite3.connect(folder / "games.db")
    yield connection
    connection.commit()
    connection.close()


def swap_secret(folder: Path) -> None:
    """What an operator can do: another secret, with everything that players have added."""
    with opened(folder) as kept:
        (text,) = kept.execute("SELECT deal FROM rooms").fetchone()
        forged = {**json.loads(text), "secret": "77" * 32}
        kept.execute("UPDATE rooms SET deal = ?", (json.dumps(forged),))


async def _sit_down(address: str) -> tuple[Guest, str, RemoteSitting]:
    host = await Guest.arrive(address, "Host")
    code = await host.create("hidden_leaders", 2)
    await host.seat(code, 0)
    return host, code, await RemoteSitting.join(f"http://{address}/r/{code}", "Ola")


async def _play(host: Guest, code: str, sitting: RemoteSitting, verdict: str) -> list[str]:
    """Play the game to its end; returns what the terminal told about the deal."""
    player = Player(sitting)
    running = asyncio.create_task(sitting.run())
    await host.connect()
    await host.watch(code)
    await host.start(code)
    await host.look(code, 0)
    await host.play(code, SeededDice("host"))
    await host.until(lambda: host.rooms[code]["stage"] == "over")
    await player.until(verdict)
    running.cancel()
    await sitting.close()
    return player.told


async def _record(host: Guest, code: str, folder: Path) -> tuple[dict[str, Any], Path]:
    """The finished game as the server tells it, and its record as a file."""
    game = (await host.ask("GET", f"/api/rooms/{code}"))["game_id"]
    line = await host.ask("GET", f"/api/games/{game}")
    file = folder / "game.hh"
    file.write_bytes((await host.http.get(f"/api/games/{game}/record")).content)
    return line, file


@pytest.mark.parametrize("cheats", [False, True])
def test_the_terminal_and_verify_notice_a_swapped_commitment(tmp_path: Path, cheats: bool) -> None:
    verdict = "screen-deal-changed" if cheats else "screen-deal-proven"

    async def scenario() -> None:
        with server(tmp_path) as first:
            host, code, sitting = await _sit_down(first.address)
            port = int(first.address.rsplit(":", 1)[1])
        if cheats:
            swap_secret(tmp_path)
        with server(tmp_path, at=port):
            told = await _play(host, code, sitting, verdict)
            line, file = await _record(host, code, tmp_path)
            await host.leave()
        assert told == ["screen-deal-added", verdict]
        assert pinned is not None
        assert (line["commitment"] == pinned.commitment) is not cheats
        assert command("verify", file, "--json").json["deal"] == "recomputed"
        done = command("verify", file, "--commitment", pinned.commitment.upper(), "--json")
        if cheats:
            assert (done.code, done.json["error"]) == (1, "deal-mismatch")
            shown = command("verify", file, "--commitment", pinned.commitment)
            assert "changed its commitment" in shown.out
        else:
            assert (done.code, done.json["deal"]) == (0, "proven")
            assert _judged_without_share(file, pinned) == "screen-deal-dropped"

    pinned: Pin | None = None
    original = RemoteSitting.__init__

    def remember(self: RemoteSitting, *words: Any) -> None:
        nonlocal pinned
        original(self, *words)
        pinned = self.pin

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(RemoteSitting, "__init__", remember)
        run(scenario())


def _judged_without_share(file: Path, pin: Pin) -> str:
    return Pin(pin.commitment, "00" * 32).judge(file.read_text(encoding="utf-8"))[0]


def test_a_hash_that_is_none_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "game.hh"
    file.write_text(proven_record().text(), encoding="utf-8")
    done = command("verify", file, "--commitment", "abc")
    assert done.code == 2
    assert "--commitment" in done.err


def test_a_record_without_a_proof_does_not_match_a_commitment(tmp_path: Path) -> None:
    record = proven_record()
    record.proof = None
    file = tmp_path / "game.hh"
    file.write_text(record.text(), encoding="utf-8")
    told = command("verify", file, "--commitment", "ab" * 32, "--json")
    assert (told.code, told.json["reason"]) == (1, "missing")


# -- what the server does ----------------------------------------------------------------------


def test_shares_are_of_those_who_sit(tmp_path: Path) -> None:
    async def scenario() -> None:
        ola = await Guest.arrive(here.address, "Ola")
        code = await ola.create("hidden_leaders", 2)
        first = await ola.seat(code, 0)
        for number in range(12):  # one comes after the other, and all leave again
            guest = await Guest.arrive(here.address, f"Guest {number}")
            room = await guest.seat(code, 1)
            assert room["deal"]["added"].keys() == {ola.user, guest.user}
            room = await guest.seat(code, 1, "leave")
            await guest.leave()
        assert room["deal"]["added"].keys() == {ola.user}
        assert room["deal"]["commitment"] == first["deal"]["commitment"]
        ben = await Guest.arrive(here.address, "Ben")
        await ben.seat(code, 1)
        room = await ola.seat(code, 1, "clear")
        assert room["deal"]["added"].keys() == {ola.user}
        await ola.leave()
        await ben.leave()

    with server(tmp_path) as here:
        run(scenario())


def test_a_share_counts_only_for_the_commitment_it_was_made_for(tmp_path: Path) -> None:
    deal = Deal()
    text = deals.add(deal.text(), "ola", "01" * 32, deal.commitment)
    assert json.loads(text)["added"] == {"ola": "01" * 32}
    with pytest.raises(DealChanged):
        deals.add(text, "ben", "02" * 32, "ab" * 32)

    async def scenario() -> None:
        ola = await Guest.arrive(here.address, "Ola")
        code = await ola.create("hidden_leaders", 2)
        with pytest.raises(Refused, match="deal-changed"):
            await ola.seat(code, 0, commitment="ab" * 32)
        await ola.leave()

    with server(tmp_path) as here:
        run(scenario())


def test_an_uploaded_record_is_never_proven_by_this_server(database: str) -> None:
    async def scenario() -> None:
        async with serving(database) as client:
            await client.post("/api/me", json={"name": "Ola"})
            text = proven_record().text()
            made = (await client.post("/api/games", content=text)).json()
            await client.delete("/api/me")  # the uploader is forgotten, the game stays
            game = (await client.get(f"/api/games/{made['game_id']}")).json()
            for line in (made, game):
                assert (line["uploaded"], line["proven"], line["commitment"]) == (True, False, None)
            proof = await client.get(f"/api/games/{made['game_id']}/proof")
            assert (proof.status_code, proof.json()["error"]) == (404, "not-there")
            kept = await client.get(f"/api/games/{made['game_id']}/record")
            assert records.parse(kept.text).proof is not None  # what it claims stays in it

    asyncio.run(scenario())
