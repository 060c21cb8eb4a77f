"""Ctrl-C ends the program quietly with exit code 130, whatever it is doing."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
INTERRUPTED = (130, "", "")
"""Exit code, standard output, standard error."""
AT_IMPORT = """
import os, runpy, signal, sys

module, sys.argv = sys.argv[1], ["combat", "paths"]

class Interrupting:
    @staticmethod
    def find_spec(name, path=None, target=None):
        if name == module:
            os.kill(os.getpid(), signal.SIGINT)

sys.meta_path.insert(0, Interrupting)
runpy.run_module("combat", run_name="__main__")
"""
AT_EXIT = """
import atexit, os, runpy, signal, sys

atexit.register(os.kill, os.getpid(), signal.SIGINT)
sys.argv = ["combat", "--version"]
runpy.run_module("combat", run_name="__main__")
"""


@pytest.fixture(autouse=True)
def _interruptible() -> Iterator[None]:
    """What a shell starts in the background ignores Ctrl-C, and so would the programs that these tests start."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def ran(*call: str) -> subprocess.CompletedProcess[str]:
    """Run Python with arguments in the project's folder; return the finished process."""
    return subprocess.run([sys.executable, *call], cwd=ROOT, capture_output=True, text=True, check=False, timeout=60)


@pytest.mark.parametrize("module", [
    "combat.engine.calls.exit_codes", "combat.engine.kernel.load_object", "combat.cli", "combat.cli.titles", "argparse",
    "combat.cli.calls", "combat.cli.paths_call",
])  # fmt: skip
def test_while_the_program_starts(module: str) -> None:
    ended = ran("-c", AT_IMPORT, module)
    assert (ended.returncode, ended.stdout, ended.stderr) == INTERRUPTED


def test_while_the_program_ends() -> None:
    ended = ran("-c", AT_EXIT)
    assert (ended.returncode, ended.stderr) == (130, "")


def test_while_a_game_in_lines_of_text_waits_for_an_answer(tmp_path: Path) -> None:
    call = [sys.executable, "-m", "combat", "play", "first-light", "--seed", "1", "--text", "--language", "en"]
    environment = {**os.environ, "COMBAT_DATA_DIR": str(tmp_path)}
    with subprocess.Popen(
        call, cwd=ROOT, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as program:
        assert program.stdout is not None
        while not (line := program.stdout.read1()).endswith(b"> "):  # type: ignore[attr-defined]
            assert line, "it has ended before it asked"
        program.send_signal(signal.SIGINT)
        said, fault = program.communicate(timeout=60)
    assert (program.returncode, said.decode(), fault.decode()) == INTERRUPTED
