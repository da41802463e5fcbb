"""Which build of the engine is running."""

from importlib.machinery import EXTENSION_SUFFIXES
from typing import Literal

from maszyna.scythe import words


def kind() -> Literal["compiled", "interpreted"]:
    return "compiled" if words.__file__.endswith(tuple(EXTENSION_SUFFIXES)) else "interpreted"
