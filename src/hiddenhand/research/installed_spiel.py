"""Imported first by `spiel`: names the extra to install where OpenSpiel is missing."""

from hiddenhand.core.extras import require

require("spiel", "pyspiel")
