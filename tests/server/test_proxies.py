"""The real proxies with the files of deploy/: people play through them, and what is too long, too
slow or private stops there. Skipped where one is not installed (Debian: nginx-light, caddy)."""

import asyncio
import contextlib
import os
import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.people import PATIENCE, Guest
from tests.server.ports import free_port
from tests.server.running import Running, run, server
from tools.tree import ROOT

DEPLOY = ROOT / "deploy"
QUICK = "1s"  # instead of the ten seconds for a head


def balancer(port: int, upstream: int, folder: Path) -> list[str]:
    """The command that runs deploy/balancer.conf with one node and short patience."""
    text = (DEPLOY / "balancer.conf").read_text()
    text = re.sub(r"server node1:\d+", f"server 127.0.0.1:{upstream}", text)
    text = re.sub(r"\n\s*server node[23].*", "", text)
    text = text.replace("listen 8080;", f"listen 127.0.0.1:{port};")
    text = text.replace("/tmp/", f"{folder}/")
    text = text.replace("client_header_timeout 10s", f"client_header_timeout {QUICK}")
    (folder / "nginx.conf").write_text(text)
    return ["nginx", "-p", str(folder), "-c", str(folder / "nginx.conf"), "-g", "daemon off;"]


def tls_without_tls(port: int, upstream: int, folder: Path) -> list[str]:
    """The command that runs deploy/nginx-tls.conf, listening without TLS."""
    text = (DEPLOY / "nginx-tls.conf").read_text()
    text = re.sub(r"server \{\n    listen 80;.*?\n\}\n", "", text, flags=re.DOTALL)
    text = re.sub(r"\n    listen \[::\]:443.*", "", text)
    text = re.sub(r"listen 443 ssl.*?;", f"listen 127.0.0.1:{port};", text)
    text = re.sub(r"\n    ssl_.*", "", text)
    text = text.replace("127.0.0.1:8421", f"127.0.0.1:{upstream}")
    text = text.replace("client_header_timeout 10s", f"client_header_timeout {QUICK}")
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    paths = "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in kinds)
    whole = f"pid {folder}/pid;\nerror_log {folder}/log;\nevents {{}}\nhttp {{\n{paths}{text}}}\n"
    (folder / "nginx.conf").write_text(whole)
    return ["nginx", "-p", str(folder), "-c", str(folder / "nginx.conf"), "-g", "daemon off;"]


def caddy(port: int, upstream: int, folder: Path) -> list[str]:
    """The command that runs deploy/Caddyfile without certificates and with short patience."""
    text = (DEPLOY / "Caddyfile").read_text()
    text = text.replace("play.example.org {", f"http://127.0.0.1:{port} {{")
    text = text.replace("127.0.0.1:8421", f"127.0.0.1:{upstream}")
    text = text.replace("read_header 10s", f"read_header {QUICK}")
    text = text.replace("{\n\tservers {", "{\n\tadmin off\n\tauto_https off\n\tservers {", 1)
    (folder / "Caddyfile").write_text(text)
    return ["caddy", "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]


PROXIES = {
    "balancer.conf": ("nginx", balancer),
    "nginx-tls.conf": ("nginx", tls_without_tls),
    "Caddyfile": ("caddy", caddy),
}


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with server(tmp_path_factory.mktemp("proxied")) as running:
        yield running


@pytest.fixture(scope="module", params=list(PROXIES))
def proxy(
    request: pytest.FixtureRequest, here: Running, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[str]:
    """The address of a running proxy before the server."""
    program, command = PROXIES[request.param]
    if shutil.which(program) is None:
        pytest.skip(f"{program} is not installed")
    folder, port = tmp_path_factory.mktemp(program), free_port()
    folder.chmod(0o755)
    words = command(port, int(here.address.split(":")[1]), folder)
    environment = os.environ | {"HOME": str(folder), "XDG_DATA_HOME": str(folder)}
    with (folder / "output").open("wb") as output:
        process = subprocess.Popen(words, stdout=output, stderr=output, env=environment)
    try:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            with contextlib.suppress(httpx.HTTPError):
                if httpx.get(f"http://127.0.0.1:{port}/healthz", timeout=5).status_code == 200:
                    break
            assert process.poll() is None, (folder / "output").read_text()
            time.sleep(0.05)
        yield f"127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(PATIENCE)


def test_people_play_through_it_and_metrics_stay_inside(proxy: str) -> None:
    async def scenario() -> None:
        ola = await Guest.arrive(proxy, "Ola")
        code = await ola.create("hidden_leaders", 2)
        await ola.seat(code, 0)
        await ola.seat(code, 1, "local", name="Ben")
        await ola.connect()
        await ola.watch(code)
        await ola.start(code)
        await ola.look(code, 0)
        assert (await ola.http.get("/metrics")).status_code == 404
        await ola.leave()

    run(scenario())


async def answer_to(proxy: str, *parts: bytes) -> bytes:
    """What a proxy says until it closes the connection."""
    host, port = proxy.split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    try:
        with contextlib.suppress(ConnectionError):
            for part in parts:
                writer.write(part)
                await writer.drain()
            return await asyncio.wait_for(reader.read(), PATIENCE)
    finally:
        writer.close()
    return b""


GET = b"GET /healthz HTTP/1.1\r\nHost: table\r\n"


def test_heads_that_are_too_long_or_too_slow_end_there(proxy: str) -> None:
    async def scenario() -> None:
        told = await answer_to(proxy, GET, *(b"X: " + b"x" * 50_000 for _ in range(10)))
        assert not told or told.split(b" ")[1] in (b"400", b"414", b"431")
        told = await answer_to(proxy, GET)
        assert not told or told.split(b" ")[1] in (b"400", b"408")

    run(scenario())
