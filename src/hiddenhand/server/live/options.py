"""What a room may play, checked before anybody sits down."""

from hiddenhand import games
from hiddenhand.core.errors import BadSettings
from hiddenhand.server.wire.rooms import RoomOptions


def refuse_lesson(options: RoomOptions) -> None:
    """Nobody makes a lesson's room by hand."""
    if options.lesson:
        raise BadSettings("lessons begin at /api/lessons", place="lesson")


def check_options(options: RoomOptions) -> None:
    """Refuse what the game would refuse, before anybody sits down."""
    games.find(options.game).start(options.seats, options.settings)
