"""The reference page of lab files is complete: every field, event and decision has a description."""

from __future__ import annotations

from pathlib import Path

import pytest

from combat.games.volume1.content.lab.file_model import LabFile
from combat.games.volume1.content.lab.impossible import decision_kinds
from combat.games.volume1.reports.lab_report import Character, Ending
from tools.volume1 import lab_reference as reference

ANEW = "write it anew with python -m tools.volume1.lab_reference"
PAGE = reference.PAGE.read_text(encoding="utf-8")
MODELS = dict(reference.models(LabFile))


def section(name: str) -> str:
    """Return the section of the page about one table of a lab file; assert that it exists."""
    heading = f"### `{name}`\n" if name else "### The file\n"
    assert heading in PAGE, f'docs/lab.md has no section "{name}"; {ANEW}'
    return PAGE.partition(heading)[2].partition("\n### ")[0].partition("\n## ")[0]


@pytest.mark.parametrize("name", MODELS)
def test_every_field_is_on_the_page_with_a_sentence(name: str) -> None:
    told, text = reference.sentences(MODELS[name]), section(name)
    for key, field in MODELS[name].model_fields.items():
        assert told[key], f"{MODELS[name].__name__}.{key} needs a docstring below it"
        assert f"| `{field.alias or key}` |" in text, f'docs/lab.md does not tell of "{name}.{key}"; {ANEW}'


def test_every_event_is_on_the_page_with_its_fields() -> None:
    rows = {
        line.split("`")[1]: line for line in PAGE.partition("\n## Events\n")[2].splitlines() if line.startswith("| `")
    }
    for kind, tells, fields in reference.event_rows():
        name = kind.strip("`")
        assert tells, f"{name} needs a docstring"
        assert name in rows, f"docs/lab.md does not tell of {name}; {ANEW}"
        for field in fields.split("<br>"):
            assert field.split("`")[1] in rows[name], f"docs/lab.md leaves out {field} of {name}; {ANEW}"


def test_every_decision_is_on_the_page_with_its_answers() -> None:
    text = PAGE.partition("## Decisions")[2].partition("\n## ")[0]
    assert len(decision_kinds()) > 10
    for kind, told, _ in reference.decision_rows():
        assert told, f"{kind} needs a docstring that names its answers"
        assert f"| {kind} |" in text, f"docs/lab.md does not tell of {kind}; {ANEW}"


@pytest.mark.parametrize("shape", [Ending, Character])
def test_every_field_of_the_end_is_on_the_page(shape: type) -> None:
    for name, _, told in reference.end_rows(shape):
        assert told, f"{shape.__name__}.{name.strip('`')} needs a docstring below it"
        assert f"| {name} |" in PAGE.partition("\n## The end\n")[2], f"docs/lab.md does not tell of {name}; {ANEW}"


def test_the_example_of_the_page_runs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from combat.cli import main

    example = PAGE.partition("```toml\n")[2].partition("```")[0]
    (tmp_path / "example.toml").write_text(example, encoding="utf-8")
    assert main(["lab", str(tmp_path / "example.toml"), "--json"]) == 0
    assert capsys.readouterr().out.count('"shot-fired"') == 3


def test_writing_the_tables_anew_keeps_the_prose_around_them() -> None:
    anew = reference.rewritten(PAGE)
    assert anew.startswith(PAGE.partition(reference.MARK)[0])
    assert anew.endswith("".join(PAGE.partition(reference.AFTER)[1:]))
    assert reference.AFTER in anew
