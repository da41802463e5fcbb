"""The version of the package, in the one place that states it."""

from typing import Final

VERSION: Final = "0.1.0"
