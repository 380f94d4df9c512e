"""Ratings of people and bots at a game, computed with openskill (Plackett-Luce)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

MU, SIGMA = 25.0, 25.0 / 3.0  # of a player without games


@dataclass(frozen=True, slots=True)
class Rating:
    """A player's rating: mean, uncertainty and number of rated games."""

    mu: float = MU
    sigma: float = SIGMA
    games: int = 0

    @property
    def shown(self) -> float:
        """The lower bound of the strength, with 99.7% confidence."""
        return self.mu - 3 * self.sigma


def bot_player(level: str) -> str:
    """The player id under which a bot of this level is rated."""
    return f"bot:{level}"


def rate(
    players: Sequence[str], ranking: Sequence[Sequence[int]], before: Mapping[str, Rating]
) -> dict[str, Rating]:
    """The ratings of all players after a game. `ranking` lists seats, best first; `players` is
    indexed by seat.

    A bot that plays several seats gets the mean of the ratings of these seats.
    """
    from openskill.models import PlackettLuce  # slow to import, and only at the end of a game

    model = PlackettLuce(mu=MU, sigma=SIGMA)
    old = [before.get(player, Rating()) for player in players]
    places = {seat: place for place, seats in enumerate(ranking) for seat in seats}
    told = model.rate(
        [[model.rating(mu=rating.mu, sigma=rating.sigma)] for rating in old],
        ranks=[float(places[seat]) for seat in range(len(players))],
    )
    after: dict[str, Rating] = {}
    for player in dict.fromkeys(players):
        mine = [told[seat][0] for seat, name in enumerate(players) if name == player]
        mu = sum(rating.mu for rating in mine) / len(mine)
        sigma = sum(rating.sigma for rating in mine) / len(mine)
        after[player] = Rating(mu, sigma, before.get(player, Rating()).games + 1)
    return after
