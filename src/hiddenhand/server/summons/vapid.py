"""Who sends a push message: VAPID (RFC 8292), a signed note that the push service checks.

A browser subscribes for one public key, so it must stay the same as long as the server lives, and
be the same for all servers on one database.
"""

import json
import time
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, utils

from hiddenhand.server.summons.encoding import from_base64, to_base64
from hiddenhand.server.summons.encryption import CURVE, point_of

VALID = 12 * 3600  # seconds; services refuse notes that hold for more than a day
RENEW = VALID // 2  # seconds a note is used before a new one is signed


def new_key() -> str:
    """A private key as text: 32 bytes in base64."""
    number = ec.generate_private_key(CURVE).private_numbers().private_value
    return to_base64(number.to_bytes(32, "big"))


class Vapid:
    """`contact` is where the push service can complain: an https address, or mailto:"""

    def __init__(self, key: str, contact: str) -> None:
        self._private = read_key(key)
        self.contact = contact
        self.public = to_base64(point_of(self._private.public_key()))
        self._notes: dict[str, tuple[float, str]] = {}  # by origin of the push service

    def header(self, endpoint: str, now: float | None = None) -> str:
        """`Authorization` for a message to this endpoint."""
        now = time.time() if now is None else now
        parts = urlsplit(endpoint)
        origin = f"{parts.scheme}://{parts.netloc}"
        made_at, note = self._notes.get(origin, (0.0, ""))
        if not 0 <= now - made_at < RENEW:
            note = self._sign({"aud": origin, "exp": int(now) + VALID, "sub": self.contact})
            if len(self._notes) > 100:  # of services there are a handful
                self._notes.clear()
            self._notes[origin] = now, note
        return f"vapid t={note},k={self.public}"

    def _sign(self, claims: dict[str, object]) -> str:
        """A JSON Web Token, ES256."""
        parts = ({"typ": "JWT", "alg": "ES256"}, claims)
        signed = ".".join(to_base64(json.dumps(part).encode()) for part in parts)
        signature = self._private.sign(signed.encode(), ec.ECDSA(hashes.SHA256()))
        r, s = utils.decode_dss_signature(signature)
        return f"{signed}.{to_base64(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"


def read_key(key: str) -> ec.EllipticCurvePrivateKey:
    """Raises ValueError for anything that is no private key of this curve."""
    data = from_base64(key)
    if len(data) != 32:
        raise ValueError("a private key has 32 bytes")
    return ec.derive_private_key(int.from_bytes(data, "big"), CURVE)
