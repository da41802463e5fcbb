"""What is wrong with a request to the app or its server."""

from typing import Final

from maszyna.messages.table import message

REQUESTS: Final[list[tuple[str, str]]] = [
    message("no_language", "no language {lang!r}"),
    message("needs_number", "must be a whole number {low}..{high}"),
    message("needs_object", "must be an object"),
    message("revision_missing", "is missing; it must be the revision of the game that was seen"),
    message("save_alone", "a save must be sent without other fields"),
    message("stored_action", "action {number} is not possible under the rules"),
    message(
        "stored_action_older",
        "action {number} is not possible under today's rules (version {known}); it was saved under version {version}",
    ),
    message("seat_or_watch", "must be {seat} or {watch}"),
    message("too_many_actions", "at most {most} actions and intents at once"),
    message("too_long_game", "must have at most {most} actions"),
    message("needs_territory", "must be a territory, such as {first} or {second}"),
    message("needs_location", "must be a location, such as {example}"),
    message("needs_place_key", "must be the key of a place, such as {example}"),
    message("needs_places_key", "must be the key of places as the board gives it"),
    message("needs_json", "must be JSON, sent as {type}"),
    message("unknown_host", "unknown host {host!r}"),
    message("foreign_origin", "a foreign Origin"),
    message("foreign_site", "a foreign site"),
    message("no_origin", "no Origin"),
    message("body_too_large", "at most {most} bytes"),
    message("body_too_deep", "nested more than {most} deep"),
    message("no_database_address", "not the address of a database: {reason}"),
    message("database_not_opened", "cannot be opened: {reason}"),
]
