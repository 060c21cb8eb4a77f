"""The sheets of effects are painted again with the same pixels (only if the paint extra is installed)."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import pytest

EFFECTS = Path(__file__).parents[4] / "assets" / "engine" / "effects"

if find_spec("skia"):
    from PIL import Image

    from tools.volume1.paint_effects.__main__ import SHEETS


@pytest.mark.skipif(not find_spec("skia"), reason="the paint extra is not installed")
@pytest.mark.parametrize("name", ["bits", "hit", "glow"])
def test_a_sheet_is_painted_as_it_lies_in_the_assets(name: str) -> None:
    assert SHEETS[name]().tobytes() == Image.open(EFFECTS / f"{name}.png").tobytes()
