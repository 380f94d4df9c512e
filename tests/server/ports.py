"""Port numbers for servers that have to know theirs before they start, or keep it when they start
again."""

import random
import socket

# Below the numbers that the system gives to outgoing connections (32768 and up on Linux, 49152 and
# up elsewhere): a connection could take one of those before the server listens on it. Above the
# numbers of Ray's processes (up to 19999).
FREE = range(20_000, 32_000)


def some_port() -> int:
    """A port chosen at random, so that processes running tests at the same time rarely try the
    same one."""
    return random.SystemRandom().choice(FREE)


def free_port() -> int:
    """A port on which nothing listens."""
    while True:
        port = some_port()
        with socket.socket() as tried:
            try:
                tried.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
