"""Text keys that say why the heuristics like an option."""

from math import exp

from hiddenhand.bots.hints import Hint
from hiddenhand.core.decision import Decision
from hiddenhand.core.dice import Dice
from hiddenhand.games.secret_allies.codes import REVEAL
from hiddenhand.games.secret_allies.sense.playing import SecretAllies
from hiddenhand.games.secret_allies.sense.policy import judge
from hiddenhand.games.secret_allies.sense.prospects import chance
from hiddenhand.games.secret_allies.sense.targets import Memory, Outlook
from hiddenhand.games.secret_allies.sense.weights import TUNED

SCALE = 600.0  # points of score that move the odds by a factor of e

# First word of the option -> reason, where the word alone decides.
PLAIN = {
    "keep": "hint-good-ally",
    "reveal": "hint-ally-pays",
    "bid": "hint-bid-worth",
    "show": "hint-show-bonus",
    "buy": "hint-most-for-tokens",
    "pay": "hint-thrifty",
    "put": "hint-near-goals",
    "research": "hint-pays-off",
    "send": "hint-to-the-front",
    "to": "hint-to-the-front",
    "look": "hint-know-the-leader",
    "place": "hint-compact-map",
    "race": "hint-any",
    "defer": "hint-any",
    "enter": "hint-attack-in-strength",
    "hit": "hint-focus-fire",
}


def hints(s: SecretAllies, decision: Decision, dice: Dice) -> list[Hint]:
    """A hint for each option: the present chance, adjusted by its score relative to the best."""
    seat = decision.seat
    scores = [int(score) for score in judge(s, seat, TUNED, dice, Memory())]
    base = chance(s, seat) if s.turn > 0 else 1.0 / int(s.seats)
    best = max(scores)
    outlook = Outlook(s, seat, TUNED, Memory()) if len(s.partisan) > 0 else None
    found = []
    for option, score in zip(decision.options, scores, strict=True):
        fall = exp((score - best) / SCALE)
        share = base * fall / (1.0 - base + base * fall)
        found.append(Hint(option, share, _reason(s, outlook, option, score)))
    return found


def _reason(s: SecretAllies, outlook: Outlook | None, option: str, score: int) -> str:
    verb, colon, place = option.partition(":")
    if not colon:
        return "hint-worth-more-hidden" if s.stage == REVEAL else "hint-nothing-better"
    if verb in PLAIN:
        return PLAIN[verb]
    if verb == "unit":
        return "hint-best-move" if score > int(TUNED.least_gain) else "hint-nothing-better"
    if outlook is None:
        return "hint-any"
    cell = next(c for c in range(int(s.board.cells)) if s.board.name(c) == place)
    slot = int(s.board.slot_of[cell])
    mine = int(s.board.mine_at[cell])
    if mine >= 0 and int(s.mine_owner[mine]) != int(outlook.seat):
        return "hint-take-mine"
    lord = int(outlook.lord[slot])
    if lord >= 0 and lord != int(outlook.seat):
        return "hint-deny-rival"
    return "hint-towards-goal"
