"""All loaders of content files of ARMOUR!, with valid files to be corrupted."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from combat.engine.content.checking import check_paths
from combat.engine.content.findings import ContentError
from combat.engine.content.layers import Layer, shipped
from combat.engine.files import folders
from combat.games.armour.content.assembly import Assembly
from combat.games.armour.content.battle_tables import prove_table
from combat.games.armour.content.kinds import KINDS
from combat.games.armour.content.library import Library
from tests.engine.spoiling import Loader, at, own, readable

PLACES = ("nations/germany.toml", "teams/guns.toml", "weapons.toml", "charts/keywords.toml", "charts/ground.toml")
"""Content files that a pack may replace."""


def samples(*places: str) -> Callable[[], list[bytes]]:
    """Return a function that returns the contents of shipped files."""
    return lambda: [(folders.share() / place).read_bytes() for place in places]


def pack() -> Path:
    """Return the folder of the pack in the player's data folder."""
    return folders.data() / "packs" / "italy"


def use_content(path: Path) -> None:
    """Read all content with a pack above it; raise ContentError if there are findings."""
    assert path.is_relative_to(pack())
    found = Assembly(Library([shipped("armour"), Layer(pack(), "italy", "1.0")])).findings
    if found:
        raise ContentError(found)


def use_list(path: Path) -> None:
    """Check and load a force list.

    Assert that each finding is one readable line, and raise ContentError if there are any.
    """
    for finding in check_paths([path], [], KINDS):
        readable(str(finding))
    Library([shipped("armour")]).load_force(path)


def in_pack(place: str) -> Callable[[], Path]:
    """Return a function that returns the path of a file in the pack."""
    return at(pack, f"assets/{place}")


LOADERS: dict[str, Loader] = {
    "force": Loader(
        samples("assets/armour/forces/german-tanks-100.toml", "assets/armour/forces/british-infantry-75.toml"),
        use_list,
        own("spoilt.toml"),
    ),
    "mission": Loader(
        samples("scenarios/armour/through-the-wire.toml", "scenarios/armour/late-column.toml"),
        lambda path: Library([shipped("armour")]).read_book(path),
        own("spoilt.toml"),
    ),
    "table": Loader(samples("assets/armour/tables/steppe.tmx"), prove_table, own("spoilt.tmx"), "text"),
    **{place: Loader(samples(f"assets/armour/{place}"), use_content, in_pack(place), slow=True) for place in PLACES},
}
