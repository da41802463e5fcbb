"""What is said about one's own games: feats, the game of the day, other programs; and the words of these pages.

Feats are ours: the names of the printed ones are unknown to us. The client fills the braces of the words itself.
"""

from typing import Final

from maszyna.speech.language.translator import mark

MINE_TALK: Final[dict[str, str]] = {
    # Feats: a name, and what it takes.
    "feat_finished": mark("First game"),
    "feat_finished_more": mark("Play a game to its end."),
    "feat_win": mark("First win"),
    "feat_win_more": mark("Win a game."),
    "feat_levels": mark("Every level"),
    "feat_levels_more": mark("Win against each of the four levels of the Automa."),
    "feat_factions": mark("Every faction"),
    "feat_factions_more": mark("Win with each of the seven factions."),
    "feat_mats": mark("Every player mat"),
    "feat_mats_more": mark("Win with each of the seven player mats."),
    "feat_quick_stars": mark("Lightning"),
    "feat_quick_stars_more": mark("Place your sixth star by turn 16."),
    "feat_peace": mark("Not a single shot"),
    "feat_peace_more": mark("Win a game without a combat."),
    "feat_combats": mark("Warlord"),
    "feat_combats_more": mark("Win four combats in one game."),
    "feat_against_odds": mark("Against the odds"),
    "feat_against_odds_more": mark("Win a combat that your stake would win in 20 of 100 cases at most."),
    "feat_popular": mark("Everybody's darling"),
    "feat_popular_more": mark("Reach 18 popularity."),
    "feat_unloved": mark("Feared, not loved"),
    "feat_unloved_more": mark("Win with less than 7 popularity."),
    "feat_power": mark("Full power"),
    "feat_power_more": mark("Reach 16 power."),
    "feat_factory": mark("Master of the Factory"),
    "feat_factory_more": mark("Your character ends seven turns in a row in the Factory."),
    "feat_places": mark("Wide lands"),
    "feat_places_more": mark("Control 15 territories at the end."),
    "feat_goods": mark("Full barns"),
    "feat_goods_more": mark("Control 20 resources at the end."),
    "feat_upgrades": mark("Inventor"),
    "feat_upgrades_more": mark("All six upgrades by turn 12."),
    "feat_workers": mark("Full village"),
    "feat_workers_more": mark("All eight workers by turn 8."),
    "feat_recruits": mark("Recruiting office"),
    "feat_recruits_more": mark("All four recruits enlisted."),
    "feat_structures": mark("Architect"),
    "feat_structures_more": mark("All four structures built."),
    "feat_encounters": mark("Wanderer"),
    "feat_encounters_more": mark("Meet three encounters in one game."),
    "feat_narrow": mark("By a whisker"),
    "feat_narrow_more": mark("Win by 1 to 3 coins."),
    "feat_wide": mark("A class apart"),
    "feat_wide_more": mark("Win by 40 coins or more."),
    "feat_comeback": mark("Comeback"),
    "feat_comeback_more": mark("Win after a chance of 15 % or less. Needs a finished review."),
    "feat_accurate": mark("Cool head"),
    "feat_accurate_more": mark("An accuracy of 90 or more. Needs a finished review."),
    "feats_title": mark("Feats, ours and not the publisher's: {reached} of {of}"),
    # The game of the day.
    "day_sides": mark("You: {faction}, {mat}. Against {other}, {level}."),
    "day_turn": mark("turn {turn}"),
    "no_such_day": mark("Only the games of the last two weeks can be played."),
    "no_hints_day": mark("There are no hints in the game of the day."),
    # For other programs.
    "not_finished": mark("This game is not finished."),
    "bg_stats_comment": mark("{program}, {turns} turns"),
    "bg_stats_unchecked": mark(
        "The link follows what other programs send to BG Stats. We could not try it with that app: look the "
        "play over before you save it."
    ),
    "level_n": mark("level {level}"),
    "automa_name": mark("Automa"),
}

MINE_WORDS: Final[dict[str, str]] = {
    # The parts of the tab.
    "mine_games": mark("All games"),
    "mine_me": mark("About me"),
    "mine_feats": mark("Feats"),
    "filter_all": mark("all"),
    "filter_running": mark("in progress"),
    "filter_none": mark("No such games yet."),
    # About me.
    "me_games": mark("games played"),
    "me_streak": mark("won in a row"),
    "me_best": mark("best score"),
    "me_empty": mark("Play a game to its end: what it says about you will be here."),
    "me_few": mark("Few games: these figures may change with the next one."),
    "me_scores": mark("Score, last games: {n}"),
    "me_mean_line": mark("mean of five games"),
    "me_by": mark("Wins"),
    "me_by_level": mark("by level"),
    "me_by_faction": mark("by faction"),
    "me_by_mat": mark("by mat"),
    "me_too_few": mark("too few"),
    "me_interval": mark("The thin line shows where your true share lies in 95 of 100 cases."),
    "me_lengths": mark("Length in turns"),
    "me_numbers": mark("On average"),
    "me_score": mark("score"),
    "me_rival": mark("best opponent"),
    "me_margin": mark("margin"),
    "me_stars": mark("stars"),
    "me_turns": mark("turns"),
    "me_minutes": mark("minutes"),
    "me_of_games": mark("from games: {n}"),
    "me_best_streak": mark("longest row of wins"),
    "me_combats": mark("Combats"),
    "me_combats_won": mark("Won: {won} of {fought}"),
    "me_combats_expected": mark(
        "Against Automas your stakes could expect {expected} wins in {known} combats; you won {won}."
    ),
    "me_left_out": mark(
        "Not counted: {n}. Games of several people, practice games and games that began in the middle."
    ),
    "me_replaying": mark("Replaying older games: {n} of {m}"),
    "me_csv": mark("CSV"),
    "bg_stats": mark("BG Stats"),
    "bg_stats_open": mark("Open in BG Stats"),
    # Feats.
    "feats_ours": mark("Made up by us, not by the publisher. Each is found by replaying your games; none is stored."),
    "feat_reached": mark("reached"),
    "feat_have": mark("so far {n} of {m}"),
    "feat_least": mark("best so far: {n}"),
    # The game of the day.
    "day": mark("Game of the day"),
    "day_rules": mark("The same for everybody, new at midnight UTC. The first try counts; there are no hints."),
    "day_play": mark("Play"),
    "day_once_more": mark("Play it once more"),
    "day_last": mark("The last days"),
    "day_none": mark("not played"),
    "day_running": mark("in progress"),
    "day_copied": mark("Copied."),
    "day_result": mark("Your result"),
}
