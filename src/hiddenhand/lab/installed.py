"""Imported first where the lab needs a package: names the extra to install if it is missing."""

from hiddenhand.core.extras import require

require("lab", "polars", "matplotlib", "jinja2")
