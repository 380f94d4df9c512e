"""The notebook of Secret Allies: suspected allies of each opponent, and what the seat looked at."""

from collections.abc import Iterable, Mapping

from hiddenhand.bots.notebook import Number, Page, Remembered, Seen
from hiddenhand.core.event import Fact
from hiddenhand.core.game import View
from hiddenhand.games.secret_allies.bots.belief import ally_belief
from hiddenhand.games.secret_allies.view import SecretAlliesView


def page(view: View, feed: Iterable[Mapping[str, Fact]], memory: Remembered) -> Page:
    """The notebook page for the viewer of `view`."""
    assert isinstance(view, SecretAlliesView)
    others = [seat for seat in range(len(view.players)) if seat != view.viewer]
    suspects: dict[int, dict[str, float]] = {seat: {} for seat in others}
    if view.turn > 0:  # before turn 1 there are no hidden allies
        suspects = ally_belief(view, feed)
    for state in view.states:
        owner = state["revealed_by"]
        if owner in suspects:
            suspects[owner][state["state"]] = 1.0
    seen: list[Seen] = []
    numbers: list[Number] = []
    if view.own is not None:
        own = view.own
        open_now = {s["state"] for s in view.states if s["revealed_by"] is not None}
        kept = {*own["allies"], *own["neutrals_seen"], *open_now}
        seen += [Seen(state, "own") for state in own["allies"]]
        seen += [Seen(state, "neutral") for state in own["neutrals_seen"]]
        drawn = dict.fromkeys(card["state"] for card in own["cards_drawn"])
        seen += [Seen(state, "put-back") for state in drawn if state not in kept]
        numbers = [
            Number(look["seat"], look["turn"], look["prestige"]) for look in own["prestige_seen"]
        ]
    return Page(suspects, seen, numbers=numbers)
