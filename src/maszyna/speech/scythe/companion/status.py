"""What is impossible on a table, by the codes of its status."""

from typing import Final

from maszyna.speech.language.translator import mark

# The placeholders: whose, two numbers, a place, another seat.
STATUS: Final[dict[str, str]] = {
    "too_many_mechs": mark("{who}: {first} mechs; the box has {second}."),
    "too_many_workers": mark("{who}: {first} workers; the box has {second}."),
    "power_beyond": mark("{who}: power {first}; the track ends at {second}."),
    "popularity_beyond": mark("{who}: popularity {first}; the track ends at {second}."),
    "too_many_stars": mark("{who}: {first} stars; there are {second}."),
    "on_foreign_base": mark("{who}: a unit stands at a foreign base ({place})."),
    "encounter_not_taken": mark("{who}: the character stands on an encounter token ({place})."),
    "no_character": mark("{who}: the character is not on the board."),
    "too_few_workers": mark("{who}: {first} workers; there are always {second} at least."),
    "cannot_be_on_lake": mark("{who}: a combat unit on a lake without the ability for it ({place})."),
    "worker_alone_on_lake": mark("{who}: a worker on a lake without a mech ({place})."),
    "abilities_without_mechs": mark("{who}: {first} mech abilities, but {second} mechs."),
    "mechs_without_abilities": mark("{who}: {second} mechs, but {first} mech abilities."),
    "stars_not_placed": mark("{who}: {first} stars; the pieces show {second}."),
    "no_factory_card": mark("{who}: the character is at the Factory, but there is no Factory card."),
    "too_many_tokens": mark("{who}: {first} flags; there are {second}."),
    "two_controllers": mark("Units of {who} and {other} stand on one territory ({place})."),
    "two_structures": mark("More than one structure on a territory ({place})."),
    "structure_on_lake": mark("A structure on a lake ({place})."),
    "two_tokens": mark("More than one flag or trap on a territory ({place})."),
    "resources_alone_on_lake": mark("Resources alone on a lake ({place})."),
    "no_encounter_there": mark("An encounter token where the map has none ({place})."),
    "too_many_cards": mark("{first} combat cards in all hands; there are {second}."),
    "on_lake_too_early": mark("{who}: on a lake while its marker still forbids water ({place})."),
    "tracker_beyond": mark("{who}: marker on space {first}; the star card ends at {second}."),
    "scheme_does_not_fit": mark("{who}: scheme {first}, but its marker says {second}."),
    "tracker_stars_do_not_fit": mark("{who}: {first} stars of the star card; its marker has passed {second}."),
    "too_many_combat_stars": mark("{who}: {first} stars for combats; {second} are possible."),
    "power_star_not_placed": mark("{who}: full power, but no star for it."),
    "airship_on_foreign_base": mark("{who}: the airship is at a foreign base ({place})."),
    "airship_to_base": mark("{who}: airships never fly onto a home base ({place})."),
    "flight_beyond": mark("{who}: the airship flew {first} territories; its range is {second}."),
    "loads_from_enemy": mark("{who}: an airship never loads resources where an opponent is in control ({place})."),
    "automa_carries": mark("{who}: something is aboard, but an Automa's airship carries nothing."),
    "carries_workers_only": mark("{who}: resources aboard ({first}), but the tile lets the airship carry workers."),
    "carries_resources_only": mark("{who}: workers aboard ({first}), but the tile lets the airship carry resources."),
    "cargo_beyond": mark("{who}: {first} resources aboard; an airship carries {second}."),
    "aboard_beyond": mark("{who}: {first} workers aboard; an airship carries {second}."),
    "card_came_twice": mark("{who}: Automa card {first} came twice since the last shuffle."),
}
