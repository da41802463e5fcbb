"""What `--help` says: every command, its arguments and its options, by the words of the command line.

Names in braces are words that are the same in every language: those of the command line, of formats, of the games.
"""

from typing import Final

from maszyna.speech.commands.scythe_help import SCYTHE_HELP, WHOLE
from maszyna.speech.common.problems import KeyedTexts
from maszyna.speech.language.translator import Translator, mark

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
        "--feats": mark("Show feats instead: every finished game of Scythe is replayed for them."),
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
    **SCYTHE_HELP,
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
        "--change": mark("What the second setup has otherwise, as in {change_example}; repeat it for more."),
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
