"""What is wrong with an action, and defects of the program."""

from typing import Final

from maszyna.messages.table import message

ACTIONS: Final[list[tuple[str, str]]] = [
    (
        "unreadable_action",
        "cannot read {text!r} as an answer to {decision!r}; possible now: {legal}",
    ),  # for programs; speech says it otherwise
    (
        "illegal_action",
        "{text!r} is not possible now ({reason}) for {decision!r}; possible: {legal}",
    ),  # for programs; speech says it otherwise
    message("ambiguous_action", "{text!r} could mean any of: {possible}"),
    message("game_is_over", "the game is over: no more actions are possible"),
    message("turn_not_begun", "the next turn has not begun: no action is possible yet"),
    message("nothing_to_undo", "there is nothing to undo: the game is at its start"),
    message("nothing_to_undo_at_table", "there is nothing to undo: the session is at its start"),
    message("too_few_to_undo", "there are {count} actions to undo, not {steps}"),
    message("too_few_to_redo", "there are {count} actions to redo, not {steps}"),
    message("no_such_action", "there is no action {number}: the game has {count}"),
    ("needs_telling", "needs {field!r}, at most {most}"),  # for programs; speech says it otherwise
    message("engine_fault", "a defect in the rules engine: {fault}; please report it with the save file"),
    message("program_fault", "a defect in this program: {error}: {text}; {setting} shows where"),
    message("nothing_left", "nothing is left to do, but the game is not over"),
    message("no_option", "the decision {decision!r} has no option"),
    message("raised", "{error}: {text}"),
    message("raised_after", "{error}: {text} after {action!r}"),
    message("raised_at_seed", "seed {seed}: {error}: {text}"),
    message("raised_in_arm", "arm {arm} ({name}), seed {seed}: {error}: {text}"),
    message("workers_crashed", "{deaths} processes crashed on the same task ({cause})"),
    message(
        "workers_killed",
        "{deaths} processes were killed on the same task ({cause}), as happens when memory runs out; "
        "fewer processes need less: {option}",
    ),
    message(
        "game_differs", "seed {seed}: {column} was {was} and is now {now}: the player or the rules have changed since"
    ),
]
