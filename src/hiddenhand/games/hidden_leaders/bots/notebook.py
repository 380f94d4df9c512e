"""The notebook of Hidden Leaders: suspected leaders of every opponent, and heroes seen so far."""

from collections.abc import Iterable, Mapping

from hiddenhand.bots.notebook import Page, Remembered, Seen
from hiddenhand.core.event import Fact
from hiddenhand.core.game import View
from hiddenhand.games.hidden_leaders import facts
from hiddenhand.games.hidden_leaders.bots.belief import leader_posterior
from hiddenhand.games.hidden_leaders.view import HiddenLeadersView


def page(view: View, feed: Iterable[Mapping[str, Fact]], memory: Remembered) -> Page:
    """The notebook of the view's seat."""
    assert isinstance(view, HiddenLeadersView)
    fits = leader_posterior(feed, view)
    suspects = {
        seat: {leader: fits[seat].get(leader, 0.0) for leader in facts.leaders()} for seat in fits
    }
    for party in view.parties:
        if party.seat in suspects and party.leader is not None:  # shown at the end of the game
            suspects[party.seat] = {
                leader: float(leader == party.leader) for leader in facts.leaders()
            }
    seen = [Seen(card, place) for card, place in memory]
    known = {card for card, _ in memory} | _on_the_table(view)
    unseen = [name for name in facts.heroes_in_play(view.seats, view.settings) if name not in known]
    return Page(suspects, seen, unseen)


def _on_the_table(view: HiddenLeadersView) -> set[str]:
    """Heroes that the view shows."""
    shown = {card for card in view.tavern if card is not None}
    for party in view.parties:
        shown |= {*party.heroes, *(party.hand or ())}
        shown |= {card for card in party.hidden if card is not None}
    for ability in view.abilities:
        shown |= {ability.card, *(card for card in ability.held if card is not None)}
    return shown | set(view.graveyard or ()) | set(view.looking.values())
