"""Errors about files and command lines are in the chosen language; output for programs does not depend on it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from combat.cli import main

ROOT = Path(__file__).resolve().parents[2]
Printed = pytest.CaptureFixture[str]
SCENARIO = (ROOT / "scenarios/volume1/first-light.toml").read_text(encoding="utf-8")


@pytest.fixture
def scenario(tmp_path: Path) -> Path:
    """Return the path of a scenario file with a misspelt board."""
    file = tmp_path / "moor.toml"
    file.write_text(SCENARIO.replace('board = "farmhouse"', 'board = "farmhose"'), encoding="utf-8")
    return file


@pytest.mark.parametrize(("language", "said", "count"), [
    ("en", 'board "farmhose" is unknown; did you mean "farmhouse"?', "1 finding"),
    ("es", "no existe el tablero «farmhose»; ¿querías decir «farmhouse»?", "1 defecto"),
    ("de", "Spielfeld „farmhose“ gibt es nicht; ist „farmhouse“ gemeint?", "1 Fehler gefunden"),
])  # fmt: skip
@pytest.mark.parametrize("before", [True, False])
def test_a_check_speaks_the_language_asked_for(
    language: str, said: str, count: str, before: bool, scenario: Path, capsys: Printed
) -> None:
    asked = ["--language", language]
    assert main([*asked, "check", str(scenario)] if before else ["check", str(scenario), *asked]) == 2
    printed = capsys.readouterr()
    assert printed.out.rstrip().endswith(said)
    assert printed.err == f"combat check: {count}\n"


def test_findings_for_programs_know_no_language(scenario: Path, capsys: Printed) -> None:
    told = set()
    for language in ("en", "es", "de"):
        assert main(["check", str(scenario), "--json", "--language", language]) == 2
        told.add(capsys.readouterr().out)
    (only,) = told
    assert [finding["message"] for finding in json.loads(only)["findings"]] == ["finding-unknown-close"]


@pytest.mark.parametrize(("call", "said"), [
    ("play --language es", "combat play: faltan argumentos obligatorios: SCENARIO; mira combat play --help"),
    ("play --language=de", "combat play: es fehlen nötige Angaben: SCENARIO; siehe combat play --help"),
    ("--lang es play x --seed y", "combat play: opción --seed: «y» no es un número entero a partir de 0; mira combat play"),
    ("play x --seed y --lang de", "combat play: Option --seed: „y“ ist keine ganze Zahl ab 0; siehe combat play"),
    ("--language de dance", "combat: Option CALL: der Wert 'dance' ist nicht möglich (zur Wahl:"),
    ("play first-light --language tlh", 'combat: there is no language "tlh"; known are'),
    ("lab none.toml --language es", "none.toml: no se puede leer: "),
    ("los farmhouse 45.10 01.01 --language de", "farmhouse: das Feld „45.10“ liegt außerhalb des Spielfelds (33 × 18)"),
    ("generate --men 40 --language es", "combat generate: men: 40 no está entre 4 y 12"),
])  # fmt: skip
def test_what_is_wrong_with_a_command_line_is_told_in_its_language(
    call: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Printed
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(call.split()) == 2
    printed = capsys.readouterr().err
    assert printed.startswith(said)
    assert printed.count("\n") == 1


def test_what_goes_wrong_is_told_in_the_language_of_the_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: Printed
) -> None:
    monkeypatch.setenv("LC_ALL", "es_ES.UTF-8")
    assert main(["schema", "poem"]) == 2
    assert capsys.readouterr().err.startswith("poem: no es una clase de archivo del juego; las que hay: scenario")


@pytest.mark.parametrize(("language", "head", "won"), [
    ("es", "semilla  puntos", "1 partida del jugador random: "),
    ("de", "Startzahl  Punkte", "1 Spiel des Spielers random: "),
])  # fmt: skip
def test_a_simulation_is_a_table_in_the_language_asked_for(language: str, head: str, won: str, capsys: Printed) -> None:
    call = f"simulate tutorial-patrol --games 1 --jobs 1 --player random --language {language}"
    assert main(call.split()) == 0
    table = capsys.readouterr().out
    assert table.startswith(head)
    assert won in table


def test_a_lab_file_ends_in_the_language_asked_for(capsys: Printed) -> None:
    file = ROOT / "assets/volume1/lab/01-a-shot.toml"
    assert main(["lab", str(file), "--language", "de"]) == 0
    assert "Runde 1, Impuls " in capsys.readouterr().out
