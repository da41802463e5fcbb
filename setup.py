"""Compiles the engine with mypyc when a C compiler is present; without one the same source installs as it is.

MASZYNA_COMPILE=0 installs the plain source in any case. Catalogues of translations are compiled with Babel when it is
there; without it the program reads their sources. Everything else is declared in pyproject.toml.
"""

import os
import re
import shlex
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ENGINE = ("kernel", "scythe", "expeditions", "players", "encoding")
# What mypyc takes for a type here is another thing at run time, so this module must stay Python.
PLAIN = {Path("src/maszyna/kernel/native.py")}
# Commands that only ask about the package, and an editable install, which would put extensions into src/.
NOT_BUILDING = {"dist_info", "editable_wheel", "egg_info", "sdist"}


def wanted() -> bool:
    return os.environ.get("MASZYNA_COMPILE") != "0" and not NOT_BUILDING & set(sys.argv)


def can_compile() -> bool:
    """Whether a file that needs Python's own headers compiles: a compiler alone is not enough."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    command = [*compiler, "-fsyntax-only", "-x", "c", "-I", sysconfig.get_path("include"), "-"]
    try:
        return subprocess.run(command, input=b"#include <Python.h>\n", capture_output=True).returncode == 0
    except OSError:
        return False


def engine() -> list[str]:
    modules = (path for room in ENGINE for path in Path("src/maszyna", room).rglob("*.py"))
    return sorted(str(path) for path in modules if path.name != "__init__.py" and path not in PLAIN)


def compiled() -> list[Extension]:
    from mypyc.build import mypycify

    # The package's front door leads to rooms whose libraries may not be installed yet: they are none of the engine's.
    types_only_here = ["--follow-imports=silent", "--ignore-missing-imports"]
    # One C file per module: they compile side by side, and only the changed ones again.
    extensions = mypycify(
        [*types_only_here, *engine()], opt_level="2", debug_level="0", multi_file=True, group_name="maszyna"
    )
    refuse_short_shifts(extensions)
    return extensions


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

    def build_extensions(self) -> None:
        compile_in_turn = self.compiler.compile

        def compile_one(source: str, options: dict[str, object]) -> list[str]:
            [target] = self.compiler.object_filenames([source], output_dir=options["output_dir"])
            inputs = [Path(source), *Path("build").glob("*.h")]
            if Path(target).exists() and Path(target).stat().st_mtime > max(path.stat().st_mtime for path in inputs):
                return [target]
            return compile_in_turn([source], **options)

        def compile_side_by_side(sources: list[str], **options: object) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                compiled = pool.map(lambda source: compile_one(source, options), sources)
                return [target for targets in compiled for target in targets]

        self.compiler.compile = compile_side_by_side
        super().build_extensions()


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


forget_deleted_modules()
setup(
    ext_modules=compiled() if wanted() and can_compile() else [],
    cmdclass={"build_ext": BuildSideBySide, "build_py": BuildWithCatalogues},
    options={"build_ext": {"parallel": os.cpu_count()}},
)
