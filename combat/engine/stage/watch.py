"""What lies on disk and is shown in the window: what changes there is seen, at a price that nobody notices."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Literal, TypeAlias

from combat.engine.content import layers
from combat.engine.files.traces import Trace, trace

if TYPE_CHECKING:
    from combat.engine.stage.scene import Scene

Watched: TypeAlias = Literal["saves", "scenarios", "boards", "drafts", "lab", "packs"]
"""What of the player's folders a scene lists; packs may bring anything that is listed but saves and drafts."""

PAUSE, SETTLING, SHARE = 0.5, 0.2, 200
"""Seconds between two looks, and until a change is looked at again; both are at least so many times a look's own."""


class Watch:
    """Looks at the files and folders that the uppermost scene shows, and tells it of a change.

    What is still being written is waited for. Coming back to a scene, what changed meanwhile is seen at once.
    """

    def __init__(self, named: Iterable[Path], lay_packs: Callable[[], None]) -> None:
        """`named` are packs outside the player's folder; `lay_packs` plays with the packs as they are now."""
        self._named, self._lay_packs = tuple(named), lay_packs
        self._laid = self._look_at("packs")
        self._last: Trace = frozenset()
        self._wait = 0.0
        self._back = False

    def look(self, folders: Iterable[Watched], files: Iterable[Path]) -> Trace:
        """How folders and single files are now."""
        return trace(*files).union(*map(self._look_at, folders))

    def _look_at(self, what: Watched) -> Trace:
        own = layers.own()
        match what:
            case "saves":
                return trace(own / "saves", ends=(".combat", ".campaign"))
            case "scenarios" | "drafts" | "lab":
                return trace(own / what, ends=(".toml",))
            case "boards":
                return trace(own / "assets" / "boards", ends=(".tmx", ".tsx"))
            case "packs":
                return trace(own / "packs", *_linked(own / "packs"), *self._named, deep=True)

    def come_back(self) -> None:
        """A scene has been reached: what changed before is taken in with the next round."""
        self._wait, self._back = 0.0, True

    def hurry(self) -> None:
        """Look soon: the player was in another window, and may have changed something there."""
        self._wait = 0.0

    def attend(self, scene: Scene, dt: float) -> None:
        """Lets dt seconds pass, then looks; tells a scene if what it shows has changed since it was read."""
        self._wait -= dt
        if self._wait > 0 or not (scene.watched or scene.files):
            return
        began = time.thread_time()
        packs = self._look_at("packs") if "packs" in scene.watched else None
        found = self.look((what for what in scene.watched if what != "packs"), scene.files) | (packs or frozenset())
        unlaid = packs is not None and packs != self._laid
        settled, self._last, self._back = self._back or found == self._last, found, False
        self._wait = max(PAUSE if settled else SETTLING, SHARE * (time.thread_time() - began))
        if settled and unlaid:
            self._laid = packs or frozenset()
            self._lay_packs()
        if settled and (unlaid or found != scene.trace):
            scene.trace = found
            scene.relist()


def _linked(folder: Path) -> list[Path]:
    """The packs that lie elsewhere and are only linked into a folder."""
    try:
        return [path for path in folder.iterdir() if path.is_symlink()]
    except OSError:
        return []
