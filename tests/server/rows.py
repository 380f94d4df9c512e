"""Rows of the store for tests."""

from hiddenhand.server.store import AnswerRow, DeviceRow, GameRow, PlayerRow, RoomRow, Turn, UserRow


def user(name: str) -> UserRow:
    return UserRow(f"u-{name}", name, None, 100.0)


def device(name: str, number: int = 1) -> DeviceRow:
    return DeviceRow(f"d-{name}-{number}", f"u-{name}", "Firefox", 100.0, 100.0)


def room(code: str = "abcdefghjk", host: str = "ola", *people: str) -> RoomRow:
    seats = '[{"user": "u-' + host + '"}, {"user": null}]'
    users = tuple(f"u-{name}" for name in people)
    return RoomRow(code, f"u-{host}", "waiting", "{}", seats, None, 0, True, 100.0, users)


def game(name: str = "g1", room: str | None = "abcdefghjk", *people: str) -> GameRow:
    players = tuple(PlayerRow(n, who, f"u-{who}") for n, who in enumerate(people))
    bot = PlayerRow(len(people), "Bot", None, "normal")
    added = ", ".join(f'"u-{who}": "{n:064x}"' for n, who in enumerate(people))
    deal = '{"secret": "' + "5e" * 32 + '", "added": {' + added + "}}"
    return GameRow(
        id=name,
        room=room,
        game="hidden_leaders",
        rules="1",
        seats=len(people) + 1,
        settings={"edition": "retail"},
        players=(*players, bot),
        deal=deal,
        started_at=100.0,
        moved_at=100.0,
    )


def turn(number: int, game: str = "g1", chance: tuple[str, ...] = ()) -> Turn:
    answer = AnswerRow(number, number % 2, f"key:{number}", chance, 100.0 + number)
    return Turn(game, answer, f'{{"bank": {number}}}', ("u-ola",))
