"""What the lessons say: names, texts, goals and hints by lesson and stage; the words of these screens and of drills."""

from typing import Final

from maszyna.speech.language.translator import mark

LESSON_TALK: Final[dict[str, str]] = {
    "lesson_1": mark("Goal and stars"),
    "lesson_2": mark("Move, rivers, tunnels"),
    "lesson_3": mark("Produce and pay"),
    "lesson_4": mark("Deploy and carry"),
    "lesson_5": mark("Combat and workers"),
    "lesson_6": mark("Trade, Bolster, Build"),
    "lesson_7": mark("Upgrade, Enlist"),
    "lesson_8": mark("Encounter, Factory, objective"),
    "lesson_9": mark("Popularity and score"),
    "lesson_10": mark("First game"),
    "lesson_1_1": mark("One section a turn"),
    "lesson_1_1_say": mark(
        "Each turn you choose one section of your player mat and use its top row. Move can also bring a coin: take it."
    ),
    "lesson_1_1_goal_1": mark("choose Move and take 1 coin"),
    "lesson_1_1_hint": mark("Tap the coin in the section Move."),
    "lesson_1_2": mark("A star"),
    "lesson_1_2_say": mark(
        "Stars mark what you have achieved: 16 power, all mechs, all workers, a combat won. Bolster gives 2 power "
        "for 1 coin."
    ),
    "lesson_1_2_goal_1": mark("reach 16 power: a star"),
    "lesson_1_2_hint": mark("Choose Bolster and its 2 power."),
    "lesson_1_3": mark("The sixth star"),
    "lesson_1_3_say": mark(
        "With anybody's sixth star the game ends at once. Everything is counted in coins then, and most coins "
        "win. You have five stars."
    ),
    "lesson_1_3_goal_1": mark("place your sixth star"),
    "lesson_1_3_hint": mark("You have 14 power and need 16: Bolster."),
    "lesson_2_1": mark("Two units, one step each"),
    "lesson_2_1_say": mark(
        "Move takes two different units to a neighbouring territory each. Tap a unit, then the place it goes to. "
        "The largest figure is your character."
    ),
    "lesson_2_1_goal_1": mark("your character goes to the village"),
    "lesson_2_1_goal_2": mark("a worker goes there too"),
    "lesson_2_1_hint": mark(
        "Choose Move, tap the character, then the marked village; then a worker and the village again."
    ),
    "lesson_2_2": mark("Across the river"),
    "lesson_2_2_say": mark(
        "Rivers stop everybody. Riverwalk, the ability of a mech, takes your character and mechs across, into "
        "forests and mountains."
    ),
    "lesson_2_2_goal_1": mark("your character crosses into the marked forest"),
    "lesson_2_2_hint": mark("Choose Move, tap the character, then the marked forest north of the river."),
    "lesson_2_3": mark("Through the tunnel"),
    "lesson_2_3_say": mark(
        "All tunnels are neighbours: from one of them it is a single step to any other, however far it is."
    ),
    "lesson_2_3_goal_1": mark("your character takes the tunnel to the marked forest"),
    "lesson_2_3_hint": mark(
        "The farm of your character has a tunnel, and so has the marked forest: Move, character, forest."
    ),
    "lesson_3_1": mark("Workers produce"),
    "lesson_3_1_say": mark(
        "Produce works on two territories with your workers. Each worker there makes a resource; in a village new "
        "workers come."
    ),
    "lesson_3_1_goal_1": mark("2 metal on the mountain"),
    "lesson_3_1_goal_2": mark("a new worker in the village"),
    "lesson_3_1_hint": mark("Choose Produce, then the mountain and the village. The oil of the tundra has to wait."),
    "lesson_3_2": mark("Two rows"),
    "lesson_3_2_say": mark(
        "After the top row you may pay for the bottom row of the same section, with resources on your "
        "territories. Deploy costs 3 metal."
    ),
    "lesson_3_2_goal_1": mark("produce 2 metal on the mountain"),
    "lesson_3_2_goal_2": mark("pay 3 metal and deploy a mech"),
    "lesson_3_2_hint": mark("Choose Produce, the mountain, then Deploy and any mech."),
    "lesson_4_1": mark("A mech and its ability"),
    "lesson_4_1_say": mark(
        "Each mech brings an ability for your character and all mechs. It is placed where one of your workers is."
    ),
    "lesson_4_1_goal_1": mark("deploy the mech with Riverwalk"),
    "lesson_4_1_hint": mark(
        "Deploy is the bottom row of Produce. It costs 3 metal, and you have them. You may skip the top row."
    ),
    "lesson_4_2": mark("Two workers aboard"),
    "lesson_4_2_say": mark(
        "A mech takes along any workers and resources of its place, for nothing: they need no move of their own."
    ),
    "lesson_4_2_goal_1": mark("the mech carries two workers to the village"),
    "lesson_4_2_hint": mark("Choose Move, tap the mech, then “All” beside what it takes along; only then the village."),
    "lesson_5_1": mark("Attack a mech"),
    "lesson_5_1_say": mark(
        "Move a mech onto an enemy mech: combat. Both secretly choose up to 7 power and cards. The higher sum "
        "wins, a tie is the attacker's."
    ),
    "lesson_5_1_goal_1": mark("attack the mech in the village"),
    "lesson_5_1_goal_2": mark("win: a star"),
    "lesson_5_1_hint": mark("The power you choose is spent, won or lost. 7 power and your best card are enough here."),
    "lesson_5_2": mark("Workers do not fight"),
    "lesson_5_2_say": mark(
        "Workers cannot fight. Who moves in drives them to their base and loses 1 popularity for each."
    ),
    "lesson_5_2_goal_1": mark("drive the enemy worker out of the village"),
    "lesson_5_2_hint": mark("Choose Move, tap the mech, then the village."),
    "lesson_6_1": mark("Buy two resources"),
    "lesson_6_1_say": mark(
        "Trade gives two resources of your choice for 1 coin, on a territory with your worker; or 1 popularity instead."
    ),
    "lesson_6_1_goal_1": mark("buy 2 wood"),
    "lesson_6_1_hint": mark("Choose the resources in the section Trade, then wood twice."),
    "lesson_6_2": mark("A combat card"),
    "lesson_6_2_say": mark(
        "Bolster gives 2 power or a combat card for 1 coin. A card adds 2 to 5; in a combat one may be played for "
        "each character and mech."
    ),
    "lesson_6_2_goal_1": mark("take a combat card"),
    "lesson_6_2_hint": mark("Choose the card in the section Bolster."),
    "lesson_6_3": mark("A mill"),
    "lesson_6_3_say": mark(
        "A structure keeps its territory yours when everybody has left. A mill also produces like a worker, as a "
        "third place."
    ),
    "lesson_6_3_goal_1": mark("build the mill"),
    "lesson_6_3_hint": mark(
        "Build is the bottom row of Move and costs 3 wood. In the top row take a coin, or skip it."
    ),
    "lesson_7_1": mark("Gain more, pay less"),
    "lesson_7_1_say": mark(
        "An upgrade takes a cube from a top row, which gives more from then on, to a bottom row, which costs less."
    ),
    "lesson_7_1_goal_1": mark("make an upgrade"),
    "lesson_7_1_hint": mark("Upgrade is the bottom row of Bolster. It costs 3 oil, and you have them."),
    "lesson_7_2": mark("Recruits"),
    "lesson_7_2_say": mark(
        "A recruit gives a bonus at once, and another each time you or a neighbour uses the bottom row it belongs to."
    ),
    "lesson_7_2_goal_1": mark("enlist a recruit"),
    "lesson_7_2_hint": mark(
        "Enlist is the bottom row of Trade. It costs 4 food, and you have them. Any recruit and bonus will do."
    ),
    "lesson_8_1": mark("An encounter"),
    "lesson_8_1_say": mark(
        "Only your character meets people. Where it ends its move on an encounter token, you choose one of three "
        "offers of a card."
    ),
    "lesson_8_1_goal_1": mark("your character goes to the token"),
    "lesson_8_1_goal_2": mark("end the move and choose an offer"),
    "lesson_8_1_hint": mark("Move the character to the marked village and end the move; then choose."),
    "lesson_8_2": mark("The Factory"),
    "lesson_8_2_say": mark(
        "A character in the Factory chooses a card: a fifth section for you. The Factory counts as three "
        "territories at the end."
    ),
    "lesson_8_2_goal_1": mark("your character enters the Factory"),
    "lesson_8_2_goal_2": mark("end the move and choose a Factory card"),
    "lesson_8_2_hint": mark("Move the character to the middle of the board and end the move."),
    "lesson_8_3": mark("A secret objective"),
    "lesson_8_3_say": mark(
        "You have two secret objectives; one that is fulfilled brings a star. Yours: control three tundras at the "
        "end of your turn."
    ),
    "lesson_8_3_goal_1": mark("go to a third tundra"),
    "lesson_8_3_goal_2": mark("end the move and reveal the objective"),
    "lesson_8_3_hint": mark(
        "A worker and a mech hold two tundras. Move the character to the marked one and end the turn."
    ),
    "lesson_9_1": mark("The next tier"),
    "lesson_9_1_say": mark(
        "From 7 and from 13 popularity on, each star, each territory and each two resources bring one coin more "
        "at the end."
    ),
    "lesson_9_1_goal_1": mark("reach 13 popularity"),
    "lesson_9_1_hint": mark("Choose the popularity in the section Trade."),
    "lesson_9_2": mark("End it at the right time"),
    "lesson_9_2_say": mark(
        "Five stars, the sixth is near. But ending the game now would lose it: first raise what your stars and "
        "land are worth."
    ),
    "lesson_9_2_goal_1": mark("reach 7 popularity"),
    "lesson_9_2_goal_2": mark("end the game as its winner"),
    "lesson_9_2_hint": mark("First Trade for popularity, then in the next turn Bolster for the sixth star."),
    "lesson_10_1": mark("Your first game"),
    "lesson_10_1_say": mark(
        "A whole game against Autometta, the gentlest Automa. There is advice for six turns; after them you are "
        "free, and hints stay on."
    ),
    "lesson_10_1_goal_1": mark("Produce on both territories"),
    "lesson_10_1_goal_2": mark("Move: worker with its oil to the village, character to the mountain"),
    "lesson_10_1_goal_3": mark("Produce in the village and on the mountain"),
    "lesson_10_1_goal_4": mark("Move: the character to the encounter"),
    "lesson_10_1_goal_5": mark("Trade: 2 metal"),
    "lesson_10_1_goal_6": mark("Produce, then Deploy a mech"),
    "lesson_10_1_hint_1": mark("Your workers are on a mountain and a tundra. Metal pays for mechs, oil for upgrades."),
    "lesson_10_1_hint_2": mark(
        "The token has to go to another section each turn. In the village workers multiply; oil left behind is not "
        "yours."
    ),
    "lesson_10_1_hint_3": mark("A new worker for nothing, and one more metal: two of the three that a mech costs."),
    "lesson_10_1_hint_4": mark("The village has an encounter token. End the move there and choose the offer you like."),
    "lesson_10_1_hint_5": mark("For 1 coin two resources. With 3 metal or more the bottom row of Produce can be paid."),
    "lesson_10_1_hint_6": mark("Riverwalk opens the way to the rest of the board. Afterwards the game is yours."),
    "lesson_10_1_hint": mark(
        "The six turns are over. Stars, territories and popularity decide: the hints show good turns."
    ),
    "lesson_section": mark("A fine action, but this lesson is about another section. Go back and look at the goal."),
    "lesson_other": mark("A legal step, but it misses the goal of this lesson. Go back and try again."),
    "lesson_turn_over": mark("The turn is over and the goal is still open. Go back and try again."),
    "lesson_ended": mark("The game has ended, but not as the goal says. Go back and try again."),
    "lesson_open": mark("The goals of this lesson are not reached yet."),
    "reveals_practice": mark("What comes next was hidden until now. This is practice: you can still take it back."),
    "no_lesson": mark("This game is not part of a lesson."),
}

# The client fills the braces itself.
LESSON_WORDS: Final[dict[str, str]] = {
    "lesson_of": mark("lesson {n} of {m} · {minutes} min"),
    "lesson_first": mark("Lesson 1, three minutes"),
    "lesson_first_more": mark("Never played? Ten short lessons lead to a first whole game."),
    "lesson_go_on": mark("Go on with lesson {n}"),
    "lesson_all_done": mark("All ten lessons are done."),
    "lesson_begin": mark("Show me the board"),
    "lesson_goal": mark("the goal"),
    "lesson_goals": mark("What to do"),
    "lesson_reached": mark("reached"),
    "lesson_go_back": mark("Go back"),
    "lesson_done": mark("Well done!"),
    "lesson_stars": mark("{n} of 3 stars"),
    "lesson_star_goal": mark("goal reached"),
    "lesson_star_hint": mark("without a hint"),
    "lesson_star_few": mark("in the fewest steps"),
    "lesson_next": mark("Next"),
    "lesson_free": mark("The game is yours now"),
    # Drills, and the rules to search.
    "learn_drills": mark("Practise its symbols, one decision at a time"),
    "learn_puzzles": mark("Find the best turn"),
    "drill_streak": mark("streak {n}"),
    "drill_correct": mark("Right. {n} in a row."),
    "drill_wrong": mark("Not there."),
    "drill_next": mark("Next one"),
    "drill_why": mark("Why?"),
    "drill_tap": mark("Tap the place you expect."),
    "drill_all": mark("Where does the Automa go?"),
    "rules_search": mark("Search the rules"),
    "rules_nothing": mark("No rule has these words."),
}
