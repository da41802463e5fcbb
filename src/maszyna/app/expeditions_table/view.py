"""A whole screen of the companion beside a real table of Expeditions."""

from typing import Final

from maszyna.app.base.documents import Doc, declared
from maszyna.app.base.language import Language, Text
from maszyna.app.base.requester import Viewer
from maszyna.app.expeditions_table.corrections import ADJUST, counters
from maszyna.app.expeditions_table.rows_view import PLACES, board
from maszyna.app.expeditions_table.story import last_checklist, last_story, own_lines
from maszyna.expeditions.automa.automa_turn import MOST_GLORY
from maszyna.expeditions.facts.human import human_facts
from maszyna.expeditions.game import Expedition
from maszyna.expeditions.ids import AUTOMA, HUMAN, LOCATIONS, SEATS, WALKED, place_text
from maszyna.expeditions.play.game_end import AMOUNTS, CountCoins, last_token_placed
from maszyna.expeditions.play.table_turn import YourTurn
from maszyna.expeditions.play.tokens_drawn import TokensDrawn
from maszyna.expeditions.table.status import status
from maszyna.kernel.record import Record

TAKE: Final = "take"
ME: Final = "me"
EXPLORE: Final = "explore"
ENOUGH: Final = "enough"
AWAY: Final = "away"
SOUTH: Final = "south"
MOST_LISTED: Final = 64


def expeditions_view(record: Record[Expedition], viewer: Viewer, words: Language, past: bool) -> Doc:
    game = record.game
    acts = bool(viewer.acts) and not past and not game.is_over()
    decision = {**decision_view(game, words), **suggested(record)} if acts else None
    return {
        "page": "expeditions",
        "you": SEATS[HUMAN] if viewer.acts else None,
        "title": words.spans_for("title_level", level=game.position.card.level, turn=game.round()),
        "board": board(game.position, words, marks(decision)),
        "decision": decision,
        "travel": None,
        "fight": None,
        "story": last_story(record, words),
        "checklist": last_checklist(record, words),
        "seats": seats(game, words),
        "recent": own_lines(record, words) if acts and is_own(game) else [],
        "corrections": counters(game, words) if acts else [],
        "last_round": words.say("last_round") if last_token_placed(game) and game.turns_left else None,
        "ended": words.expeditions.say("ended") if isinstance(game.asking, CountCoins) else None,
        "problems": [words.place_text(words.expeditions.problem(problem)) for problem in status(game)],
    }


def suggested(record: Record[Expedition]) -> Doc:
    """Of the tokens that a person counts for the scores those that were reported are known."""
    asking = record.game.asking
    if not isinstance(asking, CountCoins) or AMOUNTS[asking.amount] != "corruption":
        return {}
    return {"suggested": len([text for text in record.actions if text.startswith(f"{TAKE} ")])}


def is_own(game: Expedition) -> bool:
    """Whether the person's own turn goes on, which may wait for the tokens of a tile the person flipped."""
    pending = game.pending()
    return isinstance(pending, YourTurn) or (isinstance(pending, TokensDrawn) and pending.by == HUMAN)


def decision_view(game: Expedition, words: Language) -> Doc:
    """In one's own turn what the rules know of; corrections are told. Large amounts are typed."""
    decision = game.pending()
    choices = game.options()
    kind = decision.kind()
    texts = [(action, decision.text(action)) for action in choices]
    if isinstance(decision, YourTurn):
        texts = [(action, text) for action, text in texts if not text.startswith(ADJUST)]
    listed = texts if len(texts) <= MOST_LISTED else []
    return {
        "kind": kind,
        **declared(decision.about),
        "seat": SEATS[HUMAN],
        "ask": question(game, words),
        "hint": [],
        "optional": decision.declined_by(choices[0]),
        "least": 0,
        "most": choices[-1] if not listed else 1,
        "says": kind.removeprefix("final_") if not listed else None,
        "options": explored_first([
            {"id": f"o{action}", "action": text, "label": label(text, words), "at": place_in(text), "reveals": None,
             "declines": decision.declined_by(action), "effects": [], **taken(game, text, words),
             **none_yet(game, text, words)}
            for action, text in listed
        ], words),
        "refused": [],
    }  # fmt: skip


def explored_first(options: list[Doc], words: Language) -> list[Doc]:
    """A tile that lies face down is explored by who comes to it: one option for both, before the others."""
    moves = [one["action"] for one in options if one["action"].startswith(f"{ME} ")]
    for one in options:
        verb, _, place = one["action"].partition(" ")
        if verb == EXPLORE and f"{ME} {place}" in moves:
            one["before"] = f"{ME} {place}"
            one["label"] = words.spans_for("do_come")
    return sorted(options, key=lambda one: "before" not in one)


def none_yet(game: Expedition, text: str, words: Language) -> Doc:
    """What ends the tokens of a tile is called otherwise where none has been named."""
    asked = game.pending()
    if text != ENOUGH or not isinstance(asked, TokensDrawn) or game.position.pile(asked.row, asked.at):
        return {}
    return {"label": words.spans_for("do_none")}


def taken(game: Expedition, text: str, words: Language) -> Doc:
    """Of corruption on a location the ways to take it: the topmost, the two topmost, and so on."""
    verb, _, place = text.partition(" ")
    if verb != TAKE:
        return {}
    found = [(row, at) for row in range(WALKED) for at in range(LOCATIONS) if place_text(row, at) == place]
    pile = game.position.pile(*found[0])[::-1]
    labels = [", ".join(map(str, pile[:number])) for number in range(1, len(pile) + 1)]
    return {"times": [words.spans_for("took", tokens=tokens) for tokens in labels]}


def question(game: Expedition, words: Language) -> Text:
    """What is asked; a screen has keys for what a terminal explains in brackets."""
    decision = game.pending()
    if isinstance(decision, YourTurn):
        return words.spans_for("ask_turn", turn=game.round())
    if isinstance(decision, TokensDrawn):
        return words.place_text(words.say("ask_tokens", place=place_text(decision.row, decision.at)))
    return words.place_text(words.expeditions.question(game))


def label(text: str, words: Language) -> Text:
    verb, _, rest = text.partition(" ")
    if rest.isdigit():  # a key of the keypad
        return [rest]
    if verb == ME and rest in (AWAY, SOUTH):
        return words.spans_for(f"do_me_{rest}")
    return words.place_text(words.say(f"do_{verb}", place=words.expeditions.location(rest)))


def place_in(text: str) -> Doc | None:
    last = text.split(" ")[-1]
    return {"place": last} if last in PLACES else None


def marks(decision: Doc | None) -> list[Doc]:
    found: dict[str, Doc] = {}
    for option in decision["options"] if decision else []:
        at = option["at"]
        if at:
            found[at["place"]] = {"place": at["place"], "kind": "can", "pin": None, "says": []}
    return list(found.values())


def seats(game: Expedition, words: Language) -> list[Doc]:
    position = game.position
    card = position.card
    mine = [("glory", game.human.glory, human_facts().glory_tokens)]
    automas: list[tuple[str, int, int | None]] = [
        ("progress", position.progress, card.spaces - 1),
        ("glory", position.glory, MOST_GLORY),
        ("maps", position.taken_maps, None),
        ("corruption", len(position.taken), None),
    ]
    return [
        {"key": SEATS[HUMAN], "name": words.expeditions.seat(HUMAN), "player": "human", "tracks": tracks(mine, words)},
        {
            "key": SEATS[AUTOMA],
            "name": words.expeditions.seat(AUTOMA),
            "player": "automa",
            "tracks": tracks(automas, words),
            "stars": list(card.stars),
            "taken": position.taken[:],
            "card": game.card or None,
            "turns_left": game.turns_left if game.turns_left >= 0 else None,
        },
    ]


def tracks(found: "list[tuple[str, int, int | None]] | list[tuple[str, int, int]]", words: Language) -> list[Doc]:
    return [{"key": key, "name": words.track(key), "value": value, "most": most} for key, value, most in found]
