"""Parse and check Tiled files: size, markup, tilesets and images are checked before a map is built."""

from __future__ import annotations

import os
import struct
from pathlib import Path
from xml.parsers import expat

from combat.engine.content.findings import ContentError, Finding, thing
from combat.engine.content.syntax_faults import xml_fault
from combat.engine.files.plain_files import TooLarge, read_plain
from combat.engine.files.system_faults import reason
from combat.engine.kernel.record import Record
from combat.engine.kernel.text_message import TextMessage, msg

LARGEST_FILE = 4 * 1024 * 1024
"""Bytes; a sheet of 99 × 99 hexes takes a tenth of it."""
LARGEST_IMAGE = 8192
"""Maximum pixels of a side."""
LONGEST_NAME = 200
"""Maximum characters of the name of a file beside a map."""
DEEPEST, MOST_TAGS = 16, 50_000
"""Maximum nesting and number of tags; a map with all that Tiled can draw has six and a few hundred."""
PNG_HEAD = struct.Struct(">8s4x4sII")


class Tag(Record):
    """An opening tag with its line and the names of the tags around it, outermost first."""

    name: str
    attributes: dict[str, str]
    line: int
    inside: tuple[str, ...]


class TiledMap:
    """The tags of one Tiled file in file order; findings about it are collected here."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.findings: list[Finding] = []
        self.tags = _tags(path)
        self.beside: list[Path] = []
        """The tilesets and images that it is read with, once they have been checked."""

    def find(self, name: str, *inside: str) -> list[Tag]:
        """Return the tags with a name that are nested in exactly the tags `inside`, outermost first."""
        return [tag for tag in self.tags if tag.name == name and tag.inside == inside]

    def fault(self, line: int, what: TextMessage) -> None:
        """Add a finding at a line number."""
        self.findings.append(Finding(str(self.path), line, what))

    def raise_findings(self) -> None:
        """Raise ContentError with all findings so far, in file order; do nothing if there are none."""
        if self.findings:
            raise ContentError(sorted(self.findings))


def refuse(path: Path, line: int, what: TextMessage) -> ContentError:
    """Return a ContentError with a single finding about a file; the caller raises it."""
    return ContentError([Finding(str(path), line, what)])


def read_bytes(path: Path) -> bytes:
    """Return the bytes of a Tiled file; raise ContentError if it is missing, no regular file, or too large."""
    try:
        return read_plain(path, LARGEST_FILE)
    except TooLarge as error:
        what = msg("finding-map-too-large", size=error.size, most=LARGEST_FILE)
        raise refuse(path, 0, what) from None
    except OSError as error:
        raise refuse(path, 0, msg("finding-unreadable-map", cause=reason(error))) from error


def _tags(path: Path) -> list[Tag]:
    parser = expat.ParserCreate()
    tags: list[Tag] = []
    open_tags: list[str] = []

    def start(name: str, attributes: dict[str, str]) -> None:
        if len(open_tags) >= DEEPEST or len(tags) >= MOST_TAGS:
            what = msg("finding-too-many-tags", most=MOST_TAGS, deepest=DEEPEST)
            raise refuse(path, parser.CurrentLineNumber, what)
        tags.append(Tag(name, attributes, parser.CurrentLineNumber, tuple(open_tags)))
        open_tags.append(name)

    def end(_: str) -> None:
        open_tags.pop()

    def declaration(*_: object) -> None:
        raise refuse(path, parser.CurrentLineNumber, msg("finding-doctype"))

    def heading(_version: str, encoding: str | None, _standalone: int) -> None:
        if encoding is not None and encoding.lower() != "utf-8":
            raise refuse(path, 1, msg("finding-wrong-encoding", encoding=encoding))

    parser.XmlDeclHandler = heading
    parser.StartElementHandler = start
    parser.EndElementHandler = end
    parser.StartDoctypeDeclHandler = declaration
    parser.EntityDeclHandler = declaration
    try:
        parser.Parse(read_bytes(path), True)
    except expat.ExpatError as error:
        raise refuse(path, error.lineno, msg("finding-no-xml", cause=xml_fault(error.code))) from error
    except (LookupError, ValueError) as error:  # an unknown encoding
        raise refuse(path, 1, msg("finding-unreadable-xml", cause=error)) from error
    return tags


def check_tilesets(page: TiledMap) -> None:
    """Add findings to a page about tilesets and images: missing, outside its folder, of a wrong type, or too large."""
    _check_images(page, "map", "tileset")
    _check_embedded(page)
    for tag in page.find("tileset", "map"):
        file = _beside(page, tag, ".tsx", thing("tileset")) if "source" in tag.attributes else None
        if file:
            tileset = TiledMap(file)
            if not tileset.find("tileset"):
                tileset.fault(1, msg("finding-no-tileset"))
            _check_images(tileset, "tileset")
            _check_embedded(tileset)
            page.findings += tileset.findings
            page.beside += [file, *tileset.beside]


def _check_embedded(page: TiledMap) -> None:
    """Add findings about packed data, and about files that only objects name."""
    for tag in page.tags:
        if tag.name == "data" and tag.attributes.get("encoding") != "csv" and tag.inside != ("map", "layer"):
            page.fault(tag.line, msg("finding-packed-data"))
        if tag.name == "image" and "imagelayer" in tag.inside and not _inside(page, tag):
            source = tag.attributes.get("source", "")
            page.fault(tag.line, msg("finding-image-outside", source=source))
        if "template" in tag.attributes:
            page.fault(tag.line, msg("finding-template"))


def _check_images(page: TiledMap, *inside: str) -> None:
    for tag in page.tags:
        if tag.name == "image" and tag.inside[: len(inside)] == inside:
            file = _beside(page, tag, ".png", thing("tileset-image"))
            if file:
                page.beside.append(file)
                _check_png(page, tag, file)


def _beside(page: TiledMap, tag: Tag, suffix: str, what: TextMessage | str) -> Path | None:
    """Return the file that a tag names; None with a finding if it is missing or outside the page's folder."""
    source = tag.attributes.get("source", "")
    file = Path(os.path.realpath(page.path.parent / source))
    if not _inside(page, tag):
        page.fault(tag.line, msg("finding-outside", what=what, source=source))
    elif file.suffix.lower() != suffix:
        page.fault(tag.line, msg("finding-wrong-suffix", what=what, source=source, suffix=suffix))
    elif len(source) > LONGEST_NAME or not file.is_file():
        page.fault(tag.line, msg("finding-missing-beside", what=what, source=source, file=file))
    else:
        return page.path.parent / source
    return None


def _inside(page: TiledMap, tag: Tag) -> bool:
    """Return whether the file that a tag names is in or below the page's folder."""
    folder = Path(os.path.realpath(page.path.parent))
    return Path(os.path.realpath(folder / tag.attributes.get("source", ""))).is_relative_to(folder)


def _check_png(page: TiledMap, tag: Tag, file: Path) -> None:
    source = tag.attributes["source"]
    with file.open("rb") as stream:
        head = stream.read(PNG_HEAD.size)
    if len(head) < PNG_HEAD.size or not head.startswith(b"\x89PNG\r\n\x1a\n"):
        page.fault(tag.line, msg("finding-tileset-no-png", source=source))
        return
    width, height = PNG_HEAD.unpack(head)[2:]
    if max(width, height) > LARGEST_IMAGE:
        size = f"{width} × {height} px"
        page.fault(tag.line, msg("finding-tileset-too-large", source=source, size=size, most=LARGEST_IMAGE))
