"""Fork a process that has imported the game for each job, so that jobs are fast and cannot affect each other."""

from __future__ import annotations

import json
import os
import select
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
PATIENCE = 120.0
"""Seconds after which a job counts as hanging."""
SERVER = """
import json, os, sys
from importlib import import_module
warm_up = getattr(import_module(sys.argv[1]), "warm_up", None)
if warm_up:
    warm_up()
for line in sys.stdin:
    if line.strip().isdecimal():
        print(os.waitstatus_to_exitcode(os.waitpid(int(line), 0)[1]), flush=True)
        continue
    name, words, environment, out = json.loads(line)
    pid = os.fork()
    if not pid:
        code = 70
        try:
            os.environ.update(environment)
            said = os.open(out, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
            for number in (1, 2):
                os.dup2(said, number)
            getattr(import_module(sys.argv[1]), name)(*words)
            code = 0
        except BaseException:
            import traceback
            traceback.print_exc()
        finally:
            sys.stdout.flush()
            os._exit(code)
    print(pid, flush=True)
"""
QUIETLY = {"PYGAME_HIDE_SUPPORT_PROMPT": "1", "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "LC_ALL": "C"}
FINE, KILLED = 0, -signal.SIGKILL


class Forking:
    """Server that runs functions of a test module as jobs.

    The module's `warm_up`, if any, is called before the first job.
    """

    def __init__(self, module: str) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="combat-forking-")
        self._jobs, self._said = 0, dict[int, Path]()
        self._server = subprocess.Popen(
            [sys.executable, "-c", SERVER, module],
            cwd=ROOT, env={**os.environ, "PYTHONPATH": str(ROOT), **QUIETLY}, bufsize=0,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        )  # fmt: skip

    def do(self, home: Path, name: str, *words: Any, within: float = PATIENCE) -> tuple[int, list[str]]:
        """Run a job with all player folders in `home`; return its exit code and printed lines.

        Raise TimeoutError after `within` seconds.
        """
        return self.end(self.begin(home, name, *words), within)

    def begin(self, home: Path, name: str, *words: Any) -> int:
        """Start a job without waiting for it; return its process id."""
        assert self._server.stdin and self._server.stdout
        folders = {
            f"COMBAT_{folder}_DIR": str(home / folder.lower()) for folder in ("DATA", "CONFIG", "CACHE", "STATE")
        }
        said = Path(self._folder.name, f"said-{self._jobs}")
        self._jobs += 1
        said.write_bytes(b"")
        self._server.stdin.write(json.dumps([name, words, folders, str(said)]).encode() + b"\n")
        job = int(self._server.stdout.readline())
        self._said[job] = said
        return job

    def end(self, job: int, within: float = PATIENCE) -> tuple[int, list[str]]:
        """Wait for a started job; return its exit code and printed lines. Raise TimeoutError after `within` seconds."""
        assert self._server.stdin and self._server.stdout
        self._server.stdin.write(b"%d\n" % job)
        if not select.select([self._server.stdout], [], [], within)[0]:
            self.close()
            raise TimeoutError(f"a job takes more than {within:.0f} seconds")
        code = int(self._server.stdout.readline())
        return code, self._said.pop(job).read_text(errors="replace").splitlines()

    def close(self) -> None:
        """Kill the server and delete its folder."""
        self._server.kill()
        self._server.communicate()
        self._folder.cleanup()


@contextmanager
def forking(module: str) -> Iterator[Forking]:
    """Run a server for the functions of a module within the block."""
    server = Forking(module)
    try:
        yield server
    finally:
        server.close()
