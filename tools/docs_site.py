"""The docs as a site, searchable, with a reference made from the docstrings: `python -m tools.docs_site FOLDER`.

Sphinx builds it from a copy of the pages, which stay as a reader of the source finds them. Nothing on the site asks
another host for anything.
"""

import argparse
import re
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Final, get_args

import maszyna

ROOT: Final = Path(__file__).parents[1]
BESIDE: Final = ["CONTRIBUTING.md", "CHANGELOG.md"]  # pages at the root of the source, at the root of the site
REFERENCE: Final = "reference"
CONFIGURATION: Final = """
project = "Maszyna"
copyright = "Maszyna contributors"
extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.viewcode"]
html_theme = "furo"
html_title = "Maszyna {version}"
html_copy_source = False
myst_heading_anchors = 4
myst_enable_extensions = ["html_image"]
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
python_use_unqualified_type_names = True
# Links of the pages to files of the source, which are not part of the site.
suppress_warnings = ["myst.xref_missing", "myst.header", "misc.highlighting_failure"]
"""
INDEX: Final = """# {title}

{about}

{entrances}
"""
SECTION: Final = re.compile(r"^## (.+)$", re.MULTILINE)
PAGE_LINK: Final = re.compile(r"^- \[[^\]]+\]\(([^)#]+)\)", re.MULTILINE)


def index_page() -> str:
    """The front page: the first paragraph of the README, and the entrances of docs/README.md."""
    listed = (ROOT / "docs/README.md").read_text(encoding="utf-8")
    parts = SECTION.split(listed)[1:]
    entrances = []
    for name, text in zip(parts[::2], parts[1::2], strict=True):
        pages = [link.removeprefix("../").removesuffix(".md") for link in PAGE_LINK.findall(text)]
        pages = [page for link in pages for page in (notebook() if link.startswith("notebook") else [link])]
        if name == "Use":
            pages.append(REFERENCE)
        entrances.append(f"## {name}\n\n{text.strip()}\n\n" + toctree(name, pages))
    title, about = (ROOT / "README.md").read_text(encoding="utf-8").split("\n\n")[:2]
    links = by_title("\n\n".join(entrances).replace("](../", "]("))
    changes = toctree("News", ["CHANGELOG"])
    return INDEX.format(title=title.removeprefix("# "), about=about, entrances=f"{links}\n\n{changes}")


def by_title(text: str) -> str:
    """Links that name a file name the page, or its section, by its title."""
    return re.sub(r"\[[^\]\s]+\.md\]\((?!\.\.)", "[](", text)


def notebook() -> list[str]:
    return [f"notebook/{page.stem}" for page in sorted((ROOT / "docs/notebook").glob("*.md"))]


def toctree(name: str, pages: list[str]) -> str:
    listed = "\n".join(pages)
    return f"```{{toctree}}\n:caption: {name}\n:hidden:\n\n{listed}\n```"


def reference_page() -> str:
    """Every name of `import maszyna`: classes with their members, functions, errors, and the names that are words."""
    parts: dict[str, list[str]] = {"Games and tables": [], "Functions": [], "Errors": [], "Words": []}
    for name in sorted(maszyna.__all__, key=str.lower):
        value = getattr(maszyna, name)
        if isinstance(value, type) and issubclass(value, Exception):
            parts["Errors"].append(documented("class", name))
        elif isinstance(value, type):
            parts["Games and tables"].append(documented("class", name, ":members:", ":inherited-members:"))
        elif get_args(value):
            words = ", ".join(f"`{word}`" for word in get_args(value))
            parts["Words"].append(f"`maszyna.{name}`: {words}")
        elif callable(value):
            parts["Functions"].append(documented("function", name))
        else:
            parts["Words"].append(f"`maszyna.{name}`: `{value}`")
    about = "Every name of `import maszyna`, from its docstring. [](library.md) shows them in use."
    sections = [f"## {title}\n\n" + "\n\n".join(entries) for title, entries in parts.items()]
    return "\n\n".join(["# Reference", about, *sections]) + "\n"


def documented(kind: str, name: str, *options: str) -> str:
    return "\n".join(["```{eval-rst}", f".. auto{kind}:: maszyna.{name}", *(f"   {one}" for one in options), "```"])


def stage(folder: Path) -> None:
    """The pages as Sphinx finds them."""
    shutil.copytree(ROOT / "docs", folder, dirs_exist_ok=True)
    (folder / "README.md").unlink()
    for name in BESIDE:
        text = (ROOT / name).read_text(encoding="utf-8")
        (folder / name).write_text(text.replace("](docs/", "]("), encoding="utf-8")
    for page in folder.glob("*.md"):
        text = page.read_text(encoding="utf-8")
        for name in BESIDE:
            text = text.replace(f"](../{name})", f"]({name})")
        page.write_text(by_title(text), encoding="utf-8")
    (folder / "index.md").write_text(index_page(), encoding="utf-8")
    (folder / f"{REFERENCE}.md").write_text(reference_page(), encoding="utf-8")
    (folder / "conf.py").write_text(CONFIGURATION.format(version=maszyna.__version__), encoding="utf-8")


def main() -> None:
    reading = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reading.add_argument("folder", type=Path, help="where the site goes")
    target: Path = reading.parse_args().folder
    from sphinx.cmd.build import build_main

    with tempfile.TemporaryDirectory() as staged:
        stage(Path(staged))
        code = build_main(["-b", "html", "-W", "--keep-going", "-q", staged, str(target)])
    if code:
        sys.exit(code)
    sys.stdout.write(f"The docs are in {target}/index.html\n")


if __name__ == "__main__":
    main()
