"""Whether an answer can be taken back: only if it revealed nothing."""

from hiddenhand.core.game import RESIGN, Game
from hiddenhand.table.table import Step


def allowed(game: Game, step: Step) -> bool:
    """True if the step had no random answer and no event showed somebody hidden information."""
    seat, key = step.answers[0]
    if key == RESIGN or len(step.answers) > 1 or step.state.is_over():
        return False
    return not any(game.reveals(event, seat) for event in step.events)
