"""Secrets in every form they could be sent in, and whether any of them is in what was sent."""

from __future__ import annotations

from base64 import b32encode, b64encode, urlsafe_b64encode
from collections.abc import Iterable
from urllib.parse import quote

ENDED = b'"ending":{'
"""Part of every message sent after the game, which may show the seed."""


def forms_of_number(value: int, size: int = 16) -> list[bytes]:
    """A seed as hex, decimal, base 32 and 64 and raw bytes, from either end."""
    return [str(value).encode(), f"{value:x}".encode(), *forms(value.to_bytes(size, "big"))]


def forms(secret: bytes) -> list[bytes]:
    """Bytes in the usual encodings, from either end."""
    found = []
    for raw in (secret, secret[::-1]):
        found += [raw, raw.hex().encode(), raw.hex().upper().encode(), b32encode(raw).rstrip(b"=")]
        found += [b64encode(raw).rstrip(b"="), urlsafe_b64encode(raw).rstrip(b"="), quote(raw).encode()]
        found.append(",".join(str(byte) for byte in raw).encode())
    return found


def deal_secrets(seed: str, salt: str) -> list[bytes]:
    """All forms of what decides a game, as the store keeps it."""
    return [*forms_of_number(int(seed, 16)), *forms(bytes.fromhex(salt))]


def leaks(texts: Iterable[str | bytes], secrets: Iterable[bytes]) -> list[bytes]:
    """The secrets that are in texts sent while the game went on."""
    raw = (text.encode() if isinstance(text, str) else text for text in texts)
    everything = b"\n".join(text for text in raw if ENDED not in text)
    # Short forms would be found by accident.
    return [secret for secret in secrets if len(secret) >= 12 and secret in everything]
