"""The numbers behind the rules of thumb. 100 points are worth about one prestige on the track."""

from typing import final

from mypy_extensions import i64


@final
class Weights:
    """Tuned by games of the policy against itself; see docs/balance-secret-allies.md."""

    def __init__(self) -> None:
        # -- states
        self.worth: i64 = 100  # a state's prestige on the track
        self.pay: i64 = 20  # one token or prestige a turn, for each turn it will still pay
        self.rival: i64 = 140  # percent: a state that a rival holds counts more
        self.danger: i64 = 300  # percent: the same for a rival who is about to win
        self.own_secret: i64 = 10  # percent: an own ally is gained by revealing it anyway

        # -- moves
        self.mine: i64 = 60  # percent of the state's value for taking a mine
        self.last_mine: i64 = 60  # percent more when it is the last one missing
        self.deny: i64 = 70  # percent of the state's value for standing in a rival's state
        self.pull: i64 = 30  # percent of the pull of distant goals that counts for a step
        self.decay: i64 = 22  # how many of 100 parts the pull loses with each step
        self.kill: i64 = 45  # a destroyed unit, per token it cost
        self.hurt: i64 = 60  # percent of a kill for damage that others can complete
        self.scratch: i64 = 2  # damage that will be wiped off
        self.free: i64 = 60  # percent of a state's value for driving out an enemy
        self.risk: i64 = 9  # danger of losing the unit, per token it cost
        self.guard: i64 = 14  # standing on a mine of one's own that an enemy can reach
        self.enter: i64 = 70  # percent of a state's value for attacking it in strength
        self.support: i64 = 90  # percent of the expected partisans that make up strength
        self.least_gain: i64 = 1  # moves that bring less are not made

        # -- auctions
        self.order_bid: i64 = 1  # usual bid for the order
        self.order_swing: i64 = 2  # random addition, less one
        self.defend_bid: i64 = 1
        self.defend_swing: i64 = 3
        self.attack_chance: i64 = 25  # percent of attacks in which the partisans are bid for
        self.attack_over: i64 = 2  # bid above the penalty
        self.reserve: i64 = 6  # prestige that is kept for bids; what lies beyond is spare
        self.order_rich: i64 = 12  # so much spare prestige raises the bid for the order by one
        self.defend_rich: i64 = 6  # the same for the partisans of others
        self.attack_rich: i64 = 100  # percent: how often they are bid for out of spare prestige

        # -- units, per point of the statistic
        self.damage: i64 = 30
        self.range: i64 = 12
        self.armour: i64 = 14
        self.speed: i64 = 12
        self.flying: i64 = 15
        self.token: i64 = 28  # price of one resource token
        self.body: i64 = 25  # a unit is a unit

        # -- technologies, over a whole game
        self.tech_prestige: i64 = 45  # price of one prestige
        self.spare_prestige: i64 = 10  # price of one that is not needed for bids
        self.tech_token: i64 = 45  # price of one token
        self.order_bonus: i64 = 70
        self.attack_bonus: i64 = 80
        self.defence_bonus: i64 = 90
        self.diplomacy: i64 = 80
        self.partisan_gold: i64 = 110
        self.extra_subturn: i64 = 160
        self.extra_moves: i64 = 150
        self.defer_subturn: i64 = 20
        self.peek_neutral: i64 = 20
        self.peek_prestige: i64 = 10
        self.gain_prestige: i64 = 70
        self.trade: i64 = 60
        self.unlock: i64 = 110  # percent of how much better a new unit is than the basic ones
        self.leads_to: i64 = 60  # percent of the value of a technology it opens
        self.flasks: i64 = 60  # percent of the best technology that asks for flasks, shared out
        self.idle: i64 = 50  # percent that more moves are worth while all units can move anyway
        self.rear: i64 = 50  # percent of the strongest pull below which a state is far behind
        self.defer_from: i64 = 0  # turn from which subturns are put off; 0: never


TUNED = Weights()
