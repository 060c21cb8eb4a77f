"""A pack's folder looked through before anything in it is read: only plain files, in known places, few and small."""

from __future__ import annotations

import json
import os
import stat
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from combat.content import pictures
from combat.content.findings import Finding
from combat.content.layers import PACK_FILE

MOST_FILES = 5_000
"""A board painted in tiles takes two hundred."""
MOST_BYTES = 256 * 1024 * 1024
DEEPEST = 8
"""Folders within each other."""
LARGEST_INDEX = 64 * 1024
"""Bytes of the index of a board's tiles, or of a file of sentences times sixteen."""
LARGEST_TEXTS = 16 * LARGEST_INDEX

NO_CARD = f'has no {PACK_FILE}; write one with name, version and authors (see "combat schema pack")'
PLACES = {
    ".toml": ("assets/", "scenarios/", PACK_FILE),
    ".tmx": ("assets/boards/",),
    ".tsx": ("assets/boards/",),
    ".ftl": ("assets/locale/",),
}
"""Where files of a kind must lie to be found; other files are the author's own affair."""


class Listing:
    """The files of a pack, or why it cannot be looked through."""

    def __init__(self, root: Path, shown: str) -> None:
        """`shown` is how findings name the pack."""
        self.root, self.shown = root, shown
        self.files: dict[str, os.stat_result] = {}
        self.findings: list[Finding] = []
        try:
            self._walk(root, "")
        except OSError as error:
            self.find("", f"cannot be read: {error.strerror or error}; check the permissions")
        if not self.findings and PACK_FILE not in self.files:
            self.find("", NO_CARD)

    def find(self, place: str, what: str, line: int = 0) -> None:
        """Take down a finding about a file of the pack."""
        self.findings.append(Finding(f"{self.shown}/{place}" if place else self.shown, line, what))

    def of(self, *suffixes: str) -> list[str]:
        """The places of files that end so."""
        return [place for place in self.files if place.lower().endswith(suffixes)]

    def _walk(self, folder: Path, below: str) -> None:
        for entry in sorted(os.scandir(folder), key=lambda entry: entry.name):
            place = f"{below}{entry.name}"
            kind = entry.stat(follow_symlinks=False)
            if stat.S_ISLNK(kind.st_mode):
                self.find(place, "is a link that may lead out of the pack; put the file itself there")
            elif stat.S_ISDIR(kind.st_mode):
                if place.count("/") >= DEEPEST:
                    self.find(place, f"lies in more than {DEEPEST} folders; packs need four")
                elif not entry.name.startswith("."):
                    self._walk(Path(entry.path), f"{place}/")
            elif not stat.S_ISREG(kind.st_mode):
                self.find(place, "is no plain file; take it out of the pack")
            else:
                self.files[place] = kind
            if self._too_much():
                return

    def _too_much(self) -> bool:
        if self.findings and self.findings[-1].file == self.shown:
            return True
        if len(self.files) > MOST_FILES:
            self.find("", f"has more than {MOST_FILES:,} files; leave out what the game does not read")
        elif sum(kind.st_size for kind in self.files.values()) > MOST_BYTES if len(self.files) % 64 == 0 else False:
            self.find("", f"holds more than {MOST_BYTES >> 20} MB; make its pictures smaller")
        else:
            return False
        return True

    def look_over(self) -> None:
        """Take down what can be seen without reading content: places, pictures, tiles and sentences."""
        if sum(kind.st_size for kind in self.files.values()) > MOST_BYTES:
            self.find("", f"holds more than {MOST_BYTES >> 20} MB; make its pictures smaller")
            return
        for suffix, places in PLACES.items():
            for place in self.of(suffix):
                if not place.startswith(places):
                    self.find(place, f"lies where the game does not look; put it below {' or '.join(places)}")
        for place in self.of(*pictures.SUFFIXES):
            large = place.startswith(("assets/skins/", "assets/boards/"))
            what = pictures.fault(self.root / place, pictures.LARGEST_SIDE if large else pictures.LARGEST_PIECE)
            if what:
                self.find(place, what)
        for place in self.of("/index.json"):
            if place.startswith("assets/boards/"):
                self.findings += [Finding(f"{self.shown}/{place}", 0, what) for what in self._tile_faults(place)]
        for place in self.of(".ftl"):
            for line, what in _text_faults(self.root / place):
                self.find(place, what, line)

    def _tile_faults(self, place: str) -> Iterator[str]:
        """What is wrong with the index of a board's painted tiles."""
        if self.files[place].st_size > LARGEST_INDEX:
            yield f"has more than {LARGEST_INDEX:,} bytes; an index of tiles has a few hundred"
            return
        try:
            index = json.loads((self.root / place).read_text(encoding="utf-8"))
            sizes = [index["width"], index["height"], *(side for zoom in index["zooms"] for side in _sides(zoom))]
            folders = [zoom["folder"] for zoom in index["zooms"]]
            numbers = [*sizes, index["hex_width"], index["row_pitch"], *index["origin"]]
        except (OSError, ValueError, KeyError, TypeError, RecursionError):
            yield "is no index of a board's tiles; copy the form of assets/boards/farmhouse/index.json"
            return
        if not all(type(number) in (int, float) and 1 <= number <= pictures.LARGEST_SIDE for number in numbers):
            yield f"has a size that is no number from 1 to {pictures.LARGEST_SIDE:,}"
            return
        for folder in folders:
            if not isinstance(folder, str) or not folder.replace("-", "").isalnum():
                yield f'folder "{folder}" must be a plain name beside the index'
            elif f"{place.removesuffix('index.json')}{folder}/0-0.jpg" not in self.files:
                yield f'folder "{folder}" has no tile 0-0.jpg'


def _sides(zoom: Any) -> Iterable[Any]:
    return zoom["width"], zoom["height"]


def _text_faults(path: Path) -> Iterator[tuple[int, str]]:
    """Lines of a file of sentences that say nothing to the game."""
    from fluent.syntax import FluentParser, ast

    if path.stat().st_size > LARGEST_TEXTS:
        yield 0, f"has more than {LARGEST_TEXTS:,} bytes; split it"
        return
    try:
        raw = path.read_bytes()
        text = raw.decode("utf-8").replace("\r\n", "\n")
        body = FluentParser().parse(text).body
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        yield line, f"byte {raw[error.start]:#04x} is not UTF-8; save the file as UTF-8"
        return
    except RecursionError:
        yield 0, "is nested too deep; sentences need no more than three levels"
        return
    for entry in body:
        if isinstance(entry, ast.Junk):
            start = entry.span.start if entry.span else 0
            yield text.count("\n", 0, start) + 1, "is no message; write name = sentence"
