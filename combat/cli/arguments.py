"""What is written behind the options of the command line, read with one clear line for what it is not."""

from __future__ import annotations

import argparse
import contextlib
import re
from collections.abc import Callable

from combat.engine.space.hexes.hex import Hex, HexError, on_sheet

LARGEST = 64_000_000
"""Pixels of a window or picture."""


def number(least: int) -> Callable[[str], int]:
    """A reader of whole numbers that are no less than this."""

    def read(text: str) -> int:
        if not re.fullmatch(r"[0-9]{1,18}", text) or int(text) < least:
            raise argparse.ArgumentTypeError(f'"{text}" is not a whole number of at least {least}')
        return int(text)

    return read


def size(text: str) -> tuple[int, int]:
    """A window's width and height in pixels."""
    match = re.fullmatch(r"([0-9]{3,5})[x×]([0-9]{3,5})", text)
    width, height = (int(match[1]), int(match[2])) if match is not None else (0, 0)
    if width < 640 or height < 360 or width * height > LARGEST:
        most = f"{LARGEST // 1_000_000} million pixels"
        raise argparse.ArgumentTypeError(f'"{text}" is not a size like 1600x900, from 640x360 to {most}')
    return width, height


def scale(text: str) -> float:
    """The size of type and controls."""
    with contextlib.suppress(ValueError):
        if 0.75 <= float(text) <= 3:
            return float(text)
    raise argparse.ArgumentTypeError(f'"{text}" is not a scale from 0.75 to 3')


def overlay(text: str) -> str:
    """The hex whose lines of sight are laid over the board."""
    kind, _, hex_ = text.partition(":")
    with contextlib.suppress(HexError):
        if kind == "los" and (on_sheet(hex_) or Hex(hex_)):
            return hex_
    raise argparse.ArgumentTypeError(f'"{text}" is not an overlay; write los:HEX, like los:12.10')
