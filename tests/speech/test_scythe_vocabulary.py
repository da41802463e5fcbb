"""What is typed in Ukrainian or Russian beside a board of Scythe becomes the game's own words, and back again."""

import re

import pytest
from tests.scythe.tables import session

from maszyna.scythe.table.refusals import Refusal
from maszyna.speech.common.common_vocabulary import PASSED_OVER
from maszyna.speech.scythe.companion.companion_texts import companion_texts
from maszyna.speech.scythe.companion.vocabulary import VOCABULARY, spoken, understood
from maszyna.speech.scythe.companion.vocabulary_words import WORDS
from maszyna.speech.scythe.screens.screen_texts import screen_texts
from maszyna.terminal.scythe.companion.companion import FORMS

GAME_WORDS = {word for form, _ in FORMS for word in re.findall("[a-z]+", form)} - {"riverwalk", "speed", "coin", "uk"}


@pytest.mark.parametrize("lang", WORDS)
def test_every_command_can_be_said_and_no_word_means_two_things(lang: str) -> None:
    assert WORDS[lang].keys() >= GAME_WORDS
    words = [word for listed in WORDS[lang].values() for word in listed.split()]
    assert len(words) == len(set(words))
    assert not re.search("[a-z]", " ".join(words))
    for meaning, listed in WORDS[lang].items():
        if meaning != PASSED_OVER:
            assert VOCABULARY.meaning(lang, listed.split()[0]) == meaning  # what is shown is understood


@pytest.mark.parametrize("lang", WORDS)
def test_the_help_is_understood_as_it_is_shown(lang: str) -> None:
    for form, _ in FORMS:
        for part in re.sub(r"[\[\]…]", "", form).split(" · "):
            line = " ".join(part.split())
            assert understood(lang, companion_texts(lang).form(line)) == line


@pytest.mark.parametrize(
    ("lang", "typed", "step"),
    [
        ("uk", "перемісти меха 36 37 робітники 2, їжа 1", "move mech 36 37 workers 2 food 1"),
        ("uk", "рух герой 3", "move character 3"),
        ("uk", "переміщую робітників 3 4", "move worker 3 4"),
        ("uk", "Автома 7", "automa 7"),
        ("uk", "авт", "automa"),
        ("uk", "а 7", "a 7"),
        ("uk", "виправ сила Криму 3", "adjust crimea power 3"),
        ("uk", "крим популярність +2", "crimea popularity +2"),
        ("uk", "розмісти 43 переправа", "deploy 43 riverwalk"),
        ("uk", "властивість Народна армія", "ability peoples_army"),
        ("uk", "рекрут карта бою", "recruit combat_card"),
        ("uk", "рекрут монети", "recruit coin"),
        ("uk", "збудуй млин 43", "build mill 43"),
        ("uk", "споруда арсенал 43", "build armory 43"),
        ("uk", "жетон пригоди 21 знято", "encounter 21 gone"),
        ("uk", "пригода 21 назад", "encounter 21 back"),
        ("uk", "бій вітроплавів", "fight air"),
        ("uk", "бій 21 бомбардування 2", "fight 21 bombard 2"),
        ("uk", "герой на базу Криму", "character crimea_base"),
        ("uk", "автома схема II", "automa scheme 2"),
        ("uk", "карта зірок 4", "tracker 4"),
        ("uk", "карти бою 3", "cards 3"),
        ("uk", "скасуй", "undo"),
        ("uk", "move mech 3 4", "move mech 3 4"),
        ("ru", "перемести рабочего 3 4", "move worker 3 4"),
        ("ru", "роботы 3", "mechs 3"),
        ("ru", "автома звёзды бои +1", "automa stars combat +1"),
        ("ru", "свойство скорость", "ability speed"),
        ("ru", "построй мельницу 12", "build mill 12"),
        ("ru", "ресурсы 43 еда +2 нефть 1", "resources 43 food +2 oil 1"),
        ("ru", "почему 28", "why 28"),
        ("ru", "отмени", "undo"),
        ("ru", "бой 21 сила 3 карты 5 взято 3", "fight 21 power 3 cards 5 drawn 3"),
        ("ru", "приключение 21 взято", "encounter 21 gone"),
        ("ru", "бой 21 бомбардировка 2", "fight 21 bombard 2"),
        ("ru", "бой дирижаблей", "fight air"),
        ("en", "рух мех 3 4", "move mech 3 4"),
    ],
)
def test_lines_become_steps(lang: str, typed: str, step: str) -> None:
    assert understood(lang, typed) == step


@pytest.mark.parametrize(
    ("lang", "typed", "kept"),
    [("uk", "сила +2", "power +2"), ("uk", "рух робітник 43 44", "move worker 43 44"), ("ru", "монеты 9", "coins 9")],
)
def test_the_save_keeps_the_words_of_the_game(lang: str, typed: str, kept: str) -> None:
    table = session()
    table.take(companion_texts(lang).understood(typed))
    assert table.actions[-1] == kept


@pytest.mark.parametrize(
    ("lang", "refusal", "said"),
    [
        ("uk", Refusal("no_last_turn", "albion"), "Альбіон: останніх ходів більше немає."),
        ("ru", Refusal("no_last_turn", "albion"), "Альбион: последних ходов больше нет."),
        ("uk", Refusal("no_unit_there", "mech 36"), "Там немає такої фігурки: мех 36."),
        ("ru", Refusal("not_of_automa", "popularity"), "У Автомы такого нет: «популярность»."),
        ("uk", Refusal("wants_unit", "дракон"), "Потрібна фігурка (герой, мех, робітник, вітроплав), а не «дракон»."),
        ("uk", Refusal("wants_number", ""), "Потрібне число (7, +2, -1), а не «…»."),
        ("en", Refusal("no_last_turn", "albion"), "“Albion” has no last turn left."),
    ],
)
def test_refusals_have_no_words_of_the_program(lang: str, refusal: Refusal, said: str) -> None:
    assert companion_texts(lang).refusal(refusal) == said


def test_steps_are_shown_in_the_persons_words() -> None:
    assert spoken("uk", "move mech 36 crimea_base workers 2") == "рух мех 36 база Криму робітники 2"
    assert spoken("uk", "fight air") == "бій вітроплавів"
    assert spoken("ru", "recruit combat_card") == "рекрут карты"
    assert spoken("ru", "fight air") == "бой дирижаблей"
    assert spoken("ru", "fight 21 drawn 3") == "бой 21 взято 3"
    assert spoken("en", "move mech 36 37") == "move mech 36 37"


def test_a_step_is_undone_by_one_word_in_play_and_at_the_table() -> None:
    words = screen_texts("uk").commands("undo")
    assert words[0] == spoken("uk", "undo") == "скасуй"
    assert "назад" in words
    assert {"усі", "всі"} <= set(screen_texts("uk").commands("all"))
