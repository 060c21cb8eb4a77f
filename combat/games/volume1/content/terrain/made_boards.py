"""Map files of generated boards: generated on demand into the cache, or copied to the player's boards."""

from __future__ import annotations

from pathlib import Path

from combat.engine.content import cache
from combat.engine.content.hexes.board_files import JOINT
from combat.engine.content.layers import shipped
from combat.engine.content.reading import read
from combat.engine.files import folders
from combat.engine.files.plain_files import write_whole
from combat.games.volume1.content.library import Library
from combat.games.volume1.content.terrain import ground_maker
from combat.games.volume1.content.terrain.country_file import CountryFile
from combat.games.volume1.content.terrain.tmx_writing import as_tmx
from combat.games.volume1.rules.made_names import COUNTRIES, MadeName, made_name

FIGURES = "assets/countries.toml"
APART = 10_000_019
"""Difference between the seeds of two kinds of country."""
PLACE, SHEET = "Normandy, June 1944", "Made up"
"""Text printed below a generated sheet besides its name."""


def drawn(name: MadeName, library: Library | None = None) -> ground_maker.MadeGround:
    """Generate a board by its name.

    Parameters come from the game alone and not from packs, so that a name means the same board everywhere. `library`
    is by default the game's own.
    """
    ours = library or _ours()
    file = read(ours.file(FIGURES), CountryFile).content
    seed = name.seed + APART * COUNTRIES.index(name.country)
    return ground_maker.make(file.countries[name.country], file.sight, ours.parts().charts, seed)


def map_of(name: MadeName) -> Path:
    """Return the path of a generated board's map in the cache; generate the map with its tilesets if it is missing.

    Raise OSError if it cannot be written.
    """
    library = _ours()
    charts = [*library.files("assets/charts/*.toml"), library.file(FIGURES)]
    key = cache.fingerprint(charts, rooms=("games/volume1/content/terrain", "games/volume1/rules/sight"))
    path = folders.cache() / "grounds" / key / f"{name}.tmx"
    if not path.is_file():
        path.parent.mkdir(parents=True, exist_ok=True)
        copy_tilesets(library.file("assets/boards/terrain.tsx").parent, path.parent)
        title = f"{name.country} {name.seed}".title()
        says = {"title": title, "place": PLACE, "sheet": SHEET}
        write_whole(path, as_tmx(drawn(name, library).sketch, says), lasting=False)
    return path


def kept(name: MadeName) -> Path:
    """Copy a generated board to the player's boards, unless it is there; return the path of its map.

    Raise OSError if it cannot be written.
    """
    path = folders.boards() / f"{name}.tmx"
    if not path.is_file():
        source = map_of(name)
        path.parent.mkdir(parents=True, exist_ok=True)
        copy_tilesets(source.parent, path.parent)
        write_whole(path, source.read_bytes())
    return path


def keep_all(board: str) -> None:
    """Copy the generated boards among those joined in a board's id to the player's boards; raise OSError if that
    fails.
    """
    for name in filter(None, map(made_name, board.split(JOINT))):
        kept(name)


def copy_tilesets(source: Path, folder: Path) -> None:
    """Copy the tilesets of a folder of maps into another, except those already there; raise OSError if that fails."""
    for tiles in (*source.glob("*.tsx"), *source.glob("*.png")):
        if not (folder / tiles.name).exists():
            write_whole(folder / tiles.name, tiles.read_bytes(), lasting=False)


def _ours() -> Library:
    return Library([shipped("volume1")])
