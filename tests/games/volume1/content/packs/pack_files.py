"""Write packs for tests: a folder with its manifest and some files."""

from __future__ import annotations

from pathlib import Path

EXAMPLE = Path(__file__).parents[5] / "docs" / "example-pack"
CARD = 'name = "{0}"\nversion = "1.0"\nauthors = "nobody"\n'


def written(folder: Path, **files: str) -> Path:
    """Write a pack with the name of its folder; return its path.

    Files are named by their paths, with "_" for "/": "assets_weapons" is assets/weapons.toml.
    """
    folder.mkdir(parents=True, exist_ok=True)
    folder.joinpath("pack.toml").write_text(CARD.format(folder.name), encoding="utf-8")
    for name, text in files.items():
        file = folder / f"{name.replace('_', '/')}.toml"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return folder


RIFLE = '[m1-garand]\nname = "Garand of the box"\nkind = "rifle"\nrange = [{ to = 30, ws = 0 }]\n'
