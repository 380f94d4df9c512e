"""Hidden Leaders: play heroes, push two markers, hide your leader."""

from hiddenhand.games.hidden_leaders.game import HiddenLeaders

GAME = HiddenLeaders()
