"""Positions to draw and what to look for in a drawing."""

from collections import Counter
from typing import Any
from xml.etree import ElementTree as Tree

from tests.scythe.automa.random_positions import random_position

from maszyna.pictures.handbook.examples import EXAMPLES, position

SVG = "{http://www.w3.org/2000/svg}"
SYMBOLS = list(EXAMPLES)
Document = dict[str, Any]


def parsed(svg: str) -> Tree.Element:
    """The drawing as a tree: fails when it is no well-formed SVG."""
    assert svg.isascii()
    root = Tree.fromstring(svg)
    assert root.tag == SVG + "svg"
    return root


def having(root: Tree.Element, *classes: str) -> list[Tree.Element]:
    """All elements that have every one of these classes."""
    return [each for each in root.iter() if set(classes) <= set(each.get("class", "").split())]


def on_place(root: Tree.Element, place: str) -> list[Tree.Element]:
    """What is drawn on one place."""
    return [piece for group in having(root, "pieces") if group.get("data-place") == place for piece in group]


def texts(root: Tree.Element) -> list[str]:
    return [each.text or "" for each in root.iter(SVG + "text")]


def drawn_units(root: Tree.Element) -> Counter[tuple[str, str, str]]:
    """How many units of each faction and kind stand on each place."""
    found: Counter[tuple[str, str, str]] = Counter()
    for group in having(root, "pieces"):
        for piece in having(group, "unit"):
            _, kind, faction = piece.get("class", "").split()
            found[group.get("data-place", ""), faction, kind] += int(piece.get("data-amount", "0"))
    return found


def expected_units(document: Document) -> Counter[tuple[str, str, str]]:
    """The same, read off a position document."""
    found: Counter[tuple[str, str, str]] = Counter()
    for seat in seats_of(document):
        for kind, places in (("character", [seat["character"]]), ("mech", seat["mechs"]), ("worker", seat["workers"])):
            for place in places:
                if place != "mat":
                    where = f"{seat['faction']}_base" if place == "base" else str(place)
                    found[where, seat["faction"], kind] += 1
    return found


def seats_of(document: Document) -> list[Document]:
    found: list[Document] = document.get("automas", []) + document.get("humans", [])
    return found + [document[name] for name in ("automa", "human") if name in document]


def example(**automa: object) -> Document:
    return position(**automa)


def some_position(seed: int) -> Document:
    return random_position(seed)
