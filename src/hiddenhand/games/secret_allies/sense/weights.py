"""The weights of the heuristics. 100 points are worth about one prestige on the track."""

from typing import Final, final

from mypy_extensions import i64

UNWANTED: Final[i64] = -1_000_000  # the score of an option that the heuristics never take


@final
class Weights:
    """Tuned by games of the policy against itself; see docs/why/balance-secret-allies.md."""

    # -- states
    worth: i64 = 100  # a state's prestige on the track
    pay: i64 = 20  # one token or prestige per turn, for each turn it will still pay
    rival: i64 = 140  # percent: a state that a rival holds counts more
    danger: i64 = 300  # percent: the same for a rival who is about to win
    leader: i64 = 1500  # percent: the same for the leader when few turns are left
    leader_of_two: i64 = 200  # percent: the same in a game of two, where no third one gains by it
    own_secret: i64 = 10  # percent: an own hidden ally can be gained by revealing it

    # -- allies
    keep_hidden: i64 = 2  # this many of the best allies are kept hidden while they are safe
    keep_of_two: i64 = 1  # the same in a game of two, where nobody else weakens a rich rival
    last_turns: i64 = 2  # with this many turns left, or fewer, nothing is kept back
    alarm: i64 = 3  # an enemy is near if it could enter with this many steps to spare

    # -- moves
    mine: i64 = 60  # percent of the state's value for taking a mine
    last_mine: i64 = 60  # percent more when it is the last one missing
    deny: i64 = 70  # percent of the state's value for being in a rival's state
    pull: i64 = 30  # percent of the pull of distant goals that counts for one step
    decay: i64 = 22  # percent of the pull lost with each step
    kill: i64 = 45  # a destroyed unit, per token it cost
    hurt: i64 = 60  # percent of a kill for damage that others can complete
    scratch: i64 = 2  # damage that will be removed
    free: i64 = 60  # percent of a state's value for driving out an enemy
    risk: i64 = 9  # risk of losing the unit, per token it cost
    guard: i64 = 14  # being on an own mine that an enemy can reach
    enter: i64 = 70  # percent of a state's value for attacking it in strength
    support: i64 = 90  # percent of the expected partisans that counts as strength
    least_gain: i64 = 1  # moves that gain less are not made

    # -- auctions
    order_bid: i64 = 1  # usual bid for the order
    order_swing: i64 = 2  # random addition, 0 up to this minus one
    defend_bid: i64 = 1
    defend_swing: i64 = 2
    defend_less: i64 = 10  # percent fewer auctions, times the square of the other defenders
    defend_other: i64 = 50  # percent of auctions for a state that another defender owns
    attack_chance: i64 = 95  # percent of attacks in which the attacker bids for the partisans
    attack_over: i64 = 3  # bid above the penalty
    reserve: i64 = 9  # prestige kept for bids; the rest is spare
    order_rich: i64 = 12  # this much spare prestige raises the bid for the order by one
    defend_rich: i64 = 6  # the same for the partisans of others
    attack_rich: i64 = 100  # percent: how often the attacker bids out of spare prestige

    # -- units, per point of the statistic
    damage: i64 = 30
    range: i64 = 12
    armour: i64 = 14
    speed: i64 = 12
    flying: i64 = 15
    token: i64 = 28  # price of one resource token
    body: i64 = 25  # base value of any unit

    # -- technologies, over a whole game
    tech_prestige: i64 = 45  # price of one prestige
    spare_prestige: i64 = 4  # price of one prestige not needed for bids
    tech_token: i64 = 45  # price of one token
    order_bonus: i64 = 70
    attack_bonus: i64 = 80
    defence_bonus: i64 = 90
    diplomacy: i64 = 80
    partisan_gold: i64 = 110
    extra_subturn: i64 = 160
    extra_moves: i64 = 150
    defer_subturn: i64 = 40
    peek_neutral: i64 = 20
    peek_prestige: i64 = 10
    gain_prestige: i64 = 70
    trade: i64 = 60
    unlock: i64 = 110  # percent of how much better a new unit is than the basic ones
    leads_to: i64 = 60  # percent of the value of a technology it leads to
    flasks: i64 = 60  # percent of the best technology that needs flasks, divided among them
    idle: i64 = 50  # percent: value of more moves when all units can move anyway
    rear: i64 = 50  # percent of the strongest pull below which a state is behind
    defer_from: i64 = 0  # turn from which subturns are deferred; 0: never


TUNED = Weights()
