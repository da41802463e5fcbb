"""What `--help` says of the commands of Scythe, by command (see help_texts)."""

from typing import Final

from maszyna.speech.language.translator import mark

WHOLE: Final = ""  # what a command does as a whole
SCYTHE_HELP: Final[dict[str, dict[str, str]]] = {
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
}
