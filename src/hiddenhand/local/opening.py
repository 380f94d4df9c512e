"""Opens the house of a device, with everything that it answers to."""

from hiddenhand.local import finished as finished  # declares its routes
from hiddenhand.local.house import LocalHouse
from hiddenhand.local.store import Keeper


async def open_house(keeper: Keeper, seed: str = "") -> LocalHouse:
    """The house with all that was kept. `seed` is for tests."""
    return await LocalHouse.open(keeper, seed)
