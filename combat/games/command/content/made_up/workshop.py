"""Factory of the generator: reads the tables, nations and maps of a library (20.0)."""

from __future__ import annotations

from combat.engine.content.findings import ContentError
from combat.engine.content.reading import read
from combat.games.command.content.ground_maps import load_map
from combat.games.command.content.kinds.generator_file import GeneratorFile
from combat.games.command.content.kinds.nation_file import NationFile
from combat.games.command.content.library import Library
from combat.games.command.content.made_up.maker import Maker
from combat.games.command.rules.ground.ground_map import GroundMap

PLACE = "assets/generator.toml"


def maker_of(library: Library) -> Maker:
    """Return the generator for the content of a library; faulty maps are left out.

    Raises ContentError for faulty tables or nations.
    """
    rules = read(library.file(PLACE), GeneratorFile).content
    files = {file.stem: file for file in library.files("assets/nations/*.toml")}
    nations = {name: read(file, NationFile).content for name, file in sorted(files.items())}
    maps: dict[str, GroundMap] = {}
    for file in library.files("assets/boards/*.tmx"):
        try:
            maps[file.stem] = load_map(file)
        except ContentError:
            continue
    return Maker(rules, nations, [maps[name] for name in sorted(maps)])
