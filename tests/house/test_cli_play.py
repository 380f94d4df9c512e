"""A person plays in the terminal, with answers from a file."""

from pathlib import Path

import pytest

from hiddenhand.core import record as records
from tests.house.commands import hiddenhand as command
from tests.house.commands import refused

GAME = "night-market"
NIGHT = ("play", GAME, "--seats", "3", "--seed", "evening")


def play(*words: str | Path, given: str, cwd: Path) -> str:
    done = command(*words, given=given, cwd=cwd)
    assert done.code == 0, done.err
    assert done.err == ""
    return done.out


def test_a_whole_game(tmp_path: Path) -> None:
    file = tmp_path / "whole.hh"
    out = play(*NIGHT, "-o", file, given="1\n" * 20, cwd=tmp_path)
    assert "night market, 3 players" in out
    assert "Winner: " in out or "Nobody wins." in out
    assert f"Saved: {file}" in out
    kept = records.parse(file.read_text(encoding="utf-8"))
    assert kept.names == {0: "You", 1: "Ada", 2: "Bo"}
    assert command("verify", file, "--json").json["finished"] is True


def test_keys_and_numbers_are_the_same_answers(tmp_path: Path) -> None:
    out = play(*NIGHT, given="quit\n", cwd=tmp_path)
    first = next(line.split()[-1] for line in out.splitlines() if line.startswith("  1  Bid"))
    by_key = play(*NIGHT, "-o", tmp_path / "a.hh", given=f"bid:card{first}\nquit\n", cwd=tmp_path)
    by_number = play(*NIGHT, "-o", tmp_path / "b.hh", given="1\nquit\n", cwd=tmp_path)
    assert (tmp_path / "a.hh").read_bytes() == (tmp_path / "b.hh").read_bytes()
    told = f"You: bid card {first}"
    assert by_key.count(told) == by_number.count(told) == 1


def test_wishes(tmp_path: Path) -> None:
    given = "?\nlog\ntable\nhelp\n0\n77\nfoo\n\nquit\n"
    out = play(*NIGHT, given=given, cwd=tmp_path)
    assert "NM-2.2 (NM-2 A night)\nThen each seat seals one card" in out
    assert "   1  You: patron " in out
    assert out.count("hand sizes  3, 3, 3") == 2
    assert out.count("Answer with a number") == 2
    for wrong in ("0", "77", "foo"):
        assert f"{wrong} is not one of the choices. Choose 1 to 3." in out


def test_quit_saves_and_resume_goes_on(tmp_path: Path) -> None:
    out = play(*NIGHT, given="2\nquit\n", cwd=tmp_path)
    assert "Saved: night_market-1.hh" in out
    assert "--resume night_market-1.hh" in out
    play(*NIGHT, given="2\n", cwd=tmp_path)  # the end of the input leaves too
    assert (tmp_path / "night_market-2.hh").exists()
    end = tmp_path / "end.hh"
    resume = ("play", GAME, "--resume", tmp_path / "night_market-1.hh", "-o", end)
    again = play(*resume, given="1\n" * 20, cwd=tmp_path)
    assert "Winner: " in again or "Nobody wins." in again
    before = records.parse((tmp_path / "night_market-1.hh").read_text(encoding="utf-8"))
    after = records.parse(end.read_text(encoding="utf-8"))
    assert after.answers[: len(before.answers)] == before.answers
    assert refused("play", GAME, "--resume", end) == (
        "This game is over. Use the command replay to see it."
    )


def test_only_the_own_secrets_are_shown(tmp_path: Path) -> None:
    """What others hold is nowhere in the output before it is public."""
    file = tmp_path / "secret.hh"
    out = play(*NIGHT, "-o", file, given="1\nlog\nquit\n", cwd=tmp_path)
    told = command("replay", file, "--seat", "0", "--json").json
    known = {word for event in told["events"] for word in event.values()}
    everything = command("replay", file, "--seat", "open", "--json").json
    hands = everything["view"]["hands"]
    hidden = {card for seat in ("1", "2") for card in hands[seat]} - known
    assert len(hidden) >= 4
    words = set(out.replace(",", " ").split())
    assert not hidden & words
    assert not set(everything["view"]["patrons"][1:]) & words


@pytest.mark.parametrize("seat", ["0", "2"])
def test_any_seat_may_be_taken(seat: str, tmp_path: Path) -> None:
    words = (*NIGHT, "--seat", seat, "--name", "Ola", "--bots", "random,random:seed=3")
    out = play(*words, given="1\n" * 20, cwd=tmp_path)
    assert f"You are in seat {seat}." in out


def test_a_name_is_one_line(tmp_path: Path) -> None:
    assert refused(*NIGHT, "--name", " ", cwd=tmp_path).startswith("A name must be a single line")


def test_the_wrong_game_is_not_resumed(tmp_path: Path) -> None:
    play(*NIGHT, given="quit\n", cwd=tmp_path)
    file = tmp_path / "night_market-1.hh"
    assert refused("play", "hidden-leaders", "--resume", file).startswith(
        "This record is from another game: "
    )


TINY = ("play", "secret-allies", "--seats", "2", "--set", "pack=tiny", "--seed", "hills")


def test_the_number_of_a_bid_is_its_amount(tmp_path: Path) -> None:
    file = tmp_path / "bid.hh"
    automatic = ("--set", "map_mode=automatic", "-o", file)
    out = play(*TINY, *automatic, given="99\n3\nquit\n", cwd=tmp_path)
    assert "  0  bid 0\n" in out
    assert "99 is not one of the choices. Choose 0 to 7." in out
    assert (0, "bid:3") in records.parse(file.read_text(encoding="utf-8")).answers


def test_giving_a_game_up(tmp_path: Path) -> None:
    file = tmp_path / "given-up.hh"
    out = play(*TINY, "-o", file, given="resign\n", cwd=tmp_path)
    assert "Type resign at any time" in out
    assert "Winner: Ada." in out
    assert records.parse(file.read_text(encoding="utf-8")).answers[-1] == (0, "resign")
    out = play(*NIGHT, given="resign\nquit\n", cwd=tmp_path)  # a game without resigning
    assert "resign is not one of the choices." in out


def test_seats_are_those_a_pack_is_made_for(tmp_path: Path) -> None:
    out = play(*TINY[:2], *TINY[4:], given="quit\n", cwd=tmp_path)
    assert "Secret Allies, 2 players." in out


def test_seats_a_pack_is_not_made_for(tmp_path: Path) -> None:
    words = ("play", "secret-allies", "--seats", "4", "--set", "pack=tiny")
    assert refused(*words, cwd=tmp_path).endswith("There is no setup for 4 players. Available: 2")
