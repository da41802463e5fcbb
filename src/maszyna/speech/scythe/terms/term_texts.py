"""What the things of Scythe do, a line each, in our own words; by the keys of ``keys.term_key``."""

from typing import Final

from maszyna.speech.language.translator import mark

# A faction's way over rivers, by the faction that has it.
RIVERWALK: Final[dict[str, str]] = {
    "nordic": mark("Character and mechs cross rivers onto forests and mountains."),
    "rusviet": mark("Character and mechs cross rivers onto farms and villages."),
    "crimea": mark("Character and mechs cross rivers onto farms and tundras."),
    "saxony": mark("Character and mechs cross rivers onto forests and mountains."),
    "polania": mark("Character and mechs cross rivers onto villages and mountains."),
}
ABILITIES: Final[dict[str, str]] = {
    "riverwalk": mark("Character and mechs cross rivers onto two kinds of terrain, other ones for each faction."),
    "submerge": mark("Character and mechs enter lakes and leave them; from any lake it is one step to any other."),
    "camaraderie": mark("You lose no popularity for workers who retreat when you win a combat as the attacker."),
    "speed": mark("Character and mechs go one territory further."),
    "seaworthy": mark("Character and mechs enter lakes and leave them; beaten units may retreat to a lake nearby."),
    "artillery": mark("Before a combat you may pay 1 power to take 2 power away from the opponent."),
    "underpass": mark("For character and mechs, mountains you control and all tunnels are one step apart."),
    "disarm": mark("Before a combat on a tunnel the opponent loses 2 power."),
    "wayfare": mark(
        "Character and mechs go from anywhere to your base or a base not in play; "
        "with 6 players or more, to an empty farm."
    ),
    "scout": mark("Before a combat you take one combat card at random from the opponent."),
    "township": mark("For character and mechs, villages you control and the Factory are one step apart."),
    "peoples_army": mark("In a combat with a worker of yours there you may play one more combat card."),
    "burrow": mark("Character and mechs cross rivers into a tunnel territory or out of one."),
    "sword": mark("Before a combat in which you attack, the opponent loses 2 power."),
    "shield": mark("Before a combat in which you defend, you gain 2 power."),
    "rally": mark("Character and mechs go from anywhere to a territory with a worker or a flag of yours."),
    "toka": mark("Once a turn the character or one mech may cross a river."),
    "suiton": mark("Character and mechs enter lakes and leave them; on a lake you may play one more combat card."),
    "ronin": mark("Before a combat in which a single unit of yours stands there, you gain 2 power."),
    "shinobi": mark("Character and mechs go from anywhere to one of your traps, and may arm it again."),
    "swim": mark("Workers cross rivers."),
    "relentless": mark("You may choose the same section as last turn, save the Factory card."),
    "maifuku": mark(
        "After a move of the character you may set an armed trap where it stands; who enters stops and pays."
    ),
    "coercion": mark("Once a turn a combat card may stand for any one resource you pay."),
    "dominate": mark("There is no limit to your stars from objectives and combats."),
    "meander": mark("You may take two different options of an encounter card."),
    "exalt": mark(
        "After a move of the character you may place a flag there; held at the end, it is one territory more."
    ),
}
STRUCTURES: Final[dict[str, str]] = {
    "mine": mark("Its territory is a tunnel for your units."),
    "monument": mark("When you Bolster you also gain 1 popularity."),
    "armory": mark("When you Trade you also gain 1 power."),
    "mill": mark("When you Produce, its territory produces as well, and the Mill like one more worker."),
}
# By the structure bonus tiles; the table of coins follows.
TILES: Final[dict[str, str]] = {
    "adjacent_tunnels": mark("Coins at the end for tunnels next to your structures: {table}."),
    "adjacent_lakes": mark("Coins at the end for lakes next to your structures: {table}."),
    "adjacent_encounters": mark("Coins at the end for encounter territories next to your structures: {table}."),
    "on_tunnels": mark("Coins at the end for your structures on tunnels: {table}."),
    "in_a_row": mark("Coins at the end for your longest straight row of structures: {table}."),
    "on_farms_tundras": mark("Coins at the end for your structures on farms and tundras: {table}."),
}
SECTIONS: Final[dict[str, str]] = {
    "move": mark("Move two different units, or gain 1 coin; upgraded, three units or 2 coins."),
    "bolster": mark("Pay 1 coin; gain 2 power or 1 combat card; upgraded, 3 power or 2 cards."),
    "trade": mark("Pay 1 coin; gain 2 resources where a worker of yours is, or 1 popularity; upgraded, 2 popularity."),
    "produce": mark("Every worker on two territories makes what the land gives; upgraded, on three territories."),
    "factory": mark("A section of your own: what the card says, then one unit moves two territories."),
}
BOTTOMS: Final[dict[str, str]] = {
    "upgrade": mark("Pay oil: a cube goes from a top action, which grows, to a bottom action, which gets cheaper."),
    "deploy": mark("Pay metal: a mech comes where a worker of yours is and unlocks its ability."),
    "build": mark("Pay wood: a structure comes where a worker of yours is; one to a territory, for good."),
    "enlist": mark("Pay food: a recruit brings a bonus at once and another whenever you or a neighbour acts below it."),
}
# What a recruit brings each time, by its bonus.
RECRUITS: Final[dict[str, str]] = {
    "power": mark(
        "Recruit of Upgrade: 1 power whenever you or a neighbour upgrades. One-time, with any recruit: 2 power."
    ),
    "coin": mark(
        "Recruit of Deploy: 1 coin whenever you or a neighbour deploys a mech. One-time, with any recruit: 2 coins."
    ),
    "popularity": mark(
        "Recruit of Build: 1 popularity whenever you or a neighbour builds. One-time, with any recruit: 2 popularity."
    ),
    "combat_card": mark(
        "Recruit of Enlist: 1 card whenever you or a neighbour enlists. One-time, with any recruit: 2 combat cards."
    ),
}
TERRAINS: Final[dict[str, str]] = {
    "village": mark("Produces workers."),
    "farm": mark("Produces food, for Enlist."),
    "forest": mark("Produces wood, for Build."),
    "mountain": mark("Produces metal, for Deploy."),
    "tundra": mark("Produces oil, for Upgrade."),
    "lake": mark("Produces nothing; only some abilities lead onto it. It counts as a territory."),
    "factory": mark(
        "The first visit of your character brings a Factory card; at the end it counts as three territories."
    ),
}
STARS: Final[dict[str, str]] = {
    "upgrades": mark("For the sixth upgrade."),
    "mechs": mark("For the fourth mech."),
    "structures": mark("For the fourth structure."),
    "recruits": mark("For the fourth recruit."),
    "workers": mark("For the eighth worker on the board."),
    "objective": mark("For a revealed objective; only once, but for Saxony."),
    "combat": mark("For a won combat; at most two, but for Saxony."),
    "popularity": mark("For 18 popularity."),
    "power": mark("For 16 power."),
    "tracker": mark("The Automa's, when the cube on its star card reaches a star."),
    "hill": mark("For holding the Factory, by the resolution tile."),
    "mission_1": mark("For the first open objective, of the resolution tile."),
    "mission_2": mark("For the second open objective, of the resolution tile."),
}
TRACKS: Final[dict[str, str]] = {
    "power": mark("Spent in combats, 7 at most in each; 16 is a star."),
    "popularity": mark("Decides what stars, territories and resources are worth at the end; 18 is a star."),
    "coins": mark("Whoever has the most at the end wins."),
    "combat_cards": mark("Added to your power in a combat, one for each character and mech there."),
    "stars": mark("The sixth star ends the game at once."),
    "tracker": mark("The Automa's star card: its cube brings stars, opens the water and changes the scheme."),
}
# By the tiers of popularity, from the lowest.
TIERS: Final[dict[str, str]] = {
    "1": mark("Popularity 0 to 6: at the end a star is worth 3 coins, a territory 2, two resources 1."),
    "2": mark("Popularity 7 to 12: at the end a star is worth 4 coins, a territory 3, two resources 2."),
    "3": mark("Popularity 13 to 18: at the end a star is worth 5 coins, a territory 4, two resources 3."),
}
SIGNS: Final[dict[str, str]] = {
    "encounter": mark(
        "A character who ends there draws an encounter card and takes one option; then the token is gone."
    ),
    "tunnel": mark("All units go from any tunnel to any other in one step."),
    "river": mark("Units do not cross it without an ability."),
    "base": mark("No territory: beaten units return there, and none but its own start from it."),
    "combat": mark("The higher sum of power and cards wins; a tie goes to the attacker."),
}
# Names of what has none of its own elsewhere.
TRACK_TITLES: Final[dict[str, str]] = {
    "power": mark("power"),
    "popularity": mark("popularity"),
    "coins": mark("coins"),
    "combat_cards": mark("combat cards"),
    "stars": mark("Stars"),
    "tracker": mark("star card"),
}
SIGN_TITLES: Final[dict[str, str]] = {
    "encounter": mark("encounter token"),
    "tunnel": mark("tunnel"),
    "river": mark("river"),
    "base": mark("home base"),
    "combat": mark("combat"),
}
TIER_TITLE: Final = mark("popularity, tier {number}")
FACTORY_TITLE: Final = mark("Factory card {number}")
DEFINED: Final = mark("{term}: {meaning}")
FACTORY_CARD: Final = mark("Top: {exchange}. Bottom: one unit moves two territories.")
