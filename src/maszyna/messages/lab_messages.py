"""What is wrong with an experiment, its folder, or a build to compare."""

from typing import Final

from maszyna.messages.table import message

LAB: Final[list[tuple[str, str]]] = [
    message("no_such_arm", "there is no arm {arm!r}; possible: {possible}"),
    message("arm_missing", "is missing; this experiment has {count} arms"),
    message("too_many_arms", "gives {count} arms; at most {most} are possible"),
    message("arms_alike", "two arms are called {name!r}; each must differ from the others"),
    message("game_not_in_experiment", "{number} is not in this experiment; it has the games {first}..{last}"),
    message("no_setting", "is not a setting; possible: {possible}, and fields inside them, such as {example}"),
    message("no_automa_seat", "{setting} is set, but there is no Automa seat"),
    message("no_person_seat", "{setting} is set, but there is no human seat"),
    message("not_in_setup", "there is no {name} in the setup"),
    message("experiment_there", "already holds an experiment; {option} continues it"),
    message("no_experiment", "holds no experiment: {file}: {reason}"),
    message("another_experiment", "holds a different experiment; {option} by itself continues that one"),
    message("experiment_of_other_rules", "was started under rules {found}, but the rules are now {rules}; start again"),
    message("another_format", "has the format {found!r}, not {right!r}"),
    message("no_results", "is not a file of results: {reason}"),
    message("damaged_results", "is damaged: its rows do not match its digest; {option} plays them again"),
    message("no_finished_unit", "has no unit finished for every arm; continue it with {option}"),
    message("of_another_arm", "has a different setup from arm {number} ({name})"),
    message("of_another_unit", "holds other games than those of unit {number}"),
    message("played_under_rules", "was played under rules {version}"),
    message("played_again", "{problem}: this unit is played again"),
    message("cannot_reach", "cannot be reached: {reason}"),
    message("cannot_start", "cannot be started: {reason}; try again, or play without {option}"),
    message("cluster_failed", "stopped working: {reason}; what is finished is stored, {option} continues"),
    message("no_package_there", "holds neither the package nor a virtual environment"),
    message("no_folder_or_commit", "is neither a folder nor a commit of the repository here"),
    message("cannot_build", "cannot be built: {reason}"),
    message("cannot_run_case", "cannot run {case}"),
]
