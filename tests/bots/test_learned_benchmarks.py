"""The benchmarks of the networks: what they print is what they say it is."""

from pathlib import Path

from threadpoolctl import threadpool_info, threadpool_limits

from benchmarks import learned_allies
from hiddenhand import games


def test_weights_in_a_folder_think_on_one_core(tmp_path: Path) -> None:
    """Otherwise the processor time of an answer is that of several threads."""
    shipped = games.find(learned_allies.GAME).folder / "bots" / "weights"
    for kind in ("npz", "json"):
        (tmp_path / f"weights.{kind}").write_bytes((shipped / f"swift.{kind}").read_bytes())
    threadpool_limits(2, "blas")
    learned_allies.trained(str(tmp_path))
    pools = [pool["num_threads"] for pool in threadpool_info() if pool["user_api"] == "blas"]
    assert pools
    assert set(pools) == {1}
