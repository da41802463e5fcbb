"""Anything typed at a table is taken or refused by an error of ours, and undo always comes back."""

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.scythe.tables import everything, session

from maszyna.games import SCYTHE_TABLE
from maszyna.kernel.errors import MaszynaError
from maszyna.kernel.save import parse
from maszyna.scythe.ids import ABILITIES, BOTTOMS, FACTIONS, RESOURCES, STRUCTURES
from maszyna.scythe.table import Missing, differences, result, status, unknown_for_score
from maszyna.scythe.table.acts.act_words import ACTS, BONUS_WORDS, NAMES
from maszyna.scythe.table.piece_steps import CUBE_WORDS
from maszyna.scythe.table.read_step import COMMANDS, read_step
from maszyna.speech.scythe.companion.companion_texts import companion_texts
from maszyna.speech.scythe.texts import scythe_texts
from maszyna.terminal.scythe.companion.printer import HIGHLIGHTS, TOLD

PLACES = st.sampled_from([*map(str, range(1, 48)), "base", "mat", "nordic_base"])
NUMBERS = st.sampled_from(["0", "1", "2", "5", "7", "16", "18", "23", "+1", "-2", "+9999", "99"])
UNITS = st.sampled_from(["character", "mech", "worker"])
LIKELY = st.one_of(
    st.builds("{} {}".format, st.sampled_from(["power", "popularity", "coins", "cards", "stars"]), NUMBERS),
    st.builds("move {} {}".format, UNITS, PLACES),
    st.builds("move {} {} {} workers 1 food 1".format, UNITS, PLACES, PLACES),
    st.builds("{} {} {}".format, st.sampled_from(["workers", "mechs"]), PLACES, PLACES),
    st.builds("deploy {}".format, PLACES),
    st.builds("worker {}".format, PLACES),
    st.builds("resources {} {} {}".format, PLACES, st.sampled_from(RESOURCES), NUMBERS),
    st.builds("build {} {}".format, st.sampled_from(STRUCTURES), PLACES),
    st.builds("encounter {} {}".format, PLACES, st.sampled_from(["gone", "back"])),
    st.builds("token {}".format, PLACES),
    st.builds("automa {} {}".format, st.sampled_from(["power", "tracker", "scheme", "coins", "cards"]), NUMBERS),
    st.builds("automa {} {} {}".format, st.sampled_from(["mechs", "workers"]), PLACES, PLACES),
    st.builds("automa {}".format, st.integers(0, 20)),
    st.builds("automa stars {} {}".format, st.sampled_from(["tracker", "combat", "power"]), NUMBERS),
    st.builds("airship {}".format, PLACES),
    st.builds("automa airship {}".format, PLACES),
    st.builds("cargo {} {}".format, st.sampled_from(RESOURCES), NUMBERS),
    st.builds("{} {}".format, st.sampled_from(["load", "unload"]), st.sampled_from(["workers", *RESOURCES])),
    st.builds("aboard {}".format, NUMBERS),
    st.sampled_from(["fight", "fight air", "done"]),
    st.builds("ability {}".format, st.sampled_from(ABILITIES)),
)
OF_ACTS = st.sampled_from(
    [*NAMES, *RESOURCES, *STRUCTURES, *CUBE_WORDS, *BOTTOMS, *BONUS_WORDS, "none", "card", "mech"]
)
ACT_STEPS = st.one_of(
    st.builds("did {}".format, st.sampled_from(ACTS)),
    st.builds("did encounter {} {} {}".format, st.integers(1, 43), st.integers(0, 4), st.sampled_from(["", 1, 2, 3])),
    st.builds("did {} {}".format, st.sampled_from(["factory", "card", "objective"]), st.integers(0, 28)),
    st.builds("did trade {} {} {}".format, st.sampled_from(RESOURCES), st.sampled_from(RESOURCES), PLACES),
    st.builds("did produce {} {}".format, PLACES, PLACES),
    st.builds("did deploy {} {} pay {} {}".format, st.sampled_from(ABILITIES), PLACES, PLACES, st.integers(1, 4)),
    st.builds("did build {} {}".format, st.sampled_from([*STRUCTURES, "none"]), PLACES),
    st.builds("did upgrade {} {}".format, st.sampled_from([*CUBE_WORDS, "none"]), st.sampled_from(BOTTOMS)),
    st.builds("did enlist {} {}".format, st.sampled_from(BONUS_WORDS), st.sampled_from(BONUS_WORDS)),
    st.builds(
        "did {} {}".format, st.sampled_from(ACTS), st.lists(st.one_of(OF_ACTS, PLACES), max_size=5).map(" ".join)
    ),
)
WORDS = st.one_of(
    st.sampled_from([*COMMANDS, *FACTIONS, "adjust", "automa", "none", "no", "revealed"]), PLACES, NUMBERS
)
STEPS = st.one_of(
    LIKELY, ACT_STEPS, LIKELY.map("adjust {}".format), st.lists(WORDS, max_size=6).map(" ".join), st.text(max_size=20)
)
ANSWERS = {
    "power": "0",
    "cards": "none",
    "card": "10",
    "drawn": "2",
    "revealed": "3",
    "artillery": "hold",
    "bombard": "2",
    "side": "cards",
    "goods": "wood",
    "place": "43",
    "places": "43",
    "pay": "card",
    "cube": "coins",
    "box": "build",
    "ability": "speed",
    "structure": "mill",
    "once": "cards",
    "lasting": "coins",
    "number": "9",
    "offer": "2",
    "benefit": "2",
    "opponent": "nordic",
    "leave": "worker",
}
# With The Wind Gambit or without.
MODULES: list[dict[str, object]] = [
    {},
    {"airships": {"aggressive": "blitzkrieg", "passive": "ferry", "active": True}, "resolution": "land_rush"},
    {"airships": {"aggressive": "bombard"}, "resolution": "factory_explosion"},
    {"airships": {"aggressive": "bounty", "passive": "safe_haven"}, "resolution": "doomsday_clock"},
]


@settings(max_examples=150, deadline=None)
@given(
    st.sampled_from(FACTIONS), st.sampled_from(FACTIONS), st.booleans(), st.sampled_from(MODULES),
    st.lists(STEPS, max_size=25),
)  # fmt: skip
def test_random_steps(faction: str, automa: str, typed: bool, modules: dict[str, object], steps: list[str]) -> None:
    if faction == automa:
        return
    table = session(faction, automa, "ultimaszyna" if typed else "automa", "typed" if typed else "drawn", modules)
    texts = companion_texts("uk")
    states = [everything(table)]
    for step in steps:
        text, before = step, table.game.table
        for _ in range(9):
            try:
                done = table.take(text)
            except Missing as missing:
                answer = ANSWERS[missing.field]
                text += f" {missing.field} {' '.join([answer] * missing.most) if missing.field == 'drawn' else answer}"
            except MaszynaError:
                assert everything(table) == states[-1]
                break
            else:
                assert read_step(before, done.text).text(before) == done.text
                for note in table.game.table.warned:
                    texts.problem(table.game.table.game.position, note)
                states.append(everything(table))
                texts.instructions(table.game.table.game.position, done.instructions)
                for event in done.events:
                    if event.kind in TOLD or event.kind in HIGHLIGHTS:
                        scythe_texts("ru").sentence(table.game.table.game.position, event)
                break
        for problem in status(table.game.table):
            texts.problem(table.game.table.game.position, problem)
    unknown_for_score(table.game.table)
    assert len(result(table.game.table).scores) == 2
    assert everything(SCYTHE_TABLE.restore(parse(SCYTHE_TABLE.dump(table)))) == states[-1]
    for state in reversed(states[:-1]):
        before = table.game.table
        assert [one.key() for one in differences(before, before)] == []
        table.undo()
        assert everything(table) == state
