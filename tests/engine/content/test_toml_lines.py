"""Each key path of a TOML text has the correct line, as findings report it."""

import tomllib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from combat.engine.content.toml_lines import TomlLines

ROOT = Path(__file__).parents[3]
SHIPPED = sorted([*ROOT.glob("assets/**/*.toml"), *ROOT.glob("scenarios/volume1/*.toml")])

TEXT = """\
# a comment with = and [brackets]
title = "not ] an end # nor a comment"
'odd key'.inner = 1
long = \"\"\"
[no.table]
no_key = 1 \\\"\"\"
"quoted" \"\"\"
list = [ # opens here
  1,
  { name = "}", "with.dot" = [1,
     2] },
  '''two
lines''',
]
empty = [ ]
[[card]]
number = 1
[card.side]
x = 1979-05-27 07:32:00
[[card.leaf]]
q = true
[[card.leaf]]
q = false
[[card]]
number = -2.5e3
"""


@pytest.mark.parametrize(
    ("path", "line"),
    [
        (("title",), 2),
        (("odd key", "inner"), 3),
        (("long",), 4),
        (("list",), 8),
        (("list", 0), 9),
        (("list", 1, "name"), 10),
        (("list", 1, "with.dot", 0), 10),
        (("list", 1, "with.dot", 1), 11),
        (("list", 2), 12),
        (("empty",), 15),
        (("card",), 16),
        (("card", 0, "number"), 17),
        (("card", 0, "side", "x"), 19),
        (("card", 0, "leaf", 0, "q"), 21),
        (("card", 0, "leaf", 1, "q"), 23),
        (("card", 1), 24),
        (("card", 1, "number"), 25),
    ],
)
def test_every_kind_of_place_has_its_line(path: tuple[str | int, ...], line: int) -> None:
    assert TomlLines(TEXT).of(*path) == line


def test_a_missing_key_is_looked_for_in_the_table_around_it() -> None:
    assert TomlLines(TEXT).of("card", 0, "side", "missing", 3) == 18
    assert TomlLines(TEXT).of("nowhere") == 1


def paths(value: Any, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """Return the key paths of a value and of all nested values, below `path`."""
    parts: Any = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(inner for key, part in parts for inner in paths(part, (*path, key)))]


@pytest.mark.parametrize("file", SHIPPED, ids=lambda file: file.name)
def test_the_last_word_of_every_key_of_our_own_files_stands_in_the_line_named(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    written, lines = text.splitlines(), TomlLines(text)
    for path in paths(tomllib.loads(text)):
        if path and isinstance(path[-1], str):
            assert path[-1] in written[lines.of(*path) - 1]


KEYS = st.sampled_from(["a", "b", "c-d", "x_1", "9"])
SCALARS = st.one_of(
    st.integers(-9, 99).map(str),
    st.sampled_from(["true", '"a # b"', "'[c]'", '"""\nq = 1\n"""', "'''\n]\n'''", '"\\""']),
)
VALUES = st.recursive(
    SCALARS,
    lambda inner: st.one_of(
        st.lists(inner, max_size=3).map(lambda items: "[\n" + "".join(f"  {item},\n" for item in items) + "]"),
        st.lists(inner.filter(lambda text: "\n" not in text), max_size=3).map(
            lambda items: "{ " + ", ".join(f"k{n} = {item}" for n, item in enumerate(items)) + " }"
        ),
    ),
    max_leaves=6,
)


@given(st.lists(st.tuples(KEYS, VALUES, st.integers(0, 2)), unique_by=lambda pair: pair[0], max_size=5))
def test_keys_are_found_whatever_values_stand_between_them(pairs: list[tuple[str, str, int]]) -> None:
    text, expected = "", {}
    for key, value, blanks in pairs:
        text += "# c [\n" * blanks
        expected[key] = text.count("\n") + 1
        text += f"{key} = {value}\n"
    tomllib.loads(text)
    assert {key: TomlLines(text).of(key) for key in expected} == expected
