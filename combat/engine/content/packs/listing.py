"""Scan a pack's folder before anything is parsed: only regular files, in known places, within limits."""

from __future__ import annotations

import os
import re
import stat
from collections.abc import Iterator
from pathlib import Path

from combat.engine.content import picture_size
from combat.engine.content.findings import Finding
from combat.engine.content.layers import PACK_FILE
from combat.engine.content.packs import sentences
from combat.engine.content.sounds import take_files
from combat.engine.content.tiles import tile_index
from combat.engine.files.system_faults import reason
from combat.engine.kernel.text_message import TextMessage, msg

MOST_FILES = 5_000
"""A board painted in tiles takes two hundred."""
MOST_BYTES = 256 * 1024 * 1024
MOST_CONTENT = 8 * 1024 * 1024
"""Maximum bytes of all lists, charts, scenarios and maps; shipped content takes a tenth of it."""
DEEPEST = 8
"""Maximum nesting of folders."""
TILESET = re.compile(r"assets/boards/[^/]+[.]png")
TILE = 512
"""Pixels along a side of a tile."""

NO_CARD = msg("finding-no-card", file=PACK_FILE)
PLACES = {
    ".toml": ("assets/", "scenarios/", PACK_FILE),
    ".tmx": ("assets/boards/", "assets/tables/"),
    ".tsx": ("assets/boards/",),
    ".ftl": ("assets/locale/",),
}
"""The places where files of a kind are used; files of other kinds may be anywhere."""


class Listing:
    """The files of a pack, or the findings that explain why it cannot be scanned."""

    def __init__(self, root: Path, shown: str) -> None:
        """`shown` is the pack's name in findings."""
        self.root, self.shown = root, shown
        self.files: dict[str, os.stat_result] = {}
        self.findings: list[Finding] = []
        try:
            self._walk(root, "")
        except OSError as error:
            self.find("", msg("finding-unreadable-pack", cause=reason(error)))
        if not self.findings and PACK_FILE not in self.files:
            self.find("", NO_CARD)

    def find(self, place: str, what: TextMessage, line: int = 0) -> None:
        """Add a finding about a file of the pack, at a line number (0 for the whole file).

        The place "" stands for the pack itself.
        """
        self.findings.append(Finding(f"{self.shown}/{place}" if place else self.shown, line, what))

    def of(self, *suffixes: str) -> list[str]:
        """Return the places of files with these suffixes."""
        return [place for place in self.files if place.lower().endswith(suffixes)]

    def _walk(self, folder: Path, below: str) -> None:
        for entry in sorted(os.scandir(folder), key=lambda entry: entry.name):
            place = f"{below}{entry.name}"
            kind = entry.stat(follow_symlinks=False)
            if stat.S_ISLNK(kind.st_mode):
                self.find(place, msg("finding-pack-link"))
            elif stat.S_ISDIR(kind.st_mode):
                if place.count("/") >= DEEPEST:
                    self.find(place, msg("finding-too-deep-folders", most=DEEPEST))
                elif not entry.name.startswith("."):
                    self._walk(Path(entry.path), f"{place}/")
            elif not stat.S_ISREG(kind.st_mode):
                self.find(place, msg("finding-no-plain-file"))
            else:
                self.files[place] = kind
            if self._too_much():
                return

    def _too_much(self) -> bool:
        if self.findings and self.findings[-1].file == self.shown:
            return True
        if len(self.files) > MOST_FILES:
            self.find("", msg("finding-too-many-files", most=MOST_FILES))
        elif sum(kind.st_size for kind in self.files.values()) > MOST_BYTES if len(self.files) % 64 == 0 else False:
            self.find("", msg("finding-too-many-bytes", size=MOST_BYTES >> 20))
        else:
            return False
        return True

    def look_over(self) -> bool:
        """Check places, images, sounds, tiles and messages, and add findings; content is not parsed.

        Returns False if there is too much content to parse.
        """
        if self._too_much_to_read():
            return False
        self._look_over_places()
        self._look_over_pictures()
        self._look_over_takes()
        for place in self.of("/index.json"):
            if place.startswith("assets/boards/"):
                self.findings += [Finding(f"{self.shown}/{place}", 0, what) for what in self._tile_faults(place)]
        for place in self.of(".ftl"):
            for line, what in sentences.faults(self.root / place):
                self.find(place, what, line)
        return True

    def _too_much_to_read(self) -> bool:
        if sum(kind.st_size for kind in self.files.values()) > MOST_BYTES:
            self.find("", msg("finding-too-many-bytes", size=MOST_BYTES >> 20))
            return True
        for suffixes, most, message in (
            ((".ftl",), sentences.MOST, "finding-too-many-sentences-in-all"),
            ((".toml", ".tmx", ".tsx"), MOST_CONTENT, "finding-too-much-content"),
        ):
            if sum(self.files[place].st_size for place in self.of(*suffixes)) > most:
                self.find("", msg(message, size=most >> 10))
                return True
        return False

    def _look_over_places(self) -> None:
        for suffix, places in PLACES.items():
            for place in self.of(suffix):
                if not place.startswith(places):
                    self.find(place, msg("finding-lies-elsewhere", places=", ".join(places)))

    def _look_over_pictures(self) -> None:
        for place in self.of(*picture_size.SUFFIXES):
            if TILESET.fullmatch(place):
                continue  # checked with its tileset
            large = place.startswith(("assets/skins/", "assets/boards/"))
            fault = picture_size.fault(
                self.root / place, picture_size.LARGEST_SIDE if large else picture_size.LARGEST_PIECE
            )
            if fault is not None:
                self.find(place, fault)

    def _look_over_takes(self) -> None:
        for place in self.of(*take_files.SUFFIXES):
            if place.startswith(take_files.FOLDER):
                named = take_files.PLACE.fullmatch(place)
                bad = take_files.fault(self.root / place) if named else msg("finding-no-take-name")
                if bad is not None:
                    self.find(place, bad)

    def _tile_faults(self, place: str) -> Iterator[TextMessage]:
        """Yield faults of the index of a board's painted tiles, including missing tiles."""
        try:
            index = tile_index.read(self.root / place)
        except tile_index.BadIndex as fault:
            yield fault.said
            return
        for zoom in index["zooms"]:
            tiles = (f"{x}-{y}.jpg" for x in _places(zoom["width"]) for y in _places(zoom["height"]))
            folder = f"{place.removesuffix('index.json')}{zoom['folder']}"
            missing = [tile for tile in tiles if f"{folder}/{tile}" not in self.files]
            if missing:
                yield msg("finding-no-such-tile", folder=zoom["folder"], tile=missing[0])


def _places(length: float) -> range:
    """Return the tile numbers along a side of `length` pixels."""
    return range(-(-int(length) // TILE))
