"""What objectives count, in the order of the engine's quantities."""

from typing import Final

from maszyna.speech.language.translator import mark

QUANTITIES: Final = [
    mark("villages held"),
    mark("farms held"),
    mark("forests held"),
    mark("mountains held"),
    mark("tundras held"),
    mark("tunnels held"),
    mark("Factory held"),
    mark("nobody has more power"),
    mark("enemy workers driven off this turn"),
    mark("power"),
    mark("popularity"),
    mark("coins"),
    mark("combat cards"),
    mark("stars from combat"),
    mark("Factory card"),
    mark("mechs"),
    mark("workers"),
    mark("upgrades"),
    mark("structures"),
    mark("recruits"),
    mark("resources of all four kinds on one territory"),
    mark("own pieces on one territory"),
    mark("kinds of resources"),
    mark("workers more than recruits"),
    mark("resources where the character, one mech and one worker stand"),
    mark("territories held beside the Factory"),
    mark("territories held around one lake"),
    mark("resources of one kind"),
    mark("workers on one territory beside the Factory"),
    mark("kinds of land with a worker"),
    mark("structures beside the own base"),
]
# In the order of the engine's relations.
RELATIONS: Final = [mark("at least"), mark("at most"), mark("exactly")]
