"""Hidden Leaders: play heroes, move two markers, keep your leader secret."""

from hiddenhand.games.hidden_leaders.game import HiddenLeaders

GAME = HiddenLeaders()
