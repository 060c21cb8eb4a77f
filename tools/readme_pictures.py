"""Draw the pictures of the README as JPEG files of 0.6 MB in all: `python -m tools.readme_pictures`."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

import pygame

from combat.cli import main as combat
from tools.armour import manual_picture as armour_picture
from tools.command import manual_picture
from tools.contact import manual_picture as contact_picture

DOCS = Path(__file__).resolve().parents[1] / "docs"
SIZE, SHOWN = (1280, 720), (1072, 603)
"""Size at which the window is drawn, and that of the picture."""
LARGEST = 180_000
"""Greatest size of a picture in bytes."""


def _volume1(size: tuple[int, int], out: Path) -> None:
    """Draw a battle of First Light after 560 answers."""
    width, height = size
    code = combat(["shot", "first-light", "--at", "560", "--size", f"{width}x{height}", "--out", str(out)])
    if code:
        sys.exit(code)


PICTURES: dict[str, Callable[[tuple[int, int], Path], None]] = {
    "table.jpg": _volume1,
    "command.jpg": manual_picture.draw,
    "armour.jpg": armour_picture.draw,
    "contact.jpg": contact_picture.draw,
}


def main() -> None:
    """Draw the README's images into docs/ and print their sizes.

    Exit with an error at the first image that is too large.
    """
    for name, draw in PICTURES.items():
        with TemporaryDirectory() as folder:
            drawn = Path(folder) / "drawn.png"
            draw(SIZE, drawn)
            pygame.image.save(pygame.transform.smoothscale(pygame.image.load(drawn), SHOWN), DOCS / name)
        size = (DOCS / name).stat().st_size
        print(f"docs/{name}: {size / 1e6:.2f} MB")
        if size > LARGEST:
            sys.exit(f"docs/{name}: {size} bytes; a picture of the README has at most {LARGEST}")


if __name__ == "__main__":
    main()
