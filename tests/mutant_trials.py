"""Trying a mutant: which tests fit it, and running them in a process of its own (see tests/mutate.py)."""

import gc
import hashlib
import importlib.abc
import importlib.machinery
import importlib.util
import json
import os
import resource
import signal
import sys
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import NamedTuple

import pytest
from tests.mutants import Mutant, compiled, functions_in

MEMORY = 3 << 30  # bytes for a process that tries a mutant
PATIENCE = 2.0  # seconds of work for a test beyond what it took when it was noted
PATIENCE_IMPORT = 60.0
LONGEST_TEST = 6.0  # seconds of work, watched; longer tests are not for mutants
FRESH_FILES = 80  # test files collected anew for what runs at import
MOST_ABOUT = 400  # tests in files that name its module come first, whatever they call
FRESH_TIMES = 4  # as much time for such a mutant: its tests are many, and few of them are about it

OUTPUT = os.fdopen(os.dup(1), "w")  # pytest takes over the output itself


class Budget(NamedTuple):
    end: float
    seconds: float  # of tests for one mutant


class Notes:
    """What each test calls and how long it takes, kept by the content of its file."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.files: dict[str, dict[str, dict[str, tuple[float, list[str]]]]] = {}
        if file.exists():
            self.files = json.loads(file.read_text(encoding="utf-8"))
        self.seconds: dict[str, float] = {}
        self.callers: dict[str, list[str]] = {}

    def save(self) -> None:
        part = self.file.with_suffix(".part")
        part.write_text(json.dumps(self.files), encoding="utf-8")
        part.replace(self.file)

    def index(self, present: Iterable[str]) -> None:
        """Turn the notes round: for each function and each module the tests that call it."""
        here = set(present)
        for tests in self.files.values():
            for noted in tests.values():
                for test, (seconds, called) in noted.items():
                    if test in here and seconds >= 0:
                        self.seconds[test] = seconds
                        for function in {*called, *(each.partition("::")[0] for each in called)}:
                            self.callers.setdefault(function, []).append(test)

    def fitting(self, names: Iterable[str], limit: float) -> list[str]:
        """The tests that call one of the functions, quickest first, as many as fit into the time."""
        found = sorted({test for name in names for test in self.callers.get(name, [])}, key=self.seconds.__getitem__)
        total = 0.0
        for index, test in enumerate(found):
            total += self.seconds[test]
            if total > limit and index:
                return found[:index]
        return found


class Trials(NamedTuple):
    folder: Path  # a copy of the project
    results: Path
    notes: Notes
    budget: Budget

    def record(self, mutant: Mutant, result: str) -> None:
        with self.results.open("a", encoding="utf-8") as file:
            file.write(json.dumps({"mutant": mutant.key(), "result": result}) + "\n")
        if result == "survived":
            print(mutant.diff(), file=OUTPUT, flush=True)

    def over(self) -> bool:
        return time.monotonic() > self.budget.end


def silence() -> None:
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nothing, stream)


def in_a_child(work: Callable[[], int]) -> int:
    """The exit status of a piece of work done in a forked process."""
    child = os.fork()
    if child == 0:
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        silence()
        try:
            os._exit(work())
        except BaseException:  # whatever a mutant does, it must not go on as a second parent
            os._exit(3)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def allow(seconds: float) -> None:
    """End this process, by a signal that nobody catches, when it has worked so long."""
    signal.setitimer(signal.ITIMER_PROF, seconds)


def function_name(code: CodeType, source: str) -> str:
    """The function or method a code belongs to, as `path::name` below the folder of the project."""
    return f"{code.co_filename.removeprefix(source)}::{code.co_qualname.partition('.<locals>')[0]}"


class Watcher:
    """Notes the code of every function that is called."""

    def __init__(self, folder: Path) -> None:
        self.folder = f"{folder}/"
        self.seen: set[CodeType] = set()

    def watch(self, frame: FrameType, _event: str, _argument: object) -> None:
        self.seen.add(frame.f_code)

    def start(self) -> None:
        self.seen.clear()
        sys.settrace(self.watch)

    def stop(self) -> list[str]:
        sys.settrace(None)
        source = f"{self.folder}src/"
        inner = [code for code in self.seen if code.co_filename.startswith(source) and code.co_name != "<module>"]
        return sorted({function_name(code, self.folder) for code in inner})


class Session:
    """The plugin that takes over from pytest when all tests are collected."""

    def __init__(self, trials: Trials, waiting: list[Mutant], watcher: Watcher) -> None:
        self.trials = trials
        self.waiting = waiting
        self.watcher = watcher
        self.left: list[Mutant] = []
        self.failed = False
        self.trying = False

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed = True
            if self.trying:
                os._exit(1)

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        called_at_import = set(self.watcher.stop())
        self.trying = self.take_notes(session)
        if not self.trying:
            return True
        notes = self.trials.notes
        items = {item.nodeid: item for item in session.items}
        notes.index(items)
        functions = live_functions(f"{self.trials.folder}/src/")
        for mutant in self.waiting:
            name = f"{mutant.path}::{mutant.place}"
            if not mutant.place or name in called_at_import:
                self.left.append(mutant)
                continue
            if self.trials.over():
                break
            # Those of the whole module too: a function may have another name than when it was noted.
            tests = notes.fitting([name, mutant.path], self.trials.budget.seconds)

            def work(mutant: Mutant = mutant, tests: list[str] = tests) -> int:
                replace(mutant, self.trials.folder, functions)
                chosen = [items[test] for test in tests]
                for item, following in zip(chosen, [*chosen[1:], None], strict=True):
                    allow(notes.seconds[item.nodeid] + PATIENCE)
                    item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
                return 0

            survived = not tests or in_a_child(work) == 0
            self.trials.record(mutant, "survived" if survived else "noticed")
        return True

    def take_notes(self, session: pytest.Session) -> bool:
        """Run every test whose file has changed since the last notes; false if the time is over before the last one."""
        notes = self.trials.notes
        by_file: dict[str, list[pytest.Item]] = {}
        for item in session.items:
            by_file.setdefault(item.nodeid.partition("::")[0], []).append(item)
        for file, items in by_file.items():
            digest = hashlib.sha256((self.trials.folder / file).read_bytes()).hexdigest()
            if digest in notes.files.get(file, {}):
                continue
            if self.trials.over():
                return False
            noted: dict[str, tuple[float, list[str]]] = {}
            while len(noted) < len(items):
                rest = items[len(noted) :]
                noted.update(self.noted_in_a_child(rest))
            notes.files[file] = {digest: noted}
            took = sum(max(seconds, 0) for seconds, _ in noted.values())
            unfit = sum(seconds < 0 for seconds, _ in noted.values())
            print(f"{file}: {len(noted)} tests, {took:.1f} s, {unfit} fail or take long", file=OUTPUT, flush=True)
            notes.save()
        return True

    def noted_in_a_child(self, items: list[pytest.Item]) -> dict[str, tuple[float, list[str]]]:
        """Run tests one after the other up to one that takes too long, which counts as unfit."""
        reader, writer = os.pipe()
        child = os.fork()
        if child == 0:
            silence()
            with os.fdopen(writer, "w", encoding="utf-8") as pipe:
                for item, following in zip(items, [*items[1:], None], strict=True):
                    self.failed = False
                    begun = time.process_time()
                    allow(LONGEST_TEST)
                    self.watcher.start()
                    item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
                    called = self.watcher.stop()
                    seconds = -1.0 if self.failed else time.process_time() - begun
                    print(json.dumps([item.nodeid, [seconds, called]]), file=pipe, flush=True)
            os._exit(0)
        os.close(writer)
        with os.fdopen(reader, encoding="utf-8") as pipe:
            found: dict[str, tuple[float, list[str]]] = dict(json.loads(line) for line in pipe)
        os.waitpid(child, 0)
        if len(found) < len(items):
            found[items[len(found)].nodeid] = (-1.0, [])
        return found


def live_functions(source: str) -> dict[str, list[FunctionType]]:
    found: dict[str, list[FunctionType]] = {}
    for each in gc.get_objects():
        if isinstance(each, FunctionType) and each.__code__.co_filename.startswith(source):
            found.setdefault(each.__code__.co_filename, []).append(each)
    return found


def replace(mutant: Mutant, folder: Path, functions: dict[str, list[FunctionType]]) -> None:
    """Give the functions of a module the code of the mutant."""
    filename = str(folder / mutant.path)
    codes = {(code.co_qualname, code.co_firstlineno): code for code in functions_in(compiled(mutant, folder))}
    for function in functions.get(filename, []):
        code = codes.get((function.__code__.co_qualname, function.__code__.co_firstlineno))
        if code is not None and code != function.__code__:
            function.__code__ = code


class Settings:
    """Hypothesis draws the same examples for every mutant and keeps none."""

    def pytest_configure(self) -> None:
        from hypothesis import HealthCheck, settings

        settings.register_profile("mutants", database=None, derandomize=True, deadline=None,
                                  suppress_health_check=list(HealthCheck))  # fmt: skip
        settings.load_profile("mutants")


class Limits:
    """No test may take much longer than it did when it was noted."""

    def __init__(self, notes: Notes) -> None:
        self.notes = notes

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        allow(self.notes.seconds[nodeid] + PATIENCE)


def prepare(folder: Path) -> None:
    """Turn a process to the copy of the project."""
    home = Path(__file__).resolve().parents[1]
    os.chdir(folder)
    others = [each for each in sys.path if Path(each).resolve() not in (home, home / "src", folder)]
    sys.path[:] = [str(folder / "src"), str(folder), *others]
    for name in [name for name in sys.modules if name == "tests" or name.startswith("tests.")]:
        del sys.modules[name]


def note_and_try(trials: Trials, waiting: list[Mutant], tests: list[str]) -> list[Mutant]:
    """Try the mutants of functions; those of code that runs at import are left over."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reader)
        prepare(trials.folder)
        watcher = Watcher(trials.folder)
        session = Session(trials, waiting, watcher)
        watcher.start()
        silence()
        pytest.main(["-q", "-p", "no:cacheprovider", *tests], plugins=[session, Settings()])
        if session.trying or trials.over():
            os.write(writer, json.dumps([waiting.index(mutant) for mutant in session.left]).encode())
        os._exit(0)
    os.close(writer)
    with os.fdopen(reader, "rb") as pipe:
        told = pipe.read()
    os.waitpid(child, 0)
    if not told:
        message = "the tests could not be collected"
        raise SystemExit(message)
    return [waiting[index] for index in json.loads(told)]


class Changed(importlib.abc.MetaPathFinder, importlib.abc.InspectLoader):
    """Imports one module with a mistake in it."""

    def __init__(self, mutant: Mutant, folder: Path) -> None:
        self.file = str(folder / mutant.path)
        name = mutant.path.removeprefix("src/").removesuffix(".py").replace("/", ".")
        self.package = name.endswith(".__init__")
        self.module = name.removesuffix(".__init__")
        self.code = compiled(mutant, folder)

    def find_spec(self, fullname: str, _path: object, _target: object = None) -> importlib.machinery.ModuleSpec | None:
        if fullname != self.module:
            return None
        return importlib.util.spec_from_file_location(fullname, self.file, loader=self)

    def is_package(self, _fullname: str) -> bool:
        return self.package

    def get_source(self, _fullname: str) -> None:
        return None

    def get_code(self, _fullname: str) -> CodeType:
        return self.code


def try_anew(trials: Trials, waiting: list[Mutant]) -> None:
    """Try mutants of what runs at import, each with everything imported anew."""
    notes = Notes(trials.notes.file)
    notes.index(test for tests in notes.files.values() for noted in tests.values() for test in noted)
    for mutant in waiting:
        if trials.over():
            break
        about = importers(trials.folder, "tests", mutant.path)
        first = [test for test in notes.seconds if test.partition("::")[0] in about]
        names = [mutant.path, *importers(trials.folder, "src", mutant.path)]
        rest = notes.fitting(names, trials.budget.seconds * FRESH_TIMES)
        tests = list(dict.fromkeys([*sorted(first, key=notes.seconds.__getitem__)[:MOST_ABOUT], *rest]))
        files = list(dict.fromkeys(test.partition("::")[0] for test in tests))[:FRESH_FILES]
        tests = [test for test in tests if test.partition("::")[0] in files]

        def work(mutant: Mutant = mutant, tests: list[str] = tests) -> int:
            prepare(trials.folder)
            allow(PATIENCE_IMPORT)
            sys.meta_path.insert(0, Changed(mutant, trials.folder))
            return int(pytest.main(["-x", "-q", "-p", "no:cacheprovider", *tests], plugins=[Settings(), Limits(notes)]))

        survived = not tests or in_a_child(work) == 0
        trials.record(mutant, "survived" if survived else "noticed")


def importers(folder: Path, part: str, path: str) -> list[str]:
    """The modules in a part of the project that import a module by name, a cheap reading of the source."""
    name = path.removeprefix("src/").removesuffix(".py").replace("/", ".")
    room, _, last = name.rpartition(".")
    found = []
    for file in sorted((folder / part).rglob("*.py")):
        source = file.read_text(encoding="utf-8")
        if f"from {name} import" in source or (f"from {room} import" in source and last in source):
            found.append(str(file.relative_to(folder)))
    return found
