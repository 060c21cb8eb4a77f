"""Content files of several layers, looked up by place."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from combat.engine.content.layers import Layer


class Places:
    """The files of some layers; a file of a later layer extends or replaces the same file of an earlier one."""

    def __init__(self, layers: Sequence[Path | Layer]) -> None:
        """Take layers in ascending precedence; a folder is treated as a layer that may provide everything."""
        self.layers = tuple(layer if isinstance(layer, Layer) else Layer(layer) for layer in layers)

    @property
    def roots(self) -> tuple[Path, ...]:
        """Return the folders of the layers, in ascending precedence."""
        return tuple(layer.root for layer in self.layers)

    def file(self, place: str) -> Path:
        """Return the topmost file at a place like "assets/weapons.toml"; if there is none, the path where it
        belongs.
        """
        return self.files_at(place)[-1]

    def files_at(self, place: str) -> list[Path]:
        """Return the files to merge for a place, in ascending precedence; if there are none, the path where it
        belongs.
        """
        found: list[Path] = []
        for layer in self.layers:
            if layer.has(place):
                found = [*([] if place in layer.whole else found), layer.path(place)]
        return found or [self.layers[0].path(place)]

    def places(self, pattern: str) -> list[str]:
        """Return the places that match a pattern like "assets/men/*.toml" in any layer."""
        return sorted({place for layer in self.layers for place in layer.glob(pattern)})

    def files(self, pattern: str) -> list[Path]:
        """Return the topmost file of every place that matches a pattern."""
        return [self.file(place) for place in self.places(pattern)]

    def has_board(self, board: str) -> bool:
        """Return whether there is a board with an id; games may override this for boards without files."""
        return f"assets/boards/{board}.tmx" in self.places("assets/boards/*.tmx")

    def all_of(self, patterns: Iterable[str]) -> list[Path]:
        """Return all files to merge for the places that match any of the patterns."""
        return [file for like in patterns for place in self.places(like) for file in self.files_at(place)]

    def scenario_ids(self) -> list[str]:
        """Return all scenario ids: those listed in the lowest layer's `scenarios/order.txt` first, then the others by
        name.
        """
        found = [file.stem for file in self.files("scenarios/*.toml")]
        order = self.layers[0].path("scenarios/order.txt")
        listed = order.read_text(encoding="utf-8", errors="replace").split() if order.is_file() else []
        places = {name: place for place, name in enumerate(listed)}
        return sorted(found, key=lambda name: (places.get(name, len(listed)), name))
