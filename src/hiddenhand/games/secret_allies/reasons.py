"""Why a seat has its modifier in an auction: the parts that add up to it, all public (SA-V2)."""

from hiddenhand.games.secret_allies.codes import ORDER, PARTISANS
from hiddenhand.games.secret_allies.pack import ATTACK_BONUS, DEFENCE_BONUS, ORDER_BONUS
from hiddenhand.games.secret_allies.shown import ReasonShown
from hiddenhand.games.secret_allies.state import BaseState


def reasons_for(s: BaseState, seat: int) -> list[ReasonShown]:
    """The parts of the seat's modifier, in the order of the rules; parts of 0 are left out."""
    if s.runoff > 0:
        return []  # modifiers are not added in a run-off (SA-3.0.9)
    parts: list[ReasonShown] = []
    if s.aim == ORDER:
        parts = [_part("technology", s.has_bonus(seat, ORDER_BONUS))]  # SA-8.0.11
    elif s.aim == PARTISANS:
        parts = _for_partisans(s, seat)
    return [part for part in parts if part["by"] != 0]


def _for_partisans(s: BaseState, seat: int) -> list[ReasonShown]:
    """SA-5.2.7 to SA-5.2.10."""
    pack, worth = s.pack_data, -int(s.board.worth[s.attack_slot])
    if seat == s.attacker:
        technology = _part("technology", s.has_bonus(seat, ATTACK_BONUS))
        return [_part("attacker", pack.attacker_base), _part("worth", worth), technology]
    technology = _part("technology", s.has_bonus(seat, DEFENCE_BONUS))
    if s.claimed_by < 0:
        return [_part("defender", pack.neutral_defender), technology]
    if s.claimed_by == seat:
        return [_part("owner", pack.owner_bonus), technology]
    return [_part("defender", pack.other_defender_base), _part("worth", worth), technology]


def _part(why: str, by: int) -> ReasonShown:
    return {"why": why, "by": int(by)}


def prize_of(s: BaseState) -> list[int]:
    """The tokens that the winner of a partisan auction spends on units (SA-1.2.1), without what
    technologies add; empty in an order auction."""
    if s.aim != PARTISANS or s.attack_slot < 0:
        return []
    first = 3 * s.attack_slot
    income = s.board.income[first : first + 3]
    return [int(s.pack_data.partisan_multiplier) * int(tokens) for tokens in income]
