"""What is typed in Ukrainian or Russian beside a table of Expeditions becomes the game's own words."""

import re

import pytest

from maszyna.expeditions.play.table_turn import REPORTS
from maszyna.speech.common.common_vocabulary import PASSED_OVER
from maszyna.speech.expeditions.vocabulary import VOCABULARY, understood
from maszyna.terminal.expeditions.companion import FORMS

# Words of the steps, of what else can be typed, and of what is asked.
KNOWN = {word for report in REPORTS for word in report.text.split()} | {"done", "card", "none", "enough", "help"}
KNOWN |= {form.split()[0] for forms, _ in FORMS for form in forms.split(" · ")}


@pytest.mark.parametrize("lang", VOCABULARY)
def test_every_word_means_something_of_the_game(lang: str) -> None:
    table = VOCABULARY[lang]
    assert table.keys() - {PASSED_OVER} <= KNOWN
    openings = {form.split()[0] for forms, _ in FORMS for form in forms.split(" · ")}
    assert openings <= table.keys()  # everything that begins a line can be said
    words = [word for listed in table.values() for word in listed.split()]
    assert len(words) == len(set(words))  # and no word means two things
    assert not re.search("[a-z]", " ".join(words))


@pytest.mark.parametrize(
    ("lang", "typed", "step"),
    [
        ("uk", "досліди n3", "explore n3"),
        ("uk", "Дослідити С3", "explore c3"),
        ("uk", "дослідила ц3", "explore c3"),
        ("uk", "візьми скверну з n3", "take n3"),
        ("uk", "взяв верхній жетон з т3", "take n3"),
        ("uk", "я n3", "me n3"),
        ("uk", "мій мех на nЗ", "me n3"),
        ("uk", "я стою на півдні", "me south"),
        ("uk", "я поза картою", "me away"),
        ("uk", "поклав славу", "glory"),
        ("uk", "моя слава", "glory"),
        ("uk", "готово", "done"),
        ("uk", "кінець ходу", "done"),
        ("uk", "виправ прибери n3 4", "adjust remove n3 4"),
        ("uk", "виправити мапа n3", "adjust map n3"),
        ("uk", "виправ немає мапи n3", "adjust no map n3"),
        ("uk", "виправ мапи 2", "adjust maps 2"),
        ("uk", "виправ мех с5", "adjust mech c5"),
        ("uk", "виправ отримала 4", "adjust gain 4"),
        ("uk", "виправ втратила 4", "adjust lose 4"),
        ("uk", "виправ прогрес 7", "adjust progress 7"),
        ("uk", "виправ фішки слави 3", "adjust glory 3"),
        ("uk", "виправ мою славу 1", "adjust my glory 1"),
        ("uk", "виправ перетасовано", "adjust shuffled"),
        ("uk", "карта 7", "card 7"),
        ("uk", "жетони 4 4 3", "4 4 3"),
        ("uk", "чому с3", "why c3"),
        ("uk", "скасуй", "undo"),
        ("uk", "приготування", "setup"),
        ("ru", "исследую c3", "explore c3"),
        ("ru", "взяла с с3", "take c3"),
        ("ru", "я вне карты", "me away"),
        ("ru", "пошёл на юг", "me south"),
        ("ru", "готово", "done"),
        ("ru", "карта", "map"),
        ("ru", "карта 7", "card 7"),
        ("ru", "исправь карта n3", "adjust map n3"),
        ("ru", "исправить карты 2", "adjust maps 2"),
        ("ru", "исправь местность n3", "adjust map n3"),
        ("ru", "исправь без местности n3", "adjust no map n3"),
        ("ru", "исправь местность 2", "adjust maps 2"),
        ("ru", "мой робот c3", "me c3"),
        ("ru", "исправь моя слава 1", "adjust my glory 1"),
        ("ru", "почему п3", "why n3"),
        ("ru", "візьми n3", "take n3"),  # the other language is understood too
        ("en", "why с3", "why c3"),
        ("en", "me С3", "me c3"),
        ("en", "візьми n3", "take n3"),
        ("en", "adjust put n3 4", "adjust put n3 4"),
        ("en", "4 4 3", "4 4 3"),
        ("en", "", ""),
        ("uk", "на", "на"),
        ("uk", "жонглюй n3", "жонглюй n3"),
        ("uk", "т9", "т9"),
    ],
)
def test_a_line_as_the_game_spells_it(lang: str, typed: str, step: str) -> None:
    assert understood(lang, typed) == step


def test_the_words_of_the_game_stay_as_they_are() -> None:
    for report in REPORTS:
        assert understood("uk", report.text) == report.text
