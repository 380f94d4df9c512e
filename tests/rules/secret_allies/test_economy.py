"""SA-6 and its rulings: the summary, purchases, payment, transfer."""

from hiddenhand.games.secret_allies.pack_rows import StateRow, Tokens
from hiddenhand.games.secret_allies.play import SecretAllies
from hiddenhand.testing import rule
from hiddenhand.testing.secret_allies import Arrangement
from tests.rules.secret_allies.packs import a_pack, a_race, a_state, a_technology, a_unit
from tests.rules.secret_allies.scene import (
    asked,
    buy,
    effects_pack,
    hexes,
    holder,
    options,
    position,
    prestige,
    research,
    say,
    told,
    treasury,
    unit_at,
    wreck_at,
)


def land(name: str, row: int, income: Tokens = (1, 1, 0), worth: int = 2) -> StateRow:
    cells = [(q, row, "plain") for q in range(5)]
    return a_state(name, cells, income=income, prestige=worth)


LANDS = [land("a", 0), land("b", 3, (2, 0, 1), 3), land("c", 6, (0, 1, 1), 4), land("d", 9)]
UNITS = [
    a_unit("car", cost=(1, 0, 0), tokens_made=3),
    a_unit("jet", cost=(1, 1, 0), flying=True, tokens_made=1),
]
TREE = [
    a_technology("wheel", cost=(1, 0, 0)),
    a_technology("wing", cost=(1, 0, 0), requires=["wheel"], unlocks=["glider"]),
]
RACES = [
    a_race("one", TREE, [a_unit("glider", cost=(1, 0, 0), flying=True)]),
    a_race("two", [a_technology("plough")]),
]


def realm(seats: int = 2) -> Arrangement:
    races = [*RACES, a_race("three"), a_race("four")]
    return position(a_pack(LANDS, UNITS, races), seats)


# -- the summary ---------------------------------------------------------------------------------


@rule("SA-6.1.1", "SA-R56", "wrecks are removed and their tokens return to the pool")
def test_wrecks_are_removed() -> None:
    scene = realm().holder("a", 0).treasury("a", 5, 0, 0)
    for q in range(3):
        scene.unit(0, "car", (q, 0), wreck=True)
    state = scene.summary()
    assert not any(wreck_at(state, (q, 0)) for q in range(3))
    assert "buy:a.car" in buyable(state)


def buyable(state: SecretAllies) -> list[str]:
    """What may be bought in the step of units; technologies are passed by."""
    if asked(state) == "ask-research":
        say(state, "done")
    return options(state)


@rule("SA-6.1.2", "SA-R56", "a player who has won a state takes its card, and is paid at once")
def test_states_won() -> None:
    state = realm().mine((0, 3), 1).summary()
    assert holder(state, "b") == 1
    assert treasury(state, "b") == (2, 0, 1)
    assert prestige(state) == [10, 13]
    assert state.die[1] == 4


@rule("SA-6.1.3", "SA-6.1.5", "two tokens: the sum of all states, and of those that still pay")
def test_track() -> None:
    state = realm().holder("a", 0).holder("b", 0).holder("c", 1).die("b", 0).summary()
    assert [int(number) for number in state.track] == [5, 4]
    assert [int(number) for number in state.income_track] == [2, 4]


@rule("SA-6.1.4", "at the victory number the player has won, before anything is paid")
def test_victory() -> None:
    scene = position(a_pack(LANDS, UNITS, threshold=5)).holder("a", 0).holder("b", 0)
    state = scene.summary()
    result = state.result()
    assert result is not None
    assert result.winners == (0,)
    assert prestige(state) == [10, 10]
    assert sum(state.treasury) == 0


@rule("SA-6.1.6", "prestige by the income track less waste")
def test_prestige_income() -> None:
    scene = realm().holder("a", 0).holder("b", 0).holder("c", 0).holder("d", 1)
    state = scene.summary()
    assert prestige(state) == [10 + 9 - 1, 12]


@rule("SA-R56", "a state lost in this summary pays nobody; all happens for all at once")
def test_summary_is_simultaneous() -> None:
    scene = realm().holder("a", 0).holder("b", 1)
    scene.mine((0, 0), 1).mine((0, 3), 0)  # each has taken the other's state
    state = scene.summary()
    assert (holder(state, "a"), holder(state, "b")) == (1, 0)
    assert prestige(state) == [13, 12]


# -- purchases -----------------------------------------------------------------------------------


@rule("SA-6.0.1", "SA-6.1.11", "from the last player to the first")
def test_reverse_order() -> None:
    scene = realm(3).order(1, 2, 0)
    for seat, name in enumerate("abc"):
        scene.holder(name, seat)
    state = scene.summary()
    buyers: list[int] = []
    while asked(state) in ("ask-research", "ask-buy-unit"):
        if not buyers or buyers[-1] != state.actor():
            buyers.append(int(state.actor()))
        say(state, "done")
    assert buyers == [0, 2, 1]


@rule("SA-6.0.2", "SA-6.1.12", "SA-R59", "technologies, then units, then transfer; no way back")
def test_steps() -> None:
    tree = [a_technology("trade", effects=[("trade", 1)]), a_technology("more")]
    pack = a_pack(LANDS, UNITS, [a_race("one", tree), a_race("two")])
    scene = position(pack).holder("a", 0).holder("b", 0).treasury("a", 5, 0, 0)
    state = scene.tech(0, "trade").purchases(0)
    assert asked(state) == "ask-research"
    say(state, "done")
    assert asked(state) == "ask-buy-unit"
    assert not any(option.startswith("research:") for option in options(state))
    say(state, "done")
    assert asked(state) == "ask-send"
    assert not any(option.startswith("buy:") for option in options(state))
    say(state, "done")
    assert state.turn == 2


@rule("SA-R59", "within a step in any order; all he does is public and final at once")
def test_purchases_are_public() -> None:
    state = realm().holder("a", 0).treasury("a", 3, 0, 0).purchases(0)
    state.take_events()
    research(state, "a.wheel")
    buy(state, "a.car", (2, 0))
    kinds = [event.kind for event in state.take_events()]
    assert "technology-bought" in kinds
    assert "unit-bought" in kinds
    assert unit_at(state, (2, 0)) == (0, "car")


@rule("SA-6.1.13", "the unit's technology and a free token are needed")
def test_requirements_of_units() -> None:
    scene = realm().holder("a", 0).treasury("a", 1, 1, 0).tech(0, "wheel")
    assert buyable(scene.purchases(0)) == ["buy:a.car", "buy:a.jet", "differently", "done"]
    scene = realm().holder("a", 0).treasury("a", 1, 1, 0).tech(0, "wheel", "wing")
    assert "buy:a.glider" in buyable(scene.purchases(0))
    # another race's unit is never for sale
    scene = realm().holder("a", 1).treasury("a", 1, 1, 0)
    assert "buy:a.glider" not in buyable(scene.purchases(1))


@rule("SA-6.1.14", "SA-R62", "no free token, no unit, until one is destroyed and returns")
def test_tokens_are_limited() -> None:
    scene = realm().holder("a", 0).treasury("a", 2, 2, 0).unit(0, "jet", (4, 0))
    assert "buy:a.jet" not in buyable(scene.purchases(0))
    scene = realm().holder("a", 0).treasury("a", 2, 2, 0).unit(1, "jet", (0, 9)).no_token("d")
    assert "buy:a.jet" in buyable(scene.purchases(0))  # each player has his own tokens


@rule("SA-6.1.15", "SA-6.1.9", "the whole cost is paid from the treasury of that state")
def test_one_treasury_pays() -> None:
    scene = realm().holder("a", 0).holder("b", 0).treasury("a", 1, 0, 0).treasury("b", 0, 1, 0)
    assert buyable(scene.purchases(0)) == ["buy:a.car", "buy:b.car", "done"]  # no jet anywhere


@rule("SA-6.1.16", "on any unoccupied hex of that state")
def test_where_bought_units_go() -> None:
    scene = realm().holder("a", 0).treasury("a", 1, 0, 0).unit(0, "car", (1, 0))
    state = scene.purchases(0)
    buyable(state)
    say(state, "buy:a.car")
    assert hexes(state, "put") == {(0, 0), (2, 0), (3, 0), (4, 0)}


@rule("SA-1.0.3", "SA-R61", "a gold cost takes any tokens; the program proposes gold first")
def test_paying() -> None:
    tank = [a_unit("tank", cost=(3, 0, 0))]
    scene = position(a_pack(LANDS, tank)).holder("a", 0).treasury("a", 1, 2, 3)
    state = scene.purchases(0)
    say(state, "differently", "buy:a.tank")
    # then the kind of which more is left: titanium (3 to 2), then uranium (2 to 2)
    assert options(state)[0] == "pay:1.1.1"
    assert sorted(options(state)) == sorted(
        ["pay:1.0.2", "pay:1.1.1", "pay:1.2.0", "pay:0.0.3", "pay:0.1.2", "pay:0.2.1"]
    )
    say(state, "pay:0.2.1")
    assert treasury(state, "a") == (1, 0, 2)


@rule("SA-1.0.3", "SA-R61", "nothing else is converted: uranium is paid with uranium")
def test_no_other_conversion() -> None:
    scene = realm().holder("a", 0).treasury("a", 5, 0, 5)
    assert "buy:a.jet" not in buyable(scene.purchases(0))


# -- transfer ------------------------------------------------------------------------------------


def trader(**treasuries: Tokens) -> SecretAllies:
    """Seat 0 can trade and buy nothing, and holds a, b and c."""
    dear = [a_unit("dear", cost=(99, 0, 0))]
    pack = effects_pack(LANDS, {0: {"trade": 1}}, units=dear)
    scene = position(pack).tech(0, "gift0")
    for name in "abc":
        scene.holder(name, 0).treasury(name, *treasuries.get(name, (0, 0, 0)))
    return scene.purchases(0)


@rule("SA-6.1.17", "SA-8.0.22", "with Trade, token by token, from treasury to treasury")
def test_transfer() -> None:
    state = trader(b=(2, 0, 1))
    assert options(state) == ["send:b.gold", "send:b.titanium", "done"]
    say(state, "send:b.titanium")
    assert options(state) == ["to:a", "to:c"]
    say(state, "to:c")
    assert treasury(state, "b") == (2, 0, 0)
    assert treasury(state, "c") == (0, 0, 1)
    assert told(state, "transferred")[0]["resource"] == "titanium"


@rule("SA-6.1.17", "without Trade there is no transfer")
def test_no_transfer() -> None:
    dear = [a_unit("dear", cost=(99, 0, 0))]
    scene = position(a_pack(LANDS, dear)).holder("a", 0).holder("b", 0).treasury("a", 3, 0, 0)
    assert scene.purchases(0).turn == 2


@rule("SA-6.1.18", "it is the last step: moved resources are used only in the next turn")
def test_moved_resources_wait() -> None:
    state = trader(b=(2, 0, 0))
    say(state, "send:b.gold", "to:a", "done")
    assert state.turn == 2
    assert sum(state.arrived) == 0  # from now on they are like all others


@rule("SA-6.1.19", "SA-R63", "n - 1 sent, n accepted; what came in this step is not sent on")
def test_limits() -> None:
    state = trader(b=(5, 0, 0))  # income 3: two may go
    say(state, "send:b.gold", "to:a", "send:b.gold", "to:a")
    assert asked(state) == "ask-bid-order"  # nothing more can be sent, not even by a
    state = trader(a=(3, 0, 0), b=(3, 0, 0))
    say(state, "send:b.gold", "to:a", "send:b.gold", "to:a")  # a has income 2: it is full
    say(state, "send:a.gold")
    assert options(state) == ["to:b", "to:c"]


@rule("SA-R63", "n is the printed income, also at X; only states held take part")
def test_exhausted_states_trade() -> None:
    dear = [a_unit("dear", cost=(99, 0, 0))]
    scene = position(effects_pack(LANDS, {0: {"trade": 1}}, units=dear)).tech(0, "gift0")
    scene.holder("b", 0).die("b", 0).treasury("b", 1, 0, 0).holder("a", 0).holder("c", 1)
    state = scene.purchases(0)
    say(state, "send:b.gold")
    assert options(state) == ["to:a"]


@rule("SA-R63", "SA-R67", "several Trade technologies do not add up")
def test_trade_does_not_add_up() -> None:
    dear = [a_unit("dear", cost=(99, 0, 0))]
    scene = position(effects_pack(LANDS, {0: {"trade": 3}}, units=dear)).tech(0, "gift0")
    state = scene.holder("b", 0).holder("a", 0).treasury("b", 5, 0, 0).purchases(0)
    say(state, "send:b.gold", "to:a", "send:b.gold", "to:a")
    assert asked(state) == "ask-bid-order"


@rule("SA-R60", "states gained in this turn's summary count; each technology once per player")
def test_technologies_in_new_states() -> None:
    scene = realm().mine((0, 0), 0).treasury("a", 2, 0, 0)
    state = scene.summary()
    assert "research:a.wheel" in options(state)
    research(state, "a.wheel")
    assert asked(state) == "ask-buy-unit"  # one technology in each state
    scene = realm().holder("a", 0).holder("b", 0).treasury("a", 2, 0, 0).treasury("b", 2, 0, 0)
    state = scene.purchases(0)
    research(state, "a.wheel")
    assert options(state) == ["research:b.wing", "done"]  # at once a requirement for the next
