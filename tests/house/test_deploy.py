"""The files in deploy/ refer to things that exist: paths, commands, settings, ports, secrets.

No container engine is needed: the container file, the compose file and the proxy configurations are
parsed and compared with the command, the settings and the routes.
"""

import json
import os
import shlex
import subprocess
from configparser import ConfigParser
from importlib.resources import files
from io import BytesIO
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import crossplane
import jsonschema
import pytest
import typer
import yaml
from dockerfile_parse import DockerfileParser

from hiddenhand.cli.app import app as command
from hiddenhand.server.app import create_app
from hiddenhand.server.settings import PREFIX, USUAL_PORT, Settings, read_settings
from tests.server import postgres
from tools.tree import ROOT

DEPLOY = ROOT / "deploy"
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
SERVICES: dict[str, Any] = COMPOSE["services"]
OURS = {name: service for name, service in SERVICES.items() if service["image"] == "hiddenhand"}
NODES = {name: service for name, service in OURS.items() if "command" not in service}


def check_command(words: list[str]) -> None:
    """The command line is valid."""
    group = typer.main.get_command(command)
    assert words[0] in group.commands, words  # type: ignore[attr-defined]  # it is a group
    chosen = group.commands[words[0]]  # type: ignore[attr-defined]  # as above
    chosen.make_context(words[0], list(words[1:]))


def check_environment(environment: dict[str, str], tmp_path: Path) -> Settings:
    """Every variable is a setting with a valid value."""
    said = {name: word for name, word in environment.items() if name.startswith(PREFIX)}
    for name in said:
        field = name.removeprefix(PREFIX).removesuffix("_FILE").lower()
        assert field in Settings.__slots__, name
    usable = {}
    for name, word in said.items():
        if name.endswith("_FILE"):
            assert word.startswith(("/run/secrets/", "%d/"))
            file = tmp_path / Path(word).name
            file.write_text("postgresql://ola:secret@database/games")
            word = str(file)
        usable[name] = without_variables(word)
    return read_settings(usable)


def without_variables(word: str) -> str:
    """`${PUBLIC_URL:-http://localhost}` replaced by its default."""
    if word.startswith("${"):
        return word.partition(":-")[2].partition("}")[0]
    return word


def check_health(words: list[str]) -> None:
    """The health check uses our port and one of our routes."""
    line = " ".join(words)
    url = urlsplit(line[line.index("http://") :].partition("'")[0])
    assert url.port == USUAL_PORT
    assert url.path in create_app(Settings()).openapi()["paths"]


# -- the container file ----------------------------------------------------------------------------


def instructions() -> list[dict[str, Any]]:
    parser = DockerfileParser(fileobj=BytesIO((DEPLOY / "Containerfile").read_bytes()))
    return [line for line in parser.structure if line["instruction"] != "COMMENT"]


def values(name: str) -> list[str]:
    return [line["value"] for line in instructions() if line["instruction"] == name]


def test_the_container_file_copies_what_is_there() -> None:
    ignored = (ROOT / ".dockerignore").read_text().splitlines()
    kept = {line.removeprefix("!") for line in ignored if line.startswith("!")}
    assert ignored[1] == "*"
    copied: set[str] = set()
    for value in values("COPY"):
        *sources, target = shlex.split(value)
        assert not Path(target).is_absolute()
        for source in sources:
            assert (ROOT / source).exists(), source
            found = {source, Path(source).parts[0]} & kept
            assert found, f"{source} is kept out by .dockerignore"
            copied |= found
    assert copied == kept  # the ignore file admits only what is copied
    for needed in ("src", "web", "pyproject.toml", "setup.py"):
        assert needed in copied


def test_the_container_file_builds_in_stages_and_runs_as_nobody() -> None:
    stages = values("FROM")
    assert len(stages) == 2
    assert stages[0] == f"{stages[1]} AS build"
    assert ":" in stages[1]
    assert not stages[1].endswith(":latest")
    last = [line["instruction"] for line in instructions()][::-1]
    assert last.index("USER") < last.index("RUN")  # that user installs nothing
    user, _, group = values("USER")[-1].partition(":")
    assert int(user) > 0
    assert int(group) > 0
    installed = " ".join(values("RUN"))
    extras = _extras()
    for asked in ("[cli,postgresql]",):
        assert asked in installed
        assert set(asked.strip("[]").split(",")) <= extras
    assert not [word for word in installed.split() if "secret" in word.lower()]


def _extras() -> set[str]:
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    return set(project["optional-dependencies"])


def test_the_container_runs_our_command(tmp_path: Path) -> None:
    assert json.loads(values("ENTRYPOINT")[0]) == ["hiddenhand"]
    check_command(json.loads(values("CMD")[0]))
    environment = dict(pair.split("=", 1) for value in values("ENV") for pair in shlex.split(value))
    settings = check_environment(environment, tmp_path)
    assert settings.host == "0.0.0.0"
    assert [int(port) for port in values("EXPOSE")] == [settings.port] == [USUAL_PORT]
    folder = str(Path(settings.database.removeprefix("sqlite:///")).parent)
    assert json.loads(values("VOLUME")[0]) == [folder]
    assert folder in " ".join(values("RUN"))
    health = values("HEALTHCHECK")[0]
    check_health(json.loads(health[health.index("CMD") + 3 :]))


# -- the compose file ------------------------------------------------------------------------------


def test_the_compose_file_is_one() -> None:
    schemas = files("check_jsonschema") / "builtin_schemas" / "vendor"
    schema = json.loads((schemas / "compose-spec.json").read_text())
    jsonschema.validate(COMPOSE, schema)
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate({"services": {"node": {"imag": "x"}}}, schema)


def test_services_are_sealed_and_pinned() -> None:
    assert len(NODES) == 3
    for name, service in SERVICES.items():
        assert service["read_only"] is True, name
        assert service["cap_drop"] == ["ALL"], name
        assert "no-new-privileges:true" in service["security_opt"], name
        if service["image"] != "hiddenhand":
            assert ":" in service["image"], name
            assert not service["image"].endswith(":latest"), name
        assert "privileged" not in service
    published = [port for service in SERVICES.values() for port in service.get("ports", ())]
    assert published == ["${PUBLISH:-127.0.0.1:8080}:8080", "127.0.0.1:3000:3000"]


def test_services_run_our_command_with_our_settings(tmp_path: Path) -> None:
    for name, service in OURS.items():
        build = service["build"]
        context = (DEPLOY / build["context"]).resolve()
        assert context == ROOT
        assert (context / build["dockerfile"]).is_file()
        check_command(service.get("command", ["serve"]))
        settings = check_environment(service["environment"], tmp_path)
        assert settings.database.startswith("postgresql://"), name
        (network,) = COMPOSE["networks"]["default"]["ipam"]["config"]
        assert settings.trusted_proxies == (network["subnet"],)
        assert ip_network(network["subnet"]).is_private
        if name in NODES:
            check_health(service["healthcheck"]["test"][1:])


def test_secrets_come_from_files_and_from_nowhere_else() -> None:
    declared = COMPOSE["secrets"]
    for name, service in SERVICES.items():
        granted = set(service.get("secrets", ()))
        assert granted <= declared.keys(), name
        for variable, word in service.get("environment", {}).items():
            if word.startswith("/run/secrets/"):
                assert variable.endswith("_FILE"), variable
                assert Path(word).name in granted, f"{name} may not read {word}"
            assert not any(hint in variable for hint in ("PASSWORD", "TOKEN")) or (
                variable.endswith("_FILE")
            )
    for secret in declared.values():
        assert Path(secret["file"]).parent == Path("secrets")
    assert "/deploy/secrets/" in (ROOT / ".gitignore").read_text().splitlines()


def test_the_secrets_are_written_once_and_fit(tmp_path: Path) -> None:
    script = tmp_path / "make-secrets.sh"
    script.write_bytes((DEPLOY / "make-secrets.sh").read_bytes())
    assert os.access(DEPLOY / "make-secrets.sh", os.X_OK)
    for _ in range(2):
        subprocess.run(["sh", str(script)], check=True)
        written = {file.name: file.read_text() for file in (tmp_path / "secrets").iterdir()}
        assert written.keys() == COMPOSE["secrets"].keys()
    first = dict(written)
    subprocess.run(["sh", str(script)], check=True)
    assert first == {file.name: file.read_text() for file in (tmp_path / "secrets").iterdir()}
    assert len(set(written.values())) == 4
    assert len(written["metrics_token"]) == 48
    url = urlsplit(written["database_url"])
    database = SERVICES["database"]["environment"]
    assert (url.username, url.path[1:]) == (database["POSTGRES_USER"], database["POSTGRES_DB"])
    assert (url.password, url.hostname) == (written["database_password"], "database")
    assert (tmp_path / "secrets").stat().st_mode & 0o077 == 0


def test_the_database_is_of_the_version_that_is_tested() -> None:
    assert SERVICES["database"]["image"].startswith(f"postgres:{postgres.VERSION}-")


def test_mounted_files_and_volumes_exist() -> None:
    for service in SERVICES.values():
        for volume in service.get("volumes", ()):
            source, target, *_ = volume.split(":")
            assert target.startswith("/")
            if source.startswith("."):
                assert (DEPLOY / source).exists(), source
                assert volume.endswith(":ro")
            else:
                assert source in COMPOSE["volumes"], source


# -- proxies ---------------------------------------------------------------------------------------


def nginx(file: str, tmp_path: Path) -> list[Any]:
    """The directives of an nginx file; an unknown one is an error."""
    text = (DEPLOY / file).read_text()
    if "events {" not in text:
        text = f"events {{}}\nhttp {{\n{text}\n}}\n"
    config = tmp_path / "nginx.conf"
    config.write_text(text)
    directives: list[Any] = crossplane.parse(str(config), single=True)["config"][0]["parsed"]
    words = {line["line"] for entry in every(directives, "map") for line in entry["block"]}
    errors = crossplane.parse(str(config), strict=True, single=True)["errors"]
    assert not [error for error in errors if error["line"] not in words]
    return directives


def every(directives: list[Any], name: str) -> list[Any]:
    found = []
    for line in directives:
        if line["directive"] == name:
            found.append(line)
        found += every(line.get("block", []), name)
    return found


@pytest.mark.parametrize("file", ["balancer.conf", "nginx-tls.conf"])
def test_proxies_pass_sockets_and_addresses_on(file: str, tmp_path: Path) -> None:
    directives = nginx(file, tmp_path)
    places = {tuple(line["args"]): line["block"] for line in every(directives, "location")}
    assert [line["args"] for line in every(places["=", "/metrics"], "return")] == [["404"]]
    everything = places[("/",)]
    headers = {line["args"][0]: line["args"][1] for line in every(everything, "proxy_set_header")}
    assert headers["Upgrade"] == "$http_upgrade"
    assert headers["Host"] == "$http_host"
    assert {"Connection", "X-Forwarded-For", "X-Forwarded-Proto"} <= headers.keys()
    variable = headers["Connection"]
    assert variable in [line["args"][1] for line in every(directives, "map")]
    assert [line["args"] for line in every(everything, "proxy_http_version")] == [["1.1"]]
    # a page sends a ping every 20 seconds; the proxy's timeout must be longer
    ((patience,),) = [line["args"] for line in every(everything, "proxy_read_timeout")]
    assert int(patience.removesuffix("s")) > 3 * 20
    largest = [line["args"] for line in every(directives, "client_max_body_size")]
    assert largest == [["2m"]]
    assert Settings().upload_bytes < 2 << 20


@pytest.mark.parametrize("file", ["balancer.conf", "nginx-tls.conf"])
def test_proxies_limit_what_is_slow_and_long(file: str, tmp_path: Path) -> None:
    """No more than the server itself allows, so that it is the proxy that is kept busy."""
    directives = nginx(file, tmp_path)
    limits = Settings()

    def only(name: str) -> list[str]:
        (line,) = every(directives, name)
        return list(line["args"])

    for name in ("client_header_timeout", "client_body_timeout"):
        assert float(only(name)[0].removesuffix("s")) <= limits.header_seconds
    assert float(only("send_timeout")[0].removesuffix("s")) <= limits.reading_seconds
    number, size = only("large_client_header_buffers")
    assert int(number) * int(size.removesuffix("k")) * 1024 <= limits.header_bytes
    if file == "nginx-tls.conf":  # behind the balancer everybody has the address of the TLS proxy
        assert int(only("limit_conn")[1]) <= limits.connections_per_address
        assert only("limit_req")[0] == "zone=hiddenhand_requests"


def test_the_balancer_knows_all_nodes(tmp_path: Path) -> None:
    directives = nginx("balancer.conf", tmp_path)
    (upstream,) = every(directives, "upstream")
    servers = [line["args"][0] for line in every([upstream], "server") if line["args"]]
    assert servers == [f"{name}:{USUAL_PORT}" for name in NODES]
    assert all(NODES[name]["hostname"] == name for name in NODES)
    assert set(SERVICES["balancer"]["depends_on"]) == set(NODES)
    (listen,) = every(directives, "listen")
    assert SERVICES["balancer"]["ports"][0].endswith(f":{listen['args'][0]}")
    ((writable,),) = [line["args"] for line in every(directives, "pid")]
    assert str(Path(writable).parent) in SERVICES["balancer"]["tmpfs"]  # all else is read-only


def test_caddy_leads_to_our_port() -> None:
    """There is no Python parser for Caddyfiles, so only the relevant lines are checked."""
    text = (DEPLOY / "Caddyfile").read_text()
    lines = [line.split("#")[0].strip() for line in text.splitlines()]
    assert f"reverse_proxy 127.0.0.1:{USUAL_PORT} {{" in lines
    assert "respond @private 404" in lines
    assert "@private path /metrics" in lines
    limits = Settings()
    assert f"read_header {limits.header_seconds:g}s" in lines
    assert f"max_header_size {limits.header_bytes // 1024}KB" in lines
    assert sum(line.endswith("{") for line in lines) == lines.count("}")


def test_the_service_of_one_machine(tmp_path: Path) -> None:
    text = (DEPLOY / "hiddenhand.service").read_text()
    unit = ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]  # names keep their capitals
    unit.read_string(text)
    path, *words = unit["Service"]["ExecStart"].split()
    assert Path(path).name == "hiddenhand"
    check_command(words)
    lines = [line.lstrip("#") for line in text.splitlines()]
    pairs = [line.removeprefix("Environment=") for line in lines if line.startswith("Environment=")]
    settings = check_environment(dict(pair.split("=", 1) for pair in pairs), tmp_path)
    assert settings.is_secure
    assert "StateDirectory" in unit["Service"]


# -- Prometheus ------------------------------------------------------------------------------------


def test_prometheus_reads_every_node_with_the_token() -> None:
    config = yaml.safe_load((DEPLOY / "prometheus.yml").read_text())
    (job,) = config["scrape_configs"]
    assert job["metrics_path"] in create_app(Settings()).openapi()["paths"]
    (targets,) = job["static_configs"]
    assert targets["targets"] == [f"{name}:{USUAL_PORT}" for name in NODES]
    token = Path(job["authorization"]["credentials_file"])
    service = SERVICES["prometheus"]
    assert token.name in service["secrets"]
    assert token == Path(NODES["node1"]["environment"][f"{PREFIX}METRICS_TOKEN_FILE"])
    mounted = {volume.split(":")[1] for volume in service["volumes"]}
    assert {"/etc/prometheus/prometheus.yml", *config["rule_files"]} <= mounted
    sources = yaml.safe_load(
        (DEPLOY / "grafana/provisioning/datasources/prometheus.yml").read_text()
    )
    assert urlsplit(sources["datasources"][0]["url"]).hostname == "prometheus"
    boards = yaml.safe_load((DEPLOY / "grafana/provisioning/dashboards/hiddenhand.yml").read_text())
    folder = boards["providers"][0]["options"]["path"]
    mounts = [volume.split(":")[1] for volume in SERVICES["grafana"]["volumes"]]
    assert f"{folder}/hiddenhand.json" in mounts


def test_a_published_port_is_not_open_to_the_world_by_itself() -> None:
    for service in SERVICES.values():
        for port in service.get("ports", ()):
            host = without_variables(port.rsplit(":", 1)[0]) if "$" in port else port
            assert ip_address(host.split(":")[0]).is_loopback
