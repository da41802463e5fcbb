"""Kinds of event and all their tables: a new kind without an entry somewhere fails here."""

from types import ModuleType

import pytest

from maszyna.expeditions import events as expeditions_events
from maszyna.expeditions.events import MECH, MechPart
from maszyna.expeditions.ids import NORTH
from maszyna.expeditions.notation.events_json import write_event as write_expeditions_event
from maszyna.kernel.events import Event
from maszyna.scythe import events as scythe_events
from maszyna.scythe.events import FIELD_NAMES, field_of
from maszyna.scythe.notation.trace import write_event as write_scythe_event
from maszyna.scythe.setup.new_game import new_game
from maszyna.speech.expeditions.texts import SENTENCES as EXPEDITIONS_SENTENCES
from maszyna.speech.expeditions.texts import expeditions_texts
from maszyna.speech.language.catalogue import LANGUAGES
from maszyna.speech.scythe.events.event_phrases import SENTENCES
from maszyna.speech.scythe.texts import scythe_texts

GAMES = [scythe_events, expeditions_events]
SCYTHE = list(enumerate(scythe_events.EVENTS))
EXPEDITIONS = list(enumerate(expeditions_events.EVENTS))
# What a number may be, as the heads of the two files say.
TYPES = [
    [
        "place", "unit", "section", "bottom", "structure", "good", "cube", "bonus", "mech", "star", "seat", "ability",
        "objective", "encounter", "factory_card", "automa_card", "scheme", "symbol", "reason", "value", "resource",
        "effect", "amount", "sources", "column", "level",
    ],
    ["row", "place", "card", "value", "amount"],
]  # fmt: skip
MOST_FIELDS = 3  # first, second, third


def constants(module: ModuleType) -> dict[str, int]:
    """The numbers a module names."""
    return {name: value for name, value in vars(module).items() if name.isupper() and type(value) is int}


@pytest.mark.parametrize("module", GAMES, ids=["scythe", "expeditions"])
def test_every_kind_has_its_number_and_every_number_its_kind(module: ModuleType) -> None:
    kinds = {name.upper(): number for number, (name, _) in enumerate(module.EVENTS)}
    assert len(kinds) == len(module.EVENTS)
    own = {name: number for name, number in constants(module).items() if name not in ("NOBODY", "AUTOMA")}
    assert own == kinds


@pytest.mark.parametrize(("module", "types"), list(zip(GAMES, TYPES, strict=True)), ids=["scythe", "expeditions"])
def test_the_fields_of_a_kind_are_at_most_three_with_names_of_their_own_and_known_types(
    module: ModuleType, types: list[str]
) -> None:
    for kind, fields in module.EVENTS:
        names = [field.partition(":")[0] for field in fields]
        assert len(set(names)) == len(names) <= MOST_FIELDS, kind
        for field in fields:
            name, colon, type_ = field.partition(":")
            assert name and colon and type_ in types, field


def test_every_kind_has_its_sentence() -> None:
    assert list(SENTENCES) == [kind for kind, _ in scythe_events.EVENTS]
    assert list(EXPEDITIONS_SENTENCES) == [kind for kind, _ in expeditions_events.EVENTS]


@pytest.mark.parametrize(("number", "kind"), SCYTHE, ids=[name for _, (name, _) in SCYTHE])
def test_every_kind_of_scythe_is_said_and_written(number: int, kind: tuple[str, list[str]]) -> None:
    position = new_game({"seats": [{}, {"player": "automa"}]}, 1).position
    name, fields = kind
    event = Event(number, 0, 1, 1, 1)
    written = write_scythe_event(position, event)
    assert written["event"] == name
    assert FIELD_NAMES[number] == [field.partition(":")[0] for field in fields]
    sources = [name for name, _, type_ in (field.partition(":") for field in fields) if type_ == "sources"]
    plain = [name for name in FIELD_NAMES[number] if name not in sources]
    assert list(written)[2:] == plain + ["provenance"] * len(sources)
    for lang in LANGUAGES:
        said = scythe_texts(lang).sentence(position, event)
        assert said and "{" not in said


@pytest.mark.parametrize(("number", "kind"), EXPEDITIONS, ids=[name for _, (name, _) in EXPEDITIONS])
def test_every_kind_of_expeditions_is_said_and_written(number: int, kind: tuple[str, list[str]]) -> None:
    name, fields = kind
    event = MechPart(NORTH, 0, 1, None) if number == MECH else Event(number, 0, 0, 1, 2)
    written = write_expeditions_event(event)
    assert written["event"] == name
    assert {field.partition(":")[0] for field in fields} <= written.keys()
    for lang in LANGUAGES:
        said = expeditions_texts(lang).sentence(event)
        assert said and "{" not in said


def test_fields_are_read_by_their_names() -> None:
    moved = Event(scythe_events.UNIT_MOVED, 0, 4, 5, 6)
    assert [field_of(moved, name) for name in ("unit", "from", "to")] == [4, 5, 6]
    with pytest.raises(ValueError, match="is not in list"):
        field_of(moved, "reason")
    part = MechPart(1, 2, 3, None)
    assert (part.row, part.start, part.to) == (1, 2, 3) == (part.first, part.second, part.third)
