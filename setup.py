"""Compiles the engine with mypyc when a C compiler is present; without one, or if it fails, the plain source installs.

MASZYNA_COMPILE=0 installs the plain source in any case, MASZYNA_COMPILE=1 makes every failure an error. Catalogues of
translations are compiled with Babel when it is there; without it the program reads their sources.

MASZYNA_URL names the repository of a release, https://HOST/OWNER/NAME: the package then has its addresses, and the
pictures of the README, which an index shows without the files beside it, are named by absolute address. Everything else
is declared in pyproject.toml.
"""

import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import BaseError, CCompilerError

ASKED = os.environ.get("MASZYNA_COMPILE")
ENGINE = ("kernel", "scythe", "expeditions", "players", "encoding")
# What mypyc takes for a type here is another thing at run time, so this module must stay Python.
PLAIN = {Path("src/maszyna/kernel/native.py")}
# Commands that only ask about the package, and an editable install, which would put extensions into src/.
NOT_BUILDING = {"dist_info", "editable_wheel", "egg_info", "sdist"}
# Rooms that run once a game or a request: optimised less, they compile in half the time, and nothing measurable slows.
ONCE = ("scythe.facts", "scythe.setup", "scythe.notation", "scythe.position_requests", "scythe.table",
        "expeditions.facts", "expeditions.notation")  # fmt: skip
ONCE_FILES = "joined_once"
DESCRIBE = ["git", "describe", "--always", "--abbrev=40", "--dirty=+", "--exclude=*"]  # the commit, + if changed since
JOINED = {ONCE_FILES: 4, "joined": 10}  # so many C files are made of all modules


class Plain:
    """Why the package was made of the plain source though it was to be compiled; nothing if it was not."""

    reason = ""


def wanted() -> bool:
    return ASKED != "0" and not NOT_BUILDING & set(sys.argv)


def go_on_plain(reason: object) -> None:
    """What was to be compiled cannot be: say so, and install the source as it is, unless that is not wanted."""
    if ASKED == "1":
        sys.exit(f"The engine cannot be compiled, as MASZYNA_COMPILE=1 asks: {reason}")
    Plain.reason = " ".join(str(reason).split())[:300] or "the compiler gave no reason"
    sys.stderr.write(f"The engine is not compiled: {Plain.reason}\nThe plain source does the same, slower.\n")


def compiler_problem() -> str:
    """Why a file that needs Python's own headers does not compile (a compiler alone is not enough), or nothing."""
    if os.name == "nt":
        return ""  # setuptools finds Microsoft's compiler by itself, or the build fails and goes on plain
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    command = [*compiler, "-fsyntax-only", "-x", "c", "-I", sysconfig.get_path("include"), "-"]
    try:
        tried = subprocess.run(command, input=b"#include <Python.h>\n", capture_output=True, text=False)
    except OSError as error:
        return f"there is no C compiler ({error})"
    said = tried.stderr.decode(errors="replace").splitlines()[:1]
    return f"{compiler[0]}: {' '.join(said) or 'does not compile'}" if tried.returncode else ""


def engine() -> list[str]:
    modules = (path for room in ENGINE for path in Path("src/maszyna", room).rglob("*.py"))
    return sorted(str(path) for path in modules if path.name != "__init__.py" and path not in PLAIN)


def extensions() -> list[Extension]:
    """The engine as C, or nothing where it is to stay Python."""
    if not wanted():
        return []
    problem = compiler_problem()
    if problem:
        go_on_plain(problem)
        return []
    try:
        return translated()
    except SystemExit as error:  # how mypyc says no
        go_on_plain(error)
        return []


def translated() -> list[Extension]:
    from mypyc.build import mypycify

    # The package's front door leads to rooms whose libraries may not be installed yet: they are none of the engine's.
    types_only_here = ["--follow-imports=silent", "--ignore-missing-imports"]
    found = mypycify(
        [*types_only_here, *engine()], opt_level="2", debug_level="0", multi_file=True, group_name="maszyna"
    )
    refuse_short_shifts(found)
    for extension in found:
        if extension.name == "maszyna__mypyc":
            extension.sources = joined(extension.sources)
    return found


def joined(sources: list[str]) -> list[str]:
    """A few C files that include those of all modules.

    Each module's file begins with the same headers, whose reading costs more than most modules. Several joined files
    still compile side by side.
    """
    modules = {source: Path(source).stem for source in sources if Path(source).name.startswith("__native_maszyna___")}
    once = tuple(f"__native_maszyna___{room.replace('.', '___')}" for room in ONCE)
    files = []
    for name, number in JOINED.items():
        chosen = [source for source, module in modules.items() if module.startswith(once) == (name == ONCE_FILES)]
        for index, part in enumerate(parts_of_like_size(sorted(chosen), number)):
            file = Path("build", f"{name}_{index}.c")
            content = "".join(f'#include "{Path(module).name}"\n' for module in part)
            if not file.exists() or file.read_text() != content:
                file.write_text(content)
            files.append(str(file))
    return [source for source in sources if source not in modules] + files


def parts_of_like_size(files: list[str], number: int) -> list[list[str]]:
    sizes = [Path(file).stat().st_size for file in files]
    parts: list[list[str]] = [[] for _ in range(number)]
    done = 0
    for file, size in zip(files, sizes, strict=True):
        parts[done * number // sum(sizes)].append(file)
        done += size
    return parts


def included(source: str) -> list[Path]:
    """The files a joined one includes."""
    if not Path(source).name.startswith(tuple(JOINED)):
        return []
    return [Path("build", line.split('"')[1]) for line in Path(source).read_text().splitlines()]


def refuse_short_shifts(extensions: list[Extension]) -> None:
    """mypyc writes a constant as a C int, so `1 << place` loses every place from 31 on, without a word."""
    for source in {source for extension in extensions for source in extension.sources}:
        function = ""
        for line in Path(source).read_text().splitlines():
            if found := re.match(r"\S.* CPyDef_(\w+)\(", line):
                function = found[1].replace("___", ".")
            elif re.search(r"= -?\d+ << cpy_r_", line):
                sys.exit(f"{function} shifts a constant by an i64, which C does in 32 bits: use kernel.bits.bit")


class BuildSideBySide(build_ext):
    """setuptools compiles the files of one extension one after another, and all of them when one has changed."""

    def run(self) -> None:
        try:
            super().run()
        except (BaseError, CCompilerError) as error:
            go_on_plain(f"the C compiler failed: {str(error)[-100:]}")
            for part in [path for path in Path(self.build_lib).rglob("*") if path.suffix in (".so", ".pyd")]:
                part.unlink()
            self.extensions = []

    def build_extensions(self) -> None:
        compile_in_turn = self.compiler.compile

        def compile_one(source: str, options: dict[str, Any]) -> list[str]:
            [target] = self.compiler.object_filenames([source], output_dir=options["output_dir"])
            inputs = [Path(source), *included(source), *Path("build").glob("*.h")]
            if Path(target).exists() and Path(target).stat().st_mtime > max(path.stat().st_mtime for path in inputs):
                return [target]
            # Put in place when it is whole: one that was interrupted is never taken for a finished one.
            aside = f"{options['output_dir']}/unfinished-{os.getpid()}"
            less = ["-O1"] if ONCE_FILES in source and self.compiler.compiler_type == "unix" else []
            arguments = [*options["extra_postargs"], *less]
            [made] = compile_in_turn([source], **{**options, "output_dir": aside, "extra_postargs": arguments})
            Path(target).parent.mkdir(parents=True, exist_ok=True)
            os.replace(made, target)
            return [target]

        def compile_side_by_side(sources: list[str], **options: object) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                compiled = pool.map(lambda source: compile_one(source, options), sources)
                return [target for targets in compiled for target in targets]

        self.compiler.compile = compile_side_by_side
        super().build_extensions()


class BuildThatTells(build):
    """An installer shows nothing of a build that succeeds, so the package itself says why it is not compiled."""

    def run(self) -> None:
        super().run()
        if Plain.reason:
            Path(self.build_lib, "maszyna", "not_compiled.txt").write_text(Plain.reason + "\n", encoding="utf-8")
        if Path(".git").exists() and shutil.which("git"):
            commit = subprocess.run(DESCRIBE, capture_output=True, text=True).stdout
            Path(self.build_lib, "maszyna", "commit.txt").write_text(commit, encoding="utf-8")


class WheelOfThisBuild(bdist_wheel):
    """pip keeps the wheels it builds and takes them again, also one that was plain for want of a compiler.

    Such a wheel gets a tag that no machine has: pip installs what it has just built without looking at the tag, and
    never finds it again.
    """

    def get_tag(self) -> tuple[str, str, str]:
        if Plain.reason and "PIP_BUILD_TRACKER" in os.environ:
            return "py3", "none", "uncompiled"
        return ("py3", "none", "any") if Plain.reason else super().get_tag()


class BuildWithCatalogues(build_py):
    """Beside each catalogue's source goes its compiled form, which is quicker to load."""

    def run(self) -> None:
        super().run()
        if self.editable_mode:
            return  # the source stays where it is edited, and a compiled catalogue would go stale there
        try:
            from babel.messages.mofile import write_mo
            from babel.messages.pofile import read_po
        except ImportError:
            return
        for source in Path(self.build_lib).rglob("*.po"):
            with source.open("rb") as read, source.with_suffix(".mo").open("wb") as written:
                write_mo(written, read_po(read, locale=source.parts[-3]))


def forget_deleted_modules() -> None:
    """Everything under build/lib* goes into the package, also what is no longer in src/."""
    for built in list(Path("build").glob("lib*/maszyna/**/*")):
        source = Path("src", *built.parts[2:])
        module = source.with_name(source.name.split(".")[0] + ".py")
        if built.is_file() and not source.exists() and not module.exists():
            built.unlink()


def addresses(repository: str) -> dict[str, str]:
    """What an index shows beside the package; nothing where the repository is not known."""
    if not repository:
        return {}
    pages = {"Documentation": "tree/main/docs", "Changelog": "blob/main/CHANGELOG.md", "Issues": "issues"}
    return {"Repository": repository, **{name: f"{repository}/{page}" for name, page in pages.items()}}


def readme(repository: str) -> str:
    """README.md; with a repository every picture and link of it by absolute address."""
    text = Path("README.md").read_text(encoding="utf-8")
    if not repository:
        return text
    text = re.sub(r'(!\[[^\]]*\]\(|<img src=")(?!https?:)', rf"\g<1>{repository}/raw/main/", text)
    return re.sub(r"(?<!!)(\[[^\]]*\]\()(?!https?:|#)", rf"\g<1>{repository}/blob/main/", text)


REPOSITORY = os.environ.get("MASZYNA_URL", "").rstrip("/")
forget_deleted_modules()
setup(
    long_description=readme(REPOSITORY),
    long_description_content_type="text/markdown",
    project_urls=addresses(REPOSITORY),
    ext_modules=extensions(),
    cmdclass={
        "build": BuildThatTells,
        "build_ext": BuildSideBySide,
        "build_py": BuildWithCatalogues,
        "bdist_wheel": WheelOfThisBuild,
    },
    options={"build_ext": {"parallel": os.cpu_count()}},
)
