"""Events as sentences."""

import re

import pytest

from maszyna.kernel.events import Event
from maszyna.scythe import ids as words
from maszyna.scythe.events import (
    AIR_COMBAT_BEGAN,
    AIRSHIP_LOADED,
    AIRSHIP_MOVED,
    AIRSHIP_UNLOADED,
    AUTOMA_AIRSHIP,
    AUTOMA_CAMP,
    AUTOMA_CARD,
    AUTOMA_GROUP,
    AUTOMA_REVEALED,
    AUTOMA_STOPPED,
    CARDS_STOLEN,
    COMBAT_COMMITTED,
    ENCOUNTER_REMOVED,
    EVENTS,
    FACTORY_CARD_TAKEN,
    FINALE_BEGAN,
    GAME_ENDED,
    MECH_DEPLOYED,
    RESOURCES_LEFT,
    RESOURCES_PAID,
    RESOURCES_REMOVED,
    STAR_PLACED,
    STRUCTURE_BUILT,
    TOLL_TAKEN,
    TRACKER_MOVED,
    TRAP_SPRUNG,
    UNIT_GAINED,
    UNIT_MOVED,
    UNIT_NOT_GAINED,
    UNIT_RETREATED,
    WORKERS_DRIVEN_OFF,
)
from maszyna.scythe.facts.effects import EFFECTS
from maszyna.scythe.state import HUMAN, Position, new_seat
from maszyna.speech.language.catalogue import LANGUAGES, SOURCE
from maszyna.speech.scythe.texts import scythe_texts

SEVEN = Position([new_seat(faction, 0, HUMAN, 0) for faction in range(len(words.FACTIONS))], [0] * words.PLACES)
SAXONY, CRIMEA = words.SAXONY, words.CRIMEA
# Numbers of each type that must be told apart.
NUMBERS = {
    "place": [*range(words.PLACES), words.ABOARD], "unit": [0, 1, 5, words.AIRSHIP],
    "section": range(5), "bottom": range(4), "structure": range(4),
    "good": range(words.ANY_RESOURCES), "cube": range(6), "bonus": range(4), "mech": range(1, 5), "star": range(13),
    "seat": range(7), "ability": range(27), "objective": range(1, 28), "encounter": range(1, 43),
    "factory_card": range(19), "value": range(2, 6), "resource": range(4), "amount": [0, 1, 2, 5, 21],
    "automa_card": range(1, 20), "scheme": [1, 2], "level": range(4), "symbol": range(6), "reason": range(5),
    "effect": range(len(EFFECTS)), "column": range(3), "sources": [1, 2, 4, 5, 6, 9, 12, 17, 33, 20, 41],
}  # fmt: skip


def test_every_type_of_a_field_is_known() -> None:
    assert {field.partition(":")[2] for _, fields in EVENTS for field in fields} == NUMBERS.keys()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", range(len(EVENTS)), ids=[kind for kind, _ in EVENTS])
def test_each_field_is_told(lang: str, kind: int) -> None:
    """Another number in any field is another sentence, and all of it is in the language."""
    fields = EVENTS[kind][1]
    first = [NUMBERS[field.partition(":")[2]][0] for field in fields]
    for index, field in enumerate(fields):
        said = set()
        numbers = NUMBERS[field.partition(":")[2]]
        for number in numbers:
            values = [*first[:index], number, *first[index + 1 :], 0, 0, 0]
            text = scythe_texts(lang).sentence(SEVEN, Event(kind, SAXONY, values[0], values[1], values[2]))
            assert not re.search("[{}]" if lang == SOURCE else "[A-Za-z{}]", re.sub(r"\bII?\b", "", text)), text
            assert re.fullmatch(r"\S.*\S\.", text), text
            assert "  " not in text
            said.add(text)
        assert len(said) == len(numbers), field


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (
            Event(UNIT_MOVED, SAXONY, 1, 28, 36),
            [
                "Saxony moves a mech from forest 28 to village 36.",
                "Саксонія переміщує мех з лісу 28 до села 36.",
                "Саксония перемещает робота из леса 28 в деревню 36.",
            ],
        ),
        (
            Event(UNIT_MOVED, CRIMEA, 0, words.FIRST_BASE + CRIMEA, 43),
            [
                "Crimea moves the character from the base of Crimea to farm 43.",
                "Крим переміщує героя з бази Криму на ферму 43.",
                "Крым перемещает героя с базы Крыма на ферму 43.",
            ],
        ),
        (
            Event(WORKERS_DRIVEN_OFF, SAXONY, CRIMEA, 43, 2),
            [
                "Saxony forces 2 workers of Crimea on farm 43 to retreat home.",
                "Саксонія змушує 2 робітників Криму на фермі 43 відступити на базу.",
                "Саксония заставляет 2 рабочих Крыма на ферме 43 отступить на базу.",
            ],
        ),
        (
            Event(CARDS_STOLEN, CRIMEA, SAXONY, 1, 0),
            [
                "Crimea takes 1 combat card away from Saxony.",
                "Крим забирає 1 карту бою в Саксонії.",
                "Крым забирает 1 карту боя у Саксонии.",
            ],
        ),
        (
            Event(COMBAT_COMMITTED, CRIMEA, 5, 2, 11),
            [
                "Crimea spends 5 power and plays 2 combat cards (total: 11).",
                "Крим витрачає 5 очок сили й грає 2 карти бою (усього: 11).",
                "Крым тратит 5 силы и играет 2 карты боя (всего: 11).",
            ],
        ),
        (
            Event(MECH_DEPLOYED, SAXONY, 2, 23, 0),
            [
                "Saxony deploys a mech at the Factory (new ability: Underpass).",
                "Саксонія розміщує мех на Фабриці (нова властивість: Підземний хід).",
                "Саксония размещает робота на Фабрике (новое свойство: Подземный ход).",
            ],
        ),
        (
            Event(STRUCTURE_BUILT, SAXONY, words.MINE, 28, 0),
            [
                "Saxony builds the Mine in forest 28.",
                "Саксонія будує шахту в лісі 28.",
                "Саксония строит шахту в лесу 28.",
            ],
        ),
        (
            Event(RESOURCES_PAID, SAXONY, words.OIL, 3, 41),
            [
                "Saxony pays 3 oil from tundra 41.",
                "Саксонія сплачує 3 жетони нафти з тундри 41.",
                "Саксония платит 3 жетона нефти из тундры 41.",
            ],
        ),
        (
            Event(TRAP_SPRUNG, CRIMEA, 43, words.COINS, 4),
            [
                "Crimea springs a trap on farm 43 (penalty: 4 coins).",
                "Крим потрапляє в пастку на фермі 43 (втрачає 4 монети).",
                "Крым попадает в ловушку на ферме 43 (теряет 4 монеты).",
            ],
        ),
        (
            Event(GAME_ENDED, SAXONY, 6, 0, 0),
            [
                "Saxony ends the game with 6 stars.",
                "Саксонія завершує гру, виклавши 6 зірок.",
                "Саксония завершает игру, выложив 6 звёзд.",
            ],
        ),
        (
            Event(AUTOMA_CARD, SAXONY, 7, 2, 0),
            [
                "Saxony draws Automa card 7 (scheme II).",
                "Саксонія відкриває карту Автоми 7 (схема II).",
                "Саксония открывает карту Автомы 7 (схема II).",
            ],
        ),
        (
            Event(AUTOMA_GROUP, SAXONY, 0, 0, 0),
            [
                "Saxony carries out “move worker”.",
                "Саксонія виконує дію «переміщення робітника».",
                "Саксония выполняет действие «перемещение рабочего».",
            ],
        ),
        (
            Event(AUTOMA_GROUP, SAXONY, 5, 4, 0),
            [
                "Saxony cannot carry out “attack combat unit”: its power is too low.",
                "Саксонія не може виконати дію «атака бойової фігурки»: замало сили.",
                "Саксония не может выполнить действие «атака боевой фигурки»: недостаточно силы.",
            ],
        ),
        (
            Event(AUTOMA_STOPPED, SAXONY, 5, 1, 0),
            [
                "Saxony reveals a combat card of value 5 and skips “move mech” and the rest of the move row.",
                "Саксонія відкриває карту бою зі значенням 5 "
                "і пропускає дію «переміщення меха» та решту рядка переміщення.",
                "Саксония открывает карту боя со значением 5 "
                "и пропускает действие «перемещение робота» и остаток строки перемещения.",
            ],
        ),
        (
            Event(AUTOMA_REVEALED, SAXONY, 3, 0, 0),
            [
                "Saxony reveals a combat card of value 3 and continues.",
                "Саксонія відкриває карту бою зі значенням 3 і продовжує хід.",
                "Саксония открывает карту боя со значением 3 и продолжает ход.",
            ],
        ),
        (
            Event(UNIT_NOT_GAINED, SAXONY, 4, 5, 0),
            [
                "Saxony reveals a combat card of value 4 and does not gain a worker.",
                "Саксонія відкриває карту бою зі значенням 4, тож отримати робітника не може.",
                "Саксония открывает карту боя со значением 4 и не получает рабочего.",
            ],
        ),
        (
            Event(UNIT_GAINED, SAXONY, 5, 0, 0),
            [
                "Saxony gains a worker on its base.",
                "Саксонія отримує робітника на свою базу.",
                "Саксония получает рабочего на свою базу.",
            ],
        ),
        (
            Event(RESOURCES_REMOVED, SAXONY, 43, 2, 0),
            [
                "Saxony removes 2 resources from farm 43.",
                "Саксонія прибирає 2 ресурси з ферми 43.",
                "Саксония убирает 2 ресурса с фермы 43.",
            ],
        ),
        (
            Event(RESOURCES_LEFT, CRIMEA, words.OIL, 1, 41),
            [
                "Crimea finds 1 oil on tundra 41.",
                "Крим знаходить 1 жетон нафти в тундрі 41.",
                "Крым находит 1 жетон нефти в тундре 41.",
            ],
        ),
        (
            Event(TRACKER_MOVED, SAXONY, 9, 0, 0),
            [
                "Saxony moves the marker on the star card to space 9.",
                "Саксонія пересуває кубик на карті зірок на поділку 9.",
                "Саксония сдвигает кубик по карте звёзд на деление 9.",
            ],
        ),
        (
            Event(STAR_PLACED, SAXONY, words.STAR_TRACKER, 1, 0),
            [
                "Saxony places a star (1 of 6): the star card.",
                "Саксонія викладає зірку (1 з 6): карта зірок.",
                "Саксония выкладывает звезду (1 из 6): карта звёзд.",
            ],
        ),
        (
            Event(ENCOUNTER_REMOVED, SAXONY, 35, 0, 0),
            [
                "Saxony removes the encounter token from village 35.",
                "Саксонія прибирає жетон пригоди із села 35.",
                "Саксония убирает жетон приключения из деревни 35.",
            ],
        ),
        (
            Event(FACTORY_CARD_TAKEN, SAXONY, 0, 0, 0),
            [
                "Saxony takes a Factory card face down.",
                "Саксонія бере карту Фабрики долілиць.",
                "Саксония берёт карту Фабрики лицом вниз.",
            ],
        ),
        (
            Event(UNIT_RETREATED, SAXONY, 1, 36, words.MAT),
            [
                "Saxony withdraws a mech from village 36 to the mat.",
                "Саксонія відводить мех із села 36 на планшет.",
                "Саксония отводит робота из деревни 36 на планшет.",
            ],
        ),
        (
            Event(UNIT_MOVED, SAXONY, 1, 36, 36),
            [
                "Saxony keeps a mech in village 36.",
                "Саксонія не рухає мех у селі 36.",
                "Саксония не двигает робота в деревне 36.",
            ],
        ),
        (
            Event(AIRSHIP_MOVED, SAXONY, words.FIRST_BASE + SAXONY, 28, 0),
            [
                "Saxony flies the airship from the base of Saxony to forest 28.",
                "Саксонія веде вітроплав з бази Саксонії до лісу 28.",
                "Саксония ведёт дирижабль с базы Саксонии в лес 28.",
            ],
        ),
        (
            Event(AIRSHIP_LOADED, SAXONY, words.OIL, 2, 28),
            [
                "Saxony takes 2 oil aboard in forest 28.",
                "Саксонія бере на борт 2 жетони нафти в лісі 28.",
                "Саксония берёт на борт 2 жетона нефти в лесу 28.",
            ],
        ),
        (
            Event(AIRSHIP_UNLOADED, SAXONY, words.WORKER, 1, 36),
            [
                "Saxony sets down 1 worker in village 36.",
                "Саксонія спускає з борту 1 робітника в селі 36.",
                "Саксония спускает с борта 1 рабочего в деревне 36.",
            ],
        ),
        (
            Event(RESOURCES_PAID, SAXONY, words.OIL, 1, words.ABOARD),
            [
                "Saxony pays 1 oil from the airship.",
                "Саксонія сплачує 1 жетон нафти з вітроплава.",
                "Саксония платит 1 жетон нефти с дирижабля.",
            ],
        ),
        (
            Event(TOLL_TAKEN, SAXONY, words.FOOD, CRIMEA, 43),
            [
                "Saxony takes a toll from Crimea on farm 43: 1 food.",
                "Саксонія стягує данину з Криму на фермі 43: 1 жетон їжі.",
                "Саксония взимает дань с Крыма на ферме 43: 1 жетон еды.",
            ],
        ),
        (
            Event(AIR_COMBAT_BEGAN, SAXONY, 43, CRIMEA, 5),
            [
                "Saxony starts an airship combat against Crimea on farm 43 (printed, house rule).",
                "Саксонія починає бій вітроплавів проти Криму на фермі 43 (надруковано, домашнє правило).",
                "Саксония начинает бой дирижаблей против Крыма на ферме 43 (напечатано, домашнее правило).",
            ],
        ),
        (
            Event(AUTOMA_AIRSHIP, SAXONY, 43, 43, 4),
            [
                "Saxony keeps the airship on farm 43 (house rule).",
                "Саксонія не рухає вітроплав на фермі 43 (домашнє правило).",
                "Саксония не двигает дирижабль на ферме 43 (домашнее правило).",
            ],
        ),
        (
            Event(AUTOMA_CAMP, SAXONY, 17, 0, 0),
            [
                "Saxony cannot leave its base and follows its camp instead of the first two rows of the card "
                "(printed rule, symbols: house rule).",
                "Саксонія не має виходу з бази й замість двох перших рядків карти діє за символами табору "
                "(правило: надруковано, символи: домашнє правило).",
                "Саксония не может выйти с базы и вместо двух первых строк карты действует по символам лагеря "
                "(правило: напечатано, символы: домашнее правило).",
            ],
        ),
        (
            Event(FINALE_BEGAN, SAXONY, 4, 10, 0),
            [
                "Saxony begins the finale: 4 last turns (your version: reported).",
                "Саксонія починає фінал: 4 останні ходи (ваш варіант: зі слів гравців).",
                "Саксония начинает финал: 4 последних хода (ваш вариант: со слов игроков).",
            ],
        ),
    ],
    ids=lambda value: EVENTS[value.kind][0] if isinstance(value, Event) else "",
)
def test_sentences_read_well(event: Event, said: list[str]) -> None:
    assert [scythe_texts(lang).sentence(SEVEN, event) for lang in LANGUAGES] == said


def test_a_clause_is_the_sentence_without_its_subject() -> None:
    event = Event(GAME_ENDED, SAXONY, 6, 0, 0)
    assert scythe_texts("uk").clause(SEVEN, event) == "завершує гру, виклавши 6 зірок"
