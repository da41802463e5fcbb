"""The texts of one step of a narrowing."""

from typing import NamedTuple

from maszyna.speech.tongue import Many


class Filter(NamedTuple):
    """A criterion that may leave nothing."""

    some: Many
    none: str


class Grade(NamedTuple):
    """A criterion that keeps the best."""

    some: Many
    one: str
