"""Random ids and tokens, and the hashes under which tokens are stored."""

import base64
import hashlib
import secrets


def new_token() -> str:
    """A new random token for a device or a sign-in link."""
    return secrets.token_urlsafe(32)


def new_id() -> str:
    """A random id, short enough to read and too long to guess."""
    return secrets.token_urlsafe(12)


def new_node(name: str) -> str:
    """A unique id for this run of a node; a restarted node gets a new one."""
    return f"{name}-{secrets.token_hex(4)}"


def hash_of(token: str) -> bytes:
    """The hash under which a token is stored."""
    return hashlib.sha256(token.encode()).digest()


def looks_like_token(word: str) -> bool:
    """True for 43 characters of base64 that encode 32 bytes; nothing else is looked up."""
    try:
        return len(word) == 43 and len(base64.b64decode(word + "=", b"-_", validate=True)) == 32
    except ValueError:
        return False
