"""Anything typed at a table is taken or refused by an error of ours, and undo always comes back."""

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.scythe.tables import everything, session

from maszyna.games import SCYTHE_TABLE
from maszyna.kernel.errors import MaszynaError
from maszyna.kernel.save import parse
from maszyna.scythe.ids import ABILITIES, FACTIONS, RESOURCES, STRUCTURES
from maszyna.scythe.table import Missing, differences, result, status, unknown_for_score
from maszyna.scythe.table.read_step import COMMANDS
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
WORDS = st.one_of(
    st.sampled_from([*COMMANDS, *FACTIONS, "adjust", "automa", "none", "no", "revealed"]), PLACES, NUMBERS
)
STEPS = st.one_of(
    LIKELY, LIKELY.map("adjust {}".format), st.lists(WORDS, max_size=6).map(" ".join), st.text(max_size=20)
)
ANSWERS = {
    "power": "0",
    "cards": "none",
    "card": "10",
    "drawn": "2",
    "revealed": "3",
    "artillery": "hold",
    "bombard": "2",
}
# With The Wind Gambit or without.
MODULES: list[dict[str, object]] = [
    {},
    {"airships": {"aggressive": "blitzkrieg", "passive": "ferry", "active": True}, "resolution": "land_rush"},
    {"airships": {"aggressive": "bombard"}, "resolution": "factory_explosion"},
    {"airships": {"aggressive": "bounty", "passive": "safe_haven"}, "resolution": "doomsday_clock"},
]


@settings(max_examples=100, deadline=None)
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
        text = step
        for _ in range(6):
            try:
                done = table.take(text)
            except Missing as missing:
                answer = ANSWERS[missing.field]
                text += f" {missing.field} {' '.join([answer] * missing.most) if missing.field == 'drawn' else answer}"
            except MaszynaError:
                assert everything(table) == states[-1]
                break
            else:
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
