"""Whatever a mech's part can come to has its words on a picture; the lists come from the engine."""

from maszyna.expeditions.events import FOUND, REASONS
from maszyna.expeditions.ids import CORRUPTION, DEEDS, ROWS, SYMBOLS, WALK, WALKED
from maszyna.speech.expeditions.captions import CAPTIONS, MECHS, ROW_NAMES, TARGETS, WALKS, captions
from maszyna.speech.expeditions.captions import DEEDS as DEEDS_TOLD
from maszyna.speech.language.catalogue import LANGUAGES


def test_every_reason_deed_row_and_symbol_has_its_words() -> None:
    assert WALKS.keys() == set(REASONS) - {FOUND}
    assert DEEDS_TOLD.keys() == set(range(len(DEEDS))) - {WALK}
    assert TARGETS.keys() == set(range(len(SYMBOLS))) - {CORRUPTION}
    assert (len(ROW_NAMES), len(MECHS)) == (len(ROWS), WALKED)


def test_the_letters_on_the_mechs_differ_in_every_language() -> None:
    for lang in LANGUAGES:
        automa, human = captions(lang).letters()
        assert len(automa) == len(human) == 1
        assert automa != human


def test_no_two_signs_have_the_same_meaning() -> None:
    values = {"level": 1, "card": 1, "ways": "", "space": 1, "last": 1, "glory": 1, "most": 1, "tokens": "", "rows": ""}
    for lang in LANGUAGES:
        said = [captions(lang).say(key, **values) for key in CAPTIONS]
        assert len(set(said)) == len(said)
