"""Copy the game's content, and break one thing in the copy."""

import shutil
from pathlib import Path

from combat.engine.content.layers import shipped
from tests.games.volume1.content.checked import check

PATTERNS = ("assets/decks", "assets/events", "assets/charts", "assets/men", "assets/weapons.toml", "scenarios")
MAPS = "*.tmx"


def copy_content(folder: Path, maps: str = MAPS) -> Path:
    """Copy all content that a book depends on, with some of the boards; return the root of the copy."""
    for pattern in PATTERNS:
        source, target = shipped().path(pattern), folder / pattern
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, target)
        else:
            shutil.copy(source, target)
    boards = folder / "assets" / "boards"
    boards.mkdir()
    for pattern in (maps, "*.tsx", "*.png"):
        for file in shipped().path("assets/boards").glob(pattern):
            shutil.copy(file, boards / file.name)
    return folder


def damage(root: Path, place: str, old: str, new: str) -> int:
    """Replace the only occurrence of `old` in a file by `new`; return its line number."""
    file = root / place
    text = file.read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{text.count(old)} × {old!r} in {place}"
    file.write_text(text.replace(old, new), encoding="utf-8")
    return text[: text.index(old)].count("\n") + 1


def findings(root: Path, sheets: str = "scenarios") -> list[str]:
    """Return all findings in a copy: in its assets and in `sheets`, by default all scenarios."""
    return [str(finding) for finding in check([root / "assets", root / sheets])]
