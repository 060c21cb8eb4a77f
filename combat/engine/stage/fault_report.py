"""Fault reports: a zip file with the game, its log, a screenshot, settings and versions."""

from __future__ import annotations

import io
import platform
import time
import zipfile
from collections.abc import Mapping, Sequence
from pathlib import Path

import pygame

import combat
from combat.engine.files import folders
from combat.engine.files.plain_files import write_beside
from combat.engine.files.system_faults import reason
from combat.engine.stage.screen import Screen
from combat.engine.stage.settings import settings_file
from combat.engine.words import language

LARGEST = 64 << 20
"""Maximum bytes of a file to include; a save has a hundredth of it."""


def versions() -> str:
    """Return one line with the versions of the game, its libraries and the system."""
    return (
        f"combat {combat.__version__}, pygame-ce {pygame.version.ver}, SDL {pygame.get_sdl_version()}, "
        f"Python {platform.python_version()}, {platform.platform()}"
    )


def keep(screens: Sequence[Screen], surface: pygame.Surface, packs: Sequence[Path] = (), story: str = "") -> Path:
    """Write a fault report into the state folder and return its path; raise OSError if writing fails.

    `story` is the traceback of a fatal error. A screen whose evidence cannot be read is skipped, as it may be the cause
    of the fault.
    """
    parts: dict[str, bytes] = {}
    for screen in screens:
        try:
            parts |= _readable(screen.evidence())
        except Exception as fault:
            parts[f"{type(screen).__name__}.fault.txt"] = repr(fault).encode("utf-8", "backslashreplace")
    seen = [type(screen).__name__ for screen in screens]
    about = [
        versions(), f"screens: {', '.join(seen)}", f"window: {surface.get_width()}x{surface.get_height()}",
        f"language: {language()}", *(f"pack: {pack.name}" for pack in packs),
    ]  # fmt: skip
    parts["about.txt"] = "\n".join(about).encode()
    if story:
        parts["fault.txt"] = story.encode("utf-8", "backslashreplace")
    parts |= _readable({"settings.json": settings_file()})
    parts["picture.png"] = _picture(surface)
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as bundle:
        for name, data in parts.items():
            bundle.writestr(name, data)
    return write_beside(folders.state() / time.strftime("fault-%Y%m%d-%H%M%S.zip"), packed.getvalue())


def _readable(parts: Mapping[str, bytes | Path]) -> dict[str, bytes]:
    """Read the files among the parts; one that cannot be read is replaced with the reason."""
    found: dict[str, bytes] = {}
    for name, part in parts.items():
        try:
            found[name] = part if isinstance(part, bytes) else _read(part)
        except OSError as fault:
            found[f"{name}.missing.txt"] = str(reason(fault)).encode()
    return found


def _read(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(LARGEST)


def _picture(surface: pygame.Surface) -> bytes:
    written = io.BytesIO()
    pygame.image.save(surface, written, "picture.png")
    return written.getvalue()
