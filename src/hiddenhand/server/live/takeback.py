"""Whether an answer may be taken back: only while nothing was revealed by it."""

from hiddenhand.core.game import RESIGN, Game
from hiddenhand.table.table import Step


def allowed(game: Game, step: Step) -> bool:
    """Chance must not have answered, and no event may have shown anybody what was hidden."""
    seat, key = step.answers[0]
    if key == RESIGN or len(step.answers) > 1 or step.state.is_over():
        return False
    return not any(game.reveals(event, seat) for event in step.events)
