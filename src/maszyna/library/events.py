"""What happened in a turn, with the names of things instead of the engine's numbers."""

from collections.abc import Mapping


class Event:
    """One thing that happened: ``kind`` is its name, ``who`` a faction or side, ``values`` what it was about.

    ``document`` is all of it as the commands answer it, with the trace where an Automa chose.
    """

    def __init__(self, document: Mapping[str, object]) -> None:
        self.document = dict(document)

    @property
    def kind(self) -> str:
        """The name of the kind of event, as ``unit_moved``; docs/formats.md lists them."""
        return str(self.document["event"])

    @property
    def who(self) -> str:
        """The faction it happened to; in Expeditions human or automa."""
        return str(self.document.get("faction") or self.document.get("seat") or "automa")

    @property
    def values(self) -> dict[str, object]:
        """What the event was about, by name: units, places, amounts."""
        return {name: value for name, value in self.document.items() if name not in NOT_VALUES}

    def __eq__(self, other: object) -> bool:
        return self.document == other.document if isinstance(other, Event) else NotImplemented

    __hash__ = None  # type: ignore[assignment]  # its document can be changed

    def __repr__(self) -> str:
        values = "".join(f", {name} {value}" for name, value in self.values.items())
        return f"<{self.kind}: {self.who}{values}>"


NOT_VALUES = ("event", "faction", "seat", "trace")
