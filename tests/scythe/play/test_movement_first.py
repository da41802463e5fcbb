from tests.scythe.scene import Scene


def test_a_mech_carries_resources_and_workers() -> None:
    scene = Scene("saxony", "crimea")
    scene.put("saxony", "mech", 34)
    scene.put("saxony", "worker", 34, 34)
    scene.lay(34, metal=3)
    scene.begin("saxony")
    scene.say("section move", "move units", "mech 34", "to 35", "carry 2 metal", "carry 1 worker")
    assert scene.resources(34) == [0, 0, 1, 0]
    assert scene.resources(35) == [0, 0, 2, 0]
    assert sorted(scene.seat("saxony").at[5:7]) == [34, 35]
    assert scene.asked() == "saxony unit"
    assert scene.legal() == ["no more units", "character saxony_base", "worker 34", "worker 35"]
