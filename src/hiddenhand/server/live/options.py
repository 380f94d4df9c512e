"""Checks of what a room plays."""

from hiddenhand import games
from hiddenhand.core.errors import BadSettings
from hiddenhand.server.wire.rooms import RoomOptions


def refuse_lesson(options: RoomOptions) -> None:
    """Raises `BadSettings`: rooms for lessons are created by /api/lessons only."""
    if options.lesson:
        raise BadSettings("lessons begin at /api/lessons", place="lesson")


def check_options(options: RoomOptions) -> None:
    """Raises `BadSettings` if the game rejects these options."""
    games.find(options.game).start(options.seats, options.settings)
