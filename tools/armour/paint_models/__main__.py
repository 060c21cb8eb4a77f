"""Paint the models of ARMOUR!, or draw all of them on a sheet.

python -m tools.armour.paint_models paint [WORD …]           paints assets; only those whose name has a word
python -m tools.armour.paint_models sheet OUT.png [WORD …]   models at three sizes as the game draws them
"""

from __future__ import annotations

import multiprocessing
import sys
from pathlib import Path

import pygame

from tools.armour.paint_models.models import Model, models
from tools.armour.paint_models.pages import FOLDER, paint_page
from tools.armour.paint_models.sheet import sheet


def main(words: list[str]) -> int:
    """Run the command `paint` or `sheet` in `words`.

    Return 0, or 2 after printing the usage if the command is unknown.
    """
    match words:
        case ["paint", *wanted]:
            _paint([model for model in models() if _is_meant(model, wanted)])
        case ["sheet", out, *wanted]:
            pygame.image.save(sheet([model for model in models() if _is_meant(model, wanted)]), out)
        case _:
            print(__doc__, file=sys.stderr)
            return 2
    return 0


def _is_meant(model: Model, wanted: list[str]) -> bool:
    return not wanted or any(word in model.name for word in wanted)


def _paint(chosen: list[Model]) -> None:
    """Paint pages, several at once."""
    names = {model.name: model for model in chosen}
    with multiprocessing.Pool(2) as pool:
        for file in pool.imap_unordered(_paint_named, names):
            print(file.relative_to(FOLDER), file.stat().st_size, flush=True)


def _paint_named(name: str) -> Path:
    return paint_page(next(model for model in models() if model.name == name))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
