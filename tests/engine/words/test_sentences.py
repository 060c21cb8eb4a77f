"""Errors of files and calls are messages of a catalogue; the code gives only their ids and values."""

from __future__ import annotations

import ast
import errno
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from combat.engine import words
from combat.engine.content.findings import ContentError, Finding, unknown
from combat.engine.content.reading import plain
from combat.engine.files.plain_files import NoPlainFile, TooLarge
from combat.engine.files.system_faults import reason
from combat.engine.journal.faults import CHOOSE_ANOTHER, SaveError, damaged
from combat.engine.journal.save_list import NEVER, SaveEntry
from combat.engine.kernel.record import CodecError, Json, as_json, from_json, from_plain
from combat.engine.kernel.text_message import TextMessage, cause, msg
from combat.engine.play.own_players import UnknownPlayer, player_named
from combat.engine.play.script import MisfitError
from combat.engine.stage.drawing.artwork import MissingArtworkError
from combat.engine.words.line import Line
from combat.engine.words.patterns import grouped

ROOT = Path(__file__).resolve().parents[3]
HOUSE = ROOT / "combat"
HELP = {
    "options.py",
    "calls.py",
    "common_calls.py",
    "own_options.py",
    "seat_options.py",
    "own_calls.py",
    "generate_options.py",
    "squad_option.py",
    "battle_options.py",
}
"""Their English is that of the pages of `--help`, which are told by it."""
NOT_FOR_PLAYERS = {
    "read by players", "integer string conversion", "width=device-width, initial-scale=1",
    "no game is played yet, so nobody can say what its files are", "[Desktop Entry]", "no sound TOML in line ",
    "Made up by: combat generate ", "Made up by: combat --game command generate ", "Made up", "numbers do not end",
    "combat edit", "enemy card", "page up", "page down",
    " is no plain data", " has no notation", "a roll names its dice", "expected str, got ", "the mouse cannot carry ", "takes in more than   parts",
    'no text for " "', '" " needs a value for ', 'there is no " "', '" " leads back to itself',
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    "bot of game %s", "long grass", "JSON: nested too deep", ": nested too deep", " was not drawn:  :   ( )",
    "Callable[[Desk[S, B, P], Event, float, bool], Motion[Event, S, B, P]]",
    "Callable[[Desk[S, B, P], E, float, bool], Motion[E, S, B, P]]",
}  # fmt: skip
"""Words between modules, of the crash file and of types, what a catalogue says by its pattern, and what no file of a
player can bring about."""
SAY = {"msg", "say", "_error", "text", "damaged", "finding", "unknown", "dumps"}
"""They take the name of a message, or keys."""
PLACES = {"assets/boards", "orders", "scenarios"}
PATTERNS = {"_TOML", "_MISFITS"}
"""Patterns of English that others use and we do not."""
_DOCSTRING = re.compile(r'^ *""".*?"""$', re.DOTALL | re.MULTILINE)
_STRING = re.compile(r"""(["'])((?:(?!\1)[^\n\\]|\\.)*)\1""")
_TELLS = re.compile(r"""(?:raise|print)\b[^\n]*(?:["']|\($)""", re.MULTILINE)
_WORD = re.compile(r"[A-Za-z]{3,}")
_WORDS = re.compile(r"[A-Za-z][a-z]+,? [a-z]{2,}")
_MARKUP = re.compile(r"<[^>]*>|{[^}]*}|^combat( \w+|: --game)?: ", re.DOTALL)


def _said(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Yield every text in code: no docstring, no assertion's reason, no part of a text that is told whole."""
    passed_over: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr | ast.Assert):
            what = node.value if isinstance(node, ast.Expr) else node.msg
            passed_over |= {id(what)} if isinstance(what, ast.Constant) else set()
        if isinstance(node, ast.JoinedStr):
            passed_over |= {id(part) for part in node.values}
            yield node.lineno, " ".join(str(part.value) for part in node.values if isinstance(part, ast.Constant))
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) in PATTERNS:
            passed_over |= {id(part) for part in ast.walk(node)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in passed_over:
            yield node.lineno, node.value


def _tree(path: Path, suspect: Callable[[str], object]) -> ast.Module:
    """Return the syntax tree of a file; an empty one if it has no text that could be a message, as parsing all takes
    seconds."""
    code = path.read_text(encoding="utf-8")
    return ast.parse(code) if suspect(_DOCSTRING.sub("", code)) else ast.Module([], [])


def _has_words(code: str) -> bool:
    return any(_WORDS.search(text) for _, text in _STRING.findall(code))


def _sentences(path: Path) -> Iterator[str]:
    for line, what in _said(_tree(path, _has_words)):
        if what not in NOT_FOR_PLAYERS and _WORDS.search(_MARKUP.sub("", what)):
            yield f"{path.relative_to(ROOT)}:{line}: {what}"


def test_no_sentence_stands_in_code() -> None:
    files = (file for file in HOUSE.rglob("*.py") if file.name not in HELP)
    assert [said for file in sorted(files) for said in _sentences(file)] == []


def _raised(path: Path) -> Iterator[str]:
    """Return what is raised or printed with a word in it that no catalogue has."""
    for node in ast.walk(_tree(path, _TELLS.search)):
        told = node.exc if isinstance(node, ast.Raise) else None
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "print":
            told = node
        for part in _unsaid(told) if told is not None else ():
            if _WORD.search(_MARKUP.sub("", part)) and told is not None and part not in NOT_FOR_PLAYERS | PLACES:
                yield f"{path.relative_to(ROOT)}:{told.lineno}: {part}"


def _unsaid(node: ast.AST) -> Iterator[str]:
    """Yield the texts in an expression, without those that name a message or that are a key."""
    if isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] in SAY:
        return
    if isinstance(node, ast.JoinedStr):
        yield " ".join(str(part.value) for part in node.values if isinstance(part, ast.Constant))
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    else:
        for part in ast.iter_child_nodes(node):
            yield from _unsaid(part)


def test_nothing_is_raised_or_printed_in_words_of_its_own() -> None:
    assert [said for file in sorted(HOUSE.rglob("*.py")) for said in _raised(file)] == []


def test_what_the_system_says_goes_through_one_door() -> None:
    asked = {
        file.name
        for file in HOUSE.rglob("*.py")
        if ".strerror or" in (code := file.read_text()) or ".strerror}" in code
    }
    assert asked == set()


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
    assert str(kept) == "a.toml:3: no existe el tablero «farmhose»; ¿querías decir «farmhouse»?"
    words.use("de")
    assert str(kept) == "a.toml:3: Spielfeld „farmhose“ gibt es nicht; ist „farmhouse“ gemeint?"
    words.use("en")
    assert kept.as_plain()["message"] == "finding-unknown-close"


def test_what_is_wrong_with_a_save_is_said_in_the_language_of_the_moment() -> None:
    fault = SaveError(
        Path("a.combat"), 3, damaged("save-line-damaged", ValueError(msg("save-no-seat"))), CHOOSE_ANOTHER
    )
    shelved = SaveEntry(fault.path, NEVER, flaw=fault.flaw)
    for language, said in (
        ("en", "a.combat: line 3: the line is damaged (a seat is a word) — choose another save"),
        ("es", "a.combat: línea 3: la línea está dañada (un puesto es una palabra); elige otra partida guardada"),
        (
            "de",
            "a.combat: Zeile 3: die Zeile ist beschädigt (ein Platz am Tisch ist ein Wort) – wähl einen anderen Spielstand",
        ),
        ("en", "a.combat: line 3: the line is damaged (a seat is a word) — choose another save"),
    ):
        words.use(language)
        assert (str(fault), shelved.fault) == (said, said)


def test_findings_stand_in_the_order_of_their_lines_whatever_they_say() -> None:
    found = [
        Finding("a", 2, msg("finding-too-few", count=0, bound="1")),
        Finding("a", 2, "x"),
        Finding("a", 1, "z"),
    ]
    assert [finding.line for finding in sorted(found)] == [1, 2, 2]


def test_a_fault_keeps_the_sentence_that_it_was_raised_with() -> None:
    assert cause(ValueError(msg("finding-no-number"))) == TextMessage("finding-no-number")
    assert cause(ValueError("so")) == "so"


@pytest.mark.parametrize(("said", "language", "shown"), [
    ("999", "en", "999"), ("4000", "en", "4,000"), ("−12500", "de", "−12.500"), ("4000", "es", "4000"),
    ("40000", "es", "40.000"), ("1234.5", "en", "1,234.5"),
])  # fmt: skip
def test_thousands_are_parted_as_the_language_does(said: str, language: str, shown: str) -> None:
    assert grouped(said, language) == shown


def test_what_does_not_fit_a_script_is_said_in_the_language_of_the_moment() -> None:
    misfit = MisfitError([(3, msg("script-no-value", queue="d6", asked=msg("script-wanted", why="rally", rule="1.0")))])
    for language, said in (
        ("es", "línea 3: a d6 no le quedan valores (rally, regla 1.0); añade uno"),
        ("de", "Zeile 3: d6 hat keinen Wert mehr (rally, Regel 1.0); füg einen hinzu"),
        ("en", "line 3: d6 has no value left (rally, rule 1.0); add one"),
    ):
        words.use(language)
        assert str(misfit) == said


def _told(fault: Exception, said: Callable[[Exception], object]) -> list[str]:
    told = []
    for language in ("en", "es", "de"):
        words.use(language)
        told.append(str(said(fault)))
    words.use("en")
    return told


@pytest.mark.parametrize(("fault", "said"), [
    (PermissionError(errno.EACCES, "Permission denied"), ["permission denied", "permiso denegado", "keine Berechtigung"]),
    (OSError(errno.ENOSPC, "x"), ["the disk is full", "el disco está lleno", "der Datenträger ist voll"]),
    (NoPlainFile(Path("a")), ["is no plain file", "no es un archivo corriente", "ist keine gewöhnliche Datei"]),
    (TooLarge(Path("a"), 9), ["is too large", "es demasiado grande", "ist zu groß"]),
    (OSError(errno.ENODEV, "x"), ["the system refuses it (ENODEV)", "el sistema lo rechaza (ENODEV)", "das System lehnt ab (ENODEV)"]),
    (MissingArtworkError(msg("artwork-no-tile", path="a")), [
        "a: this part of the board is missing; install the game again",
        "a: falta esta parte del tablero; vuelve a instalar el juego",
        "a: dieser Teil des Spielfelds fehlt; installier das Spiel neu",
    ]),
])  # fmt: skip
def test_what_the_system_says_of_a_file_is_said_in_the_language_of_the_moment(fault: OSError, said: list[str]) -> None:
    assert _told(fault, lambda each: reason(each) if isinstance(each, OSError) else each) == said


@pytest.mark.parametrize(("data", "german"), [
    ({}, "Line: das Datenfeld text fehlt"),
    ({"text": 5}, "Line.text: erwartet war str, da steht int"),
    ({"text": "", "colour": 1}, "Line: unbekanntes Datenfeld colour"),
])  # fmt: skip
def test_what_does_not_fit_a_record_is_said_in_the_language_of_the_moment(data: Json, german: str) -> None:
    with pytest.raises(CodecError) as fault:
        from_plain(Line, data)
    assert _told(fault.value, cause)[2] == german


def test_what_is_wrong_with_toml_is_said_in_the_language_of_the_moment(tmp_path: Path) -> None:
    told = {}
    for written in (
        "a",
        "a = ",
        "a = 1 b",
        "[a",
        "= 1",
        "a = 1979-02-30",
        "a = [1",
        'a = "x',
        'a = "\x01"',
        'a = "\\q"',
        "[a]\n[a]",
    ):
        (file := tmp_path / "a.toml").write_text(written)
        with pytest.raises(ContentError) as fault:
            plain(file)
        told[written] = _told(fault.value, str)[1].rpartition("TOML válido: ")[2]
    assert told["a = 1 b"] == "sobra algo tras el valor; empieza otra línea"
    assert len(set(told.values())) == len(told)
    assert "lo que hay aquí no tiene sentido" not in told.values()


def test_a_player_whose_module_fails_is_told_of_in_the_language_of_the_moment() -> None:
    with pytest.raises(UnknownPlayer) as fault:
        player_named({}, "no_such_module:Bot")
    assert _told(fault.value, str)[1:] == [
        "el jugador «no_such_module:Bot» no se puede usar (no existe el módulo «no_such_module»); mira docs/bots.md",
        "der Spieler „no_such_module:Bot“ lässt sich nicht einsetzen (das Modul „no_such_module“ gibt es nicht); siehe docs/bots.md",
    ]
