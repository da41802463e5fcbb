"""Groups of commands that are imported when they are named, so that each loads only what it needs."""

from collections.abc import Iterator, Mapping, MutableMapping
from importlib import import_module
from typing import Any, ClassVar

import typer
from typer.core import TyperGroup
from typer.main import get_command


class Commands(MutableMapping[str, Any]):
    """The commands of a group by name; an entry ``package.module:function`` is imported when it is read."""

    def __init__(self, places: Mapping[str, str], loaded: Mapping[str, Any]) -> None:
        self.entries: dict[str, Any] = {**places, **loaded}

    def __getitem__(self, name: str) -> Any:
        entry = self.entries[name]
        if isinstance(entry, str):
            entry = self.entries[name] = load(name, entry)
        return entry

    def __setitem__(self, name: str, command: Any) -> None:
        self.entries[name] = command

    def __delitem__(self, name: str) -> None:
        del self.entries[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self.entries)

    def __len__(self) -> int:
        return len(self.entries)


def load(name: str, place: str) -> Any:
    """Import a function and make a command of it."""
    module, _, function = place.partition(":")
    alone = typer.Typer(add_completion=False, pretty_exceptions_enable=False)
    alone.command(name)(getattr(import_module(module), function))
    return get_command(alone)


class OnDemand(TyperGroup):
    """A group whose ``places`` say where its commands are defined."""

    places: ClassVar[Mapping[str, str]] = {}

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self.commands = Commands(self.places, self.commands)
