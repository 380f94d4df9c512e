"""The game's own check detects every kind of damage to a valid position."""

from collections.abc import Callable

import pytest

from hiddenhand.core.errors import BadState, BrokenInvariant
from hiddenhand.games.secret_allies import GAME
from hiddenhand.games.secret_allies.codes import KEPT, WRECK
from hiddenhand.games.secret_allies.play import SecretAllies
from hiddenhand.testing.secret_allies import Arrangement

TILES = [("millbrook", 0, 0, 0), ("stonegate", 0, 3, 0), ("reedwater", 0, 0, 3)]
Damage = Callable[[SecretAllies], None]


def sound() -> SecretAllies:
    """A position in the economic phase, where control has just been checked."""
    state = GAME.start(2, {"pack": "tiny"})
    assert isinstance(state, SecretAllies)
    scene = Arrangement(state, TILES).revealed(0, "millbrook").ally(1, "reedwater")
    scene.treasury("millbrook", 3, 0, 1).unit(0, "tank", (0, 0)).no_token("stonegate")
    scene.unit(1, "drone", (3, 0)).unit(1, "rv", (2, 0), wreck=True)
    return scene.purchases(0)


def add(zone: str, index: int, amount: int) -> Damage:
    """Change one number of a zone."""

    def damage(state: SecretAllies) -> None:
        numbers = getattr(state, zone)
        numbers[index] = type(numbers[index])(numbers[index] + amount)

    return damage


def cell(q: int, r: int) -> int:
    return sound().board.index[q, r]


def drown(state: SecretAllies) -> None:
    """A tank on water."""
    state.put_unit(0, 1, state.board.index[-1, 1], False)


def smuggle(state: SecretAllies) -> None:
    """A unit in a state with its token, which its player never attacked."""
    state.put_unit(0, 0, state.board.index[0, 2], False)


def dream(state: SecretAllies) -> None:
    """An advanced unit without its technology."""
    state.put_unit(0, 4, state.board.index[1, 0], False)


def multiply(state: SecretAllies) -> None:
    """More units than tokens."""
    for place in [(0, -1), (1, 0), (0, 1), (-1, 0)]:
        state.put_unit(0, 1, state.board.index[place], False)


DAMAGES: list[tuple[str, Damage]] = [
    ("bank", add("prestige", 0, 1)),
    ("bank", add("prestige", 1, -1)),
    ("resource 0", add("treasury", 0, 1)),
    ("resource 1", add("tokens_issued", 1, 2)),
    ("millbrook", add("arrived", 0, 9)),
    ("hex -1.1", drown),
    ("hex 0.2", smuggle),
    ("hex 1.0", dream),
    ("seat 0, tank", multiply),
    ("seat 0, tank", add("on_map", 1, 1)),
    ("units", add("army", 1, 1)),
    ("hex 0.0", add("marks", cell(0, 0), WRECK + 1)),
    ("hex -1.0", add("side", cell(-1, 0), 1)),
    ("millbrook", add("holder", 0, -1)),
    ("stonegate", add("holder", 1, 1)),
    ("millbrook", add("die", 0, 9)),
    ("stonegate", add("swords", 1, 1)),
    ("millbrook", add("ally_of", 0, 1)),
    ("stonegate", add("card", 1, KEPT)),
    ("reedwater", add("pick_card", 0, 2)),
    ("seat 0", add("tech_count", 0, 1)),
    ("seat 1", add("bonus", 12, 1)),
]


def test_the_position_is_sound() -> None:
    GAME.check(sound())


@pytest.mark.parametrize(
    ("place", "damage"), DAMAGES, ids=[f"{k}-{place}" for k, (place, _) in enumerate(DAMAGES)]
)
def test_damage_is_noticed(place: str, damage: Damage) -> None:
    state = sound()
    damage(state)
    with pytest.raises(BrokenInvariant) as noticed:
        GAME.check(state)
    assert noticed.value.place == place
    assert noticed.value.message


def test_packed_bytes_that_are_no_state() -> None:
    packed = GAME.start(2, {"pack": "tiny"}).pack()
    for damaged in (b"", b"\x00", packed[:-1], packed + b"\x00", b"\xff" * len(packed)):
        with pytest.raises(BadState) as refused:
            GAME.unpack(damaged)
        assert refused.value.place


def unpacked(packed: bytes) -> bytes | None:
    """The unpacked bytes, packed again; None if unpacking fails."""
    try:
        return GAME.unpack(packed).pack()
    except BadState:
        return None


def test_changed_bytes_are_noticed() -> None:
    """All but a few padding bits of the compressed stream, which have no effect."""
    packed = GAME.start(3).pack()
    changed = [packed[:k] + bytes([packed[k] ^ 4]) + packed[k + 1 :] for k in range(len(packed))]
    answers = [unpacked(one) for one in changed]
    assert set(answers) <= {None, packed}
    assert answers.count(None) >= len(packed) - 2
