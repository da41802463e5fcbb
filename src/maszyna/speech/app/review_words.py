"""The words of the review, the drills and the search of rules in the browser; the client fills the braces itself."""

from typing import Final

from maszyna.speech.language.translator import mark

REVIEW_WORDS: Final[dict[str, str]] = {
    "review": mark("Review"),
    "review_accuracy": mark("accuracy"),
    "review_running": mark("Reviewing: {n} of {m} turns"),
    "review_paused": mark("Paused: {n} of {m} turns"),
    "review_stays": mark("You can leave and come back: what is known stays. The sharpest turns come first."),
    "review_pause": mark("Pause"),
    "review_resume": mark("Go on"),
    "review_first": mark("First mark"),
    "review_next": mark("Next mark"),
    "review_marks": mark("Marks so far: {n}"),
    "review_mark_of": mark("mark {n} of {m}"),
    "review_none": mark("Nothing to show: no turn lost more than the noise."),
    "review_by_marks": mark("Marks"),
    "review_by_turns": mark("All turns"),
    "review_by_luck": mark("Luck"),
    "review_course": mark("Chance to win after each of your turns, %"),
    "review_luck": mark("Luck: cards, combats and encounters"),
    "review_luck_sum": mark("{points} points in all"),
    "review_table": mark("As a table"),
    "review_turn": mark("Turn"),
    "review_before": mark("best, %"),
    "review_after": mark("played, %"),
    "review_head": mark("Turn {n}: {before} → {after} %"),
    "review_points": mark("{points} points"),
    "review_played": mark("played"),
    "review_better": mark("better"),
    "drill_streak": mark("streak {n}"),
    "drill_correct": mark("Right. {n} in a row."),
    "drill_wrong": mark("Not there."),
    "drill_next": mark("Next one"),
    "drill_why": mark("Why?"),
    "drill_tap": mark("Tap the place you expect."),
    "drill_all": mark("Where does the Automa go?"),
    "rules_search": mark("Search the rules"),
    "rules_nothing": mark("No rule has these words."),
    "review_coins": mark("Coins of the final score, as the evaluation counts them."),
}
