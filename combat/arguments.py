"""What is written behind the options of the command line, read with one clear line for what it is not."""

from __future__ import annotations

import argparse
import contextlib
import re
from collections.abc import Callable


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
    if match is None or not (640 <= int(match[1]) <= 16384 and 360 <= int(match[2]) <= 16384):
        raise argparse.ArgumentTypeError(f'"{text}" is not a size like 1600x900, from 640x360')
    return int(match[1]), int(match[2])


def scale(text: str) -> float:
    """The size of type and controls."""
    with contextlib.suppress(ValueError):
        if 0.75 <= float(text) <= 3:
            return float(text)
    raise argparse.ArgumentTypeError(f'"{text}" is not a scale from 0.75 to 3')


def overlay(text: str) -> str:
    """The hex whose lines of sight are laid over the board."""
    kind, _, hex_ = text.partition(":")
    if kind != "los" or not re.fullmatch(r"([a-z0-9-]+:)?[0-9]{2,3}\.[0-9]{2,3}", hex_):
        raise argparse.ArgumentTypeError(f'"{text}" is not an overlay; write los:HEX, like los:12.10')
    return hex_
