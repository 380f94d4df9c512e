"""The order of a run in several processes: slow files first, so that only short tests are left at
the end and no process waits for another."""

from collections.abc import Sequence
from typing import TypeVar

# Files whose tests take long, with roughly the seconds of all their tests.
SLOW: dict[str, int] = {
    "tests/web/test_geometry.py": 90,
    "tests/web/test_people.py": 40,
    "tests/web/test_summons.py": 60,
    "tests/web/test_evenings.py": 60,
    "tests/server/test_summons.py": 50,
    "tests/server/test_secrecy.py": 50,
    "tests/web/test_allies.py": 45,
    "tests/web/test_shell.py": 45,
    "tests/web/test_lessons.py": 45,
    "tests/web/test_endings.py": 20,
    "tests/web/test_access.py": 40,
    "tests/web/test_languages.py": 35,
    "tests/web/test_table.py": 35,
    "tests/secrecy/test_secret_allies.py": 35,
    "tests/terminal/test_screen.py": 35,
    "tests/secrecy/test_hidden_leaders.py": 30,
    "tests/conformance/test_hidden_leaders.py": 25,
    "tests/conformance/test_secret_allies.py": 25,
    "tests/server/test_refusals.py": 25,
    "tests/server/test_openapi.py": 20,
    "tests/server/test_coming_back.py": 20,
    "tests/server/test_budget.py": 20,
    "tests/server/test_absence.py": 20,
    "tests/server/test_play.py": 20,
    "tests/server/test_summons_mail.py": 20,
    "tests/server/test_killing.py": 20,
    "tests/lab/test_running.py": 20,
    "tests/web/test_learning.py": 20,
    "tests/web/test_decisions.py": 20,
    "tests/web/test_secrecy.py": 20,
    "tests/server/test_analysis.py": 15,
    "tests/server/test_documented_steps.py": 15,
    "tests/server/test_fuzzing.py": 15,
    "tests/web/test_site.py": 15,
    "tests/web/test_opened.py": 15,
    "tests/web/test_rules.py": 15,
    "tests/web/test_analysis.py": 15,
    "tests/web/test_units.py": 15,
    "tests/web/test_cards.py": 15,
    "tests/house/test_cli.py": 15,
    "tests/house/test_rules.py": 15,
    "tests/web/test_shop.py": 10,
    "tests/web/test_reading.py": 10,
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
