"""The shell completion and the manual page generated from the parser contain everything that it accepts."""

from __future__ import annotations

import argparse
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from combat import __version__
from combat.cli import main
from combat.cli.calls import calls_of, whole
from combat.engine.calls.options import SHELLS
from tools.man_page import FILE

CALLS = [call.name for call in calls_of()]


@pytest.mark.parametrize("shell", SHELLS)
def test_the_script_knows_every_call_and_the_shell_takes_it(
    shell: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert main(["completion", shell]) == 0
    script = capsys.readouterr().out
    assert all(call in script for call in CALLS)
    assert "first-light" in script
    program = shutil.which(shell)
    if program is not None and shell != "tcsh":
        file = tmp_path / "script"
        file.write_text(script, encoding="utf-8")
        subprocess.run([program, "-n", str(file)], check=True)


def test_bash_completes_a_call_and_a_scenario(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    bash = shutil.which("bash")
    if bash is None:
        pytest.skip("no bash is installed")
    assert main(["completion", "bash"]) == 0
    file = tmp_path / "script"
    file.write_text(capsys.readouterr().out, encoding="utf-8")
    for typed, completed in ((["combat", "sim"], "simulate"), (["combat", "play", "first-l"], "first-light")):
        line = " ".join(typed)
        asked = (
            f"source {file}; COMP_WORDS=({line}); COMP_CWORD={len(typed) - 1}; COMP_LINE='{line}'; "
            f"COMP_POINT={len(line)}; _shtab_combat combat {typed[-1]} {typed[-2]}; echo ${{COMPREPLY[@]}}"
        )
        told = subprocess.run([bash, "-c", asked], capture_output=True, text=True, check=True).stdout
        assert completed in told.split()


def options_of(parser: argparse.ArgumentParser) -> Iterator[tuple[str, list[str]]]:
    """Yield the name and the long options of each call; "" names those of the program."""
    yield (
        "",
        [
            name
            for action in parser._actions
            for name in action.option_strings
            if name.startswith("--") and name != "--help"
        ],
    )
    for action in parser._actions:
        for name, call in (action.choices or {}).items() if isinstance(action, argparse._SubParsersAction) else ():
            yield (
                name,
                [
                    option
                    for own in call._actions
                    for option in own.option_strings
                    if option.startswith("--") and option != "--help"
                ],
            )


def test_the_manual_page_tells_of_every_call_and_is_of_this_version() -> None:
    page = FILE.read_text(encoding="utf-8").replace("\\-", "-").replace("\\", "")
    assert [call for call in CALLS if call not in page] == []
    for call, options in options_of(whole()):
        parts = page.split(f"'combat {call}'") if call else [page]
        told = "".join(parts[1:3])
        assert [option for option in options if option not in (told or page)] == [], call
    assert f"COMBAT! {__version__}" in page
