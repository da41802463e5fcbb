"""The package that is built has compiled catalogues, which say what their sources say."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from maszyna.speech.language.catalogue import LANGUAGES, SOURCE, entries

ROOT = Path(__file__).parents[1]
LOCALE = "maszyna/speech/locale"


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What ``pip install`` would put into the environment, without the engine's compilation."""
    pytest.importorskip("setuptools")
    if not (ROOT / "setup.py").exists():
        pytest.skip("the build is not beside these tests")
    folder = tmp_path_factory.mktemp("build")
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, folder)
    shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("__pycache__", "*.egg-info", "*.so"))
    command = [sys.executable, "setup.py", "-q", "build_py", "--build-lib", "built"]
    environment = {**os.environ, "MASZYNA_COMPILE": "0"}
    subprocess.run(command, cwd=folder, check=True, capture_output=True, env=environment, timeout=120)
    return folder / "built"


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != SOURCE])
def test_compiled_catalogues_say_what_their_sources_say(built: Path, lang: str) -> None:
    folder = built / LOCALE / lang / "LC_MESSAGES"
    source = entries((ROOT / "src" / LOCALE / lang / "LC_MESSAGES" / "maszyna.po").read_text("utf-8"))
    assert len(source) > 1000
    assert (folder / "maszyna.mo").is_file()
    (folder / "maszyna.po").unlink(missing_ok=True)  # so that nothing but the compiled one can be read
    check = f"""
from maszyna.speech.language.catalogue import translations
print(translations({lang!r}).gettext("village"), translations({lang!r}).ngettext("{{n}} coin", "{{n}} coins", 5))
"""
    environment = {**os.environ, "PYTHONPATH": str(built), "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run([sys.executable, "-c", check], capture_output=True, check=True, env=environment, cwd=built)
    forms = source["{n} coin\0{n} coins"].split("\0")
    assert done.stdout.decode().strip() == f"{source['village']} {forms[2]}"


def test_no_compiled_catalogue_lies_in_the_source() -> None:
    assert list((ROOT / "src").rglob("*.mo")) == []
