"""Recordings (takes) of each sound: found in the layers, picked at random without repetition, and cached decoded."""

from __future__ import annotations

import random
from collections import OrderedDict
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Generic, Protocol, TypeVar

from combat.engine.content.layers import Layer
from combat.engine.content.sounds.take_files import FOLDER, TAKE

KEPT = 6 * 1024 * 1024
"""Bytes of decoded sound in the cache: half a minute."""


class Decoded(Protocol):
    """A decoded sound."""

    def get_length(self) -> float:
        """Return the length of the sound in seconds."""


T = TypeVar("T", bound=Decoded)


class Takes(Generic[T]):
    """The recordings of all sounds."""

    def __init__(self, layers: Sequence[Layer], decode: Callable[[Path], T], bytes_a_second: int) -> None:
        self._layers, self._decode, self._rate = tuple(reversed(layers)), decode, bytes_a_second
        self._found: dict[str, dict[tuple[str, str], list[Path]]] = {}
        self._last: dict[str, Path] = {}
        self._kept: OrderedDict[Path, T] = OrderedDict()
        self._random = random.Random()

    def file(self, name: str, *, far: bool = False, around: str = "") -> Path | None:
        """Return a recording of a sound, if possible not the same as last time; None if there is none.

        `around` names the surroundings whose echo it should have, and with `far` it is one heard from a distance. If
        there is none, recordings on open ground are used, then those of the other distance.
        """
        takes = self._takes(name)
        reach, other = ("far", "near") if far else ("near", "far")
        wanted = ((reach, around), (reach, ""), (other, around), (other, ""))
        files = next((takes[each] for each in wanted if each in takes), None)
        if files is None:
            return None
        fresh = [file for file in files if file != self._last.get(name)]
        chosen = self._last[name] = self._random.choice(fresh or files)
        return chosen

    def sound(self, file: Path) -> T:
        """Return the decoded sound of a file, from an LRU cache if possible; raise what the decoder raises."""
        if file in self._kept:
            self._kept.move_to_end(file)
        else:
            self._kept[file] = self._decode(file)
            while len(self._kept) > 1 and self._room() > KEPT:
                self._kept.popitem(last=False)
        return self._kept[file]

    def _room(self) -> float:
        return sum(sound.get_length() for sound in self._kept.values()) * self._rate

    def _takes(self, name: str) -> dict[tuple[str, str], list[Path]]:
        """Return the recordings of the topmost layer that has any, by distance and surroundings."""
        if name not in self._found:
            self._found[name] = next(filter(None, (_in_folder(layer, name) for layer in self._layers)), {})
        return self._found[name]


def _in_folder(layer: Layer, name: str) -> dict[tuple[str, str], list[Path]]:
    found: dict[tuple[str, str], list[Path]] = {}
    folder = layer.path(f"{FOLDER}/{name}")
    for file in sorted(folder.iterdir()) if folder.is_dir() else ():
        take = TAKE.fullmatch(file.name)
        if take is not None:
            found.setdefault((take[1], take[2] or ""), []).append(file)
    return found
