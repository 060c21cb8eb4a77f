"""Paint several boards at once, each in its own process."""

import multiprocessing
import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import numpy as np
from PIL import Image

from combat.engine.content.tiles.painted_boards import ENVIRONMENT
from combat.engine.painting.cut_tiles import write_tiles
from combat.engine.painting.painter import paint
from combat.engine.painting.plan import Plan


def paint_all(plans: Sequence[Plan], maps: Sequence[Path], sheets: Path | None) -> Iterator[str]:
    """Paint each board into the folder beside its map; yield the times of the layers of each.

    If `sheets` is given, also write each whole sheet into this folder.
    """
    os.environ.update(ENVIRONMENT)
    # read only by a newly started interpreter
    with ProcessPoolExecutor(os.cpu_count(), multiprocessing.get_context("spawn")) as painters:
        yield from painters.map(_paint_board, plans, maps, [sheets] * len(maps))


def _paint_board(plan: Plan, path: Path, sheets: Path | None) -> str:
    """Paint one board into the folder beside its map; return the times of its layers in seconds as lines of text.

    With `sheets` the whole picture is also written to that folder as PNG.
    """
    times: list[tuple[str, float]] = []
    sheet, picture = paint(plan, lambda name, seconds: times.append((name, seconds)))
    if sheets:
        Image.fromarray((picture * 255 + 0.5).astype(np.uint8)).save(sheets / f"{path.stem}.png")
    write_tiles(sheet, picture, path.with_suffix(""))
    lines = [f"{path.stem:28} {sum(seconds for _, seconds in times):5.1f} s"]
    return "\n".join(lines + [f"  {name:26} {seconds:5.1f} s" for name, seconds in times])
