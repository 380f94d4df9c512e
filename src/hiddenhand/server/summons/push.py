"""Web Push: a message to a browser whose page is closed, by way of its maker's push service."""

import asyncio
import json

import structlog

from hiddenhand.server.summons.encryption import encrypt, read_keys
from hiddenhand.server.summons.outside import Headers, Outside
from hiddenhand.server.summons.receivers import BadPushKey, Outcome, PushRow
from hiddenhand.server.summons.vapid import Vapid

log = structlog.get_logger()
KEPT = 24 * 3600  # seconds the service keeps a message for a device that is off
GONE = (404, 410)  # the browser has canceled the subscription
AGAIN = (429, 500, 502, 503, 504)  # worth another try
TRIES = 3
PAUSE = 0.5  # seconds before the second try, then twice as long
LONGEST_PAUSE = 3.0  # whoever asks for more patience has the message fail


class PushSender:
    def __init__(self, vapid: Vapid, outside: Outside) -> None:
        self._vapid = vapid
        self._outside = outside

    @property
    def public_key(self) -> str:
        return self._vapid.public

    def check(self, endpoint: str, p256dh: str, auth: str) -> None:
        if not self._outside.allows(endpoint):
            raise BadPushKey("not an address of a push service")
        read_keys(p256dh, auth)

    async def send(self, to: PushRow, message: dict[str, str], topic: str) -> Outcome:
        try:
            body = encrypt(json.dumps(message).encode(), to.p256dh, to.auth)
        except BadPushKey:
            return "gone"
        headers: Headers = {
            "Authorization": self._vapid.header(to.endpoint),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "Content-Length": str(len(body)),
            "TTL": str(KEPT),
            "Topic": topic,
            "Urgency": "high",
        }
        pause = PAUSE
        for left in reversed(range(TRIES)):
            status, wish = await self._post(to.endpoint, headers, body)
            if 200 <= status < 300:
                return "sent"
            if status in GONE:
                return "gone"
            pause = max(pause, float(wish)) if wish.isdecimal() else pause
            if not left or status not in (*AGAIN, 0) or pause > LONGEST_PAUSE:
                log.warning("push_failed", status=status)
                break
            await asyncio.sleep(pause)
            pause *= 2
        return "failed"

    async def _post(self, endpoint: str, headers: Headers, body: bytes) -> tuple[int, str]:
        try:
            return await self._outside.post(endpoint, headers, body)
        except OSError as error:  # a timeout is one, too
            log.debug("push_unanswered", error=repr(error))
            return 0, ""

    async def close(self) -> None:
        await self._outside.close()
