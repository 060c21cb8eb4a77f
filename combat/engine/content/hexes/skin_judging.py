"""Check the skins of a pack against their boards and images."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from combat.engine.content import picture_size
from combat.engine.content.file_kinds import FileKinds
from combat.engine.content.findings import ContentError, Finding, unknown
from combat.engine.content.hexes.skin_file import SkinFile
from combat.engine.content.packs.listing import Listing
from combat.engine.content.places import Places
from combat.engine.content.reading import read
from combat.engine.kernel.text_message import msg
from combat.engine.space.hexes.board import Board


def judge_skin(listing: Listing, content: Places, place: str, kinds: FileKinds) -> Iterator[Finding]:
    """Yield findings about a pack's skin: its board, its image, and the positions of its two hexes."""
    try:
        skin = read(listing.root / place, SkinFile)
    except ContentError as fault:
        yield from fault.findings
        return
    name = Path(place).stem
    boards = [Path(found).stem for found in content.places("assets/boards/*.tmx")]
    if name not in boards:
        yield skin.finding(unknown("board", name, boards))
        return
    picture = f"{place.rpartition('/')[0]}/{skin.content.image}"
    if picture not in listing.files:
        yield skin.finding(msg("finding-no-picture", name=skin.content.image), "image")
    size = picture_size.size_of(listing.root / picture)
    sheet = content.file(f"assets/boards/{name}.tmx")
    kind = kinds.of(sheet)
    try:
        board = kind.prove(sheet) if kind else None
    except ContentError:
        return  # reported among the board's own findings
    if not isinstance(board, Board):
        return
    for index, point in enumerate(skin.content.point):
        if not board.contains(point.hex):
            what = msg("finding-off-board", hex=point.hex, columns=board.columns, rows=board.rows)
            yield skin.finding(what, "point", index, "hex")
        if size is not None and (point.x > size[0] or point.y > size[1]):
            what = msg("finding-beside-picture", x=point.x, y=point.y, width=size[0], height=size[1])
            yield skin.finding(what, "point", index)
