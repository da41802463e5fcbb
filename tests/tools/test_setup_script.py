"""setup.py on a package of one engine module, without a compiler and with one that fails; what an index shows of it."""

import os
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PROBE_ONLY = """#!/bin/sh
case "$*" in *-fsyntax-only*) exit 0;; esac
echo 'error: out of luck' >&2
exit 1
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path)
    for name in ("__init__.py", "version.py"):
        (tmp_path / "src/maszyna").mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / "src/maszyna" / name, tmp_path / "src/maszyna")
    kernel = tmp_path / "src/maszyna/kernel"
    kernel.mkdir()
    (kernel / "__init__.py").touch()
    (kernel / "tiny.py").write_text("def twice(number: int) -> int:\n    return 2 * number\n")
    return tmp_path


def failing_compiler(folder: Path) -> str:
    wrapper = folder / "cc"
    wrapper.write_text(PROBE_ONLY)
    wrapper.chmod(0o755)
    return str(wrapper)


@pytest.fixture(scope="module", autouse=True)
def types_known(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """mypyc reads the types of Python's library once for all."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("MYPY_CACHE_DIR", str(tmp_path_factory.mktemp("types")))
        yield


def built(project: Path, **settings: str) -> tuple[subprocess.CompletedProcess[str], list[str], str]:
    """The run, the names in the wheel, and the wheel's own name."""
    known = {name: value for name, value in os.environ.items() if name not in ("MASZYNA_COMPILE", "PYTHONPATH")}
    command = [sys.executable, "-c", "from setuptools import build_meta; build_meta.build_wheel('dist')"]
    done = subprocess.run(command, cwd=project, env={**known, **settings}, capture_output=True, text=True)
    wheels = list(project.glob("dist/*.whl"))
    return done, zipfile.ZipFile(wheels[0]).namelist() if wheels else [], wheels[0].name if wheels else ""


def extensions(names: list[str]) -> list[str]:
    return [name for name in names if name.endswith((".so", ".pyd"))]


@pytest.mark.skipif(sys.platform == "win32", reason="the wrapper is a shell script")
def test_a_compiler_that_fails_after_the_probe_ends_in_plain_source(project: Path) -> None:
    done, names, wheel = built(project, CC=failing_compiler(project))
    assert done.returncode == 0, done.stderr
    assert "The engine is not compiled" in done.stderr
    assert not extensions(names)
    assert "maszyna/kernel/tiny.py" in names
    assert "maszyna/not_compiled.txt" in names  # an installer shows nothing of all this
    assert wheel.endswith("-py3-none-any.whl")


@pytest.mark.skipif(sys.platform == "win32", reason="the wrapper is a shell script")
def test_a_failure_is_an_error_where_compiling_is_asked_for(project: Path) -> None:
    done, names, _ = built(project, CC=failing_compiler(project), MASZYNA_COMPILE="1")
    assert done.returncode != 0
    assert "MASZYNA_COMPILE=1" in done.stderr
    assert not names


def test_pip_does_not_find_again_what_was_plain_for_want_of_a_compiler(project: Path) -> None:
    missing = str(project / "no-such-compiler")
    done, names, wheel = built(project, CC=missing, PIP_BUILD_TRACKER="here")
    assert done.returncode == 0, done.stderr
    assert not extensions(names)
    assert wheel.endswith("-py3-none-uncompiled.whl")


def test_plain_by_choice_is_an_ordinary_wheel(project: Path) -> None:
    done, names, wheel = built(project, MASZYNA_COMPILE="0", PIP_BUILD_TRACKER="here")
    assert done.returncode == 0, done.stderr
    assert "maszyna/not_compiled.txt" not in names
    assert "maszyna/commit.txt" not in names  # this folder is no repository
    assert wheel.endswith("-py3-none-any.whl")


@pytest.mark.parametrize("repository", ["https://host.example/owner/name", ""])
def test_an_index_shows_pictures_and_links_of_the_repository_that_is_named(project: Path, repository: str) -> None:
    done, _, wheel = built(project, MASZYNA_COMPILE="0", MASZYNA_URL=repository)
    assert done.returncode == 0, done.stderr
    with zipfile.ZipFile(project / "dist" / wheel) as opened:
        [name] = [name for name in opened.namelist() if name.endswith("/METADATA")]
        shown = opened.read(name).decode()
    pictures = re.findall(r'!\[[^\]]*\]\(([^)]+)\)|<img src="([^"]+)"', shown)
    links = re.findall(r"(?<!!)\[[^\]]*\]\(([^)#][^)]*)\)", shown)
    assert len(pictures) > 4 and len(links) > 10
    assert all("".join(found).startswith(f"{repository}/raw/main/" if repository else "docs/") for found in pictures)
    assert all(link.startswith("https:") == bool(repository) for link in links)
    assert (f"Project-URL: Repository, {repository}\n" in shown) == bool(repository)
    assert shown.endswith((project / "README.md").read_text("utf-8")) == (not repository)
