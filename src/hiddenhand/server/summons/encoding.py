"""Bytes as text, the way Web Push writes them: base64 for addresses, without padding."""

import base64


def to_base64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def from_base64(text: str) -> bytes:
    """Raises ValueError for anything else."""
    return base64.b64decode(text + "=" * (-len(text) % 4), b"-_", validate=True)
