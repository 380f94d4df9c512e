"""The bots' judgment of revealing: now, or worth more hidden (SA-7.0.2)."""

from hiddenhand.games.secret_allies.bots.easy import short_sighted
from hiddenhand.games.secret_allies.bots.reasons import hints
from hiddenhand.games.secret_allies.play import SecretAllies
from hiddenhand.games.secret_allies.sense.policy import best_option
from hiddenhand.games.secret_allies.sense.targets import Memory, rivalry
from hiddenhand.games.secret_allies.sense.weights import TUNED, Weights
from hiddenhand.table.dice import SeededDice
from hiddenhand.testing.secret_allies import Arrangement
from tests.rules.secret_allies.packs import a_pack, a_state, a_unit
from tests.rules.secret_allies.scene import options, position

# Four states in a row, six hexes wide, worth 1, 2, 3 and 4.
LANDS = [
    a_state(name, [(6 * k + q, 0, "plain") for q in range(6)], [(6 * k, 0)], prestige=k + 1)
    for k, name in enumerate("abcd")
]
CAR = a_unit("car", move=4)


def realm(turn: int = 1, threshold: int = 100, seats: int = 3) -> Arrangement:
    pack = a_pack(LANDS, [CAR], threshold=threshold, turn_limits=(5, 5, 5))
    return position(pack, seats, turn=turn)


def chosen(state: SecretAllies, weights: Weights = TUNED) -> str:
    seat = state.actor()
    best = best_option(state, seat, weights, SeededDice("x"), Memory())
    return options(state, seat)[int(best)]


def test_with_many_hidden_the_cheapest_is_revealed() -> None:
    assert chosen(realm().ally(0, "b", "c", "d").discovery()) == "reveal:b"


def test_the_best_stay_hidden_while_they_are_safe() -> None:
    state = realm().ally(0, "c", "d").discovery()
    assert chosen(state) == "pass"
    easy = short_sighted()
    assert chosen(state, easy) == "reveal:c"  # who plays without a plan waits for nothing


def test_one_of_two_players_keeps_only_one_hidden() -> None:
    assert chosen(realm(seats=2).ally(0, "c", "d").discovery()) == "reveal:c"
    assert chosen(realm(seats=2).ally(0, "d").discovery()) == "pass"


def test_an_ally_that_an_enemy_can_enter_is_revealed() -> None:
    far = realm().ally(0, "c", "d").unit(1, "car", (10, 0)).discovery()
    assert chosen(far) == "pass"  # it would stop at the border
    near = realm().ally(0, "c", "d").unit(1, "car", (11, 0)).discovery()
    assert chosen(near) == "reveal:c"
    own = realm().ally(0, "c", "d").unit(0, "car", (11, 0)).discovery()
    assert chosen(own) == "pass"


def test_nothing_is_kept_back_for_after_the_end() -> None:
    assert chosen(realm(turn=2).ally(0, "c", "d").discovery()) == "pass"
    assert chosen(realm(turn=3).ally(0, "c", "d").discovery()) == "reveal:c"


def test_an_ally_that_wins_is_revealed() -> None:
    scene = realm(threshold=4).ally(0, "c", "d")
    assert chosen(scene.discovery()) == "reveal:d"


def test_the_hint_says_why_to_wait() -> None:
    state = realm().ally(0, "c", "d").discovery()
    told = hints(state, state.pending()[0], SeededDice("x"))
    assert told[0].option == "pass"
    assert told[0].reason == "hint-worth-more-hidden"
    assert told[0].chance == max(hint.chance for hint in told)


def test_the_leader_is_the_rival_when_few_turns_are_left() -> None:
    state = realm(turn=4).discovery()
    state.track[0], state.track[1] = 3, 5
    assert rivalry(state, TUNED, 1) == TUNED.leader
    assert rivalry(state, TUNED, 0) == TUNED.rival
    state.turn = 2
    assert rivalry(state, TUNED, 1) == TUNED.rival
    state.threshold = 8
    assert rivalry(state, TUNED, 1) == TUNED.danger


def test_nobody_else_helps_against_the_leader_in_a_game_of_two() -> None:
    state = realm(turn=4, seats=2).discovery()
    state.track[0], state.track[1] = 3, 5
    assert rivalry(state, TUNED, 1) == TUNED.leader_of_two
    assert rivalry(state, TUNED, 0) == TUNED.rival
