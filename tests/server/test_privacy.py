"""A user can export everything stored about them, and deletes it with the account."""

import asyncio
from typing import Any

from hiddenhand.server.storage.tables import metadata, users
from tests.server.serving import serving

# Tables that reference a user, and the key of their rows in the user's export.
TOLD_AS: dict[str, str | None] = {
    "devices": "devices",
    "sign_ins": None,  # a hash that expires in minutes
    "rooms": "rooms",
    "room_people": "rooms",
    "chat": "chat",
    "games": "uploads",
    "players": "games",
    "notes": "notes",
    "lessons": "lessons",
    "push_subscriptions": "summons",
    "mail_addresses": "summons",
    "quiet_hours": "summons",
    "muted_rooms": "summons",
    "summons": None,  # for which turn they were called last: gone with the game
}


def pointing_at_people() -> dict[str, set[str | None]]:
    """table -> what happens to its rows when the user is deleted."""
    return {
        table.name: {key.ondelete for key in table.foreign_keys if key.references(users)}
        for table in metadata.sorted_tables
        if any(key.references(users) for key in table.foreign_keys)
    }


def test_no_table_knows_people_behind_their_backs() -> None:
    found = pointing_at_people()
    assert found.keys() == TOLD_AS.keys()
    for table, rules in found.items():
        assert rules <= {"CASCADE", "SET NULL"}, table


def test_the_export_speaks_of_all_of_them(database: str) -> None:
    async def scenario() -> None:
        async with serving(database) as client:
            await client.post("/api/me", json={"name": "Ola", "language": "pl"})
            told: dict[str, Any] = (await client.get("/api/me/export")).json()
            assert {name for name in TOLD_AS.values() if name} <= told.keys()
            assert told["user"]["name"] == "Ola"
            assert "token" not in str(told)

    asyncio.run(scenario())
