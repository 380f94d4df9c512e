"""Imported first by the adapters: names the extra to install where a package is missing."""

from hiddenhand.core.extras import require

require("research", "numpy", "gymnasium", "pettingzoo")
