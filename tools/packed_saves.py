"""Pack and unpack saves for tests: xz files, with an index of the state of each."""

from __future__ import annotations

import json
import lzma
from collections.abc import Callable
from pathlib import Path
from typing import Any

from combat.engine.journal.heads import SUFFIX

PACKED = ".xz"


def pack(made: Path, folder: Path, left: Callable[[Path], dict[str, Any]]) -> None:
    """Pack every file below `made` into `folder`; write index.json with the result of `left` for each journal."""
    index = {}
    for path in sorted(made.rglob("*.*")):
        packed = folder / path.relative_to(made).with_name(f"{path.name}{PACKED}")
        packed.parent.mkdir(parents=True, exist_ok=True)
        packed.write_bytes(lzma.compress(path.read_bytes(), preset=9 | lzma.PRESET_EXTREME))
        if path.suffix == SUFFIX:
            name = path.relative_to(made).with_suffix("").as_posix()
            index[name] = left(path)
            print(f"{name}: {packed.stat().st_size // 1024} KB")
    lines = ",\n".join(f" {json.dumps(name)}: {json.dumps(entry, ensure_ascii=False)}" for name, entry in index.items())
    folder.joinpath("index.json").write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")


def unpack(save: Path, folder: Path) -> Path:
    """Unpack a save, packed or not, into a folder; return the path of the unpacked file."""
    raw = save.read_bytes()
    path = folder / save.name.removesuffix(PACKED)
    path.write_bytes(lzma.decompress(raw) if save.suffix == PACKED else raw)
    return path


def saves_in(folder: Path) -> dict[str, Path]:
    """Return the journals below a folder, packed or not; the keys are relative paths without suffixes."""
    found = sorted(path for path in folder.rglob("*") if path.name.removesuffix(PACKED).endswith(SUFFIX))
    return {path.relative_to(folder).as_posix().removesuffix(PACKED).removesuffix(SUFFIX): path for path in found}
