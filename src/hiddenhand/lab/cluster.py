"""Plays the games of an experiment on a Ray cluster; results are written on this machine."""

import os
import socket
from concurrent.futures import Future
from typing import Any

from hiddenhand.core import overlay
from hiddenhand.core.errors import HiddenHandError
from hiddenhand.lab.experiment import Experiment, TablePlan
from hiddenhand.lab.playing import Piece, play_piece
from hiddenhand.lab.running import SECONDS


class NoCluster(HiddenHandError):
    """Ray is not installed, or no cluster answers at that address."""

    code = "no-cluster"


class Cluster:
    """Plays pieces as Ray tasks; `address` as for `ray.init`, "local" for one on this machine."""

    def __init__(self, address: str, processes: int | None = None) -> None:
        try:
            import ray
        except ImportError as error:
            raise NoCluster("Ray is not installed: pip install 'hiddenhand[ray]'") from error
        _knock(address)
        os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
        self._ray: Any = ray
        try:
            ray.init(
                address=address,
                num_cpus=processes if address == "local" else None,
                include_dashboard=False if address == "local" else None,
                log_to_driver=False,
            )
        except Exception as error:  # Ray raises Exception itself if a node starts too slowly
            raise NoCluster(f"no cluster answers: {error}", place=address) from error
        self.room = max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        self._play: Any = None

    def open(self, plan: TablePlan) -> None:
        """Get ready for the parts of one table."""
        # Send the file's text along: the other machines do not have it.
        content = ""
        if plan.overlay:
            with open(plan.overlay, encoding="utf-8") as file:
                content = file.read()
        environment = {"env_vars": {overlay.VARIABLE: plan.overlay}} if plan.overlay else {}
        task = self._ray.remote(_play_there)
        self._play = task.options(runtime_env=environment) if environment else task
        self._content = content

    def submit(self, experiment: Experiment, table: int, numbers: range) -> "Future[Piece]":
        """Start playing games of a table; the result may cover only the first of them."""
        asked = self._play.remote(experiment, table, numbers, self._content)
        future: Future[Piece] = asked.future()
        return future

    def close(self, cancel: bool) -> None:
        """Finish the table."""
        self._play = None

    def leave(self) -> None:
        """Disconnect from the cluster."""
        self._ray.shutdown()


def _knock(address: str) -> None:
    """Raise NoCluster if nothing listens at the address: Ray itself waits for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdecimal():
        return  # "auto", "local": Ray finds the cluster
    try:
        socket.create_connection((host.strip("[]"), int(port)), timeout=10).close()
    except (OSError, OverflowError) as error:
        raise NoCluster(f"no cluster answers: {error}", place=address) from error


def _play_there(experiment: Experiment, table: int, numbers: range, content: str) -> Piece:
    file = os.environ.get(overlay.VARIABLE, "")
    if file and not os.path.exists(file):
        os.makedirs(os.path.dirname(file), exist_ok=True)
        with open(file, "w", encoding="utf-8") as out:
            out.write(content)
    return play_piece(experiment, table, numbers, SECONDS)
