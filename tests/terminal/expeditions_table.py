"""A terminal with the companion of Expeditions, for tests: opened, set up, left; its words in three languages."""

import re
from pathlib import Path
from typing import NamedTuple

from tests.terminal.pseudo import Terminal

from maszyna.expeditions.game import Expedition
from maszyna.games import EXPEDITIONS
from maszyna.kernel.record import Record
from maszyna.kernel.save import parse

SEED = "33"  # explores, cleanses and takes the 20 within a short game
CARD = ["5", "", "10", "1 2 3 4 5 6 7 8", "5", "2", "2", ""]  # a made-up card of level 5, typed in
MOST_STEPS = 60
SETUP = ["", "1", "0", ""]  # level 2, the person begins, no tuning, the program draws


class Words(NamedTuple):
    """What is looked for on the screen in one language."""

    missing: str
    kept: str
    drawn: str
    explores: str
    takes_20: str
    cleanses: str
    skipped: str
    go_on: str
    undone: str
    back: str
    end_near: str
    coins: str
    winner: str
    impossible: str
    nothing: str


WORDS = {
    "en": Words(
        "level 5: Ultimaszyna (not on file)", "The card is saved", "Corruption drawn for c7", "takes the map token",
        "moves from n3 to n4 and takes the 20", "and takes corruption 3", "n2 with your mech does not count",
        "Continue it?", "Undone: token 4, token 3, enough", "← c7: corruption, top first: 3, 4 → —",
        "the end is near", "How many coins do you have?", "The Automa wins: 62 coins to 37.", "is on a face-down tile",
        "There is nothing to undo.",
    ),
    "uk": Words(
        "рівень 5: Ультимашина (карти немає)", "Карту збережено", "Які жетони скверни покладено на c7",
        "бере жетон мапи",
        "іде з n3 на n4 й бере жетон 20", "й бере скверну 3", "n2 з вашим мехом не рахується", "Продовжити її?",
        "Скасовано: жетон 4, жетон 3, досить", "← c7: скверна згори донизу: 3, 4 → —", "кінець близько",
        "Скільки у вас монет?", "Перемагає Автома: 62 монети проти 37.", "стоїть на закритій плитці",
        "Нема чого скасовувати",
    ),
    "ru": Words(
        "уровень 5: Ультимашино (карты нет)", "Карта сохранена", "Какие жетоны скверны положены на c7",
        "берёт жетон местности",
        "идёт с n3 на n4 и берёт жетон 20", "и берёт скверну 3", "n2 с вашим роботом не считается", "Продолжить её?",
        "Отменено: жетон 4, жетон 3, хватит", "← c7: скверна сверху вниз: 3, 4 → —", "конец близок",
        "Сколько у вас монет?",
        "Побеждает Автома: 62 монеты против 37.", "стоит на закрытой плитке", "Нечего отменять",
    ),
}  # fmt: skip


def opened(home: Path, *more: str) -> Terminal:
    return Terminal(home, "expeditions", "table", "--seed", SEED, *more)


def at_table(home: Path, *more: str) -> Terminal:
    """A new session of level 2 at the person's first turn."""
    table = opened(home, *more)
    table.wait()
    for answer in SETUP:
        table.type(answer)
    return table


def session_in(home: Path) -> Record[Expedition]:
    """What is written down."""
    [file] = list((home / "games").glob("expeditions-*.going.json"))
    return EXPEDITIONS.restore(parse(file.read_text("utf-8")))


def unwrapped(shown: str) -> str:
    """A screen without the breaks of its lines."""
    return re.sub(r"\s+", " ", shown)


def leaves(table: Terminal, keys: str = "quit\r") -> None:
    table.send(keys)
    assert table.end() == 0


def session_cells(shown: str) -> list[str]:
    """The seven cells of the North row, without their borders."""
    rows = [line for line in shown.splitlines() if line.startswith("│")]
    return [" ".join(row.split("│")[at + 1].strip() for row in rows[1:3]) for at in range(7)]


def last_line(table: Terminal) -> str:
    return table.screen().rstrip().splitlines()[-1].rstrip()


def played_to(table: Terminal, question: str, drawn: str) -> str:
    """Turns without a step of one's own until this is asked; all that was shown."""
    heard = ""
    for _ in range(MOST_STEPS):
        asked = last_line(table)
        if asked.startswith(question):
            return heard
        heard += table.type("done" if asked.startswith(">") else drawn)
    raise AssertionError(f"{question} was not asked: {heard[-2000:]}")
