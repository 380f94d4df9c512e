"""What the links in mails prove."""

import hashlib
import hmac

from hiddenhand.server.summons.encoding import to_base64


class StopTokens:
    """Whoever has the token of a user may stop the mails to that user, and nothing else. It is
    computed, not kept: links in old mails work as long as the server's secret lives."""

    def __init__(self, secret: str) -> None:
        self._secret = secret.encode()

    def of(self, user: str) -> str:
        proof = hmac.digest(self._secret, b"stop mail to " + user.encode(), hashlib.sha256)
        return f"{user}.{to_base64(proof)}"

    def user_of(self, token: str) -> str | None:
        """None for a token that was not made here."""
        user, _, _ = token.rpartition(".")
        is_ours = hmac.compare_digest(self.of(user).encode(), token.encode())
        return user if user and is_ours else None
