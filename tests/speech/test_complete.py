"""Everything the engine can name, tell, ask or refuse has its words; the lists come from the engine itself."""

import pytest
from tests.speech.sources import codes_of, kinds_in

from maszyna.kernel.narrow import Criterion, Graded
from maszyna.scythe import airships, automa_options, play, resolutions
from maszyna.scythe import ids as words
from maszyna.scythe.airships import preferences
from maszyna.scythe.airships.preferences import FLIGHTS
from maszyna.scythe.automa import airship_ties, criteria
from maszyna.scythe.automa.choosing import REASONS as CHOICE_REASONS
from maszyna.scythe.automa.own_automa import CRITERIA as OWN_CRITERIA
from maszyna.scythe.automa.sight import Sight
from maszyna.scythe.automa.symbols import SYMBOLS as AUTOMA_SYMBOLS
from maszyna.scythe.events import EVENTS
from maszyna.scythe.facts.automa import LEVELS, SYMBOLS
from maszyna.scythe.facts.mats import mats
from maszyna.scythe.facts.objectives import objectives
from maszyna.scythe.facts.structure_bonus import TILES
from maszyna.scythe.score.scoring import TIE_BREAKS, Score
from maszyna.scythe.score.with_automa import FULL_TIE
from maszyna.scythe.setup.plan import PLAYERS
from maszyna.speech.common.amounts import AMOUNTS
from maszyna.speech.common.narrowing import Filter, Grade
from maszyna.speech.common.reasons import SCYTHE_REASONS as REASONS
from maszyna.speech.language.catalogue import LANGUAGES
from maszyna.speech.scythe.decisions.board_decisions import CARGO
from maszyna.speech.scythe.decisions.wording import no_details
from maszyna.speech.scythe.events.event_phrases import DECIDED, PHRASES, SENTENCES
from maszyna.speech.scythe.names.names import NAMES, OF_FACTION, THE_STRUCTURE, THE_UNIT
from maszyna.speech.scythe.names.places import AT, FROM, NAMED, TO
from maszyna.speech.scythe.texts import WORDINGS, scythe_texts
from maszyna.speech.scythe.why.choice_context import LEAVES_NOTHING, ON_BASES, READ_BY
from maszyna.speech.scythe.why.criterion_wording import ALONE, CRITERIA, REACH, STAND


def decision_kinds() -> set[str]:
    rooms = [play, airships, resolutions]
    return set().union(*[kinds_in(room) for room in rooms])


def reason_codes() -> set[str]:
    return codes_of(["kernel", "scythe"])


def test_the_lists_of_the_engine_are_found() -> None:
    assert {"unit", "dial", "encounter", "objective"} < decision_kinds()
    assert {"no_such_action", "not_now", "cannot_leave", "nowhere_to_go", "out_of_order"} < reason_codes()


def test_every_event_has_its_sentence() -> None:
    assert list(SENTENCES) == [kind for kind, _ in EVENTS]


def test_every_decision_has_its_question_and_labels() -> None:
    assert WORDINGS.keys() == decision_kinds()
    for wording in WORDINGS.values():
        assert ("{" in wording.question) == (wording.details is not no_details), wording.question


def test_every_reason_has_its_sentence() -> None:
    assert REASONS.keys() == reason_codes()
    assert len(set(REASONS.values())) == len(REASONS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_reasons_end_as_sentences_do(lang: str) -> None:
    for code in REASONS:
        assert scythe_texts(lang).reason(code).endswith("."), code


def test_names_follow_the_lists_of_the_engine() -> None:
    assert [name.lower() for name in NAMES["faction"]] == words.FACTIONS
    assert [name.lower() for name in NAMES["terrain"]] == words.TERRAINS
    assert NAMES["resource"] == words.RESOURCES
    assert NAMES["unit_kind"] == words.UNIT_KINDS
    assert [name.lower().removesuffix(" card") for name in NAMES["section"]] == words.SECTIONS
    assert [name.lower() for name in NAMES["structure"]] == words.STRUCTURES
    assert [name.lower() for name in NAMES["bottom"]] == words.BOTTOMS
    assert [name.removesuffix("s").replace(" ", "_") for name in NAMES["bonus"]] == words.BONUSES
    assert NAMES["ability"] == words.ABILITIES
    assert NAMES["objective"] == ["", *(card.name for card in objectives())]
    assert NAMES["mat"] == [mat.name for mat in mats()]
    assert len(NAMES["tile"]) == len(TILES)
    assert len(NAMES["star"]) == len(words.STARS)
    more = {"cards": "combat card", "territories": "territory"}
    for name, cube in zip(NAMES["cube"], words.CUBES, strict=True):
        section, _, what = cube.partition(".")
        assert name.lower() == f"{section}: one more {more.get(what, what.removesuffix('s'))}"


def test_goods_and_their_amounts_follow_the_engine() -> None:
    renamed = {"deploy": "mech", "build": "structure", "enlist": "recruit", "produce_territories": "production"}
    assert NAMES["good"] == [renamed.get(good, good.replace("_", " ")) for good in words.GOODS]
    assert len(AMOUNTS) == len(words.GOODS)
    for name, amount in zip(NAMES["good"], AMOUNTS, strict=True):
        assert name.removeprefix("any ").removesuffix("s") in amount.one


def test_other_forms_follow_the_names() -> None:
    assert [form.text for form in OF_FACTION] == NAMES["faction"]
    assert [form.text.split(" ")[1] for form in THE_UNIT] == NAMES["unit_kind"]
    assert [form.text.split(" ")[1] for form in THE_STRUCTURE] == NAMES["structure"]
    for texts in (NAMED, FROM, TO, AT):
        for text, terrain in zip(texts, [*NAMES["terrain"], "base", "mat", "airship"], strict=True):
            assert terrain in text
    assert CARGO[:4] == NAMES["resource"]
    assert len(CARGO) == 6


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_of_one_kind_differ(lang: str) -> None:
    for kind in NAMES:
        said = [scythe_texts(lang).name(kind, number) for number, name in enumerate(NAMES[kind]) if name]
        assert len(set(said)) == len(said), kind


@pytest.mark.parametrize("lang", LANGUAGES)
def test_places_and_units_have_names(lang: str) -> None:
    places = [scythe_texts(lang).name("place", place) for place in range(1, words.PLACES)]
    assert len(set(places)) == len(places)
    assert scythe_texts(lang).name("unit", 0) == scythe_texts(lang).name("unit_kind", 0)
    assert scythe_texts(lang).name("unit", words.FIRST_WORKER) == scythe_texts(lang).name("unit_kind", 2)


def test_scores_and_tie_breaks_have_words() -> None:
    assert set(Score._fields) < PHRASES.keys()
    assert list(DECIDED) == [*TIE_BREAKS, "nothing", FULL_TIE]


def test_names_around_the_automa_follow_the_engine() -> None:
    assert [name.lower() for name in NAMES["level"]] == LEVELS
    assert [name.lower().replace(" ", "_") for name in NAMES["symbol"]] == SYMBOLS
    assert [symbol.name for symbol in AUTOMA_SYMBOLS] == SYMBOLS
    assert len(NAMES["reason"]) == len(CHOICE_REASONS)
    assert [not name for name in NAMES["reason"]] == [not reason for reason in CHOICE_REASONS]
    assert len(NAMES["option"]) == len(automa_options.OPTIONS)
    assert len(NAMES["ruling"]) == len(automa_options.RULINGS)
    assert len(NAMES["mode"]) == len(automa_options.MODES)
    for ruling in automa_options.RULINGS:
        assert len(NAMES[ruling]) == len(automa_options.WAYS[ruling])
    assert [name.lower() for name in NAMES["player"]] == PLAYERS
    assert len(NAMES["scheme"]) == 3


def every_criterion() -> dict[str, Criterion[Sight]]:
    rooms = [criteria, airship_ties, preferences]
    found = {each.name: each for room in rooms for each in vars(room).values() if isinstance(each, Criterion)}
    used = [each for symbol in AUTOMA_SYMBOLS for each in (*symbol.by, *symbol.valid, *symbol.destination)]
    used += [each for flight in FLIGHTS for each in flight]
    assert {each.name for each in used} <= found.keys()
    return found


def test_every_criterion_of_the_automa_has_its_texts() -> None:
    found = every_criterion()
    assert len(found) >= 20
    assert found.keys() == CRITERIA.keys()
    for name, each in found.items():
        wanted = Filter if each.filters() else Grade if isinstance(each, Graded) else str
        assert isinstance(CRITERIA[name].stays, wanted), name
    assert len({wording.title for wording in CRITERIA.values()}) == len(CRITERIA)


def test_every_criterion_of_places_says_why_a_territory_fell_out() -> None:
    found = {
        each.name
        for symbol in AUTOMA_SYMBOLS
        for each in (*symbol.valid_under_airships, *symbol.destination_under_airships)
    }
    found |= {each.name for flight in FLIGHTS for each in flight} | set(OWN_CRITERIA)  # a house rule may name any
    assert found == {name for name, wording in CRITERIA.items() if wording.fell} >= set(REACH)


def test_every_group_of_units_is_told() -> None:
    assert {symbol.unit.name for symbol in AUTOMA_SYMBOLS} == STAND.keys() | ALONE.keys()


def test_rulings_named_in_traces_belong_to_criteria() -> None:
    assert READ_BY.keys() | LEAVES_NOTHING.keys() | ON_BASES.keys() <= every_criterion().keys()
