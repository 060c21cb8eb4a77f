"""`combat --install-desktop` and `--remove-desktop`: desktop integration on Linux, for one user.

Desktop entry, icon, MIME type and AppStream page are placed as the freedesktop.org specifications require;
XDG_DATA_HOME overrides the base folder.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

from combat import __version__
from combat.engine import words
from combat.engine.calls.exit_codes import FINE, Refused
from combat.engine.files.plain_files import write_whole
from combat.engine.kernel.text_message import msg
from combat.engine.stage.drawing.artwork import asset
from combat.engine.words.catalogue import ENGLISH, Catalogue

ID = "combat-game"
SAVED, SUFFIXES = "application/x-combat-save", (".combat", ".campaign")
ICONS = {"64x64": "desk/icon-64.png", "256x256": "desk/icon.png"}
REFRESH = (
    ("update-mime-database", "mime"), ("update-desktop-database", "applications"),
    ("gtk-update-icon-cache", "icons/hicolor"),
)  # fmt: skip
"""The tools that refresh the desktop's databases, if installed, and the folder of each."""


def install(options: argparse.Namespace) -> int:
    """Install the desktop files for the user; return the exit code."""
    home = _home()
    for path, content in _files(home, options.title.stage.caption):
        write_whole(path, content)
        print(path)
    _refresh(home)
    return FINE


def remove(options: argparse.Namespace) -> int:
    """Remove what `install` wrote; return the exit code."""
    home = _home()
    for path, _ in _files(home, options.title.stage.caption):
        with contextlib.suppress(FileNotFoundError):
            path.unlink()
            print(path)
    _refresh(home)
    return FINE


def _home() -> Path:
    if not sys.platform.startswith("linux"):
        raise Refused(msg("cli-linux-only"))
    named = os.environ.get("XDG_DATA_HOME", "")
    return Path(named) if Path(named).is_absolute() else Path.home() / ".local" / "share"


def _files(home: Path, caption: str) -> Iterator[tuple[Path, bytes | str]]:
    yield home / "applications" / f"{ID}.desktop", _entry(caption)
    yield home / "mime" / "packages" / f"{ID}.xml", _kind_of_file()
    yield home / "metainfo" / f"{ID}.metainfo.xml", _page(caption)
    for size, picture in ICONS.items():
        yield home / "icons" / "hicolor" / size / "apps" / f"{ID}.png", asset(picture).read_bytes()


def _program() -> list[str]:
    """Return the command that starts this installation."""
    if getattr(sys, "frozen", False):
        return [sys.executable]
    beside = Path(sys.executable).with_name("combat")
    return [str(beside)] if beside.is_file() else [sys.executable, "-m", "combat"]


def _said(message: str) -> dict[str, str]:
    """Return a message in every language of the game, by language code."""
    return {code: Catalogue(code).text(message, {}) for code in words.languages()}


def _entry(caption: str) -> str:
    said = _said("desktop-comment")
    command = shlex.join(_program()).replace("%", "%%")
    lines = [
        "[Desktop Entry]", "Type=Application", f"Name={caption}", f"GenericName={said[ENGLISH]}",
        *(f"GenericName[{code}]={line}" for code, line in said.items() if code != ENGLISH),
        f"Exec={command} %f", f"Icon={ID}", "Terminal=false", "Categories=Game;StrategyGame;",
        f"MimeType={SAVED};", "Keywords=wargame;hex;solitaire;Normandy;", "StartupWMClass=combat",
    ]  # fmt: skip
    return "\n".join(lines) + "\n"


def _kind_of_file() -> str:
    root = ElementTree.Element("mime-info", xmlns="http://www.freedesktop.org/standards/shared-mime-info")
    kind = ElementTree.SubElement(root, "mime-type", type=SAVED)
    for code, line in _said("desktop-save").items():
        comment = ElementTree.SubElement(kind, "comment", {} if code == ENGLISH else {"xml:lang": code})
        comment.text = line
    ElementTree.SubElement(kind, "icon", name=ID)
    for suffix in SUFFIXES:
        ElementTree.SubElement(kind, "glob", pattern=f"*{suffix}")
    return _xml(root)


def _page(caption: str) -> str:
    root = ElementTree.Element("component", type="desktop-application")
    facts = (
        ("id", ID), ("metadata_license", "CC0-1.0"), ("project_license", "MIT"), ("name", caption),
        ("launchable", f"{ID}.desktop"),
    )  # fmt: skip
    for tag, value in facts:
        ElementTree.SubElement(root, tag, {"type": "desktop-id"} if tag == "launchable" else {}).text = value
    described = ElementTree.SubElement(root, "description")
    for code in words.languages():
        marked = {} if code == ENGLISH else {"xml:lang": code}
        ElementTree.SubElement(root, "summary", marked).text = Catalogue(code).text("desktop-comment", {})
        ElementTree.SubElement(described, "p", marked).text = Catalogue(code).text("desktop-about", {})
    ElementTree.SubElement(root, "content_rating", type="oars-1.1")
    ElementTree.SubElement(ElementTree.SubElement(root, "releases"), "release", version=__version__)
    return _xml(root)


def _xml(root: ElementTree.Element) -> str:
    ElementTree.indent(root)
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + ElementTree.tostring(root, encoding="unicode") + "\n"


def _refresh(home: Path) -> None:
    for tool, folder in REFRESH:
        program = shutil.which(tool)
        if program is not None and (home / folder).is_dir():
            subprocess.run([program, str(home / folder)], check=False, capture_output=True)
