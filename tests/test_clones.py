"""No two games share code: what both need is in the engine.

Two lines are equal if they differ only in names and literals. Imports, docstrings and comments do not count.
Consecutive lines of one shape, such as rows of a table or fields of a record, count once. Consecutive declarations are
no clones.

Two lines are equal if they differ in names and literals alone. Imports, docstrings and comments do not count, and lines
of one shape that follow each other, as the rows of a table or the fields of a record, count once. Records that follow
each other do nothing, so that they are no clones.
"""

from __future__ import annotations

import io
import keyword
import re
import tokenize
from collections.abc import Iterator
from itertools import combinations, groupby
from pathlib import Path

import pytest

GAMES = Path(__file__).parents[1] / "combat" / "games"
LONGEST = 11
"""Lines that two games may share one after another."""
DECLARED = re.compile(r"class name .*|name : [^=]*|name = (name|value|True|False)")
"""Lines of a record: its head and its fields."""
NOTHING = (tokenize.COMMENT, tokenize.NL, tokenize.INDENT, tokenize.DEDENT, tokenize.ENDMARKER)


def shape_of(token: tokenize.TokenInfo) -> str:
    """Return a token's text, or "name" or "value" in place of names and literals."""
    if token.type == tokenize.NAME:
        return token.string if keyword.iskeyword(token.string) else "name"
    return "value" if token.type in (tokenize.STRING, tokenize.NUMBER) else token.string


def statements(code: str) -> Iterator[list[tokenize.TokenInfo]]:
    """Yield the tokens of each statement of a module, without imports and docstrings."""
    words: list[tokenize.TokenInfo] = []
    for token in tokenize.generate_tokens(io.StringIO(code).readline):
        if token.type == tokenize.NEWLINE:
            if words[0].string not in ("import", "from") and any(word.type != tokenize.STRING for word in words):
                yield words
            words = []
        elif token.type not in NOTHING:
            words.append(token)


def shapes(code: str) -> list[tuple[int, str]]:
    """Return the number and shape of each line of a module that counts."""
    lines = [
        (number, " ".join(map(shape_of, words)))
        for statement in statements(code)
        for number, words in groupby(statement, key=lambda word: word.start[0])
    ]
    said = [(number, shape) for number, shape in lines if any(map(str.isalpha, shape))]
    return [next(same) for _, same in groupby(said, key=lambda line: line[1])]


def runs(game: Path) -> dict[tuple[str, ...], str]:
    """Return where each run of lines in a game begins that no other game may have, by the run's shapes."""
    found = {}
    for file in sorted(game.rglob("*.py")):
        lines = shapes(file.read_text(encoding="utf-8"))
        for place in range(len(lines) - LONGEST):
            run = lines[place : place + LONGEST + 1]
            if all(DECLARED.fullmatch(shape) for _, shape in run):
                continue
            found[tuple(shape for _, shape in run)] = f"{file.relative_to(game.parent).as_posix()}:{run[0][0]}"
    return found


def clones(games: Path) -> list[str]:
    """Return the pairs of places at which two games have the same lines."""
    all_runs = [runs(folder) for folder in sorted(games.iterdir()) if (folder / "__init__.py").is_file()]
    return [f"{one[run]} ~ {other[run]}" for one, other in combinations(all_runs, 2) for run in one if run in other]


def test_no_two_games_have_twelve_equal_lines() -> None:
    assert len([*GAMES.rglob("*.py")]) > 500
    assert clones(GAMES) == []


ONE = '''
"""What befalls a squad."""
from somewhere import Squad

def wounds(squad: Squad, turn: int) -> list[str]:
    """Whom it befalls."""
    found = []
    for man in squad.men:
        if man.hit == turn:
            man.hurt += 1
            found.append(man.name)
        elif man.hit < turn - 3:
            man.hurt = 0
    while len(found) > 12:
        found.pop()
    if not found:
        return ["nobody"]
    return sorted(found)
'''
OTHER = '''
"""What a card does."""
import decks
import hands

def drawn(hand: decks.Hand, most: int) -> set[int]:
    taken = []
    for card in hand.cards:  # the uppermost first
        if card.number == most:
            card.uses += 5
            taken.append(card.id)
        elif card.number < most - 40:
            card.uses = 1
    while len(taken) > 3:
        taken.pop()
    """Nothing is left."""
    if not taken:
        return ["none"]
    return sorted(taken)
'''
RECORDS = "".join(f"class Event{number}(Event):\n    checkpoint = True\n    side: str\n" for number in range(9))
TABLE = "ROWS = {\n" + "".join(f'    "row-{number}": {number},\n' for number in range(40)) + "}\n"


@pytest.mark.parametrize(
    ("one", "other", "count"),
    [
        (ONE, OTHER, 1),
        (ONE, OTHER.replace("taken.pop()", "taken = taken[1:]"), 0),
        (ONE.replace("    if not found:\n", "    if found:\n"), OTHER, 0),
        (TABLE, TABLE, 0),
        (RECORDS, RECORDS, 0),
    ],
)
def test_the_law_sees_what_it_forbids(tmp_path: Path, one: str, other: str, count: int) -> None:
    for name, code in (("chess", one), ("draughts", other)):
        (tmp_path / name).mkdir()
        (tmp_path / name / "__init__.py").touch()
        (tmp_path / name / "rules.py").write_text(code, encoding="utf-8")
    assert len(clones(tmp_path)) == count
