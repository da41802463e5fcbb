"""The answers as tables for people."""

from rich.table import Table

from maszyna.commands.io.output import TitledTable
from maszyna.lab.bench.compare import BuildComparison
from maszyna.lab.bench.memory import Checkpoint
from maszyna.lab.bench.speed import BenchResult, ratios
from maszyna.lab.bench.startup import StartupTime
from maszyna.lab.replay import ReplayResult
from maszyna.lab.summary import SummaryDocument
from maszyna.scythe.facts.automa import LEVELS
from maszyna.scythe.facts.effects import KINDS
from maszyna.scythe.facts.tiles import PROVENANCES
from maszyna.scythe.ids import FACTIONS
from maszyna.speech.lab.table_headings import LabTableTexts, lab_table_texts
from maszyna.speech.language.translator import Translator
from maszyna.speech.scythe.names.tile_names import PRINTED_RULE, PROVENANCE_NAMES, YOUR_COPY, kind_name, tile_name
from maszyna.speech.scythe.texts import ScytheTexts

PARTS = ["coins", "stars", "territories", "resources", "structure_bonus", "ability"]


def grid(*columns: str) -> Table:
    """A table whose first column is a name and whose others are numbers."""
    table = Table()
    for number, column in enumerate(columns):
        table.add_column(column, justify="right" if number else "left", no_wrap=not number)
    return table


def table_of(words: LabTableTexts, *columns: str) -> Table:
    return grid(*(words.column(column) for column in columns))


def player_name(texts: ScytheTexts, player: str) -> str:
    """A faction, a human, or an Automa by its level."""
    if player in FACTIONS:
        return texts.name("faction", FACTIONS.index(player))
    return texts.name("level", LEVELS.index(player)) if player in LEVELS else texts.name("player", 0)


def summary_table(texts: ScytheTexts, summary: SummaryDocument) -> TitledTable:
    words = lab_table_texts(texts.lang)
    title = words.title("summary", games=summary["games"], turns=summary["turns"], decisions=summary["decisions"])
    table = table_of(words, "who", "games", "won", "share", "score", "stars", "coins")
    for group in (summary["players"], summary["factions"]):
        for name, sums in group.items():
            share = f"{100 * sums['wins'] / sums['games']:.1f} %"
            means = [f"{sums['mean_score']:.1f}", f"{sums['mean_stars']:.2f}", f"{sums['mean_coins']:.1f}"]
            table.add_row(player_name(texts, name), str(sums["games"]), str(sums["wins"]), share, *means)
        table.add_section()
    return TitledTable(title, table)


def tiles_lines(lang: str, summary: SummaryDocument) -> list[str]:
    """With which tiles of The Wind Gambit was played, and where the text of each is from."""
    translator = Translator(lang)
    lines = []
    for tile in summary.get("tiles", []):
        sources, kind = tile["provenance"], KINDS.index(str(tile["kind"]))
        assert isinstance(sources, list)
        known = [translator.say(PROVENANCE_NAMES[PROVENANCES.index(source)]) for source in sources]
        if "icons" in tile:
            symbols = translator.say(PROVENANCE_NAMES[PROVENANCES.index(str(tile["icons"]))])
            known = [translator.say(PRINTED_RULE, {"symbols": symbols})]
        own = [translator.say(YOUR_COPY)] if "own_copy" in tile else []
        name = f"{kind_name(translator, kind)}, {tile_name(translator, kind, str(tile['id']))}"
        lines.append(f"{name}: {', '.join(own + known)}")
    return lines


def score_table(words: LabTableTexts, title: str, who: list[str], scores: list[dict[str, object]]) -> TitledTable:
    shown = [part for part in PARTS if any(part in score for score in scores)]
    table = table_of(words, "seat", *shown, "total")
    for name, score in zip(who, scores, strict=True):
        table.add_row(name, *(str(score.get(part, "-")) for part in shown), str(score["total"]))
    return TitledTable(title, table)


def replay_table(texts: ScytheTexts, file: str, result: ReplayResult) -> TitledTable:
    words = lab_table_texts(texts.lang)
    legal = words.title("legal") if result["legal"] else words.title("stopped", number=result["actions"])
    pending = result["pending"]
    if result["over"]:
        state = words.title("wins", who=player_name(texts, str(result["winner"])))
    elif pending:
        state = words.title("pending", who=player_name(texts, pending["faction"]))
    else:
        state = words.title("not_over")
    title = words.title("replay", file=file, actions=result["actions"], turns=result["turns"], legal=legal, state=state)
    seats = [player_name(texts, seat["faction"]) for seat in result["seats"]]
    return score_table(words, title, seats, result["scores"])


def bench_table(result: BenchResult) -> TitledTable:
    table = grid("what", "per second", "ratio", "to")
    compared = {ours: (ratio, theirs) for ours, theirs, ratio in ratios(result["results"])}
    for name, rate in result["results"].items():
        ratio = [f"{compared[name][0]:.1f}", compared[name][1]] if name in compared else ["", ""]
        table.add_row(name, f"{rate:,.1f}", *ratio)
    return TitledTable(f"{result['build']} build, one core", table)


def compare_table(result: BuildComparison) -> TitledTable:
    table = grid("what", "first per second", "second per second", "ratio", "95 %", "verdict")
    for name, each in result["results"].items():
        interval = f"{each['low_95']:.3f} to {each['high_95']:.3f}"
        rates = [f"{each['first']:,.1f}", f"{each['second']:,.1f}", f"{each['ratio']:.3f}"]
        table.add_row(name, *rates, interval, each["verdict"])
    kinds = " and ".join(dict.fromkeys(result["builds"]))
    return TitledTable(f"{result['first']} and {result['second']}, {kinds}, one core", table)


def memory_table(build: str, checkpoints: list[Checkpoint]) -> TitledTable:
    table = grid("games", "MiB")
    for checkpoint in checkpoints:
        table.add_row(f"{checkpoint['games']:,}", f"{checkpoint['rss_mib']:.1f}")
    return TitledTable(f"{build} build, memory of one process", table)


def startup_table(build: str, times: list[StartupTime]) -> TitledTable:
    table = grid("what", "ms", "times python")
    for each in times:
        table.add_row(each["what"], f"{1000 * each['seconds']:.0f}", f"{each['times_python']:.1f}")
    return TitledTable(f"{build} build, best of several starts", table)
