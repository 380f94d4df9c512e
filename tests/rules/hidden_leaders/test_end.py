"""HL-13 End of the game."""

import pytest

from hiddenhand.core.errors import GameIsOver
from hiddenhand.testing import rule
from hiddenhand.testing.hidden_leaders import arrange

# The table of HL-13.1: players -> (full game, basic game).
NUMBERS = {2: (8, 7), 3: (7, 6), 4: (7, 6), 5: (6, 5), 6: (5, 4)}
HEROES = [
    "ace_fighter",
    "flailing_knight",
    "underpaid_mercenary",
    "keen_koi",
    "leery_lizard",
    "furious_frog",
    "rotting_orangutan",
    "arrowgant_skeleton",
]


def heroes(count: int) -> str:
    return " ".join(HEROES[:count])


@rule("HL-13.1", "HL-20.4", "the number of the table, or more, ends the game")
@pytest.mark.parametrize("deck", ["full", "basic"])
@pytest.mark.parametrize("seats", NUMBERS)
def test_the_table(seats: int, deck: str) -> None:
    number = NUMBERS[seats][deck == "basic"]
    for played in (number - 1, number):
        table = arrange(
            seats=seats, hand={0: "bored_goblin"}, party={0: heroes(played - 1)}, deck=deck
        )
        assert table.view(1).end_number == number
        table.say("play:bored_goblin").finish_turn()
        assert (table.result is not None) == (played == number)


@rule("HL-13.1", "HL-20.4", "at least: more than the number ends the game too")
def test_more_than_the_number() -> None:
    table = arrange(seats=6, hand={0: "doubtful_priest bored_goblin"}, party={0: heroes(4)})
    table.say("play:doubtful_priest", "move:red+2", "play:bored_goblin").finish_turn()
    assert len(table.party(0)) == 6
    assert table.result is not None


@rule("HL-13.1", "HL-20.3", "any player, active or not")
def test_another_players_party_ends_the_game() -> None:
    table = arrange(
        seats=5, hand={0: "spirited_shaman"}, party={3: heroes(5)}, hidden={3: "bored_goblin"}
    )
    table.say("play:spirited_shaman", "player:3", "turn:3.h0").finish_turn()
    assert table.result is not None


@rule("HL-13.1", "a moved hero can end the game for another player")
def test_a_gift_ends_the_game() -> None:
    table = arrange(
        seats=6,
        hand={0: "goblin_cryptographer"},
        party={0: "bored_goblin", 2: heroes(4)},
        promo="on",
    )
    table.say("play:goblin_cryptographer", "move:red-1", "place:0.bored_goblin", "to:2")
    table.finish_turn()
    assert table.result is not None


@rule("HL-13.2", "hidden heroes do not count; the Emperor counts if face up")
@pytest.mark.parametrize("face_up", [True, False])
def test_the_emperor_counts_face_up(face_up: bool) -> None:
    party = heroes(4) + (" buried_emperor" if face_up else "")
    hidden = "" if face_up else "buried_emperor"
    table = arrange(seats=6, party={1: party}, hidden={1: hidden})
    table.say("pass").finish_turn()
    assert (table.result is not None) == face_up


@rule("HL-13.3", "reached and lost within a turn has no effect")
def test_reached_and_lost() -> None:
    table = arrange(seats=6, hand={0: "unconfident_executioner"}, party={0: heroes(4)})
    table.say("play:unconfident_executioner")
    assert len(table.party(0)) == 5
    table.say("bury:0.ace_fighter").finish_turn()
    assert table.result is None
    assert table.seat == 1


@rule("HL-13.3", "at the certain end, what can change nothing is left out")
@pytest.mark.parametrize(
    ("hero", "answers"),
    [
        ("bored_goblin", ()),  # steps 2 to 4
        ("will_bending_witch", ("move:red+1",)),  # nobody discards
        ("miniature_merman", ("move:green+1",)),  # no pile is chosen
    ],
)
def test_nothing_is_asked_in_vain(hero: str, answers: tuple[str, ...]) -> None:
    party, hand = {0: heroes(4)}, {0: f"{hero} hairy_hermit", 1: "grumpy_guard"}
    table = arrange(seats=6, hand=hand, party=party).say(f"play:{hero}", *answers)
    assert table.result is not None


@rule("HL-13.3", "at the certain end, what can change a party or a marker is still done")
def test_what_matters_is_still_asked() -> None:
    table = arrange(seats=6, hand={0: "battle_pet_master hairy_hermit"}, party={0: heroes(4)})
    while not any(key.startswith("hide:") for key in table.options):
        table.say(table.options[0])
    assert table.result is None  # hidden heroes count for ties
    assert table.say("hide:hairy_hermit").result is not None


@rule("HL-13.3", "HL-20.49", "steps 2 to 4 do not change the count of face-up heroes")
def test_steps_two_to_four_do_not_change_the_count() -> None:
    table = arrange(seats=6, hand={0: "bored_goblin"}, party={0: heroes(3), 1: heroes(0)})
    table.say("play:bored_goblin")
    counts = [len(table.party(seat)) for seat in range(6)]
    while table.state.turn == 1:
        table.say(table.options[0])
        assert [len(table.party(seat)) for seat in range(6)] == counts
    assert table.result is None


@rule("HL-13.4", "no further turn after the check; rounds are not completed")
def test_no_further_turn() -> None:
    table = arrange(seats=6, hand={0: "bored_goblin"}, party={0: heroes(4)})
    table.say("play:bored_goblin").finish_turn()
    assert table.state.turn == 1
    assert table.options == ()
    with pytest.raises(GameIsOver):
        table.state.say(1, "pass")
