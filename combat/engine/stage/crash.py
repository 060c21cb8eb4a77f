"""Crash handling: writes the traceback to a log file and shows the player a short message."""

from __future__ import annotations

import sys
import time
import traceback
from collections.abc import Callable, Sequence
from pathlib import Path

import pygame

from combat.engine.files import folders
from combat.engine.files.one_line import one_line
from combat.engine.files.plain_files import write_beside
from combat.engine.files.system_faults import reason
from combat.engine.stage.drawing import theme
from combat.engine.stage.fault_report import versions
from combat.engine.stage.paper.dialog import draw_slip
from combat.engine.stage.widgets.button import Button
from combat.engine.words import text

LONGEST = 30.0
"""Seconds that the message stays on the screen without a key press."""
REPORT = pygame.K_b
"""The key that writes a fault report."""
GUARD = 0.5
"""Seconds after the crash during which key presses are ignored, because they were meant for the game."""
FOOT = 52
"""Height of the row of buttons below the lines, in pixels at scale 1."""


def report(error: BaseException) -> str:
    """Write the traceback to a log file; return one line with the cause of the error and the file's path."""
    cause = ": ".join(part for part in (type(error).__name__, " ".join(str(error).split())) if part)
    return one_line(text("crash-stopped", cause=cause, details=keep_story(error)))


def keep_story(error: BaseException) -> str:
    """Write the traceback to a log file; return a sentence with its path, or the reason why it was not written."""
    try:
        path = write_beside(log_file(), _story(error).encode("utf-8", "backslashreplace"))
    except OSError as refused:
        return text("crash-no-log", cause=str(reason(refused)))
    return text("crash-details", path=str(path))


def show(error: BaseException, keep: Callable[[str], Path] | None) -> None:
    """Show an error message over the last frame until a key or button is pressed, or the time runs out.

    The technical cause is in English and appears only in the log and in the report. `keep` writes a fault report: it
    takes the traceback and returns the file's path.
    """
    window = pygame.display.get_surface() if pygame.display.get_init() else None
    if window is None or pygame.display.get_driver() in ("dummy", "offscreen"):
        return
    before = window.copy()
    close = Button(text("button-close"), lambda: None, "Esc", "commit")
    report_it = Button(text("fault-report-title"), lambda: None, "B")
    offered = [close, report_it] if keep is not None else [close]
    told = [text("crash-told"), text("crash-kept"), *([text("fault-report-offer")] if keep is not None else [])]
    pygame.event.clear()  # drop input that was meant for the game
    _lay(window, before, text("dialog-fault"), told, offered)
    key = _key_pressed(offered)
    if keep is None or key != REPORT:
        return
    title = text("fault-report-title")
    try:
        kept = text("fault-report-kept", file=str(keep(_story(error))))
    except OSError as refused:
        title, kept = text("dialog-fault"), f"{refused.filename}: {reason(refused)}"
    print(f"combat: {kept}", file=sys.stderr)
    _lay(window, before, title, [kept], [close])
    _key_pressed([close])


def _lay(
    window: pygame.Surface, before: pygame.Surface, title: str, told: Sequence[str], buttons: Sequence[Button]
) -> None:
    """Draw a dialog with lines and buttons over the last frame."""
    slip = pygame.Rect(0, 0, min(theme.px(620), window.get_width() - theme.px(40)), 0)
    face = theme.font("sans", 16)
    lines = [part for line in told for part in face.wrap(line, slip.width - theme.px(48))]
    slip.height = theme.px(92 + FOOT) + len(lines) * theme.px(22)
    slip.center = window.get_rect().center
    window.blit(before, (0, 0))
    draw_slip(window, slip, (title,), lines)
    right = slip.right - theme.px(24)
    for button in buttons:
        right = button.place(right, slip.bottom - theme.px(FOOT), theme.px(34)).left - theme.px(8)
        button.draw(window)
    pygame.display.flip()


def _key_pressed(buttons: Sequence[Button]) -> int:
    """Wait for a key press or a click on a button and return its key; 0 on closing the window or after a timeout."""
    began = time.monotonic()
    while time.monotonic() < began + LONGEST:
        pygame.time.wait(50)
        for event in pygame.event.get():
            if event.type == pygame.QUIT:
                return 0
            if event.type == pygame.KEYDOWN and time.monotonic() >= began + GUARD:
                return int(event.key)
            if event.type == pygame.MOUSEBUTTONUP and event.button == pygame.BUTTON_LEFT:
                clicked = next((button.key for button in buttons if button.rect.collidepoint(event.pos)), "")
                if clicked:
                    return REPORT if clicked == "B" else pygame.K_ESCAPE
    return 0


def log_file() -> Path:
    """Return the path of a new log file in the state folder."""
    return folders.state() / time.strftime("crash-%Y%m%d-%H%M%S.log")


def _story(error: BaseException) -> str:
    return f"{versions()}\n\n{''.join(traceback.format_exception(error))}"
