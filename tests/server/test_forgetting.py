"""The log drops amounts of prestige at the end of the turn (SA-V11), also on an open page."""

from pathlib import Path
from typing import Any

from hiddenhand.table.dice import SeededDice
from hiddenhand.testing import rule
from tests.server.people import Guest
from tests.server.running import Running, run, server

# The large pack: nobody wins there in the first two turns, whatever is dealt.
SETTINGS = {"length": "short", "map_mode": "automatic"}


async def against_a_bot(here: Running, **settings: str) -> tuple[Guest, str]:
    ola = await Guest.arrive(here.address, "Ola")
    code = await ola.create("secret_allies", 2, settings={**SETTINGS, **settings})
    await ola.seat(code, 0)
    await ola.seat(code, 1, "bot", bot="random")
    await ola.connect()
    await ola.watch(code)
    await ola.start(code)
    await ola.look(code, 0)
    return ola, code


async def play_to_turn(ola: Guest, code: str, turn: int, dice: SeededDice) -> None:
    while ola.sights[code][0].view["turn"] < turn and not ola.sights[code][0].result:
        await ola.play(code, dice, answers=1)


async def asked_alone(guest: Guest, code: str) -> None:
    """Wait until only seat 0 owes an answer, so that nothing changes before it is given."""
    await guest.until(
        lambda: [question["seat"] for question in guest.sights[code][0].moment["questions"]] == [0]
    )


def opened_bids(log: list[list[dict[str, Any]]]) -> list[bool]:
    """For each opening of bids before this turn, whether the amounts are in the log."""
    events = [event for step in log for event in step]
    turns = [number for number, event in enumerate(events) if event["event"] == "turn"]
    older = events[: turns[-1]] if turns else []
    return ["bids" in event for event in older if event["event"] == "bids-opened"]


async def fresh_log(ola: Guest, code: str) -> list[list[dict[str, Any]]]:
    """The log that a newly opened page gets."""
    tab = ola.another_device()
    await tab.connect()
    await tab.watch(code)
    await tab.look(code, 0)
    log = tab.sights[code][0].log
    await tab.leave()
    return log


@rule("SA-V11", "amounts are in the log for the current turn only, on open pages as on fresh ones")
def test_an_open_page_forgets_with_the_turn(tmp_path: Path) -> None:
    async def scenario() -> None:
        ola, code = await against_a_bot(here)
        dice = SeededDice("forget")
        await play_to_turn(ola, code, 2, dice)
        await asked_alone(ola, code)
        known = ola.sights[code][0].log
        assert opened_bids(known)  # those of turn zero, and of turn 1
        assert not any(opened_bids(known))
        assert known == await fresh_log(ola, code)
        await ola.leave()

    with server(tmp_path) as here:
        run(scenario())


@rule("SA-V11", "who comes back after the turn has ended is not left with its amounts")
def test_a_page_that_comes_back_forgets_too(tmp_path: Path) -> None:
    async def scenario() -> None:
        ola, code = await against_a_bot(here)
        dice = SeededDice("away")
        await play_to_turn(ola, code, 1, dice)
        await ola.play(code, dice, answers=3)  # bids of turn 1 are open and in the log
        tab = ola.another_device()
        await tab.connect()
        await tab.watch(code)
        await tab.look(code, 0)
        await ola.disconnect()
        await play_to_turn(tab, code, 2, dice)
        await asked_alone(tab, code)
        await ola.connect()
        await ola.watch(code, resume=True)
        await ola.reach(code, 0, tab.sights[code][0].seq)
        assert ola.sights[code][0].log == tab.sights[code][0].log == await fresh_log(ola, code)
        assert not any(opened_bids(ola.sights[code][0].log))
        await ola.leave()
        await tab.leave()

    with server(tmp_path) as here:
        run(scenario())


@rule("SA-V11", "with prestige_log=game the amounts stay")
def test_nothing_is_forgotten_where_the_log_keeps_all(tmp_path: Path) -> None:
    async def scenario() -> None:
        ola, code = await against_a_bot(here, prestige_log="game")
        await play_to_turn(ola, code, 2, SeededDice("keep"))
        await ola.until(lambda: ola.sights[code][0].question(0))
        assert all(opened_bids(ola.sights[code][0].log))
        assert not any(message.get("retold") for message in ola.inbox)
        await ola.leave()

    with server(tmp_path) as here:
        run(scenario())
