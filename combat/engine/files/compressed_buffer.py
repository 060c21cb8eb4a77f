"""What is remembered of a file that is written on: whatever becomes of it, the whole can be written anew."""

from __future__ import annotations

import zlib


class CompressedBuffer:
    """All that was written so far, packed: a long game takes some hundred kilobytes."""

    def __init__(self, content: bytes = b"") -> None:
        self._packer = zlib.compressobj()
        self._packed = bytearray()
        self.size = self.lines = 0
        """Bytes and whole lines that were written."""
        self.add(content)

    def add(self, content: bytes | bytearray) -> None:
        """Remember what was written at the end."""
        self._packed += self._packer.compress(content)
        self.size += len(content)
        self.lines += content.count(b"\n")

    def whole(self) -> bytes:
        """Everything that was written."""
        return zlib.decompress(bytes(self._packed) + self._packer.copy().flush())
