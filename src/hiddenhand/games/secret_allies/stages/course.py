"""The course of a game: all its stages, in the order of the rulebook."""

from typing import Final

from mypy_extensions import i64

from hiddenhand.core.errors import BadState
from hiddenhand.games.secret_allies.stages import auctions, battle, discovery, economy, turn_zero
from hiddenhand.games.secret_allies.stages.stage import Over, Stage

RULEBOOK: Final[list[Stage]] = [
    # turn zero
    turn_zero.DrawState(),
    turn_zero.SeatOrder(),
    turn_zero.NextTile(),
    turn_zero.DrawTile(),
    turn_zero.AutoPlace(),
    turn_zero.PlaceTile(),
    turn_zero.NextRace(),
    turn_zero.DealRace(),
    turn_zero.DrawRace(),
    turn_zero.TakeRace(),
    turn_zero.KeepRace(),
    auctions.Bid(),
    auctions.BidsIn(),
    auctions.RandomRank(),
    auctions.AuctionDone(),
    turn_zero.RemoveCard(),
    turn_zero.NextPick(),
    turn_zero.DrawCard(),
    turn_zero.BuyCard(),
    turn_zero.KeepCard(),
    discovery.NextForcedReveal(),
    # battle
    battle.NextTurn(),
    battle.NextSlot(),
    battle.Defer(),
    battle.NextSubturn(),
    battle.NextMove(),
    battle.PickUnit(),
    battle.PickHex(),
    battle.PickTarget(),
    auctions.Show(),
    auctions.AllAnswered(),
    battle.NextPartisan(),
    battle.NextPartisanMove(),
    battle.ResumeMove(),
    # economy
    economy.Summary(),
    economy.NextBuyer(),
    economy.NextResearch(),
    economy.Research(),
    economy.PeekCard(),
    economy.NextPurchase(),
    economy.BuyUnit(),
    economy.Pay(),
    economy.PutUnit(),
    economy.NextSend(),
    economy.Send(),
    economy.Receive(),
    economy.NextLook(),
    economy.Look(),
    # discovery
    discovery.NextDiscovery(),
    discovery.Reveal(),
    discovery.AfterReveal(),
    discovery.EndOfTurn(),
    Over(),
]


def by_number(stages: list[Stage]) -> list[Stage]:
    """The stages sorted by number. Raises BadState unless the numbers are 0, 1, 2 ..."""
    found = {int(stage.number): stage for stage in stages}
    if sorted(found) != list(range(len(stages))):
        raise BadState("the stages are not numbered one by one", place="stages/course.py")
    return [found[number] for number in range(len(stages))]


COURSE: Final[list[Stage]] = by_number(RULEBOOK)


def stage_asking(ask: str) -> i64:
    """Number of the stage that asks seats this question. Raises BadState if there is none."""
    for stage in RULEBOOK:
        if stage.of_seats and ask in [key for key, _ in stage.questions]:
            return stage.number
    raise BadState("not a question for a seat", place=ask)
