"""Find the line of every key path in a TOML file, which tomllib does not report.

The text must be valid TOML, parsed by tomllib before; only the structure needed for counting is parsed here.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator

Path = tuple[str | int, ...]

_BLANK = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
_SPACE = re.compile(r"[ \t]*")
_BARE = re.compile(r"[A-Za-z0-9_-]+")
_STRING = re.compile(
    r'"""(?:[^\\]|\\.)*?"{3,5}(?!")'
    r"|'''.*?'{3,5}(?!')"
    r'|"(?:[^"\\\n]|\\.)*"'
    r"|'[^'\n]*'",
    re.DOTALL,
)
_SCALAR = re.compile(r"[^,\]}\n#]+")


class TomlLines:
    """The line of every table, key and array entry of one TOML text."""

    def __init__(self, text: str) -> None:
        self._found: dict[Path, int] = {}
        for path, line in _Reader(text).places():
            self._found.setdefault(path, line)

    def of(self, *path: str | int) -> int:
        """Return the line of a key path or, if it is missing, of the nearest enclosing table; 1 for the file itself."""
        for length in range(len(path), 0, -1):
            if path[:length] in self._found:
                return self._found[path[:length]]
        return 1

    def at(self, line: int) -> Path:
        """Return the shortest key path that begins in a line; the empty path if there is none."""
        return min((path for path, found in self._found.items() if found == line), key=len, default=())


class _Reader:
    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.counted, self.line = 0, 1
        self.arrays: dict[Path, int] = {}

    def places(self) -> Iterator[tuple[Path, int]]:
        table: Path = ()
        self._skip(_BLANK)
        while self.at < len(self.text):
            line = self._line()
            if self.text.startswith("[", self.at):
                table = self._header()
                for depth in range(1, len(table) + 1):  # [a.b] defines a too, if nothing did before
                    yield table[:depth], line
            else:
                yield from self._pair(table)
            self._skip(_BLANK)

    def _line(self) -> int:
        """Return the current line."""
        self.line += self.text.count("\n", self.counted, self.at)
        self.counted = self.at
        return self.line

    def _skip(self, pattern: re.Pattern[str]) -> str:
        match = pattern.match(self.text, self.at)
        if not match:
            raise ValueError(f"no sound TOML in line {self._line()}")
        self.at = match.end()
        return match[0]

    def _header(self) -> Path:
        """Parse `[table]` or `[[array of tables]]`; paths in the latter get the index of its newest entry."""
        many = self.text.startswith("[[", self.at)
        self.at += 2 if many else 1
        keys = self._keys()
        self.at += 2 if many else 1
        place = self._resolve(keys[:-1]) + keys[-1:]
        if many:
            self.arrays[place] = self.arrays.get(place, -1) + 1
        return self._resolve(keys)

    def _resolve(self, keys: Path) -> Path:
        place: Path = ()
        for key in keys:
            place += (key,)
            if place in self.arrays:
                place += (self.arrays[place],)
        return place

    def _keys(self) -> Path:
        keys: list[str] = []
        while True:
            self._skip(_SPACE)
            quoted = self.text[self.at] in "\"'"
            word = self._skip(_STRING if quoted else _BARE)
            keys.append(tomllib.loads(f"key = {word}")["key"] if quoted else word)
            self._skip(_SPACE)
            if not self.text.startswith(".", self.at):
                return tuple(keys)
            self.at += 1

    def _pair(self, table: Path) -> Iterator[tuple[Path, int]]:
        line = self._line()
        keys = self._keys()
        for length in range(1, len(keys) + 1):
            yield table + keys[:length], line
        self.at += 1
        self._skip(_SPACE)
        yield from self._value(table + keys)

    def _value(self, path: Path) -> Iterator[tuple[Path, int]]:
        opening = self.text[self.at]
        if opening == "[":
            yield from self._array(path)
        elif opening == "{":
            yield from self._inline_table(path)
        else:
            self._skip(_STRING if opening in "\"'" else _SCALAR)

    def _array(self, path: Path) -> Iterator[tuple[Path, int]]:
        for index, _ in enumerate(self._entries("]")):
            entry = (*path, index)
            yield entry, self._line()
            yield from self._value(entry)

    def _inline_table(self, path: Path) -> Iterator[tuple[Path, int]]:
        for _ in self._entries("}"):
            yield from self._pair(path)

    def _entries(self, closing: str) -> Iterator[None]:
        """Iterate over the entries up to a closing bracket, positioned before each of them."""
        self.at += 1
        self._skip(_BLANK)
        while not self.text.startswith(closing, self.at):
            yield
            self._skip(_BLANK)
            if self.text.startswith(",", self.at):
                self.at += 1
                self._skip(_BLANK)
        self.at += 1
