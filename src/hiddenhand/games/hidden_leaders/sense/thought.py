"""The judgment of the normal bot: every option of a question gets a score and a reason.

A score is roughly the chance to win after the option. The heuristics are in one table, keyed by the
first word of the option; they read nothing but the view.
"""

from collections.abc import Callable, Sequence
from typing import Final, final

from mypy_extensions import i64

from hiddenhand.games.hidden_leaders.facts import HeroFacts
from hiddenhand.games.hidden_leaders.markers import on_track
from hiddenhand.games.hidden_leaders.sense.value import Standing
from hiddenhand.games.hidden_leaders.view import HiddenLeadersView

IDLE: Final = 0.02  # cost of a turn without a play
FRESH: Final = 0.01  # gain from a discarded card, which makes room for another
UNKNOWN_CARD: Final = 0.015  # value of an unknown card, above the worst use of a known one
HIDDEN_HERO: Final = 0.03  # gain from hitting a rival's hidden hero
MOST_X: Final = 3  # the largest X that a count of heroes gives

Scored = tuple[float, str]


def best_options(
    view: HiddenLeadersView, ask: str, options: Sequence[str], near: float
) -> list[int]:
    """The numbers of the options whose scores are within `near` of the best."""
    thought = Thought(Standing(view), ask)
    scores = [thought.score(option)[0] for option in options]
    least = max(scores) - near
    return [number for number in range(len(scores)) if scores[number] >= least]


@final
class Thought:
    """The scores for one question."""

    def __init__(self, standing: Standing, ask: str) -> None:
        self.standing: Final = standing
        self.view: Final = standing.view
        self.ask: Final = ask
        self.now: Final[float] = standing.value()

    def score(self, option: str) -> Scored:
        """The score and the reason for one option."""
        word, _, rest = option.partition(":")
        rule = RULES.get(word)
        return rule(self, rest) if rule else (self.now, "hint-any")

    # -- cards

    def hero(self, name: str) -> HeroFacts:
        """The hero named at the end of a place."""
        return self.standing.heroes[name.rpartition(".")[2]]

    def use(self, name: str) -> float:
        """How much better than nothing playing this card would be."""
        return self.standing.after(self.hero(name), True, 1) - self.now

    # -- heuristics, by the first word of an option

    def play(self, name: str) -> Scored:
        """Play a hero from the hand."""
        card = self.hero(name)
        score = self.standing.after(card, True, 1)
        if self.standing.plays_left(1) == 0:
            return score, "hint-ends-and-wins" if score > 0.5 else "hint-ends-too-early"
        if card.moves and score > self.now:
            return score, "hint-moves-markers"
        if card.mask & self.standing.mask:
            return score, "hint-counts-for-ties"
        return score, "hint-plays-on"

    def discard(self, name: str) -> Scored:
        """Discard a card from the hand, the tavern or a party."""
        if self.ask == "ask-turn":
            return self.now - IDLE / 2 + FRESH - 0.1 * self.use(name), "hint-waits"
        if name.startswith("tavern."):
            return self.now - 0.1 * self.use(name), "hint-takes-from-rivals"
        if name[0].isdigit():
            return self.strike(name)
        return self.now - self.use(name), "hint-least-useful"

    def pass_by(self, _: str) -> Scored:
        """Do nothing."""
        if self.ask == "ask-turn":
            return self.now - IDLE, "hint-waits"
        return self.now + 0.001, "hint-keeps"

    def take(self, name: str) -> Scored:
        """Take a card to the hand."""
        if name[0].isdigit():
            return self.strike(name)[0] + self.use(name), "hint-takes-from-rivals"
        return self.now + self.use(name), "hint-useful"

    def draw(self, _: str) -> Scored:
        """Draw an unknown card."""
        return self.now + UNKNOWN_CARD, "hint-unknown-card"

    def move(self, words: str) -> Scored:
        """Move the markers."""
        red, green = self.standing.moved(words)
        return self.standing.value(red, green), "hint-moves-markers"

    def hide(self, name: str) -> Scored:
        """Hidden heroes break ties and reveal nothing; a card with a strong play is better kept."""
        card = self.hero(name)
        score = self.standing.value(added=card.mask) - 0.5 * self.use(name)
        return score, "hint-hides-colours" if card.mask & self.standing.mask else "hint-any"

    def strike(self, place: str) -> Scored:
        """A hero leaves its party: good if it is a rival's, better if of my factions, bad if
        mine."""
        owner, _, name = place.partition(".")
        if int(owner) == self.view.viewer:
            party = self.view.parties[self.view.viewer]
            lost = party.hidden[int(name[1:])] if name not in self.standing.heroes else name
            factions: i64 = self.standing.heroes[lost].mask if lost else 0
            return self.standing.value(lost=factions, face_up=-1), "hint-costs-own"
        if name not in self.standing.heroes:
            return self.now + HIDDEN_HERO, "hint-strikes-rival"
        worth = 0.02 + 0.005 * len(self.view.parties[int(owner)].heroes)
        if self.hero(name).mask & self.standing.mask:
            worth += 0.03
        return self.now + worth, "hint-strikes-rival"

    def look(self, place: str) -> Scored:
        """Look at a hidden hero."""
        own = place.startswith(f"{self.view.viewer}.")
        return self.now - 0.5 if own else self.now + HIDDEN_HERO, "hint-learns"

    def turn(self, place: str) -> Scored:
        """Turn a hero of a party over."""
        owner, _, name = place.partition(".")
        if int(owner) != self.view.viewer or name in self.standing.heroes:
            return self.strike(place)
        hidden = self.view.parties[self.view.viewer].hidden[int(name[1:])]
        card = self.standing.heroes[hidden] if hidden else None
        return (self.standing.after(card, False, 1) if card else self.now), "hint-useful"

    def perform(self, place: str) -> Scored:
        """Use the ability of a hero that lies there."""
        return self.standing.after(self.hero(place), False, 0), "hint-useful"

    def aside(self, name: str) -> Scored:
        """Set a card aside, to be played later."""
        card = self.hero(name)
        return self.standing.after(card, True, 0), "hint-useful"

    def place(self, name: str) -> Scored:
        """Place a hero in a party."""
        if name[0].isdigit():
            return self.strike(name)
        return self.standing.value(added=self.hero(name).mask, face_up=1), "hint-useful"

    def swap(self, place: str) -> Scored:
        """One card of an exchange: give what helps little, get what helps much."""
        owner, _, name = place.partition(".")
        if owner in ("tavern", "graveyard"):
            return self.now + self.use(name), "hint-useful"
        if not name:
            return self.now - self.use(owner), "hint-least-useful"
        if int(owner) != self.view.viewer and name in self.standing.heroes:
            return self.strike(place)[0] + self.use(name), "hint-takes-from-rivals"
        return self.strike(place)

    def player(self, seat: str) -> Scored:
        """If the card counts heroes, the player with the best result; otherwise the fullest
        rival."""
        view = self.view
        card = self.standing.heroes[view.abilities[-1].card] if view.abilities else None
        if card and card.counts:
            heroes = [self.hero(name) for name in view.parties[int(seat)].heroes]
            x: i64 = min(MOST_X, len([hero for hero in heroes if hero.mask & card.counts]))
            red = on_track(view.red + card.moves[0].red_x * x)
            green = on_track(view.green + card.moves[0].green_x * x)
            return self.standing.value(red, green), "hint-moves-markers"
        if int(seat) == self.view.viewer:
            return self.now - 0.1, "hint-costs-own"
        return self.now + 0.01 * len(view.parties[int(seat)].heroes), "hint-strikes-rival"

    def show(self, name: str) -> Scored:
        """Show a card to the others."""
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
