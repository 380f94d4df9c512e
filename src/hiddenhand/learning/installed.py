"""Imported first by what trains a network: names the extra to install if a package is missing."""

from hiddenhand.core.extras import require

require("learning", "torch")
