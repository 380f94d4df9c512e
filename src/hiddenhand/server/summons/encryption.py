"""Messages to a browser that only the browser can read: RFC 8291 (Web Push) over RFC 8188."""

import os
import struct

from cryptography.exceptions import InvalidKey
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from hiddenhand.server.summons.encoding import from_base64
from hiddenhand.server.summons.receivers import BadPushKey

CURVE = ec.SECP256R1()
POINT = 65  # bytes of a public key: 4, x, y
SECRET = 16  # bytes of the browser's authentication secret
RECORD = 4096  # bytes; a message is one record of that size at most
LARGEST = 3072  # bytes of a message before it is encrypted; push services take 4096 after it
LAST = b"\x02"  # ends the last record (RFC 8188)


def encrypt(
    message: bytes,
    p256dh: str,
    auth: str,
    *,
    salt: bytes | None = None,
    private: ec.EllipticCurvePrivateKey | None = None,
) -> bytes:
    """The body of a push message. `salt` and `private` are given by tests alone: they must be new
    for every message."""
    if len(message) > LARGEST:
        raise ValueError(f"more than {LARGEST} bytes")
    theirs, secret = read_keys(p256dh, auth)
    salt = salt or os.urandom(16)
    private = private or ec.generate_private_key(CURVE)
    receiver, sender = point_of(theirs), point_of(private.public_key())
    shared = private.exchange(ec.ECDH(), theirs)
    key_info = b"WebPush: info\x00" + receiver + sender
    key = _derived(secret, shared, key_info, 32)
    content_key = _derived(salt, key, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = _derived(salt, key, b"Content-Encoding: nonce\x00", 12)
    head = salt + struct.pack("!LB", RECORD, len(sender)) + sender
    return head + AESGCM(content_key).encrypt(nonce, message + LAST, None)


def read_keys(p256dh: str, auth: str) -> tuple[ec.EllipticCurvePublicKey, bytes]:
    """The browser's public key and secret; raises `BadPushKey`."""
    try:
        point, secret = from_base64(p256dh), from_base64(auth)
        if len(point) != POINT or len(secret) != SECRET:
            raise BadPushKey("a key or secret has the wrong length")
        return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point), secret
    except (ValueError, InvalidKey) as error:
        raise BadPushKey(str(error)) from error


def point_of(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derived(salt: bytes, key: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(key)
