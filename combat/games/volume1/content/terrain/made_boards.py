"""Maps of made-up boards: drawn from their names when they are wanted, kept in the cache, or among the player's own."""

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
"""What the seeds of two kinds of country lie apart, so that a village and its ruins are two places."""
PLACE, SHEET = "Normandy, June 1944", "Made up"
"""What is printed below a made-up sheet besides its name, as on the sheets that come with the game."""


def drawn(name: MadeName, library: Library | None = None) -> ground_maker.MadeGround:
    """The ground of a made-up board; by the game's own figures alone, so that no pack changes what a name means."""
    ours = library or _ours()
    file = read(ours.file(FIGURES), CountryFile).content
    seed = name.seed + APART * COUNTRIES.index(name.country)
    return ground_maker.make(file.countries[name.country], file.sight, ours.parts().charts, seed)


def map_of(name: MadeName) -> Path:
    """The map of a made-up board in the cache, with its tilesets; drawn if it is not there. Raises OSError."""
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
    """The map of a made-up board among the player's own, put there if it is not; raises OSError."""
    path = folders.boards() / f"{name}.tmx"
    if not path.is_file():
        source = map_of(name)
        path.parent.mkdir(parents=True, exist_ok=True)
        copy_tilesets(source.parent, path.parent)
        write_whole(path, source.read_bytes())
    return path


def keep_all(board: str) -> None:
    """Puts whatever is made up of a board, or of several joined ones, among the player's own; raises OSError."""
    for name in filter(None, map(made_name, board.split(JOINT))):
        kept(name)


def copy_tilesets(source: Path, folder: Path) -> None:
    """Puts the tilesets that maps name into another folder of maps, but where it has its own; raises OSError."""
    for tiles in (*source.glob("*.tsx"), *source.glob("*.png")):
        if not (folder / tiles.name).exists():
            write_whole(folder / tiles.name, tiles.read_bytes(), lasting=False)


def _ours() -> Library:
    return Library([shipped("volume1")])
