"""`combat check` accepts every TOML and Fluent example file in the manual."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pygame
import pytest

from combat.cli import main

ROOT = Path(__file__).resolve().parents[1]
BLOCK = re.compile(r"^```(toml|ftl)\n(.*?)^```", re.MULTILINE | re.DOTALL)
COMMENTED_KEY = re.compile(r"^# (?=\w+ = )", re.MULTILINE)
COURSE = ("[[ending]]", "[last_turns]", "[[happening]]")
"""The tables of a scenario that the block contains."""
PLACES = {
    ("campaigns.md", 0): "scenarios/two-bridges/campaign.toml",
    ("campaigns.md", 1): "scenarios/without-end/campaign.toml",
    ("lab.md", 0): "assets/lab/taylor.toml",
    ("lab.md", 1): "assets/lab/a-score-of-seven.toml",
    ("lessons.md", 0): "assets/lessons/first.toml",
    ("packs.md", 0): "pack.toml",
    ("packs.md", 1): "assets/decks/friendly.toml",
    ("packs.md", 2): "assets/decks/enemy.toml",
    ("packs.md", 3): "assets/charts/orders.toml",
    ("packs.md", 4): "scenarios/first-light-again.toml",
    ("packs.md", 5): "assets/skins/farmhouse.toml",
    ("packs.md", 6): "assets/locale/de/words.ftl",
    ("packs.md", 7): "assets/locale/de/order.ftl",
    ("packs.md", 8): "assets/locale/de/texts/scenarios/orchard-wall.ftl",
    ("packs.md", 9): "assets/sounds.toml",
}
"""(page, number of the block there) -> path of such a file according to the text around it."""
GAMES = {("lab.md", 1): "armour"}
"""The game of a block that is not of Volume 1."""


def blocks() -> dict[tuple[str, int], str]:
    """Return every content file, or part of one, shown in the manual, by page and position."""
    pages = sorted((ROOT / "docs").glob("*.md"))
    return {
        (page.name, place): found[2]
        for page in pages
        for place, found in enumerate(BLOCK.finditer(page.read_text("utf-8")))
        if not found[2].startswith("[project")  # how a title is packed
    }


def whole(place: str, block: str) -> str:
    """Return the complete file for a block that shows only a part of a campaign or a scenario."""
    if place.startswith("scenarios/without-end"):
        campaign = blocks()["campaigns.md", 0]
        return campaign[: campaign.index("[[battle]]")] + block + campaign[campaign.index("[[verdict]]") :]
    if place.startswith("scenarios/first-light-again"):
        sheet = (ROOT / "scenarios/volume1/first-light.toml").read_text("utf-8")
        parts = re.split(r"^(?=\[)", sheet.replace('"soldat-jung"', '"hptm-richter"'), flags=re.MULTILINE)
        return "".join(part for part in parts if not part.startswith(COURSE)) + block
    return block


def make_pack(folder: Path, name: str, game: str = "volume1") -> Path:
    """Write a pack that contains only its pack.toml; return its folder."""
    folder.mkdir(parents=True)
    (folder / "pack.toml").write_text(f'name = "{name}"\nversion = "1.2"\ngame = "{game}"\n', "utf-8")
    return folder


def add_needed(pack: Path, place: str) -> None:
    """Add the files that a block refers to: a scan, takes of sounds, a scenario."""
    if place == "pack.toml":
        (pack / "assets/decks").mkdir(parents=True)
        shutil.copy(ROOT / "assets/volume1/decks/friendly.toml", pack / "assets/decks")
    if place.startswith("assets/skins"):
        (pack / "assets/skins").mkdir(parents=True)
        pygame.image.save(pygame.Surface((6930, 4860), depth=24), pack / "assets/skins/farmhouse.jpg")
    if place == "assets/sounds.toml":
        take = min((ROOT / "assets").rglob("near-1.ogg"))
        for sound in ("fire-lebel", "air-mill"):
            (pack / "assets/sounds" / sound).mkdir(parents=True)
            shutil.copy(take, pack / "assets/sounds" / sound / take.name)
        (pack / "scenarios").mkdir()
        shutil.copy(ROOT / "scenarios/volume1/first-light.toml", pack / "scenarios/the-mill.toml")


def test_every_example_file_of_the_manual_is_checked() -> None:
    assert blocks().keys() == PLACES.keys()


AS_SHOWN = [(block, said) for block, said in blocks().items()]
UNCOMMENTED = [(block, COMMENTED_KEY.sub("", said)) for block, said in AS_SHOWN if COMMENTED_KEY.search(said)]


@pytest.mark.parametrize(
    ("block", "said"),
    AS_SHOWN + UNCOMMENTED,
    ids=lambda value: "-".join(map(str, value)) if isinstance(value, tuple) else "",
)
def test_the_checker_finds_nothing_wrong_with_an_example_file(
    block: tuple[str, int], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A block is sound as it is shown, and where it shows keys as comments with these as keys, too."""
    place, game = PLACES[block], GAMES.get(block, "volume1")
    pack, below = make_pack(tmp_path / "pack", "example", game), make_pack(tmp_path / "below", "bocage-men", game)
    add_needed(pack, place)
    file = pack / place
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(whole(place, said), "utf-8")
    assert main(["--game", game, "check", str(pack), "--pack", str(below)]) == 0, capsys.readouterr()


def test_a_fault_in_an_example_file_is_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Each place is one that the checker reads: a file that is no TOML is found at every one of them."""
    for number, place in enumerate(sorted({*PLACES.values()} - {"pack.toml"})):
        if not place.endswith(".toml"):
            continue
        pack = make_pack(tmp_path / str(number), "example")
        (pack / place).parent.mkdir(parents=True, exist_ok=True)
        (pack / place).write_text("= nothing\n", "utf-8")
        assert main(["check", str(pack)]) == 2, place
        assert Path(place).name in capsys.readouterr().out
