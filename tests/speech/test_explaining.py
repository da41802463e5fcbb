"""Everything a sentence can name is explained, and the explanations agree with the facts."""

import re

import pytest

from maszyna.kernel.errors import MaszynaError
from maszyna.scythe.facts.factions import factions
from maszyna.scythe.facts.factory import factory_cards
from maszyna.scythe.facts.objectives import objectives
from maszyna.scythe.facts.structure_bonus import bonus_tiles
from maszyna.scythe.ids import ABILITIES, FACTIONS, MOST_DIAL, MOST_POPULARITY, MOST_POWER, RIVERWALK, TERRAINS
from maszyna.scythe.score.scoring import PER_PAIR, PER_STAR, PER_TERRITORY
from maszyna.speech.common.keys import CARDS, TERMS, card_key, term_key
from maszyna.speech.language.catalogue import LANGUAGES
from maszyna.speech.language.translator import Translator
from maszyna.speech.scythe.terms.explain import LINES, coins_table, explain, meanings, terms, title
from maszyna.speech.scythe.texts import scythe_texts

LONGEST = 135  # two lines on a phone, one in a terminal
PLURALS = {"village": "villages", "farm": "farms", "forest": "forests", "mountain": "mountains", "tundra": "tundras"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_term_is_explained_in_a_line(lang: str) -> None:
    translator = Translator(lang)
    for term in terms():
        text = explain(translator, term)
        assert text.endswith(".") and text[0] == text[0].upper() and "{" not in text, term
        assert len(text) <= LONGEST and "\n" not in text, (term, len(text))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_different_things_have_different_explanations(lang: str) -> None:
    for kind in LINES:
        said = [
            explain(Translator(lang), term) for term in terms() if term.startswith(f"{kind}.") and term.count(".") == 1
        ]
        assert len(set(said)) == len(said), kind


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_term_has_a_title(lang: str) -> None:
    for term in terms():
        name, meaning = scythe_texts(lang).explain(term)
        assert name and name[0] == name[0].upper() and not name.endswith("."), term
        assert meaning == explain(Translator(lang), term)
    assert title(Translator("en"), "ability.riverwalk.saxony") == "Riverwalk"
    assert title(Translator("en"), "factory.7") == "Factory card 7"


def test_whatever_sentences_mark_can_be_explained() -> None:
    known = set(terms())
    for kind, names in TERMS.items():
        assert {term_key(kind, number) for number in range(len(names))} <= known, kind
    assert {card_key("objective", card.number) for card in objectives()} <= known
    assert {card_key("factory_card", card.number) for card in factory_cards()} <= known
    assert set(CARDS) >= {"objective", "factory_card"}


def test_all_28_mech_abilities_and_7_faction_abilities() -> None:
    found = 0
    for faction in factions():
        for ability in [*faction.mechs, faction.ability]:
            key = term_key("ability", ability.bit_length() - 1)
            if ability == RIVERWALK:
                key += f".{FACTIONS[faction.index]}"
            assert explain(Translator("en"), key)
            found += 1
    assert found == 28 + 7
    assert len(LINES["ability"]) == len(ABILITIES)


def test_riverwalk_names_the_terrains_of_the_facts() -> None:
    for faction in factions():
        if RIVERWALK in faction.mechs:
            text = explain(Translator("en"), f"ability.riverwalk.{FACTIONS[faction.index]}")
            named = {terrain for terrain, plural in PLURALS.items() if plural in text}
            assert named == {TERRAINS[terrain] for terrain in faction.riverwalk}


def test_objectives_name_the_numbers_of_the_facts() -> None:
    for card in objectives():
        text = explain(Translator("en"), f"objective.{card.number}")
        written = re.findall(r"\d+", text)
        for clause in card.clauses:
            if clause.number > 1:
                assert str(clause.number) in written, (card.number, text)


def test_numbers_are_the_same_in_every_language() -> None:
    for term in terms():
        numbers = [re.findall(r"\d+", explain(Translator(lang), term)) for lang in LANGUAGES]
        assert sorted(numbers[0]) == sorted(numbers[1]) == sorted(numbers[2]), term


def test_tiers_and_tracks_agree_with_the_scoring() -> None:
    for tier in range(3):
        numbers = re.findall(r"\d+", explain(Translator("en"), f"tier.{tier + 1}"))
        assert [int(number) for number in numbers[2:]] == [PER_STAR[tier], PER_TERRITORY[tier], PER_PAIR[tier]]
    assert f"{MOST_POWER} is a star" in explain(Translator("en"), "track.power")
    assert f"{MOST_DIAL} at most" in explain(Translator("en"), "track.power")
    assert f"{MOST_POPULARITY} is a star" in explain(Translator("en"), "track.popularity")


def test_tables_of_the_structure_bonus() -> None:
    assert coins_table("adjacent_tunnels") == "1 \u2192 2, 2\u20133 \u2192 4, 4\u20135 \u2192 6, 6 \u2192 9"
    assert coins_table("in_a_row") == "1 \u2192 2, 2 \u2192 4, 3 \u2192 6, 4 \u2192 9"
    for tile in bonus_tiles():
        assert str(tile.table[-1]) in coins_table(tile.id).rpartition(" ")[2]


def test_a_factory_card_says_what_it_takes_and_gives() -> None:
    text = explain(Translator("en"), "factory.2")
    assert text == "Top: pay 1 popularity, gain 1 recruit or 1 upgrade. Bottom: one unit moves up to two territories."


@pytest.mark.parametrize("term", ["", "ability", "ability.", "ability.flight", "objective.28", "factory.13", "x.y"])
def test_an_unknown_term_is_refused(term: str) -> None:
    with pytest.raises(MaszynaError, match="no term"):
        explain(Translator("en"), term)


def test_riverwalk_of_a_faction_without_it_is_refused() -> None:
    with pytest.raises(MaszynaError):
        explain(Translator("en"), "ability.riverwalk.albion")


@pytest.mark.parametrize(
    ("lang", "typed", "found"),
    [
        ("en", "artillery", ["ability.artillery"]),
        ("en", " ARTI ", ["ability.artillery"]),
        ("uk", "млин", ["structure.mill"]),
        ("ru", "мельница", ["structure.mill"]),
        ("en", "king", ["objective.5"]),
        ("en", "", []),
        ("en", "zzz", []),
    ],
)
def test_what_was_typed_finds_its_terms(lang: str, typed: str, found: list[str]) -> None:
    assert meanings(Translator(lang), typed) == found
