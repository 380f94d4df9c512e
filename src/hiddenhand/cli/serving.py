"""`hiddenhand serve`: runs the server in the foreground and opens the browser if asked."""

import os
import sys
import threading
import webbrowser
from dataclasses import replace
from typing import Any

from hiddenhand.cli.speaking import speaker
from hiddenhand.server.http import pages
from hiddenhand.server.serve import serve
from hiddenhand.server.settings import read_settings


def run_server(said: dict[str, Any], open_browser: bool) -> None:
    """Run the server; the command line overrides the environment."""
    settings = replace(
        read_settings(), **{name: value for name, value in said.items() if value is not None}
    )

    def ready(address: str) -> None:
        print(speaker.say("serve-ready", address=address), flush=True)
        if pages.pages() is None:
            print(speaker.say("serve-no-pages"), flush=True)
        print(speaker.say("serve-stop"), flush=True)
        if open_browser and has_display():
            # in a thread: some browsers block their caller
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    serve(settings, ready)


def has_display() -> bool:
    """False on a server or in a container, where a text browser would take over the terminal."""
    if sys.platform in ("darwin", "win32"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))
