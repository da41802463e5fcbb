"""What the things of Scythe do, a line each, in our own words; by the keys of ``keys.term_key``."""

from typing import Final

from maszyna.speech.language.translator import mark

# A faction's way over rivers, by the faction that has it.
RIVERWALK: Final[dict[str, str]] = {
    "nordic": mark("Your character and mechs may move across rivers onto forests and mountains."),
    "rusviet": mark("Your character and mechs may move across rivers onto farms and villages."),
    "crimea": mark("Your character and mechs may move across rivers onto farms and tundras."),
    "saxony": mark("Your character and mechs may move across rivers onto forests and mountains."),
    "polania": mark("Your character and mechs may move across rivers onto villages and mountains."),
}
ABILITIES: Final[dict[str, str]] = {
    "riverwalk": mark(
        "Your character and mechs may move across rivers onto two kinds of terrain, which differ by faction."
    ),
    "submerge": mark(
        "Your character and mechs may move onto and off lakes, and from any lake to any other in one step."
    ),
    "camaraderie": mark("You lose no popularity for workers who retreat when you win a combat as the attacker."),
    "speed": mark("Your character and mechs may move one extra territory."),
    "seaworthy": mark(
        "Your character and mechs may move onto and off lakes; defeated units may retreat to an adjacent lake."
    ),
    "artillery": mark("Before a combat you may pay 1 power to take 2 power away from the opponent."),
    "underpass": mark("For your character and mechs, mountains you control and all tunnels are one step apart."),
    "disarm": mark("Before a combat on a tunnel the opponent loses 2 power."),
    "wayfare": mark(
        "Your character and mechs may move from anywhere to your base or a base not in play; with 6 "
        "players or more, to an empty farm."
    ),
    "scout": mark("Before a combat you take one combat card at random from the opponent."),
    "township": mark("For your character and mechs, villages you control and the Factory are one step apart."),
    "peoples_army": mark("In a combat where you have a worker, you may play one more combat card."),
    "burrow": mark("Your character and mechs may move across rivers into and out of tunnel territories."),
    "sword": mark("Before a combat in which you attack, the opponent loses 2 power."),
    "shield": mark("Before a combat in which you defend, you gain 2 power."),
    "rally": mark("Your character and mechs may move from anywhere to a territory with your worker or flag."),
    "toka": mark("Once per turn your character or one mech may move across a river."),
    "suiton": mark(
        "Your character and mechs may move onto and off lakes; in a combat on a lake you may play one more combat card."
    ),
    "ronin": mark("Before a combat in which you have exactly one combat unit, you gain 2 power."),
    "shinobi": mark("Your character and mechs may move from anywhere to one of your traps, and may arm it again."),
    "swim": mark("Your workers may move across rivers."),
    "relentless": mark("You may choose the same section as last turn, except the Factory card."),
    "maifuku": mark(
        "After your character moves, you may set an armed trap where it is; whoever enters stops there and pays."
    ),
    "coercion": mark("Once per turn you may pay a combat card instead of any one resource."),
    "dominate": mark("There is no limit to your stars from objectives and combats."),
    "meander": mark("You may take two different options of an encounter card."),
    "exalt": mark(
        "After your character moves, you may place a flag there; if you control the territory at the "
        "end, it counts as an extra territory."
    ),
}
STRUCTURES: Final[dict[str, str]] = {
    "mine": mark("Its territory is a tunnel for your units."),
    "monument": mark("When you Bolster you also gain 1 popularity."),
    "armory": mark("When you Trade you also gain 1 power."),
    "mill": mark("When you Produce, its territory also produces, and the Mill counts as one more worker."),
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
    "produce": mark("Every worker on two territories produces what the land gives; upgraded, on three territories."),
    "factory": mark("A section of your own: what is on the card, then one unit moves up to two territories."),
}
BOTTOMS: Final[dict[str, str]] = {
    "upgrade": mark(
        "Pay oil: move a cube from a top-row action, which gets better, to a bottom-row action, which gets cheaper."
    ),
    "deploy": mark("Pay metal: deploy a mech where you have a worker and unlock its ability."),
    "build": mark("Pay wood: build a structure where you have a worker; one per territory, permanently."),
    "enlist": mark(
        "Pay food: a recruit gives you a bonus at once, and another whenever you or a neighbour "
        "takes its bottom-row action."
    ),
}
# What a recruit brings each time, by its bonus.
RECRUITS: Final[dict[str, str]] = {
    "power": mark(
        "Recruit of Upgrade: 1 power whenever you or a neighbour upgrades. "
        "With it you also choose one of the one-time bonuses left."
    ),
    "coin": mark(
        "Recruit of Deploy: 1 coin whenever you or a neighbour deploys a mech. "
        "With it you also choose one of the one-time bonuses left."
    ),
    "popularity": mark(
        "Recruit of Build: 1 popularity whenever you or a neighbour builds. "
        "With it you also choose one of the one-time bonuses left."
    ),
    "combat_card": mark(
        "Recruit of Enlist: 1 card whenever you or a neighbour enlists. "
        "With it you also choose one of the one-time bonuses left."
    ),
}
TERRAINS: Final[dict[str, str]] = {
    "village": mark("Produces workers."),
    "farm": mark("Produces food, for Enlist."),
    "forest": mark("Produces wood, for Build."),
    "mountain": mark("Produces metal, for Deploy."),
    "tundra": mark("Produces oil, for Upgrade."),
    "lake": mark("Produces nothing; units need an ability to move onto it. It counts as a territory."),
    "factory": mark(
        "Your character's first visit gives you a Factory card; at the end the Factory counts as three territories."
    ),
}
STARS: Final[dict[str, str]] = {
    "upgrades": mark("For the sixth upgrade."),
    "mechs": mark("For the fourth mech."),
    "structures": mark("For the fourth structure."),
    "recruits": mark("For the fourth recruit."),
    "workers": mark("For the eighth worker on the board."),
    "objective": mark("For a revealed objective; only once (except Saxony)."),
    "combat": mark("For a won combat; at most two (except Saxony)."),
    "popularity": mark("For 18 popularity."),
    "power": mark("For 16 power."),
    "tracker": mark("For the Automa, when the cube on its star card reaches a star."),
    "hill": mark("For controlling the Factory (resolution tile)."),
    "mission_1": mark("For the first open objective (resolution tile)."),
    "mission_2": mark("For the second open objective (resolution tile)."),
}
TRACKS: Final[dict[str, str]] = {
    "power": mark("Spent in combats, 7 at most in each; 16 is a star."),
    "popularity": mark("Decides what stars, territories and resources are worth at the end; 18 is a star."),
    "coins": mark("Whoever has the most at the end wins."),
    "combat_cards": mark("Added to your power in a combat, one for each character and mech there."),
    "stars": mark("The sixth star ends the game at once."),
    "tracker": mark(
        "The Automa's star card: its cube gives stars, opens lakes and rivers to its units and changes the scheme."
    ),
}
# By the tiers of popularity, from the lowest.
TIERS: Final[dict[str, str]] = {
    "1": mark("Popularity 0 to 6: at the end a star is worth 3 coins, a territory 2, two resources 1."),
    "2": mark("Popularity 7 to 12: at the end a star is worth 4 coins, a territory 3, two resources 2."),
    "3": mark("Popularity 13 to 18: at the end a star is worth 5 coins, a territory 4, two resources 3."),
}
SIGNS: Final[dict[str, str]] = {
    "encounter": mark(
        "A character that ends its move here draws an encounter card and takes one option; then the token is removed."
    ),
    "tunnel": mark("All units may move from any tunnel to any other in one step."),
    "river": mark("Units need an ability to move across it."),
    "base": mark("Not a territory: defeated units return here, and only its own units leave it."),
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
FACTORY_CARD: Final = mark("Top: {exchange}. Bottom: one unit moves up to two territories.")
