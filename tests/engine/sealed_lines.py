"""Remove and add checksums of journals and campaigns, so that a change of their data reaches the loader."""

from __future__ import annotations

import json
from typing import Any

from combat.engine.journal.heads import CHECKPOINT
from combat.engine.journal.journal_lines import fingerprint
from combat.engine.journal.packed import pack, unpack
from combat.engine.kernel.digest import json_digest

PACKED = ("state", "secret")
"""The packed keys of lines."""
DIGESTED = ("state", "stands")
"""The part of a line of which the digest is made."""


def opened(line: bytes) -> Any:
    """Return the data of a line with packed parts unpacked; raise ValueError if it cannot be parsed."""
    data = json.loads(line)
    if isinstance(data, dict):
        for key in PACKED:
            if key in data:
                data[key] = unpack(data[key])
    return data


def sealed(data: Any) -> bytes:
    """Return data as a line, with packed parts packed and its digest recalculated."""
    if isinstance(data, dict):
        for key in DIGESTED:
            if key in data and "digest" in data:
                data["digest"] = json_digest(data[key])
        for key in PACKED:
            if key in data and isinstance(data[key], dict):
                data[key] = pack(data[key])
    return _written(data)


def _written(data: Any) -> bytes:
    """Write a line with the spaces of a journal's: none."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode("utf-8", "surrogatepass")


def resealed(lines: list[bytes]) -> list[bytes]:
    """Return the lines with a correct fingerprint in the header and correct numbers of answers in checkpoints.

    Return them unchanged if they cannot be parsed.
    """
    try:
        head = json.loads(lines[0])
        head["content"] = fingerprint(lines[1])
        return [_written(head), lines[1], *_recounted(lines[2:])]
    except (ValueError, TypeError, IndexError):
        return lines


def _recounted(lines: list[bytes]) -> list[bytes]:
    answers, found = 0, list[bytes]()
    for line in lines:
        try:
            data = json.loads(line)
        except ValueError:
            data = None
        if line.startswith(CHECKPOINT) and isinstance(data, dict) and data.get("answers") != answers:
            found.append(_written(data | {"answers": answers}))
            continue
        if isinstance(data, dict) and type(data.get("undo")) is int:
            answers = data["undo"]
        elif isinstance(data, dict) and "to" in data:
            answers += 1
        found.append(line)
    return found
