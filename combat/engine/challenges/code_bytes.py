"""Compact binary encoding of integers and short words."""

from __future__ import annotations


class CodeWriter:
    """Appends integers (in base 128) and words to `raw`."""

    def __init__(self) -> None:
        self.raw = bytearray()

    def number(self, value: int) -> None:
        """Append a non-negative integer; raise ValueError if it is negative."""
        if value < 0:
            raise ValueError(value)
        while value > 0x7F:
            self.raw.append(0x80 | value & 0x7F)
            value >>= 7
        self.raw.append(value)

    def word(self, word: str) -> None:
        """Append an ASCII word; raise ValueError if it is not ASCII."""
        self.number(len(word))
        self.raw += word.encode("ascii")


class CodeReader:
    """Reads what `CodeWriter` wrote; raises ValueError and IndexError for invalid data."""

    def __init__(self, raw: bytes) -> None:
        self._raw, self._at = raw, 0

    @property
    def left(self) -> int:
        """Return the number of unread bytes."""
        return len(self._raw) - self._at

    def number(self) -> int:
        """Read an integer; raise IndexError at the end of the data, ValueError if it exceeds 64 bits."""
        value, shift = 0, 0
        while True:
            byte = self._raw[self._at]
            self._at += 1
            value |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return value
            if shift > 63:
                raise ValueError(shift)

    def bytes(self, count: int) -> bytes:
        """Read `count` bytes; raise IndexError if fewer are left."""
        if count > self.left:
            raise IndexError(count)
        self._at += count
        return self._raw[self._at - count : self._at]

    def word(self) -> str:
        """Read an ASCII word; raise IndexError or ValueError if the data is invalid."""
        return self.bytes(self.number()).decode("ascii")
