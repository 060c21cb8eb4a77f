"""Compressed copy of a file that is being written, from which it can be written again."""

from __future__ import annotations

import zlib


class CompressedBuffer:
    """All bytes written so far, compressed; a long game takes a few hundred kilobytes."""

    def __init__(self, content: bytes = b"") -> None:
        self._packer = zlib.compressobj()
        self._packed = bytearray()
        self.size = self.lines = 0
        """Bytes and complete lines written so far."""
        self.add(content)

    def add(self, content: bytes | bytearray) -> None:
        """Append content."""
        self._packed += self._packer.compress(content)
        self.size += len(content)
        self.lines += content.count(b"\n")

    def whole(self) -> bytes:
        """Return everything that was added so far, uncompressed."""
        return zlib.decompress(bytes(self._packed) + self._packer.copy().flush())
