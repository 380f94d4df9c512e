"""The order of a run in several processes: slow files first, so that only short tests are left at
the end and no process waits for another."""

from collections.abc import Sequence
from typing import TypeVar

# Files whose tests take long, with roughly the seconds of all their tests.
SLOW: dict[str, int] = {
    "tests/web/test_geometry.py": 135,
    "tests/web/test_people.py": 105,
    "tests/web/test_allies.py": 80,
    "tests/web/test_summons.py": 75,
    "tests/web/test_table.py": 70,
    "tests/web/test_lessons.py": 65,
    "tests/web/test_languages.py": 60,
    "tests/web/test_evenings.py": 60,
    "tests/web/test_shell.py": 55,
    "tests/web/test_access.py": 55,
    "tests/web/test_endings.py": 55,
    "tests/server/test_summons.py": 50,
    "tests/server/test_secrecy.py": 50,
    "tests/secrecy/test_hidden_leaders.py": 45,
    "tests/conformance/test_secret_allies.py": 45,
    "tests/terminal/test_screen.py": 35,
    "tests/conformance/test_hidden_leaders.py": 35,
    "tests/secrecy/test_secret_allies.py": 35,
    "tests/web/test_learning.py": 30,
    "tests/server/test_refusals.py": 25,
    "tests/web/test_rules.py": 25,
    "tests/lab/test_running.py": 20,
    "tests/web/test_shop.py": 20,
    "tests/server/test_absence.py": 20,
    "tests/web/test_units.py": 20,
    "tests/web/test_cards.py": 20,
    "tests/web/test_decisions.py": 20,
    "tests/server/test_budget.py": 20,
    "tests/server/test_play.py": 20,
    "tests/server/test_summons_mail.py": 20,
    "tests/house/test_rules.py": 20,
    "tests/server/test_killing.py": 20,
}

Item = TypeVar("Item")


def shares(count: int, workers: int) -> list[int]:
    """How many tests each process gets at first from `--dist worksteal`."""
    sizes: list[int] = []
    for worker in range(workers):
        sizes.append((count - sum(sizes)) // (workers - worker))
    return sizes


def spread(tests: Sequence[tuple[str, Item]], workers: int) -> list[Item]:
    """Tests, each with its file, in the order to hand them out.

    Each process gets one piece of the list, all of the same length. A piece begins with slow
    files, whole and the slowest first; the other tests follow in their order.
    """
    slow: dict[str, list[Item]] = {}
    usual: list[Item] = []
    for file, item in tests:
        (slow.setdefault(file, []) if file in SLOW else usual).append(item)
    queues: list[list[Item]] = [[] for _ in range(workers)]
    loads = [0] * workers
    for file in sorted(slow, key=lambda file: -SLOW[file]):
        least = loads.index(min(loads))
        loads[least] += SLOW[file]
        queues[least] += slow[file]
    ordered: list[Item] = []
    for queue, size in zip(queues, shares(len(tests), workers), strict=True):
        room = max(0, size - len(queue))
        ordered += queue + usual[:room]
        del usual[:room]
    return ordered + usual
