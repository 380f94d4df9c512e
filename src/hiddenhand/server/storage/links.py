"""Sign-in links in the database."""

from sqlalchemy import ColumnElement, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from hiddenhand.server.people.accounts import DeviceRow, LinkRow, UserRow
from hiddenhand.server.storage import rows
from hiddenhand.server.storage.base import SqlPart
from hiddenhand.server.storage.tables import devices, sign_ins, users


class Links(SqlPart):
    """The sign-in part of the store; see people.accounts.LinkStore."""

    async def add_link(self, link_hash: bytes, user: str, expires_at: float) -> None:
        values = {"link_hash": link_hash, "user": user, "expires_at": expires_at}
        await self.writer.do(lambda connection: connection.execute(insert(sign_ins).values(values)))

    async def link(self, link_hash: bytes, now: float) -> LinkRow | None:
        row = await self.first(select(sign_ins).where(_valid(link_hash, now)))
        if row is None:
            return None
        asked = row.ask_hash is not None
        return LinkRow(row.user, row.expires_at, asked, row.label, row.code, row.confirmed)

    async def drop_link(self, link_hash: bytes, user: str) -> None:
        mine = (sign_ins.c.link_hash == link_hash) & (sign_ins.c.user == user)
        statement = delete(sign_ins).where(mine)
        await self.writer.do(lambda connection: connection.execute(statement))

    async def ask_with_link(
        self, link_hash: bytes, ask_hash: bytes, label: str, code: str, now: float
    ) -> bool:
        first = _valid(link_hash, now) & sign_ins.c.ask_hash.is_(None)
        return await self._changed(first, ask_hash=ask_hash, label=label, code=code)

    async def confirm_link(self, link_hash: bytes, user: str, code: str, now: float) -> bool:
        asked = sign_ins.c.ask_hash.is_not(None) & (sign_ins.c.code == code)
        mine = _valid(link_hash, now) & (sign_ins.c.user == user) & asked
        return await self._changed(mine, confirmed=True)

    async def _changed(self, where: ColumnElement[bool], **values: object) -> bool:
        statement = update(sign_ins).where(where).values(values)

        async def work(connection: AsyncConnection) -> bool:
            return (await connection.execute(statement)).rowcount > 0

        return await self.writer.do(work)

    async def use_link(
        self, link_hash: bytes, ask_hash: bytes, device: DeviceRow, token_hash: bytes, now: float
    ) -> UserRow | None:
        agreed = (sign_ins.c.ask_hash == ask_hash) & sign_ins.c.confirmed

        async def work(connection: AsyncConnection) -> UserRow | None:
            link = delete(sign_ins).where(_valid(link_hash, now), agreed)
            found = (await connection.execute(link.returning(sign_ins))).first()
            await connection.execute(delete(sign_ins).where(sign_ins.c.expires_at <= now))
            if found is None:
                return None
            values = {**rows.device_values(device, token_hash), "user": found.user}
            await connection.execute(insert(devices).values(values))
            owner = await connection.execute(select(users).where(users.c.id == found.user))
            return rows.user(owner.one())

        return await self.writer.do(work)


def _valid(link_hash: bytes, now: float) -> ColumnElement[bool]:
    return (sign_ins.c.link_hash == link_hash) & (sign_ins.c.expires_at > now)
