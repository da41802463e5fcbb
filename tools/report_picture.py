"""Cuts one picture out of a page of `maszyna lab report`, as a file of its own in the colours of the light page.

PYTHONPATH=src python -m tools.report_picture report.html "Coins by source" docs/study/levels-coins.svg
"""

import re
import sys
from argparse import ArgumentParser
from pathlib import Path
from typing import Final

from maszyna.lab.report.page import STYLE

FONT: Final = "Helvetica, Arial, sans-serif"
LIGHT: Final = dict(re.findall(r"(--\w+): (#\w+)", STYLE.split("@media")[0]))


def picture_svg(page: str, name: str) -> str:
    """The first picture with this name."""
    pictures: dict[str, str] = {}
    for found in re.finditer(r'<svg role="img" aria-label="([^"]*)".*?</svg>', page, flags=re.DOTALL):
        pictures.setdefault(found[1], found[0])
    if name not in pictures:
        raise SystemExit(f"no picture {name!r}; there are {', '.join(map(repr, pictures))}")
    drawn = re.sub(r"var\((--\w+)\)", lambda used: LIGHT[used[1]], pictures[name])
    ground = f'<rect width="100%" height="100%" fill="{LIGHT["--card"]}"/>'
    return re.sub(r"^<svg ([^>]*)>", rf'<svg font-family="{FONT}" \1>{ground}', drawn) + "\n"


def main(arguments: list[str]) -> None:
    asked = ArgumentParser(prog="report_picture", description="Cut one picture out of a page of maszyna lab report.")
    asked.add_argument("page", type=Path)
    asked.add_argument("name", help="what the picture is called on the page")
    asked.add_argument("target", type=Path, help="the SVG file to write")
    given = asked.parse_args(arguments)
    given.target.write_text(picture_svg(given.page.read_text(encoding="utf-8"), given.name), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
