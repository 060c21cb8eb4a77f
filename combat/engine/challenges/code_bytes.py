"""Numbers and short words as bytes, as few as they need."""

from __future__ import annotations


class CodeWriter:
    """Writes numbers and words one after the other into `raw`."""

    def __init__(self) -> None:
        self.raw = bytearray()

    def number(self, value: int) -> None:
        """Write a whole number; raises ValueError below 0."""
        if value < 0:
            raise ValueError(value)
        while value > 0x7F:
            self.raw.append(0x80 | value & 0x7F)
            value >>= 7
        self.raw.append(value)

    def word(self, word: str) -> None:
        """Write a word of ASCII; raises ValueError for any other."""
        self.number(len(word))
        self.raw += word.encode("ascii")


class CodeReader:
    """Reads what `CodeWriter` wrote; raises ValueError and IndexError where it did not."""

    def __init__(self, raw: bytes) -> None:
        self._raw, self._at = raw, 0

    @property
    def left(self) -> int:
        """How many bytes have not been read."""
        return len(self._raw) - self._at

    def number(self) -> int:
        """Read a whole number."""
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
        """Read so many bytes."""
        if count > self.left:
            raise IndexError(count)
        self._at += count
        return self._raw[self._at - count : self._at]

    def word(self) -> str:
        """Read a word."""
        return self.bytes(self.number()).decode("ascii")
