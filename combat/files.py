"""Files put on the disk whole or not at all: a crash or a full disk in the middle leaves the old file as it was."""

from __future__ import annotations

import contextlib
import os
import shutil
import threading
from pathlib import Path


def write_whole(path: Path, content: bytes | str, *, lasting: bool = True) -> None:
    """Put content into a file in one step, in the place of what it held; its folder is made where there is none.

    `lasting`: it is on the disk itself when this returns, in case the power fails; what can be made again need not be.
    Raises OSError and leaves nothing behind.
    """
    target = Path(os.path.realpath(path))
    target.parent.mkdir(parents=True, exist_ok=True)
    draft = target.with_name(f".{os.getpid()}-{threading.get_ident()}.new")
    try:
        with draft.open("wb") as file:
            file.write(content.encode() if isinstance(content, str) else content)
            file.flush()
            if lasting:
                os.fsync(file.fileno())
        with contextlib.suppress(OSError):
            shutil.copymode(target, draft)
        draft.replace(target)
    except BaseException:
        with contextlib.suppress(OSError):
            draft.unlink(missing_ok=True)
        raise
    if lasting:
        _settle(target.parent)


def _settle(folder: Path) -> None:
    """Ask the system to bring a folder's list of files to the disk; where it cannot be asked, it sees to it itself."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
