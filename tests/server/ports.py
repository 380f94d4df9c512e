"""Port numbers for servers that have to know theirs before they start, or keep it when they start
again."""

import random
import socket

# Below the numbers that the system gives to outgoing connections (32768 and up on Linux, 49152 and
# up elsewhere): a connection could take one of those before the server listens on it.
FREE = range(18_000, 32_000)


def free_port() -> int:
    """A port on which nothing listens. Chosen at random, so that processes running tests at the
    same time rarely try the same one."""
    while True:
        port = random.SystemRandom().choice(FREE)
        with socket.socket() as tried:
            try:
                tried.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
