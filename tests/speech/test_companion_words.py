"""Every refusal, question and instruction of a table has its words; the lists come from the source itself."""

import re
from pathlib import Path

from tests.scythe.tables import session

from maszyna.scythe.table.acts.act_words import ABILITY, NUMBER, SIDE, WANTED, WORDS
from maszyna.scythe.table.acts.carry_out import NAMES
from maszyna.scythe.table.differences import INSTRUCTIONS, Instruction
from maszyna.speech.common.table_refusals import COUNTED_MISSING, COUNTED_REFUSALS, MISSING, REFUSALS
from maszyna.speech.language.catalogue import LANGUAGES
from maszyna.speech.scythe.companion.companion_texts import companion_texts
from maszyna.speech.scythe.companion.phrases import HELP
from maszyna.terminal.scythe.companion.companion import FORMS

ROOMS = [Path(__file__).parents[2] / "src/maszyna/scythe" / room for room in ("table", "cards_only")]
SOURCE = "\n".join(path.read_text("utf-8") for room in ROOMS for path in sorted(room.rglob("*.py")))
TERMINAL = (Path(__file__).parents[2] / "src/maszyna/terminal/scythe/companion/companion.py").read_text("utf-8")
READERS = r"words\.(?:next|number|numbers|pick)\((?:[^()]|\([^()]*\))*?\"(\w+)\"\)"


def test_every_refusal_has_its_sentence() -> None:
    codes = set(re.findall(r"Refusal\(\s*\"(\w+)\"[,)]", SOURCE + TERMINAL)) | {"several_steps", "no_such_step"}
    wanted = set(re.findall(READERS, SOURCE)) | set(re.findall(r"self\.(?:next|number)\(.*\"(\w+)\"\)", SOURCE))
    wanted |= {WANTED.get(name, name) for name in [SIDE, ABILITY, *WORDS]}
    assert len(wanted) > 15
    assert codes | {f"wants_{what}" for what in wanted} == REFUSALS.keys() | COUNTED_REFUSALS.keys()


def test_every_question_has_its_sentence() -> None:
    fields = set(re.findall(r"Missing\(\s*f?\"(\w+)", SOURCE)) | {"card"}
    of_acts = {SIDE, NUMBER, *NAMES.values()} - {"workers"}  # a village brings as many as it can
    assert fields | of_acts == MISSING.keys() | COUNTED_MISSING.keys()


def test_every_instruction_can_be_said() -> None:
    position = session().game.table.game.position
    for lang in LANGUAGES:
        for what in INSTRUCTIONS:
            said = {
                companion_texts(lang).instruction(position, Instruction(what, 1, 1, number, 3)) for number in (0, 1)
            }
            assert all(said)


def test_every_command_has_its_help() -> None:
    assert {key for _, key in FORMS} == HELP.keys()
