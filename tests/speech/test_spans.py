"""Sentences with links: the same letters, and every link leads to something that is there."""

import pytest
from tests.scythe.contract import position as document
from tests.speech.choices import Chosen, flown, mech_first, mech_goes
from tests.speech.test_catalogues import marked
from tests.speech.test_sentences import NUMBERS, SEVEN

from maszyna.expeditions.ids import LOCATIONS, WALKED, place_text
from maszyna.kernel.dice import dice
from maszyna.kernel.events import Event
from maszyna.scythe import ids as words
from maszyna.scythe.events import AUTOMA_CARD, EVENTS, OBJECTIVE_REVEALED, STRUCTURE_BUILT, UNIT_MOVED
from maszyna.scythe.game import Scythe
from maszyna.scythe.setup.new_game import new_game
from maszyna.scythe.table.differences import Instruction
from maszyna.speech.common.keys import PLACE_KEYS, PLACES_BY_KEY, UNIT_KEYS, place_key, place_of, unit_key
from maszyna.speech.common.spans import BY_NAME, ScreenTranslator, Span, expeditions_spans, plain, spans, text_of
from maszyna.speech.language.catalogue import LANGUAGES
from maszyna.speech.language.marks import BEGIN, END, KEYED
from maszyna.speech.language.translator import Translator
from maszyna.speech.scythe.companion.companion_texts import CompanionTexts
from maszyna.speech.scythe.texts import ScytheTexts, scythe_texts

KINDS = {"place", "piece", "card", "rule", "seat", "term"}


def links(found: list[Span]) -> list[tuple[str, str, str]]:
    """Kind, key and text of each."""
    return [
        (kind, key, span["t"]) for span in found if isinstance(span, dict) for kind, key in span.items() if kind != "t"
    ]


def every_event() -> list[Event]:
    found = []
    for kind, (_, fields) in enumerate(EVENTS):
        numbers = [list(NUMBERS[field.partition(":")[2]]) for field in fields]
        for step in range(max([len(own) for own in numbers], default=1)):
            values = [own[step % len(own)] for own in numbers] + [0] * (3 - len(numbers))
            found.append(Event(kind, words.SAXONY, *values))
    return found


def game_against_an_automa(seed: int) -> Scythe:
    seats = [
        {"faction": "crimea", "mat": "industrial", "player": "human"},
        {"faction": "saxony", "player": "automa", "level": "automa"},
    ]
    game = new_game({"seats": seats, "structure_bonus": "in_a_row"}, seed)
    assert isinstance(game, Scythe)
    return game


def told(texts: ScytheTexts, one: Chosen) -> list[str]:
    parts = (one.position, one.seat, one.symbol, one.trace())
    fell = [texts.fell_out(one.position, one.seat, one.trace(), place) for place in range(1, words.FIRST_BASE)]
    return [texts.summary(*parts), *texts.trace(*parts), *fell]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_marks_every_event_reads_the_same(lang: str) -> None:
    screen = ScytheTexts(ScreenTranslator(lang, by_name=False))
    for event in every_event():
        said = scythe_texts(lang).sentence(SEVEN, event)
        marked = screen.sentence(SEVEN, event)
        assert plain(marked) == text_of(spans(marked)) == said


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("scene", [mech_goes, mech_first])
def test_without_marks_every_explanation_reads_the_same(lang: str, scene: type) -> None:
    one = scene()
    marked = told(ScytheTexts(ScreenTranslator(lang, by_name=False)), one)
    assert [text_of(spans(text)) for text in marked] == told(scythe_texts(lang), one)
    flight = flown(document(), "distract", [22, 30])
    parts = (flight.position, flight.seat, flight.start, flight.trace)
    screen = ScytheTexts(ScreenTranslator(lang, by_name=False))
    assert [text_of(spans(text)) for text in screen.flight(*parts)] == scythe_texts(lang).flight(*parts)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_questions_and_options_of_a_whole_game(lang: str) -> None:
    fresh, chance = game_against_an_automa(5), dice(5, ["player"])
    screen, named, usual = (
        ScytheTexts(ScreenTranslator(lang, by_name=False)),
        ScytheTexts(ScreenTranslator(lang)),
        scythe_texts(lang),
    )
    while not fresh.is_over():
        assert plain(screen.question(fresh)) == usual.question(fresh)
        for option in fresh.options():
            assert text_of(spans(screen.label(fresh, option))) == usual.label(fresh, option)
            for kind, key, _ in links(spans(named.label(fresh, option))):
                assert kind in KINDS and (kind != "place" or key in PLACE_KEYS)
        fresh.apply(fresh.options()[chance.below(0, len(fresh.options()))])


def test_links_of_some_sentences() -> None:
    screen = ScytheTexts(ScreenTranslator("en"))
    moved = screen.sentence(SEVEN, Event(UNIT_MOVED, words.SAXONY, 2, 35, 22))
    assert spans(moved) == [
        {"t": "Saxony", "seat": "saxony"},
        " moves ",
        {"t": "a mech", "piece": "saxony.mech.2"},
        " ",
        {"t": "from the village near Saxony", "place": "t35"},
        " ",
        {"t": "to the lake west of the Factory", "place": "t22"},
        ".",
    ]
    built = screen.sentence(SEVEN, Event(STRUCTURE_BUILT, words.SAXONY, words.MILL, 23, 0))
    assert ("term", "structure.mill", "the Mill") in links(spans(built))
    card = screen.sentence(SEVEN, Event(AUTOMA_CARD, words.SAXONY, 7, 1, 0))
    assert ("card", "automa.7", "7") in links(spans(card))
    shown = screen.sentence(SEVEN, Event(OBJECTIVE_REVEALED, words.SAXONY, 5, 0, 0))
    assert ("card", "objective.5", "King of the Hill") in links(spans(shown))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_explanation_begins_with_a_capital_and_names_its_rules(lang: str) -> None:
    for text in told(ScytheTexts(ScreenTranslator(lang)), mech_goes()):
        found = spans(text)
        assert text_of(found)[0].isupper() or text_of(found)[0].isdigit(), text_of(found)
        rules = [key for kind, key, _ in links(found) if kind == "rule"]
        assert rules and text_of(found).endswith(f"{rules[-1]}).")


def test_a_link_within_a_link_gives_way() -> None:
    translator = ScreenTranslator("en")
    inner = translator.marked("seat", "saxony", "Saxony")
    text = f"go to {translator.marked('place', 'base-saxony', f'the base of {inner}')} ({inner}), A9.1"
    assert spans(text) == [
        "go to ",
        {"t": "the base of Saxony", "place": "base-saxony"},
        " (",
        {"t": "Saxony", "seat": "saxony"},
        "), ",
        {"t": "A9.1", "rule": "A9.1"},
    ]
    assert not set(plain(text)) & {BEGIN, KEYED, END}
    assert spans("") == []


def test_locations_of_expeditions_are_links() -> None:
    found = expeditions_spans("North mech: n2 \u2192 n5 (X7.2).")
    assert links(found) == [("place", "n2", "n2"), ("place", "n5", "n5"), ("rule", "X7.2", "X7.2")]
    every = [place_text(row, at) for row in range(WALKED) for at in range(LOCATIONS)]
    assert [key for _, key, _ in links(expeditions_spans(", ".join(every)))] == every
    assert expeditions_spans("in10 c8 on1") == ["in10 c8 on1"]


def test_keys_are_unique_and_lead_back() -> None:
    assert len(set(PLACE_KEYS)) == len(PLACE_KEYS)
    for place in range(1, words.PLACES):
        assert place_of(place_key(place)) == place
    assert len(PLACES_BY_KEY) == words.PLACES - 1
    assert [unit_key(words.SAXONY, unit) for unit in (0, 1, 4, 5, 12, words.AIRSHIP)] == [
        "saxony.character",
        "saxony.mech.1",
        "saxony.mech.4",
        "saxony.worker.1",
        "saxony.worker.8",
        "saxony.airship",
    ]
    assert len({key for own in UNIT_KEYS for key in own}) == 7 * 14


TODO = [
    Instruction("unit", words.SAXONY, 1, 35, 22),
    Instruction("unit", words.SAXONY, 2, words.MAT, words.FIRST_BASE + words.SAXONY, 2),
    Instruction("encounter", -1, 36, 0),
    Instruction("token", words.TOGAWA, 40, 2),
    Instruction("resources", -1, words.FOOD, 43, 0, -2),
    Instruction("structure", words.CRIMEA, words.MILL, words.MAT, 47),
    Instruction("airship", words.CRIMEA, 9, 23),
    Instruction("tracker", words.SAXONY, 5, 6),
]


def test_what_to_do_with_the_pieces_by_name() -> None:
    texts = CompanionTexts(ScreenTranslator("en"))
    assert [text_of(spans(texts.instruction(SEVEN, one))) for one in TODO] == [
        "Saxony: mech, village near Saxony → lake west of the Factory",
        "Saxony: worker (2), mat → base",
        "Take the encounter token off the village between two tunnels",
        "Togawa: turn the trap over on the tundra near Togawa",
        "farm near Crimea: food \N{MINUS SIGN}2",
        "Crimea: Mill, mat → village near Crimea",
        "Crimea: airship, lake near Albion → the Factory",
        "marker on the star card 5 → 6",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_to_do_with_the_pieces_by_number_stays_the_same(lang: str) -> None:
    usual, screen = CompanionTexts(Translator(lang)), CompanionTexts(ScreenTranslator(lang, by_name=False))
    for one in TODO:
        assert plain(screen.instruction(SEVEN, one)) == usual.instruction(SEVEN, one)


def test_texts_by_name_stand_for_texts_that_are_said() -> None:
    assert BY_NAME.keys() <= {text for context, text, _ in marked() if context is None}


def test_the_companion_speaks_of_names_too() -> None:
    numbers, names = CompanionTexts(Translator("en")), CompanionTexts(ScreenTranslator("en"))
    assert numbers.place(22, words.SAXONY) == "22"
    assert spans(names.place(22, words.SAXONY)) == [{"t": "lake west of the Factory", "place": "t22"}]
