"""Data files of the package: where they are, and the header each of them has."""

from importlib.resources import files
from typing import Final

from maszyna.kernel.document import Part
from maszyna.kernel.errors import FormatError
from maszyna.kernel.strict_json import parse_json

HEADER: Final = ["about", "source", "confidence", "notes"]  # every file says what it holds and where that is from


def read_data(package: str, file: str) -> dict[str, object]:
    """The parsed data file of a package of facts, fresh on every call."""
    try:
        raw = (files(package) / "data" / file).read_text(encoding="utf-8")
    except OSError as error:
        raise FormatError(file, "no_data_file", reason=str(error)) from error
    return parse(file, raw)


def parse(file: str, raw: str) -> dict[str, object]:
    """JSON text as an object."""
    try:
        data = parse_json(raw)
    except FormatError as error:
        raise error.moved(file) from None
    if not isinstance(data, dict):
        raise Part(data, file).wrong("object")
    return data


def file_part(file: str, data: dict[str, object], keys: list[str]) -> Part:
    """The file as a part, its header checked."""
    top = Part(data, f"{file}:")
    top.record(HEADER + keys, [])
    for key in ("about", "confidence"):
        top.at(key).text()
    for key in ("source", "notes"):
        top.at(key).texts()
    if not top.at("source").items("list"):
        raise top.at("source").broken("at least one source")
    return top


def remark(part: Part) -> str:
    """The remark on a card; most have none."""
    return part.at("note").text() if part.has("note") else ""
