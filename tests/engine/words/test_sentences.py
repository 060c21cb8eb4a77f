"""What is wrong with files and calls is said by a catalogue: the code names a message and its values."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from combat.engine import words
from combat.engine.content.findings import Finding, unknown
from combat.engine.journal.faults import CHOOSE_ANOTHER, SaveError, damaged
from combat.engine.journal.shelf import NEVER, ShelvedGame
from combat.engine.kernel.record import as_json, from_json
from combat.engine.kernel.sentence import Sentence, cause, sentence
from combat.engine.play.script import MisfitError
from combat.engine.words.patterns import grouped

ROOT = Path(__file__).resolve().parents[3]
ROOMS = (
    "engine/content", "engine/words/messages.py", "engine/files/bounds.py", "engine/files/mark.py", "engine/space",
    "engine/journal", "engine/chance", "engine/play", "engine/lessons", "engine/kernel/game.py", "engine/kernel/decision.py",
    "engine/kernel/deck.py", "games/volume1/content", "games/volume1/campaign", "games/volume1/saves", "cli",
)  # fmt: skip
HELP = {"options.py", "calls.py"}
"""Their English is that of the pages of `--help`, which are told by it."""
NOT_FOR_PLAYERS = {
    "read by players", "integer string conversion", "width=device-width, initial-scale=1",
    "no game is played yet, so nobody can say what its files are", "[Desktop Entry]", "no sound TOML in line ",
    "Made up by: combat generate ", "numbers do not end",
}  # fmt: skip
"""Words between modules, and what no file of a player can bring about."""
_WORDS = re.compile(r"[A-Za-z][a-z]+,? [a-z]{2,}")
_MARKUP = re.compile(r"<[^>]*>|{[^}]*}|^combat \w+: ", re.DOTALL)


def _said(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Every text in code: no docstring, no assertion's reason, no part of a text that is told whole."""
    passed_over: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr | ast.Assert):
            what = node.value if isinstance(node, ast.Expr) else node.msg
            passed_over |= {id(what)} if isinstance(what, ast.Constant) else set()
        if isinstance(node, ast.JoinedStr):
            passed_over |= {id(part) for part in node.values}
            yield node.lineno, " ".join(str(part.value) for part in node.values if isinstance(part, ast.Constant))
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in passed_over:
            yield node.lineno, node.value


def _sentences(path: Path) -> Iterator[str]:
    for line, what in _said(ast.parse(path.read_text(encoding="utf-8"))):
        if what not in NOT_FOR_PLAYERS and _WORDS.search(_MARKUP.sub("", what)):
            yield f"{path.relative_to(ROOT)}:{line}: {what}"


@pytest.mark.parametrize("room", ROOMS)
def test_no_sentence_stands_in_code(room: str) -> None:
    place = ROOT / "combat" / room
    files = [place] if place.is_file() else [file for file in place.rglob("*.py") if file.name not in HELP]
    assert [said for file in sorted(files) for said in _sentences(file)] == []


def test_the_law_sees_a_sentence() -> None:
    tree = ast.parse("def f():\n    raise ValueError(f'board {x} has no room')\n")
    assert [_WORDS.search(what) is not None for _, what in _said(tree)] == [True]


def test_a_finding_is_said_in_the_language_of_the_moment_and_kept_without_any() -> None:
    words.use("en")
    finding = Finding("a.toml", 3, unknown("board", "farmhose", ["farmhouse"]))
    kept = from_json(Finding, as_json(finding))
    assert kept == finding
    assert str(kept) == 'a.toml:3: board "farmhose" is unknown; did you mean "farmhouse"?'
    words.use("es")
    assert str(kept) == "a.toml:3: no existe el tablero “farmhose”; ¿querías decir “farmhouse”?"
    words.use("de")
    assert str(kept) == "a.toml:3: Spielfeld „farmhose“ gibt es nicht; ist „farmhouse“ gemeint?"
    words.use("en")
    assert kept.as_plain()["message"] == "finding-unknown-close"


def test_what_is_wrong_with_a_save_is_said_in_the_language_of_the_moment() -> None:
    fault = SaveError(Path("a.combat"), 3, damaged("save-line-damaged", ValueError(sentence("save-no-seat"))), CHOOSE_ANOTHER)
    shelved = ShelvedGame(fault.path, NEVER, flaw=fault.flaw)
    for language, said in (
        ("en", "a.combat: line 3: the line is damaged (a seat is a word) — choose another save"),
        ("es", "a.combat: línea 3: la línea está dañada (un puesto es una palabra) — elige otra partida guardada"),
        ("de", "a.combat: Zeile 3: die Zeile ist beschädigt (ein Platz am Tisch ist ein Wort) — wähl einen anderen Spielstand"),
        ("en", "a.combat: line 3: the line is damaged (a seat is a word) — choose another save"),
    ):
        words.use(language)
        assert (str(fault), shelved.fault) == (said, said)


def test_findings_stand_in_the_order_of_their_lines_whatever_they_say() -> None:
    found = [Finding("a", 2, sentence("finding-too-few", count=0, bound="1")), Finding("a", 2, "x"), Finding("a", 1, "z")]
    assert [finding.line for finding in sorted(found)] == [1, 2, 2]


def test_a_fault_keeps_the_sentence_that_it_was_raised_with() -> None:
    assert cause(ValueError(sentence("finding-no-number"))) == Sentence("finding-no-number")
    assert cause(ValueError("so")) == "so"


@pytest.mark.parametrize(("said", "language", "shown"), [
    ("999", "en", "999"), ("4000", "en", "4,000"), ("−12500", "de", "−12.500"), ("4000", "es", "4000"),
    ("40000", "es", "40.000"), ("1234.5", "en", "1,234.5"),
])  # fmt: skip
def test_thousands_are_parted_as_the_language_does(said: str, language: str, shown: str) -> None:
    assert grouped(said, language) == shown


def test_what_does_not_fit_a_script_is_said_in_the_language_of_the_moment() -> None:
    misfit = MisfitError([(3, sentence("script-no-value", queue="d6", asked=sentence("script-wanted", why="rally", rule="1.0")))])
    for language, said in (
        ("es", "línea 3: a d6 no le quedan valores (rally, regla 1.0); añade uno"),
        ("de", "Zeile 3: d6 hat keinen Wert mehr (rally, Regel 1.0); füg einen hinzu"),
        ("en", "line 3: d6 has no value left (rally, rule 1.0); add one"),
    ):
        words.use(language)
        assert str(misfit) == said
