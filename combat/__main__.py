"""Entry point of the installed programs and of `python -m combat`: Ctrl-C ends them quietly, also while they start."""

from __future__ import annotations

import sys

try:
    import os
    import signal
    from types import FrameType
    from typing import TYPE_CHECKING

    from combat.engine.calls.exit_codes import INTERRUPTED
    from combat.engine.kernel.load_object import load_object

    if TYPE_CHECKING:
        from combat import cli
except KeyboardInterrupt:
    sys.exit(130)  # INTERRUPTED, which may not be there yet


def main() -> int:
    """Carry out the command line; return the exit code.

    Python itself may print an exception that Ctrl-C raises in the middle of an import or at its exit. So Ctrl-C ends
    the process without one, except while a call runs: that one may have something to keep.
    """
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:  # a shell has it ignored in the background
        signal.signal(signal.SIGINT, _leave)
    try:
        code = load_object("combat.cli:main", lambda: cli.main)(starting=_listen)
    finally:
        if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
            signal.signal(signal.SIGINT, _leave)
    return code


def _leave(number: int, frame: FrameType | None) -> None:
    os._exit(INTERRUPTED)


def _listen() -> None:
    if signal.getsignal(signal.SIGINT) is _leave:
        signal.signal(signal.SIGINT, signal.default_int_handler)


if __name__ == "__main__":
    sys.exit(main())
