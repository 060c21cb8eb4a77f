"""A pack read whole: its card, and everything in it as it would be played, over the layers below it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from combat.engine.content import picture_size
from combat.engine.content.board_files import load_board
from combat.engine.content.findings import ContentError, Finding, shown, unknown
from combat.engine.content.layers import PACK_FILE, Layer, shipped
from combat.engine.content.packs.listing import PLACES, Listing
from combat.engine.content.packs.manifest import Manifest
from combat.engine.content.packs.pack import Card, Verdict
from combat.engine.content.partial import sure
from combat.engine.content.reading import examine, kind_of, plain, read
from combat.engine.content.skin_file import SkinFile
from combat.games.volume1.content.assembly import Assembly
from combat.games.volume1.content.kinds.men_file import MenFile
from combat.games.volume1.content.library import Library

_ENTRIES = {"friendly-deck": ("card", "number"), "enemy-deck": ("card", "serial"), "events": ("event", "roll")}
_TABLES = ("weapons", "terrain", "orders", "morale", "wounds", "numbers")


def judge(listing: Listing, below: Sequence[Layer]) -> Verdict:
    """Everything that is wrong with a pack, and what it brings."""
    readable = listing.look_over()
    file, findings = examine(listing.root / PACK_FILE, Manifest)
    listing.findings += findings
    if file is None:
        return Verdict(Card(), _named(listing))
    card = _card(file.content)
    for index, place in enumerate(card.whole):
        if place not in listing.files:
            listing.findings.append(file.finding(f'"{place}" is not in the pack', "whole", index))
    if readable and list(sure(lambda: [len(file.content.whole)])):
        layer = Layer(listing.root, card.name, card.version, frozenset(card.whole))
        listing.findings += _content(listing, Library([shipped(), *below, layer]))
    return Verdict(card, _named(listing), {} if listing.findings else _brings(listing))


def _card(file: Manifest) -> Card:
    """What a pack says of itself, as far as it is sound."""
    given = {name: file.__dict__[name] for name in Manifest.model_fields if file.__dict__.get(name) is not None}
    needs, whole = (tuple(entry for entry in given.pop(name, ())) for name in ("needs", "whole"))
    return Card(**given, needs=needs, whole=whole)


def _named(listing: Listing) -> tuple[Finding, ...]:
    """The findings, under the name of the pack where they name the folder that it was unpacked to."""
    roots = [f"{root}/" for root in (shown(listing.root), str(listing.root), str(listing.root.resolve()))]

    def named(finding: Finding) -> Finding:
        root = next((root for root in roots if finding.file.startswith(root)), None)
        return replace(finding, file=f"{listing.shown}/{finding.file.removeprefix(root)}") if root else finding

    return tuple(sorted({named(finding) for finding in listing.findings}))


def _content(listing: Listing, library: Library) -> Iterator[Finding]:
    """What is wrong with boards, skins, lists, charts and scenarios."""
    for place in listing.of(".tmx"):
        try:
            load_board(listing.root / place)
        except ContentError as fault:
            yield from fault.findings
    for place in listing.of(".toml"):
        if place.startswith("assets/skins/"):
            yield from _skin(listing, library, place)
    for place in listing.of(".toml"):
        if place.startswith(PLACES[".toml"]) and kind_of(listing.root / place) is None:
            yield Finding(f"{listing.shown}/{place}", 0, "is no file that the game knows; see docs/packs.md for places")
    assembly = Assembly(library)
    yield from assembly.findings
    if not assembly.findings:
        for place in listing.of(".toml"):
            kind = kind_of(listing.root / place)
            if kind == "scenario":
                yield from assembly.scenario(listing.root / place)[2]
            elif kind == "campaign":
                yield from assembly.campaign(listing.root / place)


def _skin(listing: Listing, library: Library, place: str) -> Iterator[Finding]:
    try:
        skin = read(listing.root / place, SkinFile)
    except ContentError as fault:
        yield from fault.findings
        return
    name = Path(place).stem
    boards = [Path(found).stem for found in library.places("assets/boards/*.tmx")]
    if name not in boards:
        yield skin.finding(unknown("board", name, boards))
        return
    picture = f"{place.rpartition('/')[0]}/{skin.content.image}"
    if picture not in listing.files:
        yield skin.finding(f'picture "{skin.content.image}" is missing; put it beside this file', "image")
    size = picture_size.size_of(listing.root / picture)
    try:
        board = library.board(name)
    except ContentError:
        return  # the board's own findings tell
    for index, point in enumerate(skin.content.point):
        if not board.contains(point.hex):
            what = f'hex "{point.hex}" is off the board ({board.columns} × {board.rows})'
            yield skin.finding(what, "point", index, "hex")
        if size is not None and (point.x > size[0] or point.y > size[1]):
            what = f"x {point.x}, y {point.y} is beside the picture, which is {size[0]:,} × {size[1]:,} px"
            yield skin.finding(what, "point", index)


def _brings(listing: Listing) -> dict[str, tuple[str, ...]]:
    """The entries of each content file of a sound pack; none where the file is one thing."""
    places = [place for place in listing.files if place.startswith(("assets/", "scenarios/")) and "." in place]
    return {place: tuple(_entries(listing.root / place)) for place in sorted(places)}


def _entries(file: Path) -> Iterator[str]:
    kind = kind_of(file) if file.suffix == ".toml" else None
    data: dict[str, Any] = plain(file) if kind else {}
    if kind in _ENTRIES:
        table, key = _ENTRIES[kind]
        yield from (str(entry[key]) for entry in data[table])
    elif kind == "men":
        yield from (man.slug for man in read(file, MenFile).content.man)
    elif kind in ("fire", "spotting"):
        yield from data["rows"]
    elif kind in _TABLES:
        yield from data
