"""Unpack the saves written by older versions."""

from __future__ import annotations

import lzma
from pathlib import Path

HERE = Path(__file__).parent / "old"
FIRST, LAST = "0.1.0", "0.1.0-campaigns"


def unpacked(name: str, folder: Path) -> Path:
    """Unpack an old save into a folder; return its path."""
    path = folder / Path(name).name
    path.write_bytes(lzma.decompress((HERE / f"{name}.xz").read_bytes()))
    return path
