"""The normal bot: knows the principles of the game.

It finds out which of its two factions can still win, moves the markers that way, keeps and hides
heroes that break ties, attacks rivals, takes useful cards, and ends the game only when it wins.
Every option gets a score (roughly the chance to win after it) and a reason; the heuristics are in
one table, keyed by the first word of the option.
"""

from collections.abc import Callable

from hiddenhand.bots.bot import Bot, Chair
from hiddenhand.bots.hints import Hint
from hiddenhand.core.decision import Decision
from hiddenhand.core.dice import Dice
from hiddenhand.core.game import View
from hiddenhand.core.seats import Seat
from hiddenhand.games.hidden_leaders.bots.easy import moved
from hiddenhand.games.hidden_leaders.bots.value import Standing
from hiddenhand.games.hidden_leaders.facts import HeroFacts
from hiddenhand.games.hidden_leaders.hunch import TEXTS
from hiddenhand.games.hidden_leaders.view import HiddenLeadersView

IDLE = 0.02  # cost of a turn without a play
FRESH = 0.01  # gain from a discarded card, which makes room for another
UNKNOWN_CARD = 0.015  # value of an unknown card, above the worst use of a known one
HIDDEN_HERO = 0.03  # gain from hitting a rival's hidden hero
NEAR = 0.03  # scores this close to the best count as equal, which also reveals less

Scored = tuple[float, str]


def explain(view: View, decision: Decision) -> list[Hint]:
    """All options with their estimated chance to win and a reason."""
    assert isinstance(view, HiddenLeadersView)
    thought = Thought(Standing.read(view), decision.ask)
    hints = []
    for option in decision.options:
        score, reason = thought.score(option)
        hints.append(Hint(option, max(0.0, min(1.0, score)), reason))
    return hints


class NormalBot(Bot):
    """Plays the normal level; `near` is the score difference that it ignores."""

    def __init__(self, seat: Seat, dice: Dice, near: str = str(NEAR)) -> None:
        super().__init__(seat, dice)
        self.near = float(near)

    def choose(self, decision: Decision, chair: Chair) -> str:
        if len(decision.options) == 1:
            return decision.options[0]
        view = chair.view
        assert isinstance(view, HiddenLeadersView)
        thought = Thought(Standing.read(view), decision.ask)
        scores = [thought.score(option)[0] for option in decision.options]
        top = max(scores)
        best = [n for n, score in enumerate(scores) if score >= top - self.near]
        return decision.options[best[self.dice.below(len(best))]]


class Thought:
    """The scores for one question."""

    def __init__(self, standing: Standing, ask: str) -> None:
        self.standing = standing
        self.view = standing.view
        self.ask = ask
        self.now = standing.value()

    def score(self, option: str) -> Scored:
        """The score and the reason for one option."""
        word, _, rest = option.partition(":")
        rule = RULES.get(word)
        return rule(self, rest) if rule else (self.now, "hint-any")

    # -- cards

    def hero(self, name: str) -> HeroFacts:
        """The hero named at the end of a place."""
        return self.standing.heroes[name.rpartition(".")[2]]

    def after(self, card: HeroFacts, added: bool, face_up: int) -> float:
        """The chance to win after the card's markers moved; its text is valued by a heuristic."""
        factions = card.factions if added else frozenset[str]()
        values = [
            self.standing.value(red, green, factions, face_up=face_up)
            for red, green in self.standing.moves(card)
        ]
        best = max(values) if card.decides else min(values)
        if self.standing.plays_left(face_up) == 0:  # too late for the text to matter
            return best
        return best + sum(TEXTS[word] for word in card.does)

    def use(self, name: str) -> float:
        """How much better than nothing playing this card would be."""
        return self.after(self.hero(name), True, 1) - self.now

    # -- heuristics, by the first word of an option

    def play(self, name: str) -> Scored:
        card = self.hero(name)
        score = self.after(card, True, 1)
        if self.standing.plays_left(1) == 0:
            return score, "hint-ends-and-wins" if score > 0.5 else "hint-ends-too-early"
        if card.moves and score > self.now:
            return score, "hint-moves-markers"
        if card.factions & self.standing.factions:
            return score, "hint-counts-for-ties"
        return score, "hint-plays-on"

    def discard(self, name: str) -> Scored:
        if self.ask == "ask-turn":
            return self.now - IDLE / 2 + FRESH - 0.1 * self.use(name), "hint-waits"
        if name.startswith("tavern."):
            return self.now - 0.1 * self.use(name), "hint-takes-from-rivals"
        if name[0].isdigit():
            return self.strike(name)
        return self.now - self.use(name), "hint-least-useful"

    def pass_by(self, _: str) -> Scored:
        if self.ask == "ask-turn":
            return self.now - IDLE, "hint-waits"
        return self.now + 0.001, "hint-keeps"

    def take(self, name: str) -> Scored:
        if name[0].isdigit():
            return self.strike(name)[0] + self.use(name), "hint-takes-from-rivals"
        return self.now + self.use(name), "hint-useful"

    def draw(self, _: str) -> Scored:
        return self.now + UNKNOWN_CARD, "hint-unknown-card"

    def move(self, words: str) -> Scored:
        return self.standing.value(*moved(self.standing, words)), "hint-moves-markers"

    def hide(self, name: str) -> Scored:
        """Hidden heroes break ties and reveal nothing; a card with a strong play is better kept."""
        card = self.hero(name)
        score = self.standing.value(added=card.factions) - 0.5 * self.use(name)
        return score, "hint-hides-colours" if card.factions & self.standing.factions else "hint-any"

    def strike(self, place: str) -> Scored:
        """A hero leaves its party: good if it is a rival's, better if of my factions, bad if
        mine."""
        owner, _, name = place.partition(".")
        if int(owner) == self.standing.seat:
            party = self.view.parties[self.standing.seat]
            lost = party.hidden[int(name[1:])] if name not in self.standing.heroes else name
            factions = self.standing.heroes[lost].factions if lost else frozenset[str]()
            return self.standing.value(lost=factions, face_up=-1), "hint-costs-own"
        if name not in self.standing.heroes:
            return self.now + HIDDEN_HERO, "hint-strikes-rival"
        worth = 0.02 + 0.005 * len(self.view.parties[int(owner)].heroes)
        if self.hero(name).factions & self.standing.factions:
            worth += 0.03
        return self.now + worth, "hint-strikes-rival"

    def look(self, place: str) -> Scored:
        own = place.startswith(f"{self.standing.seat}.")
        return self.now - 0.5 if own else self.now + HIDDEN_HERO, "hint-learns"

    def turn(self, place: str) -> Scored:
        owner, _, name = place.partition(".")
        if int(owner) != self.standing.seat or name in self.standing.heroes:
            return self.strike(place)
        hidden = self.view.parties[self.standing.seat].hidden[int(name[1:])]
        card = self.standing.heroes[hidden] if hidden else None
        return (self.after(card, False, 1) if card else self.now), "hint-useful"

    def perform(self, place: str) -> Scored:
        return self.after(self.hero(place), False, 0), "hint-useful"

    def aside(self, name: str) -> Scored:
        card = self.hero(name)
        return self.after(card, True, 0), "hint-useful"

    def place(self, name: str) -> Scored:
        if name[0].isdigit():
            return self.strike(name)
        return self.standing.value(added=self.hero(name).factions, face_up=1), "hint-useful"

    def swap(self, place: str) -> Scored:
        """One card of an exchange: give what helps little, get what helps much."""
        owner, _, name = place.partition(".")
        if owner in ("tavern", "graveyard"):
            return self.now + self.use(name), "hint-useful"
        if not name:
            return self.now - self.use(owner), "hint-least-useful"
        if int(owner) != self.standing.seat and name in self.standing.heroes:
            return self.strike(place)[0] + self.use(name), "hint-takes-from-rivals"
        return self.strike(place)

    def player(self, seat: str) -> Scored:
        """If the card counts heroes, the player with the best result; otherwise the fullest
        rival."""
        view = self.view
        card = self.standing.heroes[view.abilities[-1].card] if view.abilities else None
        if card and card.counts:
            up = [h for h in view.parties[int(seat)].heroes if card.counts in self.hero(h).factions]
            x = min(3, len(up))
            red = max(1, min(12, view.red + int(card.moves[0].red_x) * x))
            green = max(1, min(12, view.green + int(card.moves[0].green_x) * x))
            return self.standing.value(red, green), "hint-moves-markers"
        if int(seat) == self.standing.seat:
            return self.now - 0.1, "hint-costs-own"
        return self.now + 0.01 * len(view.parties[int(seat)].heroes), "hint-strikes-rival"

    def show(self, name: str) -> Scored:
        return self.now - self.use(name), "hint-least-useful"


RULES: dict[str, Callable[[Thought, str], Scored]] = {
    "play": Thought.play,
    "discard": Thought.discard,
    "pass": Thought.pass_by,
    "take": Thought.take,
    "draw": Thought.draw,
    "move": Thought.move,
    "hide": Thought.hide,
    "bury": Thought.strike,
    "turn": Thought.turn,
    "look": Thought.look,
    "perform": Thought.perform,
    "aside": Thought.aside,
    "place": Thought.place,
    "exchange": Thought.swap,
    "with": Thought.swap,
    "player": Thought.player,
    "show": Thought.show,
}
