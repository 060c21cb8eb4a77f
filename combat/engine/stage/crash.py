"""When the program itself fails: the whole story goes into a log file, the player gets one line."""

from __future__ import annotations

import platform
import time
import traceback
from pathlib import Path

import pygame

import combat
from combat.engine.files import folders
from combat.engine.files.one_line import one_line
from combat.engine.stage.drawing import theme
from combat.engine.stage.paper.dialog import draw_slip
from combat.engine.words import capital, text

LONGEST = 30.0
"""Seconds that the last words stay on the screen if nobody presses a key."""


def report(error: BaseException) -> str:
    """Writes down what happened; returns one line with the cause and where to read on."""
    cause = " ".join(str(error).split()) or "no message"
    line = f"the game had to stop ({type(error).__name__}: {cause}); what was played is kept, go on with: combat resume"
    return one_line(f"{line}; {keep_story(error)}")


def keep_story(error: BaseException) -> str:
    """Writes down what happened; returns where to read on, or why it could not be written."""
    try:
        path = log_file()
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(_story(error), encoding="utf-8", errors="backslashreplace")
    except OSError as refused:
        return f"no log could be written: {refused.strerror}"
    return f"details: {path}"


def show(line: str) -> None:
    """Lays the line over the last picture until a key is pressed; a player without a terminal reads it there."""
    window = pygame.display.get_surface() if pygame.display.get_init() else None
    if window is None or pygame.display.get_driver() in ("dummy", "offscreen"):
        return
    slip = pygame.Rect(0, 0, min(theme.px(620), window.get_width() - theme.px(40)), 0)
    face = theme.font("sans", 16)
    lines = face.wrap(capital(line), slip.width - theme.px(48))
    slip.height = theme.px(92) + len(lines) * theme.px(22)
    slip.center = window.get_rect().center
    draw_slip(window, slip, text("dialog-fault"), lines)
    pygame.display.flip()
    end = time.monotonic() + LONGEST
    while time.monotonic() < end:
        pygame.time.wait(50)
        if any(event.type in (pygame.KEYDOWN, pygame.QUIT) for event in pygame.event.get()):
            return


def log_file() -> Path:
    """A new log's place in the state folder."""
    return folders.state() / time.strftime("crash-%Y%m%d-%H%M%S.log")


def _story(error: BaseException) -> str:
    about = (
        f"combat {getattr(combat, '__version__', '')}, pygame-ce {pygame.version.ver}, SDL {pygame.get_sdl_version()}, "
        f"Python {platform.python_version()}, {platform.platform()}\n\n"
    )
    return about + "".join(traceback.format_exception(error))
