"""All loaders of content files of CONTACT!, with valid files to be corrupted."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from combat.engine.content.checking import check_paths
from combat.engine.content.findings import ContentError
from combat.engine.content.layers import Layer, shipped
from combat.engine.files import folders
from combat.games.contact.content.assembly import Assembly
from combat.games.contact.content.battle_tables import prove_table
from combat.games.contact.content.kinds import KINDS
from combat.games.contact.content.library import Library
from tests.engine.spoiling import Loader, at, own, readable

PLACES = (
    "weapons.toml", "nations.toml", "batteries.toml", "units/guns.toml", "units/foot.toml", "forces/s42.toml",
    "charts/figures.toml", "charts/ground.toml", "charts/outlines.toml", "charts/prices.toml",
)  # fmt: skip
"""Content files that a pack may replace."""


def sample(place: str) -> Callable[[], list[bytes]]:
    """Return a function that returns the content of a shipped file."""
    return lambda: [(folders.share() / place).read_bytes()]


def pack() -> Path:
    """Return the folder of the pack in the player's data folder."""
    return folders.data() / "packs" / "poland"


def use_content(path: Path) -> None:
    """Read all content with a pack above it; raise ContentError if there are findings."""
    assert path.is_relative_to(pack())
    found = Assembly(Library([shipped("contact"), Layer(pack(), "poland", "1.0")])).findings
    if found:
        raise ContentError(found)


def use_mission(path: Path) -> None:
    """Check a mission and build its book; assert that each finding is one readable line."""
    for finding in check_paths([path], [], KINDS):
        readable(str(finding))
    Library([shipped("contact")]).read_book(path)


LOADERS: dict[str, Loader] = {
    "mission": Loader(sample("scenarios/contact/hedgerow-road.toml"), use_mission, own("spoilt.toml")),
    "table": Loader(sample("assets/contact/tables/mill-stream.tmx"), prove_table, own("spoilt.tmx"), "text"),
    **{
        place: Loader(sample(f"assets/contact/{place}"), use_content, at(pack, f"assets/{place}"), slow=True)
        for place in PLACES
    },
}
