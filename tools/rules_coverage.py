"""Check tests and citations against the rules index: rules without a test, and unknown rule numbers.

    python -m tools.rules_coverage                  both lists; exit code 1 if either has an entry
    python -m tools.rules_coverage --where          also where each rule is tested
    python -m tools.rules_coverage --game command   the same for another game

Files in a folder of a game cite that game's rulebook, all others that of Volume 1. A mark of another source, such as L551
of ARMOUR!, counts as the paragraph whose English page lists it after `Marks:`.
"""

from __future__ import annotations

import ast
import io
import re
import sys
import tokenize
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

if __package__ in (None, ""):
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from combat.engine.content.reading import read
from combat.engine.content.rules_index import RulesFile
from combat.engine.words.paragraphs import NUMBER, Paragraph, is_number, parse_page

HOME = Path(__file__).resolve().parents[1]
FIRST = "volume1"
"""Game whose rulebook is cited outside other games' folders."""
CITING = ("combat/**/*.py", "assets/**/*.toml", "assets/**/*.ftl", "scenarios/**/*.toml")

_FIELD = re.compile(r'(?<![\w-])(?:enemy_)?rule\s*=\s*"([^"]+)"')
_BRACKETS = re.compile(rf"\(((?:see )?{NUMBER}(?:\)|[,;:\-–][^()]*\)| and [^()]*\)))")
_NUMBER = re.compile(rf"(?<![\w.]){NUMBER}")
_MARK = re.compile(r"[A-Z]\d+")
_HEAD = re.compile(rf"#\s*({NUMBER}(?:(?:, | and ){NUMBER})*)[:.]")


@dataclass(frozen=True, order=True)
class Place:
    """Rule number with the file and line where it is cited."""

    number: str
    file: str
    line: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.number}"


def games(home: Path = HOME) -> tuple[str, ...]:
    """Return the ids of the games that have a rulebook, sorted."""
    return tuple(sorted(file.parent.parent.name for file in home.glob("assets/*/rules/index.toml")))


def index(home: Path = HOME, game: str = FIRST) -> RulesFile:
    """Return the rules index of a game; raise ContentError if it is invalid."""
    return read(home / f"assets/{game}/rules/index.toml", RulesFile).content


def _files(pattern: str, game: str, home: Path) -> Iterator[tuple[str, str]]:
    """Yield the files that cite the rulebook of a game: name and text."""
    others = {*games(home), *(folder.name for folder in home.glob("combat/games/*") if folder.is_dir())}
    for file in sorted(home.glob(pattern)):
        name = str(file.relative_to(home))
        if next((part for part in name.split("/")[:-1] if part in others), FIRST) == game:
            yield name, file.read_text(encoding="utf-8")


def marks(home: Path = HOME, game: str = FIRST) -> Iterator[Place]:
    """Yield the rule numbers in test marks, and those that begin comments of worked examples."""
    cited = _cited(home, game)
    for name, text in _files("tests/**/*.py", game, home):
        for node in ast.walk(ast.parse(text)) if ".rule(" in text else ():
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "rule":
                for argument in node.args:
                    if isinstance(argument, ast.Constant):
                        for number in _numbers_of(str(argument.value), cited):
                            yield Place(number, name, argument.lineno)
    for name, text in _files("tests/**/*.toml", game, home):
        for line, words in enumerate(text.splitlines(), 1):
            if head := _HEAD.match(words):
                for number in _NUMBER.findall(head[1]):
                    yield Place(number, name, line)


def _numbers_of(marked: str, cited: Mapping[str, str]) -> list[str]:
    """Return the paragraphs that a test is marked with: of "L27, L633" both."""
    return [cited[mark] for mark in _MARK.findall(marked) if mark in cited] or [marked]


def citations(home: Path = HOME, game: str = FIRST) -> Iterator[Place]:
    """Yield the rule numbers cited in code, data and messages.

    A citation is `rule="…"`, a whole string, or in brackets like (7.09, 14.2).
    """
    for pattern in CITING:
        for name, text in _files(pattern, game, home):
            yield from _said_in_code(text, name) if name.endswith(".py") else _said(text, name, 1)


def _said_in_code(text: str, name: str) -> Iterator[Place]:
    """Yield the numbers cited in strings, docstrings and comments; the version of the program cites none."""
    if not _NUMBER.search(text):
        return
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            yield from _said(token.string, name, token.start[0])
        elif token.type == tokenize.STRING:
            whole = token.string.strip("\"'rf")
            if is_number(whole) and not token.line.startswith("__version__"):
                yield Place(whole, name, token.start[0])
            yield from _said(token.string, name, token.start[0])


def _said(text: str, name: str, first: int) -> Iterator[Place]:
    for line, words in enumerate(text.splitlines(), first):
        numbers = [found for found in _FIELD.findall(words) if found]
        numbers += [number for brackets in _BRACKETS.findall(words) for number in _NUMBER.findall(brackets)]
        for number in numbers:
            yield Place(number, name, line)


def untested(rules: RulesFile, tests: Mapping[str, object]) -> list[str]:
    """Return the numbers of testable rules that are not in `tests`."""
    return [number for number in rules.testable() if number not in tests]


def unknown(rules: RulesFile, places: Iterator[Place]) -> list[Place]:
    """Return the places, sorted, whose number is not in the index."""
    known = frozenset(rules.numbers())
    return sorted({place for place in places if place.number not in known})


def _paragraphs(home: Path, game: str) -> Iterator[Paragraph]:
    for page in sorted((home / f"assets/{game}/rules/en").glob("*.md")):
        yield from parse_page(page.read_text(encoding="utf-8"))


def _titles(home: Path = HOME, game: str = FIRST) -> dict[str, str]:
    return {rule.number: rule.title for rule in _paragraphs(home, game)}


def _cited(home: Path, game: str) -> dict[str, str]:
    """Return the paragraph of each mark."""
    return {mark: rule.number for rule in _paragraphs(home, game) for mark in rule.marks}


def main(arguments: list[str]) -> int:
    """Print rules without a test and unknown rule numbers; return 1 if there are any."""
    game = arguments[arguments.index("--game") + 1] if "--game" in arguments else FIRST
    rules, titles = index(game=game), _titles(game=game)
    tests: dict[str, list[Place]] = {}
    marked = list(marks(game=game))
    for place in marked:
        tests.setdefault(place.number, []).append(place)
    if "--where" in arguments:
        for number in rules.numbers():
            print(f"{number:9} {titles.get(number, ''):44} {len(tests.get(number, ())):3} tests")
    lacking = untested(rules, tests)
    if lacking:
        print(f"{len(lacking)} of {len(rules.testable())} rules have no test:")
        for number in lacking:
            print(f"  {number:9} {titles.get(number, '')}".rstrip())
    strange = [*unknown(rules, iter(marked)), *unknown(rules, citations(game=game))]
    for place in strange:
        print(f"{place} is no rule of the index")
    if not lacking and not strange:
        print(
            f"All {len(rules.testable())} testable rules of {len(rules.numbers())} have a test; every citation is one."
        )
    return 1 if lacking or strange else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
