"""Virtual screen with the game in a window: input by xdotool, screenshots from the screen's memory."""

from __future__ import annotations

import json
import os
import shlex
import struct
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pygame

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = shlex.split(os.environ.get("COMBAT_PROGRAM", "")) or [sys.executable, "-m", "combat"]
"""The program under test: this checkout, or that of COMBAT_PROGRAM, such as the frozen game by `make app-check`."""
PATIENCE = 40.0
"""Seconds after which a test gives up waiting."""

SETTINGS = {
    "pace": "instant",
    "confirm_commit": False,
    "tooltip_delay": 9.0,
    "edge_scroll": False,
    "minimap": False,
    "hints": "off",
    "next_man": "asked",
}


class Screen:
    """Xvfb with one window; all its processes are terminated on exit."""

    def __init__(self, folder: Path, size: tuple[int, int]) -> None:
        self.folder, self.size = folder, size
        self.window = size
        """The size in which the game's window was opened."""
        self._window = ""
        self._processes: list[subprocess.Popen[bytes]] = []
        self._display = ""

    def __enter__(self) -> Screen:
        read, write = os.pipe()
        screen = f"{self.size[0]}x{self.size[1]}x24"
        words = [
            "Xvfb",
            "-displayfd",
            str(write),
            "-screen",
            "0",
            screen,
            "-nolisten",
            "tcp",
            "-noreset",
            "-fbdir",
            str(self.folder),
        ]
        self._start(words, pass_fds=(write,))
        os.close(write)
        with os.fdopen(read) as told:
            self._display = f":{told.readline().strip()}"
        self.until(lambda: self._hand("getdisplaygeometry").returncode == 0, "the screen can be drawn on")
        return self

    def __exit__(self, *_: object) -> None:
        for process in reversed(self._processes):
            process.terminate()
            process.wait(10)

    def _start(self, words: list[str], pass_fds: tuple[int, ...] = ()) -> None:
        with (self.folder / f"{Path(words[0]).name}.log").open("wb") as log:
            self._processes.append(
                subprocess.Popen(
                    words,
                    env=self._environment(),
                    stdin=subprocess.PIPE,
                    stdout=log,
                    stderr=log,
                    pass_fds=pass_fds,
                    cwd=ROOT,
                )
            )

    def _environment(self) -> dict[str, str]:
        own = {f"COMBAT_{name}_DIR": str(self.folder / name.lower()) for name in ("DATA", "CONFIG", "CACHE", "STATE")}
        video = {"SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy", "SDL_FRAMEBUFFER_ACCELERATION": "0"}
        return {**os.environ, **own, **video, "DISPLAY": self._display}

    def start(self, words: list[str], told: Path) -> subprocess.Popen[bytes]:
        """Start a program on the screen, with its output written to the file `told`; return its process."""
        with told.open("wb") as out:
            return subprocess.Popen(words, env=self._environment(), stdout=out, stderr=out, cwd=ROOT)

    # -- the game -----------------------------------------------------------------------------------------------

    def play(
        self, scenario: str, seed: int, *, program: list[str] = PROGRAM, size: tuple[int, int] | None = None
    ) -> subprocess.Popen[bytes]:
        """Start a new game and wait for its window; return the process.

        The window is as large as the screen unless `size` is given.
        """
        config = self.folder / "config"
        config.mkdir()
        (config / "settings.json").write_text(json.dumps(SETTINGS))
        self.window = width, height = size or self.size
        resolution = f"{width}x{height}"
        options = ["--seed", str(seed), "--resolution", resolution, "--no-sound"]
        self._start([*program, "play", scenario, *options])
        self.until(lambda: self.title() == "COMBAT!", "the window opens")
        return self._processes[-1]

    def title(self) -> str:
        """Move the pointer into the window and return the window's title, or "" if there is no window."""
        x, y = self.size[0] // 2, (self.size[1] - self.window[1]) // 2 + 20
        told = self._hand("mousemove", str(x), str(y), "getmouselocation", "--shell").stdout.decode()
        self._window = next((line.partition("=")[2] for line in told.splitlines() if line.startswith("WINDOW=")), "0")
        return self._hand("getwindowname", self._window).stdout.decode().strip()

    def answers(self) -> int:
        """Return the number of answers in the last journal, 0 if there is none."""
        journals = sorted((self.folder / "data").rglob("*.combat"))
        if not journals:
            return 0
        return sum(line.startswith(b'{"to"') for line in journals[-1].read_bytes().splitlines())

    # -- hand and eye -------------------------------------------------------------------------------------------

    def _hand(self, *words: str) -> subprocess.CompletedProcess[bytes]:
        return subprocess.run(["xdotool", *words], env=self._environment(), capture_output=True, check=False)

    def place(self) -> pygame.Rect:
        """Return the window's rectangle on the screen, in pixels."""
        told = self._hand("getwindowgeometry", "--shell", self._window).stdout.decode()
        where = dict(line.split("=") for line in told.splitlines() if "=" in line)
        return pygame.Rect(*(int(where[name]) for name in ("X", "Y", "WIDTH", "HEIGHT")))

    def move(self, at: tuple[int, int]) -> None:
        """Move the window to a point of the screen, as a window manager would."""
        self._hand("windowmove", self._window, str(at[0]), str(at[1]))

    def resize(self, size: tuple[int, int]) -> None:
        """Change the size of the window."""
        self._hand("windowsize", self._window, str(size[0]), str(size[1]))

    def press(self, *keys: str) -> None:
        """Press keys one after the other, named as in X."""
        for key in keys:
            self._hand("key", key, "sleep", "0.05")

    def click(self, at: tuple[int, int]) -> None:
        """Click with the left button."""
        self._hand("mousemove", str(at[0]), str(at[1]), "sleep", "0.05", "click", "1", "sleep", "0.05")

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """Drag with the left button from one point to another."""
        way = [(round(start[n] + (end[n] - start[n]) * share)) for share in (0.3, 0.7, 1.0) for n in (0, 1)]
        words = ["mousemove", str(start[0]), str(start[1]), "sleep", "0.05", "mousedown", "1"]
        for x, y in zip(way[::2], way[1::2], strict=True):
            words += ["sleep", "0.05", "mousemove", str(x), str(y)]
        self._hand(*words, "sleep", "0.05", "mouseup", "1", "sleep", "0.05")

    def look(self) -> pygame.Surface:
        """Return a screenshot of the whole screen, read from the framebuffer file of Xvfb."""
        raw = (self.folder / "Xvfb_screen0").read_bytes()
        head = struct.unpack(">25I", raw[:100])
        width, height, line, colours = head[4], head[5], head[12], head[19]
        start = head[0] + colours * 12
        rows = b"".join(raw[start + line * y : start + line * y + width * 4] for y in range(height))
        picture = pygame.image.frombuffer(rows, (width, height), "BGRA")
        return picture.convert(24)

    def until(self, happened: Callable[[], bool], what: str) -> None:
        """Wait until a condition is true; raise AssertionError with the name `what` after `PATIENCE` seconds."""
        end = time.monotonic() + PATIENCE
        while not happened():
            if time.monotonic() > end:
                story = "\n".join(path.read_text(errors="replace")[-800:] for path in self.folder.glob("*.log"))
                raise AssertionError(f"it never came to this: {what}\n{story}")
            time.sleep(0.05)
