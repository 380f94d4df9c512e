"""One search over several processes: deterministic, without hidden information, robust to
crashes."""

import os
import pickle
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

import pytest

from hiddenhand.bots import loader
from hiddenhand.bots.arena import Match, play, run
from hiddenhand.bots.bot import Chair
from hiddenhand.bots.search.bot import SearchBot
from hiddenhand.bots.search.budget import Budget
from hiddenhand.bots.search.crew import Crew, WorkerFailed, crew
from hiddenhand.bots.search.orders import Order, Tallies, shared_out
from hiddenhand.core.dice import Dice
from hiddenhand.core.errors import UnknownBot
from hiddenhand.games.hidden_leaders.bots.expert import ExpertBot
from hiddenhand.games.secret_allies.bots.expert import ExpertBot as AlliesExpert
from hiddenhand.table.dice import SeededDice
from hiddenhand.table.table import Table
from tests.bots.test_search import has_rumour, table_after, with_state
from tests.bots.test_secret_allies import tables

SHORT = {"map_mode": "automatic", "length": "short"}


@dataclass(frozen=True, slots=True)
class Echo(Order):
    """Returns what it was given, as soon as a file exists."""

    word: int
    after: str = ""

    def carry_out(self) -> Tallies:
        while self.after and not Path(self.after).exists():
            time.sleep(0.01)
        return [(self.word, float(self.iterations))]


@dataclass(frozen=True, slots=True)
class Fatal(Order):
    def carry_out(self) -> Tallies:
        os._exit(3)


@dataclass(frozen=True, slots=True)
class Wrong(Order):
    def carry_out(self) -> Tallies:
        raise ZeroDivisionError("ouch")


# -- the same again ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "settings", "iterations"), [("hidden-leaders", {}, 12), ("secret-allies", SHORT, 4)]
)
def test_a_shared_search_depends_on_seed_and_processes_alone(
    game: str, settings: dict[str, str], iterations: int
) -> None:
    bots = f"expert:iterations={iterations}:processes=2"
    answers = []
    for _ in range(2):
        table = Table(game, 2, "shared", settings)
        bot = loader.find(bots).sit("s", 0, 0)
        other = loader.find("normal").sit("s", 0, 1)
        chairs = [Chair(table, seat) for seat in range(2)]
        given: list[str] = []
        while (decision := table.decision) is not None and len(given) < 40:
            given.append((bot, other)[decision.seat].choose(decision, chairs[decision.seat]))
            table.say(decision.seat, given[-1])
        answers.append(given)
    assert answers[0] == answers[1]


def test_all_iterations_are_shared_out_and_counted() -> None:
    assert shared_out(7, 3) == [3, 2, 2]
    table = table_after(30)
    decision = table.decision
    assert decision is not None
    for iterations in (1, 61):  # with 1 one worker has no work
        bot = ExpertBot(decision.seat, SeededDice("n"), iterations=str(iterations), processes="2")
        hints = bot.explain(decision, Chair(table, decision.seat))
        assert sum(hint.tried for hint in hints) == iterations
        assert all(0.0 <= hint.chance <= 1.0 for hint in hints)


def test_games_over_processes_may_search_over_processes() -> None:
    """A forked process does not use its parent's workers."""
    match = Match("hidden-leaders", 2, bots="search:iterations=2:processes=2,normal")
    play(match, 0)
    assert run(match, 2, processes=2, digest=True).digest == run(match, 2, digest=True).digest


# -- secrecy -------------------------------------------------------------------------------


def test_workers_learn_what_the_seat_knows_and_nothing_else() -> None:
    """Worlds that a seat cannot distinguish send the same bytes to the workers."""
    rumours = 0
    for answers in range(3, 40, 2):
        table = table_after(answers, seed=f"order{answers}")
        decision = table.decision
        assert decision is not None
        orders = []
        twin = with_state(table, table.state.redeal(decision.seat, SeededDice("twin")))
        for seen in (table, twin):
            chair = Chair(seen, decision.seat)
            bot = ExpertBot(decision.seat, SeededDice("same"), iterations="8")
            bot.listen(chair)
            order = bot.order(chair, chair.imagine(bot.dice))
            orders.append(pickle.dumps(order))
            assert seen.state.pack() not in orders[-1]
        assert orders[0] == orders[1]
        rumours += has_rumour(table.state)
    assert rumours > 10


def test_workers_of_secret_allies_learn_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[bytes] = []

    def share(budget: Budget, order: Order, dice: Dice, end: float) -> list[Tallies]:
        sent.append(pickle.dumps(order))
        return [order.carry_out()]

    monkeypatch.setattr(Budget, "share", share)
    compared = 0
    for number, table in enumerate(tables(2, 200, "orders")):
        decision = table.decision
        assert decision is not None
        if number % 20:
            continue
        twin = with_state(table, table.state.redeal(decision.seat, SeededDice(f"twin{number}")))
        for seen in (table, twin):
            bot = AlliesExpert(decision.seat, SeededDice("same"), iterations="1", processes="2")
            bot.choose(decision, Chair(seen, decision.seat))
        half = len(sent) // 2  # a plan takes two searches
        assert sent[:half] == sent[half:]
        if half:
            compared += twin.state.pack() != table.state.pack()
        sent.clear()
    assert compared > 2


# -- time ----------------------------------------------------------------------------------


def test_a_late_worker_is_not_waited_for_and_not_mixed_up(tmp_path: Path) -> None:
    two = crew(2)
    two.ask([Echo(0), Echo(0)])  # wait for both: starting takes a while on a busy machine
    go_on = tmp_path / "go-on"
    end = time.perf_counter() + 2.0
    assert two.ask([Echo(1), Echo(2, after=str(go_on))], end) == [[(1, 0.0)]]
    go_on.touch()
    assert two.ask([Echo(3), Echo(4)]) == [[(3, 0.0)], [(4, 0.0)]]


def test_a_shared_search_may_be_asked_for_time() -> None:
    table = table_after(30)
    decision = table.decision
    assert decision is not None
    bot = SearchBot(decision.seat, SeededDice("time"), ms="60", processes="2")
    hints = bot.explain(decision, Chair(table, decision.seat))
    # How much is done in that time depends on the machine; benchmarks/thinking.py measures it.
    assert sum(hint.tried for hint in hints) >= 1


# -- when it breaks ------------------------------------------------------------------------


def test_a_worker_that_dies_is_named_and_replaced() -> None:
    with pytest.raises(WorkerFailed, match="worker 1: it ended with 3"):
        crew(2).ask([Echo(1), Fatal()])
    assert crew(2).ask([Echo(1), Echo(2)]) == [[(1, 0.0)], [(2, 0.0)]]


def test_what_goes_wrong_in_a_worker_is_told() -> None:
    with pytest.raises(WorkerFailed, match=r"worker 0: ZeroDivisionError\('ouch'\)"):
        crew(2).ask([Wrong(), Echo(1)])
    assert crew(2).ask([Echo(1), Echo(2)]) == [[(1, 0.0)], [(2, 0.0)]]


def test_workers_that_cannot_start_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hiddenhand.bots.search.crew.serve", os._exit)  # exits at once
    with pytest.raises(WorkerFailed, match="cannot be started"):
        Crew(1)


def test_workers_leave_with_the_process_that_asked() -> None:
    script = (
        "from hiddenhand.bots.search.crew import crew; import time\n"
        "print(*(worker.pid for worker in crew(2)._workers), flush=True)\n"
        "raise SystemExit('done')"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert done.stderr.strip() == "done"
    pids = [int(word) for word in done.stdout.split()]
    assert len(pids) == 2
    assert not any(is_running(pid) for pid in pids)


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.parametrize("words", ["processes=0", "processes=many", "processes=1000"])
def test_impossible_numbers_of_processes_are_refused(words: str) -> None:
    for bot in ("search", "hard", "hiddenhand.games.secret_allies.bots.hard:HardBot"):
        with pytest.raises(UnknownBot):
            loader.find(f"{bot}:iterations=5:{words}").sit("x", 0, 0)
