"""A whole screen of the companion beside a real table of Expeditions."""

from typing import Final

from maszyna.app.base.documents import Doc
from maszyna.app.base.layout import layout_page
from maszyna.app.base.live_games import ExpeditionsTable, TakenAction
from maszyna.app.base.requester import Viewer
from maszyna.app.base.words import Text, Words
from maszyna.app.expeditions.board import PLACES, board
from maszyna.expeditions.automa.turn import MOST_GLORY
from maszyna.expeditions.events import CARD, EVENTS, MECH, MechPart, field_of
from maszyna.expeditions.facts.human import human_facts
from maszyna.expeditions.game import Expedition
from maszyna.expeditions.play.tokens_drawn import TokensDrawn
from maszyna.expeditions.play.turn import YourTurn
from maszyna.expeditions.table import ExpeditionsInstruction, status
from maszyna.expeditions.words import AUTOMA, HUMAN, NORTH, SEATS, place_text
from maszyna.kernel.bits import members
from maszyna.kernel.events import Event
from maszyna.pictures.screen.expeditions_layers import row_arrow

ADJUST: Final = "adjust "
MOST_LISTED: Final = 64


def expeditions_view(live: ExpeditionsTable, viewer: Viewer, words: Words, past: bool) -> Doc:
    game = live.game
    acts = bool(viewer.acts) and not past and not game.is_over()
    decision = decision_view(game, words) if acts else None
    return {
        "page": "expeditions",
        "you": SEATS[HUMAN] if viewer.acts else None,
        "title": words.talk("title_level", level=game.position.card.level, turn=game.turns),
        "board": board(game.position, words, marks(decision)),
        "decision": decision,
        "travel": None,
        "fight": None,
        "story": last_story(live, words),
        "checklist": last_checklist(live, words),
        "seats": seats(game, words),
        "problems": [words.place_text(words.expeditions.problem(problem)) for problem in status(game)],
    }


def decision_view(game: Expedition, words: Words) -> Doc:
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
        "widget": "tell" if isinstance(decision, YourTurn) else "keypad",
        "seat": SEATS[HUMAN],
        "ask": question(game, words),
        "hint": [],
        "optional": isinstance(decision, YourTurn | TokensDrawn),
        "least": 0,
        "most": choices[-1] if not listed else 1,
        "says": kind.removeprefix("final_") if not listed else None,
        "options": [
            {"id": f"o{action}", "action": text, "label": label(text, words), "at": place_in(text), "reveals": None,
             "effects": []}
            for action, text in listed
        ],
        "refused": [],
    }  # fmt: skip


def question(game: Expedition, words: Words) -> Text:
    """What is asked; a screen has keys for what a terminal explains in brackets."""
    decision = game.pending()
    if isinstance(decision, YourTurn):
        return words.talk("ask_turn", turn=game.turns)
    if isinstance(decision, TokensDrawn):
        return words.place_text(words.say("ask_tokens", place=place_text(decision.row, decision.at)))
    return words.place_text(words.expeditions.question(game))


def label(text: str, words: Words) -> Text:
    verb, _, rest = text.partition(" ")
    if rest.isdigit():  # a key of the keypad
        return [rest]
    return words.place_text(words.say(f"do_{verb}", place=rest))


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


def seats(game: Expedition, words: Words) -> list[Doc]:
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


def tracks(found: "list[tuple[str, int, int | None]] | list[tuple[str, int, int]]", words: Words) -> list[Doc]:
    return [{"key": key, "name": words.track(key), "value": value, "most": most} for key, value, most in found]


def is_automa_turn(events: list[Event]) -> bool:
    return any(event.kind == CARD for event in events)


def automa_events(live: ExpeditionsTable) -> tuple[int, list[Event]] | None:
    """The last turn of the Automa: the number of the action that brought it, and all events since its card.

    It stops where a tile is flipped and goes on when the tokens are told.
    """
    later: list[Event] = []
    for number in range(len(live.entries), -1, -1):
        events = live.entries[number - 1].events if number else live.opening
        later = events + later
        if is_automa_turn(events):
            start = next(index for index, event in enumerate(later) if event.kind == CARD)
            return number, later[start:]
    return None


def last_story(live: ExpeditionsTable, words: Words) -> Doc | None:
    found = automa_events(live)
    if found is None:
        return None
    number, events = found
    card = field_of(events[0], "card")
    return {
        "key": f"turn-{number}",
        "at": number,
        "card": {"number": card, "say": words.place_text(words.expeditions.card(card)), "art": None},
        "steps": steps_of(events, words),
    }


def steps_of(events: list[Event], words: Words) -> list[Doc]:
    found: list[Doc] = []
    for index, event in enumerate(events):
        if isinstance(event, MechPart):
            found += part_steps(event, index, words)
            continue
        kind = "card" if event.kind == CARD else "change"
        say = words.place_text(words.expeditions.sentence(event))
        found.append({"id": f"s{index}", "kind": kind, "event": EVENTS[event.kind][0], "seat": SEATS[event.seat],
                      "say": say})  # fmt: skip
    return found


def part_steps(part: MechPart, index: int, words: Words) -> list[Doc]:
    """A mech's search, criterion by criterion, then what it did."""
    row = part.row
    trace = part.trace or []
    sentences = words.expeditions.trace(part)
    extra = len(sentences) - len(trace)
    found: list[Doc] = []
    for number, sentence in enumerate(sentences):
        step: Doc = {"id": f"s{index}.{number}", "kind": "narrow", "choice": f"s{index}", "symbol": "mech",
                     "seat": SEATS[AUTOMA], "say": words.place_text(sentence)}  # fmt: skip
        if number >= extra:
            finding = trace[number - extra]
            gone = finding.before & ~finding.after
            how = "outdone" if finding.values else "excluded"
            step |= {
                "stage": finding.stage,
                "criterion": finding.name,
                "rule": finding.rule,
                "left": [place_text(row, at) for at in members(finding.after)],
                "out": [{"place": place_text(row, at), "value": finding.values.get(at), "how": how}
                        for at in members(gone)],
                "values": {place_text(row, at): value for at, value in finding.values.items()},
                "decided": finding.decided(),
            }  # fmt: skip
        found.append(step)
    piece = "automa.mech.north" if row == NORTH else "automa.mech.central"
    moves = [{"piece": piece, "from": place_text(row, part.start), "to": place_text(row, part.to)}]
    found.append({"id": f"s{index}", "kind": "change", "event": EVENTS[MECH][0], "seat": SEATS[AUTOMA],
                  "say": words.place_text(words.expeditions.sentence(part)), "moves": moves})  # fmt: skip
    return found


def walk_arrow(part: MechPart) -> str | None:
    """The arrow of a mech above its row; the north is walked to the east, the centre to the west."""
    if part.start == part.to:
        return None
    return row_arrow(part.row, part.start, part.to, 1 if part.row == NORTH else -1)


def last_checklist(live: ExpeditionsTable, words: Words) -> Doc | None:
    """What to do with the pieces: the mechs' deeds, the progress token, glory."""
    found = automa_events(live)
    if found is None:
        return layout_page(live, words)
    number, events = found
    items: list[Doc] = []
    for index, event in enumerate(events):
        if EVENTS[event.kind][0] in (
            "card",
            "turn_began",
            "human_moved",
            "human_explored",
            "human_took",
            "human_glory",
        ):
            continue
        texts = [words.expeditions.sentence(event)]
        if isinstance(event, MechPart):
            texts = [*words.expeditions.swept(event), *texts]
        for extra, text in enumerate(texts):
            item: Doc = {"id": f"c{index}.{extra}", "say": words.place_text(text), "what": EVENTS[event.kind][0],
                         "seat": SEATS[AUTOMA], "from": None, "to": None, "art": None, "step": f"s{index}"}  # fmt: skip
            if isinstance(event, MechPart):
                item["from"] = place_text(event.row, event.start)
                item["to"] = place_text(event.row, event.to)
                item["svg"] = walk_arrow(event)
            items.append(item)
    return {"key": f"turn-{number}", "way": "do", "items": items}


def instructions(todo: list[ExpeditionsInstruction], words: Words) -> list[Doc]:
    return [
        {"id": f"c{index}", "say": words.place_text(words.expeditions.instruction(one)), "what": one.what,
         "seat": None, "from": one.start if one.start in PLACES else None,
         "to": one.place or (one.end if one.end in PLACES else None), "art": None}
        for index, one in enumerate(todo, 1)
    ]  # fmt: skip


def told(entry: TakenAction, words: Words) -> list[Text]:
    return [words.place_text(words.expeditions.sentence(event)) for event in entry.events]
