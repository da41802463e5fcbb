"""Every step comes out of a pickle as it went in: it is made again with its fields, by their names."""

import ast
from pathlib import Path

import maszyna

SOURCE = Path(maszyna.__file__).parent
ROOMS = ("kernel", "scythe", "expeditions")  # other rooms have classes of the same names that are no steps


def classes() -> dict[str, ast.ClassDef]:
    return {
        node.name: node
        for room in ROOMS
        for path in (SOURCE / room).rglob("*.py")
        for node in ast.parse(path.read_text("utf-8")).body
        if isinstance(node, ast.ClassDef)
    }


CLASSES = classes()


def bases(node: ast.ClassDef) -> list[str]:
    named = [base.value if isinstance(base, ast.Subscript) else base for base in node.bases]
    return [base.id for base in named if isinstance(base, ast.Name)]


def is_step(name: str) -> bool:
    return name == "Step" or (name in CLASSES and any(is_step(base) for base in bases(CLASSES[name])))


def methods(node: ast.ClassDef) -> dict[str, ast.FunctionDef]:
    return {part.name: part for part in node.body if isinstance(part, ast.FunctionDef)}


def fields_and_parameters(name: str) -> tuple[set[str], set[str]]:
    node = CLASSES[name]
    declared = [part for part in node.body if isinstance(part, ast.AnnAssign)]
    of_objects = [part for part in declared if not ast.unparse(part.annotation).startswith("ClassVar")]
    fields = {part.target.id for part in of_objects if isinstance(part.target, ast.Name)}
    parameters: set[str] = set()
    for base in bases(node):
        if is_step(base):
            of_base, parameters = fields_and_parameters(base)
            fields |= of_base
    made = methods(node).get("__init__")
    if made is not None:
        parameters = {argument.arg for argument in made.args.args[1:]}
        for part in ast.walk(made):
            targets = (
                part.targets
                if isinstance(part, ast.Assign)
                else [part.target]
                if isinstance(part, ast.AnnAssign)
                else []
            )
            fields |= {target.attr for target in targets if isinstance(target, ast.Attribute)}
    return fields, parameters


def test_the_fields_of_every_step_are_what_it_is_made_with() -> None:
    steps = [name for name in CLASSES if is_step(name)]
    assert len(steps) > 90
    for name in steps:
        if name == "Step" or "__reduce__" not in methods(CLASSES[name]):
            fields, parameters = fields_and_parameters(name)
            assert fields == parameters, f"{name} needs a __reduce__ of its own"
