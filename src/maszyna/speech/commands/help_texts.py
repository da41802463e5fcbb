"""What `--help` says: every command, its arguments and its options, by the words of the command line.

Names in braces are words that are the same in every language: those of the command line, of formats, of the games.
"""

from typing import Final

from maszyna.speech.common.problems import KeyedTexts
from maszyna.speech.language.translator import Translator, mark

WHOLE: Final = ""  # what a command does as a whole
# By option, or by the name of an argument: where a command says nothing of its own.
USUAL: Final[dict[str, str]] = {
    "--json": mark("Print one {json} document per line and nothing else."),
    "--lang": mark("Language: {languages}; otherwise that of {variable} or of the system."),
    "--help": mark("Show this help."),
    "--jobs": mark("Number of processes."),
    "--games": mark("Number of games."),
    "--airships": mark("Play with airships; tiles you do not name are drawn."),
    "--own-pairs": mark("Give every player two airship tiles of their own."),
    "--active-airship": mark("Move an Automa's airship after more symbols."),
    "--lake-drops": mark("Let airships drop resources on any lake."),
    "--resolution": mark("The resolution tile, which decides how the game ends: {resolutions}."),
    "--deck": mark("A file with own cards, star cards and symbols of the Automas; see {deck}."),
    "--new": mark("Start a new session without offering the last one."),
    "--output": mark("Write the picture to this file."),
    "--seconds": mark("Seconds of each measurement."),
    "FILE|-": mark("A file with one request per line; {dash} reads standard input."),
    "FILE": mark("A save file."),
}
# By command.
HELP: Final[dict[str, dict[str, str]]] = {
    "": {
        WHOLE: mark("A solo opponent for Scythe and Expeditions that explains every move."),
        "--version": mark("Show the version and the build."),
    },
    "play": {
        WHOLE: mark(
            "Open the app in the browser; with {terminal} show the menu here. Without a person at the "
            "keyboard, play a random game and show it turn by turn."
        ),
        "--host": mark("The address to listen on; without it only this machine is served."),
        "--port": mark("The port; 0 for any free one."),
        "--lan": mark("Serve the local network too, and show a {qr} code for phones."),
        "--token": mark("The owner's token; otherwise a random one."),
        "--no-browser": mark("Do not open a browser."),
        "--db": mark("The database of the games."),
        "--name": mark("A name by which others reach this server; repeat it for more."),
        "--processes": mark("Number of processes that answer, on one {postgresql} database."),
        "--log": mark("Write one line for each request to standard error."),
        "--site": mark("Serve this static site instead, made by {make_site}."),
        "--terminal": mark("Show the menu in the terminal instead."),
        "--seed": mark("Seed of the game; random if omitted."),
        "--seats": mark("Number of players in a random game to watch."),
    },
    "log": {
        WHOLE: mark("The logbook: finished games of the app and of the terminal, the last one first."),
        "--db": mark("The database of the app; otherwise that of {play}."),
        "--csv": mark("Print comma-separated values, one line per game."),
    },
    "saves": {
        WHOLE: mark("List the games of the terminal by name; {load} continues a game of {scythe}."),
    },
    "data": {
        WHOLE: mark("Where your data is and how much; {export} writes it into a file, {delete} removes it for good."),
        "--export": mark("Write all games, tiles and cards into this {zip} file."),
        "--delete": mark("Delete all games, tiles and cards of this user for good."),
        "--yes": mark("Delete without being asked again."),
        "--db": mark("The database of the app; otherwise that of {play}."),
    },
    "bench": {
        WHOLE: mark("Measure speed on one core beside other open game engines, all in one run."),
        "--rounds": mark("Number of rounds; each measures everything once."),
        "--memory": mark("Measure memory over this many games instead."),
        "--startup": mark("Measure how long the command takes to start instead."),
        "--all": mark("Measure everything: environments and traced turns too."),
        "--json": mark("Print one {json} document and nothing else."),
    },
    "scythe": {
        WHOLE: mark("Scythe: play it here or at your own table, ask the Automa about positions, simulate games."),
    },
    "scythe play": {
        WHOLE: mark("Play Scythe in the terminal against one or more Automas. Every action is saved."),
        "--seed": mark("Seed of the game; random if omitted."),
        "--seats": mark("Number of players in all; those who are not people are Automas."),
        "--people": mark("Number of people at this keyboard."),
        "--faction": mark("Your faction; repeat it for every other person: {factions}, {random}."),
        "--mat": mark("Your player mat; repeat it for every other person: {mats}, {random}."),
        "--opponent": mark("Faction of the Automa; repeat it for every other one: {factions}, {random}."),
        "--level": mark("Level of the Automa; repeat it for every other one: {levels}."),
        "--option": mark("An option of the Automa, {name_or_value}; repeat it for more: {options}."),
        "--ruling": mark("How to settle an open rule, {name_way}; repeat it for more: {rulings}."),
        "--variant": mark("A variant of the rules; repeat it for more: {variants}."),
        "--editions": mark("Sets of cards and factions, separated by commas: {editions}."),
        "--bonus-tile": mark("Structure bonus tile: {bonus_tiles}, {random}."),
        "--aggressive": mark(
            "The aggressive tile of all airships: {aggressive}, {random}; {faction_tile} with {own_pairs}."
        ),
        "--passive": mark("The passive tile of all airships: {passive}, {random}; {faction_tile} with {own_pairs}."),
        "--yes": mark("Start a new game without asking anything."),
        "--load": mark("Continue the game in this file, or the one that {saves} lists by this name."),
        "--pause": mark("Wait for ⏎ during the turns of Automas."),
        "--no-map": mark("Show the map only on request."),
    },
    "scythe table": {
        WHOLE: mark(
            "Run the Automa at your own table: you report what you did, it says which piece goes where and why."
        ),
        "--seed": mark("Seed of the Automa's cards; random if omitted."),
    },
    "scythe explain": {
        WHOLE: mark("Show a saved game turn by turn, with every step of the Automa's choices."),
        "--turn": mark("Show only this turn; turns are counted over all players."),
    },
    "scythe decide": {
        WHOLE: mark("Show what one symbol makes the Automa do in a position, and why."),
    },
    "scythe turn": {
        WHOLE: mark("Carry out an Automa card in a position."),
    },
    "scythe combat": {
        WHOLE: mark("Carry out a combat between a person and the Automa."),
    },
    "scythe score": {
        WHOLE: mark("Score positions: the parts of every score, the winner, and what decided."),
        "FILE|-": mark("A file with one {position_line} per line; {dash} reads standard input."),
    },
    "scythe draw": {
        WHOLE: mark("Draw the board as {svg}; with an action, also what the Automa does and why."),
        "POSITION": mark("A file with a position or a request {action_request}; {dash} reads standard input."),
        "--action": mark("Draw what this symbol makes the Automa do: {actions}."),
        "--min-power": mark("The power that {attack} requires."),
        "--automa": mark("The faction of the Automa, if there are several."),
    },
    "scythe simulate": {
        WHOLE: mark(
            "Play many games: a line for each and a summary, or, with {out}, the results of every arm as files."
        ),
        "--seed": mark("Seed of the first game; each further game takes the next number."),
        "--seats": mark("Number of players, 1 to 7."),
        "--editions": mark("Sets of cards and factions, separated by commas."),
        "--variants": mark("Variants of the rules, separated by commas."),
        "--human": mark(
            "Who plays for the people: {players}, with settings as in {search_nodes}, or your own as "
            "{own_class}; several with commas are arms of an experiment."
        ),
        "--level": mark(
            "Play against Automas of this level: {levels}, or {all}; several with commas are arms of an experiment."
        ),
        "--automas": mark("Number of players that are Automas; needs {level}."),
        "--options": mark("Options of the Automas, separated by commas: {options_example}"),
        "--rulings": mark("How to settle open rules, separated by commas: {rulings_example}"),
        "--faction": mark("The faction of the first person, or {all}; several with commas are arms of an experiment."),
        "--mat": mark("The player mat of the first person, or {all}; several with commas are arms of an experiment."),
        "--automa-faction": mark(
            "The faction of the first Automa, or {all}; several with commas are arms of an experiment."
        ),
        "--structure-bonus": mark("The structure bonus tile, or {all}; several with commas are arms of an experiment."),
        "--aggressive": mark("The aggressive tile: {aggressive}."),
        "--passive": mark("The passive tile: {passive}."),
        "--own-tiles": mark("A file with the tiles of your own box; see {tiles}."),
        "--advise": mark("Play a few pairs and say how many games show this difference, in points of games won."),
        "--save": mark("Folder in which to save every game as {game_file}."),
        "--experiment": mark("An experiment, {experiment_format}; see {lab_guide}."),
        "--out": mark("Folder for the results, a {parquet} file for each unit."),
        "--resume": mark("Continue the experiment in the folder of {out}; damaged results are played again."),
        "--unit": mark("Number of games in one file of results."),
        "--ray": mark("Play on a {ray_name} cluster, or on one started here; needs the extra {ray_extra}."),
    },
    "scythe replay": {
        WHOLE: mark(
            "Replay saves, or a game of an experiment: whether every action is legal, who wins, and the final position."
        ),
        "FILE...": mark("Save files to replay."),
        "--experiment": mark("The folder of an experiment: replay one of its games."),
        "--game": mark("The number of the game, which is its seed."),
        "--arm": mark("The arm of the experiment, by number from 1 or by name."),
        "--save": mark("Write the save of that game."),
    },
    "scythe tiles": {
        WHOLE: mark("List the tiles of The Wind Gambit, what they do and how we know; keep those of your own box."),
        "--schema": mark("Show the {json_schema} of a file of tiles."),
        "--check": mark("Check a file of tiles and report what is wrong."),
        "--keep": mark("Check a file of tiles and keep its tiles with your data."),
        "--forget": mark("Remove one of your tiles."),
        "--export": mark("Print your tiles as a file."),
        "--enter": mark("Enter tiles from your own box in a dialogue."),
    },
    "scythe deck": {
        WHOLE: mark("Write the Automas' printed deck into a file to change, check such a file, or compare two."),
        "--export": mark("Write the printed cards, star cards and symbols into a file."),
        "--of": mark("Which printed deck: {decks}."),
        "--check": mark("Check a deck file and report what is wrong."),
        "--compare": mark("Say what the second deck has otherwise than the first; a printed deck may be named."),
        "--schema": mark("Show the {json_schema} of a deck file."),
    },
    "scythe hint": {
        WHOLE: mark("Show the three best turns found, where each leads and what speaks for it."),
        "SAVE": mark("A save file of a game of Scythe."),
        "--nodes": mark("Think for this many actions instead of half a second."),
    },
    "scythe review": {
        WHOLE: mark(
            "Compare every turn of a person with the best one found, and mark those that lost winning chances."
        ),
        "SAVE": mark("A save file of a game of Scythe."),
        "--seat": mark("Whose turns, by faction; needed only where several people play."),
        "--budget": mark("Play a sharp turn to the end in this many dealt worlds."),
    },
    "expeditions": {
        WHOLE: mark("Expeditions: run the Automa at your own table, ask it about positions, simulate its pace."),
    },
    "expeditions table": {
        WHOLE: mark("Run the Automa at your own table: you report what you did, it plays its card and says why."),
        "--deck": mark("A file with own decision cards and progress cards; see {expeditions_deck}."),
        "--seed": mark("Seed of the Automa's cards; random if omitted."),
    },
    "expeditions explain": {
        WHOLE: mark("Show a saved session turn by turn, with every step of each mech's search."),
        "--turn": mark("Show only this turn; turns are counted over all players."),
    },
    "expeditions turn": {
        WHOLE: mark("Carry out a decision card in a position."),
    },
    "expeditions draw": {
        WHOLE: mark("Draw the two rows as {svg}; with a card, also what each mech looks at, where it goes and why."),
        "POSITION": mark("A file with a position, a request {card_request} or a save; {dash} reads standard input."),
        "--card": mark("Draw what this decision card makes the Automa do."),
        "--turn": mark("Draw this turn of a save; turns are counted over both sides."),
    },
    "expeditions simulate": {
        WHOLE: mark("Simulate the pace of the Automa: its turns until the 8th glory token, one line per level."),
        "--seed": mark("Seed of the first game; each further game takes the next number."),
        "--level": mark("Only this level, 1 to {most_level}; without it every level whose card is known."),
    },
    "expeditions cards": {
        WHOLE: mark("List the progress cards of all levels: ours, your own, or missing and why."),
        "[FILE|-]": mark("A file of progress cards typed in from your own box; it is checked and kept."),
        "--decisions": mark("Print the decision cards as a setup takes them, to change them."),
        "--schema": mark("Show the {json_schema} of such a file instead."),
    },
    "expeditions deck": {
        WHOLE: mark("Write the Automa's cards into a file to change, check such a file, or compare two."),
        "--export": mark("Write the printed decision cards and progress cards into a file."),
        "--check": mark("Check a deck file and report what is wrong."),
        "--compare": mark("Say what the second deck has otherwise than the first; {printed} names the printed cards."),
        "--schema": mark("Show the {json_schema} of a deck file."),
    },
    "lab": {
        WHOLE: mark("The laboratory: experiments and their reports, players against each other, builds compared."),
    },
    "lab arena": {
        WHOLE: mark("Let players meet Automas of each level and each other: shares with intervals, margins, ratings."),
        "--players": mark("Who plays, separated by commas: {players_example}."),
        "--seed": mark("Seed of the first game; each further game takes the next number."),
        "--level": mark("Levels of the Automas to play against, separated by commas; {none} for no Automas."),
        "--seats": mark("Number of players at every table."),
    },
    "lab report": {
        WHOLE: mark(
            "Write a page with plots, and tables beside it: wins, margins, stars, openings, the board, with intervals."
        ),
        "DIR": mark("The folder of an experiment."),
        "--out": mark("The page to write, with the tables beside it; otherwise {report_page}."),
    },
    "lab compare": {
        WHOLE: mark("Measure two builds in alternation and say which is slower beyond noise, by 3 percent or more."),
        "first": mark("A commit, the folder of a package, or a virtual environment."),
        "second": mark("A commit, the folder of a package, or a virtual environment."),
        "--only": mark("What to measure, separated by commas: {measures}."),
        "--rounds": mark("Number of rounds; each measures both once."),
    },
    "lab evaluate": {
        WHOLE: mark("Let an agent play the test games of a task and say how good it is, with an interval."),
        "--task": mark("The id of a task; {benchmark_guide} lists them."),
        "--agent": mark("Who plays: {players_example}."),
        "--games": mark("Number of test games, from the first on; otherwise all of them."),
        "--seed": mark("Begin with this test game; seeds that are not the task's are refused."),
    },
    "lab question": {
        WHOLE: mark(
            "Play two setups on the same seeds until the change in games won is known; say it in one sentence."
        ),
        "SETUP|DECK": mark("A setup or a deck file, or the name of a printed deck: {decks}."),
        "--games": mark("Pairs of games; {auto}: until the change is known or the time is over."),
        "--human": mark("Who plays the people: {players_example}."),
        "--level": mark("Level of the Automa, where the file names no seats: {levels}."),
        "--within": mark("How well the change is to be known, in points to either side."),
        "--seconds": mark("The longest time to play."),
        "--seed": mark("Seed of the first game."),
        "--plot": mark("The file of the plot."),
    },
    "lab tune": {
        WHOLE: mark("Search the numbers of a setup until this share of the games is won."),
        "SETUP|DECK": mark("A setup or a deck file, or the name of a printed deck: {decks}."),
        "--out": mark("Folder of the search; the same one goes on with it."),
        "--vary": mark("A number of the setup and its range, as in {range_example}; repeat it for more."),
        "--wins": mark("The percentage of games the people are to win."),
        "--turns": mark("The turns of all players a game is to take."),
        "--human": mark("Who plays the people: {players_example}."),
        "--level": mark("Level of the Automa, where the file names no seats: {levels}."),
        "--trials": mark("How many values to try."),
        "--games": mark("Games for each of them."),
        "--seed": mark("Seed of the first game."),
    },
}
# Around them.
HELP_FRAME: Final[dict[str, str]] = {
    "usage": mark("Usage: {line}"),
    "arguments": mark("Arguments"),
    "options": mark("Options"),
    "commands": mark("Commands"),
    "default": mark("[default: {value}]"),
    "required": mark("[required]"),
    "some_options": mark("[OPTIONS]"),
    "some_command": mark("COMMAND …"),
    "number": mark("NUMBER"),
    "text": mark("TEXT"),
}


class HelpTexts(KeyedTexts):
    """The words of help in one language; ``values`` fill in the names in braces."""

    def __init__(self, translator: Translator, values: dict[str, object]) -> None:
        super().__init__(translator, HELP_FRAME)
        self._values = values

    def about(self, command: str, name: str = WHOLE) -> str:
        """What a command does, or one of its options or arguments."""
        return self._translator.say(HELP[command].get(name) or USUAL[name], self._values)
