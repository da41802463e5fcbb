"""Every word of the vocabulary of tiles is said in three languages, with its numbers."""

from itertools import product

import pytest

from maszyna.scythe.facts.combining import APART, NEEDS, TWICE
from maszyna.scythe.facts.effects import (
    AGGRESSIVE,
    ALWAYS,
    AREAS,
    ATTACKING,
    AUTOMA_CARD,
    AUTOMA_RESOLUTION,
    AUTOMA_SYMBOLS,
    DEFENDING,
    EFFECT_NAMES,
    EFFECTS,
    HOOKS,
    KINDS,
    RESOLUTION,
    Effect,
)
from maszyna.scythe.facts.symbol_rows import GainSymbol, MoveSymbol
from maszyna.scythe.facts.tile_documents import tile_set
from maszyna.scythe.facts.tiles import CARGOES, PREFERENCES, PROVENANCES, TILE_IDS, Tile, TileEffect
from maszyna.speech.language.catalogue import LANGUAGES
from maszyna.speech.language.translator import Translator
from maszyna.speech.scythe.names.effect_labels import EFFECT_LABELS, HOOK_LABELS, MISFITS, NUMBER_LABELS
from maszyna.speech.scythe.names.tile_names import (
    CARGO_NAMES,
    KIND_NAMES,
    PREFERENCE_NAMES,
    PROVENANCE_MEANINGS,
    PROVENANCE_NAMES,
    TILES,
)
from maszyna.speech.scythe.tiles.effects import NOTHING_CHANGED, SENTENCES, WITHOUT, effect_sentence, tile_lines
from maszyna.speech.scythe.tiles.symbol_rows import NO_GAINS
from maszyna.speech.scythe.tiles.tile_entry_texts import REPEATED, TALK, tile_entry_texts

langs = pytest.mark.parametrize("lang", LANGUAGES)


def test_nothing_of_the_vocabulary_is_left_out() -> None:
    assert list(SENTENCES) == list(EFFECT_LABELS) == EFFECT_NAMES
    assert list(HOOK_LABELS) == HOOKS
    assert set(TILES) == {name for names in TILE_IDS for name in names}
    assert [len(KIND_NAMES), len(CARGO_NAMES), len(PREFERENCE_NAMES)] == [len(KINDS), len(CARGOES), len(PREFERENCES)]
    assert len(PROVENANCE_NAMES) == len(PROVENANCE_MEANINGS) == len(PROVENANCES)
    rules = {TWICE, *(apart.rule for apart in APART), *(needs.rule for needs in NEEDS)}
    assert set(MISFITS) == rules | {"toll_elsewhere", "toll_without_room"}
    names = {number.name for effect in EFFECTS for number in effect.numbers} - {REPEATED}
    assert names <= set(NUMBER_LABELS)
    for label in NUMBER_LABELS:
        effect, _, number = label.rpartition(".")
        assert (number in names) and (not effect or effect in EFFECT_NAMES)


def samples(effect: Effect) -> list[list[int]]:
    """Numbers of an effect: all the least, all the most, and what lies between."""
    if effect.repeats > 1:
        return [[1], [1, 3], [1, 3, 5]]
    return [list(numbers) for numbers in product(*[sorted({n.least, 2, n.most}) for n in effect.numbers])]


@langs
@pytest.mark.parametrize("effect", EFFECTS, ids=EFFECT_NAMES)
def test_a_sentence_tells_all_the_numbers(lang: str, effect: Effect) -> None:
    said: dict[str, list[int]] = {}
    for numbers in samples(effect):
        sentence = effect_sentence(Translator(lang), TileEffect(EFFECTS.index(effect), numbers))
        assert sentence.endswith(".") and sentence[0].isalnum() and "{" not in sentence
        assert sentence not in said, f"{numbers} sounds like {said[sentence]}"
        said[sentence] = numbers
        assert all(str(number) in sentence for number in numbers if number)
    zeros = any(number.least == 0 for number in effect.numbers if number.name != "territories")
    assert (effect.name in WITHOUT) == zeros


@langs
def test_every_effect_has_words_of_its_own(lang: str) -> None:
    texts = tile_entry_texts(lang)
    assert len({texts.effect(name) for name in EFFECT_NAMES}) == len(EFFECT_NAMES)
    assert len({texts.hook(hook) for hook in HOOKS}) == len(HOOKS)
    for effect in EFFECTS:
        assert texts.effect(effect.name) in texts.example(effect.name)
        questions = [texts.number(effect.name, number, 1) for number in effect.numbers]
        assert len(set(questions)) == len(questions)


@langs
def test_every_tile_is_told_with_its_provenance(lang: str) -> None:
    said = Translator(lang)
    for tile in [tile for of_kind in tile_set().tiles for tile in of_kind]:
        head, *sentences = tile_lines(said, tile)
        assert said.say(TILES[tile.id]) in head
        assert all(head.count(said.say(PROVENANCE_NAMES[source])) for source in tile.provenance)
        assert len(sentences) >= len(tile.effects)
        assert tile.note not in sentences
        assert "your version" not in head


def test_the_words_around_a_tile() -> None:
    own = Tile(AGGRESSIVE, "bounty", [0], [])
    own.cargo, own.note = 1, "Second edition."
    assert tile_lines(Translator("en"), own, own=True) == [
        "2 Bounty · carries up to 2 workers · your version: printed",
        "It does nothing else.",
        "“Second edition.”",
    ]
    end = Tile(RESOLUTION, "land_rush", [0, 2], [TileEffect(EFFECT_NAMES.index("turns_for_all"), [2])])
    assert tile_lines(Translator("uk"), end, own=True) == [
        "1 Земельна лихоманка · ваш варіант: надруковано, домашнє правило",
        "До кінця гри веде 6-та зірка.",
        "Перед кінцем гри кожен робить ще 2 ходи.",
    ]


@pytest.mark.parametrize(
    ("lang", "effect", "numbers", "sentence"),
    [
        ("en", "negotiate", [2, 1], "may pay 2 coins and gain 1 popularity."),
        ("en", "negotiate", [0, 1], "the owner may gain 1 popularity."),
        ("uk", "fewer_cards", [1], "суперник може зіграти на 1 карту бою менше."),
        ("uk", "fewer_cards", [5], "суперник може зіграти на 5 карт бою менше."),
        ("uk", "turns_each", [21], "Кожен робить рівно 21 хід;"),
        ("uk", "turns_each", [12], "Кожен робить рівно 12 ходів;"),
        ("ru", "turns_each", [22], "Каждый делает ровно 22 хода"),
        ("ru", "explosion", [2, 0], "не дальше чем в 2 территориях от неё возвращаются на базы."),
        ("ru", "own_turn_stars", [5, 1], "набирает 5 звёзд или больше, получает 1 монету"),
    ],
)
def test_plural_forms_and_nothing(lang: str, effect: str, numbers: list[int], sentence: str) -> None:
    assert sentence in effect_sentence(Translator(lang), TileEffect(EFFECT_NAMES.index(effect), numbers))


@langs
def test_all_the_talk_can_be_said(lang: str) -> None:
    texts = tile_entry_texts(lang)
    values = dict.fromkeys(["quit", "what", "least", "most", "label", "sentence", "path", "problem", "tile"], "§")
    assert all(texts.say(key, **values) for key in TALK)
    assert len({texts.misfit(rule) for rule in MISFITS}) == len(MISFITS)
    assert texts.meanings() and texts.checked("x", 2)


@langs
def test_areas_and_conditions_are_said(lang: str) -> None:
    said = Translator(lang)
    weaken = EFFECT_NAMES.index("weaken")
    texts = set()
    for area in range(len(AREAS)):
        for condition in (ALWAYS, ATTACKING, DEFENDING):
            one = TileEffect(weaken, [2])
            one.area, one.condition = area, condition
            texts.add(effect_sentence(said, one))
    assert len(texts) == 3 * len(AREAS)


@langs
def test_the_automas_duel_is_no_choice(lang: str) -> None:
    said = Translator(lang)
    for cards in (0, 1):
        one = TileEffect(EFFECT_NAMES.index("duel"), [cards])
        assert effect_sentence(said, one, AUTOMA_CARD) != effect_sentence(said, one, AGGRESSIVE)
    assert " may " not in effect_sentence(Translator("en"), one, AUTOMA_CARD)


@langs
def test_rows_of_symbols_and_several_wishes_are_said(lang: str) -> None:
    said = Translator(lang)
    camp = Tile(AUTOMA_SYMBOLS, "camp", [0], [])
    camp.moves = [MoveSymbol(5, 7)]
    camp.gains = [GainSymbol(gain, 2) for gain in range(5)]
    assert len(tile_lines(said, camp)) == 4 and "7" in tile_lines(said, camp)[2]
    camp.gains = []
    assert tile_lines(said, camp)[3] == said.say(NO_GAINS)
    card = Tile(AUTOMA_CARD, "bombard", [0], [])
    card.preferences, card.range = [5, 6], 3
    head = tile_lines(said, card)[0]
    assert all(said.say(PREFERENCE_NAMES[wish]) in head for wish in (5, 6)) and "3" in head
    state = Tile(AUTOMA_RESOLUTION, "deja_vu", [0], [])
    state.card = "2b"
    assert "2b" in tile_lines(said, state)[0] and tile_lines(said, state)[1] == said.say(NOTHING_CHANGED)
