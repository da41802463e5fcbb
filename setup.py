"""Compiles the engine with mypyc when a C compiler is present; without one the same source installs as it is.

MASZYNA_COMPILE=0 installs the plain source in any case. Everything else is declared in pyproject.toml.
"""

import os
import sys
import tempfile
from pathlib import Path

from setuptools import Extension, setup
from setuptools.errors import CompileError

ENGINE = ("kernel", "scythe", "expeditions", "players")
# What mypyc takes for a type here is another thing at run time, so this module must stay Python.
PLAIN = {Path("src/maszyna/kernel/native.py")}
# Commands that only ask about the package, and an editable install, which would put extensions into src/.
NOT_BUILDING = {"dist_info", "editable_wheel", "egg_info", "sdist"}


def wanted() -> bool:
    return os.environ.get("MASZYNA_COMPILE") != "0" and not NOT_BUILDING & set(sys.argv)


def can_compile() -> bool:
    """Whether a file that needs Python's own headers compiles: a compiler alone is not enough."""
    from setuptools._distutils.ccompiler import new_compiler
    from setuptools._distutils.sysconfig import customize_compiler, get_python_inc

    compiler = new_compiler()
    customize_compiler(compiler)
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\n")
        try:
            compiler.compile([str(probe)], output_dir=folder, include_dirs=[get_python_inc()])
        except CompileError:
            return False
    return True


def engine() -> list[str]:
    modules = (path for room in ENGINE for path in Path("src/maszyna", room).rglob("*.py"))
    return sorted(str(path) for path in modules if path.name != "__init__.py" and path not in PLAIN)


def compiled() -> list[Extension]:
    from mypyc.build import mypycify

    return mypycify(engine(), opt_level="2", debug_level="0", group_name="maszyna")


def forget_deleted_modules() -> None:
    """Everything under build/lib* goes into the package, also what is no longer in src/."""
    for built in Path("build").glob("lib*/maszyna/**/*"):
        source = Path("src", *built.parts[2:])
        if built.is_file() and not source.with_name(source.name.split(".")[0] + ".py").exists() and not source.exists():
            built.unlink()


forget_deleted_modules()
setup(
    ext_modules=compiled() if wanted() and can_compile() else [],
    options={"build_ext": {"parallel": os.cpu_count()}},
)
