"""Measure and limit the memory of processes, and run command lines within a limit.

A server process imports the game once and forks for each call, so that every call begins with the same memory.

A server imports the game once, and forks itself for each call: every call begins with the same fresh memory.
"""

from __future__ import annotations

import json
import os
import select
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

SERVER = """
import json, os, resource, sys
resource.setrlimit(resource.RLIMIT_AS, (int(sys.argv[1]),) * 2)
from combat import cli
from combat.cli import calls, failing
from combat.engine.content import checking
for line in sys.stdin:
    folder, environment, words, out = json.loads(line)
    pid = os.fork()
    if not pid:
        for number, name in ((1, "stdout"), (2, "stderr")):
            os.dup2(os.open(os.path.join(out, name), os.O_WRONLY | os.O_CREAT | os.O_TRUNC), number)
        os.chdir(folder)
        os.environ.update(environment)
        try:
            code = cli.main(words)
        except BaseException:
            import traceback
            traceback.print_exc()
            code = 70
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)
    print(os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]), flush=True)
"""


def peak_megabytes() -> float:
    """Return the peak memory of this process in mebibytes.

    Linux reports it for the program; `ru_maxrss` begins with the memory of the parent process.
    """
    status = Path("/proc/self/status")
    if status.exists():
        kilobytes = next(line.split()[1] for line in status.read_text().splitlines() if line.startswith("VmHWM"))
        return int(kilobytes) / 1024
    import resource

    unit = 1 << 20 if sys.platform == "darwin" else 1 << 10
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / unit


class Limited:
    """A command line whose calls are limited in address space and to one minute."""

    def __init__(self, memory: int) -> None:
        self._out = tempfile.TemporaryDirectory(prefix="combat-limited-")
        self._server = subprocess.Popen(
            [sys.executable, "-c", SERVER, str(memory)],
            env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[1])},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def call(self, folder: Path, environment: dict[str, str], words: Sequence[str]) -> tuple[int, str, str]:
        """Run a call in a folder; return its exit code, standard output and standard error, or raise TimeoutError."""
        assert self._server.stdin and self._server.stdout
        self._server.stdin.write(json.dumps([str(folder), environment, words, self._out.name]) + "\n")
        self._server.stdin.flush()
        if not select.select([self._server.stdout], [], [], 60)[0]:
            self.close()
            raise TimeoutError(f"{' '.join(words)} takes more than a minute")
        code = int(self._server.stdout.readline())
        out, err = (Path(self._out.name, name).read_text(errors="replace") for name in ("stdout", "stderr"))
        return code, out, err

    def close(self) -> None:
        """End the server process."""
        self._server.kill()
        self._server.communicate()
        self._out.cleanup()
