"""The lock of the server's packages matches pyproject.toml, the image and the list of packages."""

import json
import re
import tomllib

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

from tools.lock import EXTRAS, LOCK, SBOM
from tools.tree import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
ENTRY = re.compile(
    r"^([\w.-]+)==(\S+)(?: ; [^\\]+)? \\\n((?:    --hash=sha256:[0-9a-f]{64}(?: \\)?\n)+)"
)


def locked() -> dict[str, tuple[str, set[str]]]:
    """package -> its version and the hashes of its files. Everything else in the file is wrong."""
    text = LOCK.read_text(encoding="utf-8")
    found: dict[str, tuple[str, set[str]]] = {}
    while text:
        if text.startswith("#"):
            text = text.partition("\n")[2]
            continue
        entry = ENTRY.match(text)
        assert entry, f"neither a package with hashes nor a comment: {text[:80]!r}"
        found[canonicalize_name(entry[1])] = entry[2], set(re.findall("[0-9a-f]{64}", entry[3]))
        text = text[entry.end() :]
    return found


def required() -> list[Requirement]:
    """What the server asks for: its dependencies and those of the extras, also of their extras."""
    lists, waiting, seen = [PROJECT["dependencies"]], list(EXTRAS), set()
    while waiting:
        extra = waiting.pop()
        if extra in seen:
            continue
        seen.add(extra)
        lists.append(PROJECT["optional-dependencies"][extra])
        waiting += [name for line in lists[-1] for name in _own_extras(Requirement(line))]
    found = [Requirement(line) for lines in lists for line in lines]
    return [each for each in found if each.name != PROJECT["name"]]


def _own_extras(each: Requirement) -> set[str]:
    return each.extras if each.name == PROJECT["name"] else set()


def test_every_requirement_is_locked_at_a_version_that_it_allows() -> None:
    versions = locked()
    for each in required():
        version, _ = versions[canonicalize_name(each.name)]
        assert Version(version) in each.specifier, each
    assert len(required()) > 20
    assert len(versions) > len({each.name for each in required()})  # and what they need


def test_the_lock_is_for_more_than_one_system() -> None:
    _, hashes = locked()["orjson"]
    assert len(hashes) > 10  # a compiled package has a file for each system and Python


def test_the_image_installs_the_lock_and_nothing_else() -> None:
    image = (ROOT / "deploy/Containerfile").read_text(encoding="utf-8")
    assert "--require-hashes --requirement deploy/requirements.lock" in image
    wheels = re.findall(r"pip wheel ([^\n]+)", image)
    assert all("--require-hashes" in line or "--no-deps" in line for line in wheels)
    assert "--no-index --find" + "-links=/wheels" in image
    for extra in EXTRAS:
        assert re.search(rf"hiddenhand\[[\w,]*\b{extra}\b", image)


def test_the_list_of_packages_is_that_of_the_lock() -> None:
    told = json.loads(SBOM.read_text(encoding="utf-8"))
    assert (told["bomFormat"], told["specVersion"]) == ("CycloneDX", "1.6")
    assert told["metadata"]["component"]["name"] == PROJECT["name"]
    listed = {
        canonicalize_name(each["name"]): (
            each["version"],
            {
                hashed["content"]
                for place in each["externalReferences"]
                for hashed in place["hashes"]
            },
        )
        for each in told["components"]
    }
    assert listed == locked()
