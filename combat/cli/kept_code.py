"""The compiled code of the house and of its libraries in one file beside Python's own: a start opens that instead of
seven hundred.

Each of them would be searched in its folder, opened, read and closed; here it costs one look at whether its source is
still as it was. A module that is not kept, or has changed, is imported as ever, and kept by the end of the call.
"""

from __future__ import annotations

import marshal
import os
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import MAGIC_NUMBER
from itertools import accumulate, pairwise
from pathlib import Path
from types import CodeType
from typing import TypeAlias

_ROOT = Path(__file__).parents[1]
_AT_ONCE = 1 << 18
"""Bytes that are read at once: what is imported in turn lies in turn."""
_WORD = 3
"""Bytes at the beginning that say how long the list of modules is."""
_SPOILT = (OSError, ValueError, EOFError, TypeError, AttributeError, LookupError)
"""What comes of a file that is not as it was written."""

Source: TypeAlias = tuple[int, int]
"""Time and size of a source when its code was kept."""
Kept: TypeAlias = tuple[str, Source, int, int]
"""The file of a module's source, how that was, and from where to where its code lies."""


class KeptCode:
    """Code in a file, among those who are asked for modules."""

    def __init__(self, file: Path, places: Sequence[str]) -> None:
        """`places` are the folders of which modules are kept: with others, others may be meant by the same names."""
        self._file, self._places = file, tuple(f"{place}{os.sep}" for place in places)
        self._head = MAGIC_NUMBER, self._places
        self._opened, self._begins = -1, 0
        self._last = 0, b""
        """What was read last, and where it begins."""
        self._kept: Mapping[str, Kept] = {}
        with suppress(*_SPOILT), file.open("rb") as stream:
            length = int.from_bytes(stream.read(_WORD), "little")
            head, kept = marshal.loads(stream.read(length))
            ends = next(reversed(kept.values()))[-1] if kept else 0
            if head == self._head and os.fstat(stream.fileno()).st_size == _WORD + length + ends:
                self._kept, self._begins = kept, _WORD + length
                self._opened = os.dup(stream.fileno())

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        """How a module is imported whose code is kept and as it is now; None for any other."""
        kept = self._kept.get(name)
        if kept is None or _source(kept[0]) != kept[1]:
            return None
        spec = ModuleSpec(name, KeptLoader(name, kept[0], self), origin=kept[0])
        spec.has_location = True
        folder, _, base = kept[0].rpartition(os.sep)
        if base == "__init__.py":
            spec.submodule_search_locations = [folder]
        return spec

    def code(self, name: str) -> bytes:
        """A module's code as it lies in the file; raises OSError.

        Processes that have forked may read at the same time: none of them has a place in the file.
        """
        _, _, start, end = self._kept[name]
        first, last = self._last
        if not first <= start <= end <= first + len(last):
            first, last = self._last = start, os.pread(self._opened, max(end - start, _AT_ONCE), self._begins + start)
        return last[start - first : end - first]

    def keep(self) -> None:
        """Keep what was imported some other way; where it cannot be written, nothing is."""
        new = [name for name in sys.modules if self._is_new(name)]
        if not new or not os.access(self._file.parent, os.W_OK):
            return
        with suppress(*_SPOILT, MemoryError):
            made = {name: made for name in {**self._kept, **dict.fromkeys(new)} if (made := self._made(name))}
            ends = (0, *accumulate(len(code) for _, _, code in made.values()))
            places = zip(made.items(), pairwise(ends), strict=True)
            rows = {name: (file, source, start, end) for (name, (file, source, _)), (start, end) in places}
            index = marshal.dumps((self._head, rows))
            parts = (code for _, _, code in made.values())
            self._write(b"".join((len(index).to_bytes(_WORD, "little"), index, *parts)))

    def _is_new(self, name: str) -> bool:
        """Whether a module came from a file of those folders that is not kept as it is now."""
        loader = getattr(sys.modules[name], "__loader__", None)
        if type(loader) is not SourceFileLoader or loader.name != name:  # one that has two names is kept by its own
            return False
        return loader.path.startswith(self._places) and not self._is_kept(name)

    def _is_kept(self, name: str) -> bool:
        kept = self._kept.get(name)
        return kept is not None and _source(kept[0]) == kept[1]

    def _made(self, name: str) -> tuple[str, Source, bytes] | None:
        """The file of a module's source, how that is, and its code; None where it is not there any more."""
        if self._is_kept(name):
            file, source, _, _ = self._kept[name]
            return file, source, self.code(name)
        loader = getattr(sys.modules.get(name), "__loader__", None)
        if not isinstance(loader, SourceFileLoader):
            return None
        now = _source(loader.path)  # before its code: what changes meanwhile is seen to have changed
        code = SourceFileLoader(name, loader.path).get_code(name)
        return None if now is None or code is None else (loader.path, now, marshal.dumps(code))

    def _write(self, content: bytes) -> None:
        """Puts it into the file in one step; raises OSError and leaves nothing behind."""
        draft = self._file.with_name(f"{self._file.name}.{os.getpid()}")
        try:
            draft.write_bytes(content)
            draft.replace(self._file)
        except OSError:
            draft.unlink(missing_ok=True)
            raise


class KeptLoader(SourceFileLoader):
    """Loads a module by its kept code; whatever else is asked of it, it finds in the source."""

    def __init__(self, name: str, file: str, among: KeptCode) -> None:
        super().__init__(name, file)
        self._among = among

    def get_code(self, fullname: str) -> CodeType | None:
        with suppress(*_SPOILT):
            code: CodeType = marshal.loads(self._among.code(fullname))
            return code
        return super().get_code(fullname)


def _source(file: str) -> Source | None:
    """How a source is now; None where there is none."""
    try:
        found = os.stat(file)  # noqa: PTH116 - five hundred times at a start
    except OSError:
        return None
    return found.st_mtime_ns, found.st_size


def beside_python() -> KeptCode | None:
    """The house's own, from now on among those who are asked; None where Python keeps no code either.

    Nor is there one on Windows, where a file has but one place at which it is read.
    """
    if getattr(sys, "frozen", False) or sys.dont_write_bytecode or not __spec__.cached or not hasattr(os, "pread"):
        return None
    places = [str(_ROOT), *(place for place in sys.path[1:] if os.path.isdir(place))]  # noqa: PTH112
    kept = KeptCode(Path(__spec__.cached).with_suffix(".kept"), places)
    sys.meta_path.insert(0, kept)
    return kept
