"""Paint all sheets of effects, or those named: ``python -m tools.volume1.paint_effects [NAME…]``.

Each goes to ``assets/engine/effects/NAME.png``, with a row for each variant and a column for each stage. Needs the
extra `paint`.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path

from PIL import Image

from tools.volume1.paint_effects import flames, marks, spurts, vapours
from tools.volume1.paint_effects.sheets import sheet, write

FOLDER = Path(__file__).parents[3] / "assets" / "engine" / "effects"
SHEETS: dict[str, Callable[[], Image.Image]] = {
    "powder": lambda: sheet(vapours.POWDER, 3, vapours.STAGES, vapours.powder, share=0.4),
    "dust": lambda: sheet(vapours.DUST, 3, vapours.STAGES, vapours.dust),
    "wisp": lambda: sheet(vapours.WISP, 8, 3, vapours.wisp, share=0.4),
    "flash": lambda: sheet(flames.FLASH, len(flames.TONGUES), flames.FLASH_STAGES, flames.flash, stroke=0, wander=1.2),
    "fire": lambda: sheet(flames.FIRE, 2, flames.FIRE_STAGES, flames.fire, share=0.75, wander=2.2),
    "glow": lambda: sheet(flames.GLOW, 1, 3, flames.glow, stroke=0),
    "spurt": lambda: sheet(
        spurts.SPURT, len(spurts.MATTER) * spurts.VARIANTS, spurts.SPURT_STAGES, spurts.spurt, stroke=2.0, share=0.4
    ),
    "hit": lambda: sheet(marks.HIT, 2, marks.HIT_STAGES, marks.hit, stroke=0),
    "ring": lambda: sheet(marks.RING, 1, marks.RING_STAGES, marks.ring, stroke=0),
    "bits": lambda: sheet(marks.BIT, len(marks.BITS), marks.BIT_STAGES, marks.bit, stroke=0),
}


def main(arguments: list[str] | None = None) -> int:
    """Paint the named sheets, or all; return 0."""
    parser = argparse.ArgumentParser(prog="python -m tools.volume1.paint_effects", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", choices=[[], *SHEETS], help=", ".join(SHEETS))
    asked = parser.parse_args(arguments)
    for name in asked.names or SHEETS:
        write(FOLDER, name, SHEETS[name]())
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
