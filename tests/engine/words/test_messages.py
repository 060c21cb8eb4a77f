"""Fluent messages are parsed and formatted as by Fluent's own library, without that library."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax import ast
from hypothesis import given
from hypothesis import strategies as st

from combat.engine.files.folders import share
from combat.engine.kernel.text_message import TextMessage
from combat.engine.words import messages, patterns
from combat.engine.words.grammar import plurals
from combat.engine.words.messages import BadMessage, Pattern
from combat.engine.words.patterns import Locale, MissingArgument, Unsayable

LANGUAGES = ("en", "es", "de")
ARGS: dict[str, messages.Value] = {"n": 1, "m": 7, "zero": 0, "minus": -1, "word": "barn", "share": 2.5, "gender": "f"}

FILES = {
    "text": "a = The old barn\n",
    "blanks": "a   =    The old barn   \n",
    "below": "a =\n    The old barn\n    and the wall\n",
    "begun beside": "a = The old barn\n    and the wall\n      of it\n",
    "a paragraph": "a =\n    The barn\n\n\n    stands.\n\nb = Another\n",
    "indented": "a =\n      Two more,\n    no more,\n        four more\n",
    "variables": "a = { $word } and {$n}{ $m }\n",
    "braces first": "a =\n{ $word } stands\n   {$n} here\n",
    "quoted": 'a = { "" }{"{"}braces{"}"} \\u0041 { "\\u0041\\U01F602\\\\\\"" }{" "}\n',
    "numbers": "a = { 5 } { -3 } { 2.5 }\n",
    "plural": "a = { $n ->\n    [one] a man\n   *[other] { $n } men\n }\n",
    "another plural": "a = { $m ->\n [one] a man\n*[other] { $m } men\n}\n",
    "none": "a = { $zero ->\n    [0] nobody\n    [one] a man\n   *[other] { $zero } men\n}, { $minus ->\n [one] x\n *[other] y\n}\n",
    "an exact number": "a = { $m ->\n    [7] seven\n    [7.5] more\n   *[other] many\n}\n",
    "words": "a = { $gender ->\n    [f] die { $word }\n    [m] der\n   *[n] das\n} dort\n",
    "within": "a = { $n ->\n    [one] one { $m ->\n        [one] by one\n       *[other] by { $m }\n    }\n   *[other] many\n}\n",
    "lines of a variant": "a = { $n ->\n    [one]\n        a man\n        and a gun\n   *[other] men\n}\n",
    "NUMBER": "a = { NUMBER($n) ->\n    [one] one\n   *[other] other\n} { NUMBER($share, minimumFractionDigits: 2) }\n",
    "digits": "a = { NUMBER($share, maximumFractionDigits: 0) } { NUMBER($n, minimumFractionDigits: 1) } { $share }\n",
    "a term": "-game = COMBAT!\na = Welcome to { -game }\n",
    "cases": '-man = { $case ->\n    [dative] dem Mann\n   *[nominative] der Mann\n}\na = { -man } mit { -man(case: "dative") }, {-man ( case : "x" )}\n',
    "gender of a term": "-gun = die Kanone\n    .gender = f\na = { -gun.gender ->\n    [f] sie\n   *[m] er\n}: { -gun }\n",
    "a term sees nothing": "-who = { $word ->\n    [barn] seen\n   *[none] unseen\n}\na = { -who }\n",
    "attributes": "a = { b } { b.there } { b.far }\nb = Here\n    .there = There,\n        { $word }\n    .far = Far\n",
    "attributes alone": "a = { b.there }\nb =\n    .there = There\n",
    "placeables within": "a = {{{ $word }}} { { $n ->\n  *[one] x\n} }\n",
    "comments": "# about\n## more\n### all\n#\na = b\n# end\n",
    "hyphens": "a-b_c1 = x\na = { a-b_c1 } - * [ . =\n",
    "a dot": "a = x .y = z\n   and . there\n",
    "carried on": "a = x\n  \n  y\n   \nb = z",
}


def _bundle(source: str, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    return bundle


def _by_fluent(source: str, language: str, message: str = "a") -> str:
    bundle = _bundle(source, language)
    args = {name: value if isinstance(value, str) else fluent_number(value) for name, value in ARGS.items()}
    pattern = bundle.get_message(message).value
    assert pattern is not None
    shown, errors = bundle.format_pattern(pattern, args)
    assert errors == []
    return str(shown)


def _said(source: str, language: str = "en", message: str = "a", args: dict[str, messages.Value] | None = None) -> str:
    written = messages.entries(source)

    def find(name: str) -> Pattern | None:
        return messages.parse(written[name]) if name in written else None

    return patterns.shown(messages.parse(written[message]), ARGS if args is None else args, Locale(language, find))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("source", FILES.values(), ids=FILES)
def test_a_message_says_what_it_says_in_fluent(source: str, language: str) -> None:
    assert _said(source, language) == _by_fluent(source, language).replace("-1", "−1").replace("-3", "−3")


_BLANKS = st.sampled_from(["", " ", "   ", "\n", "\n  ", "\n      ", "\n\n    "])
_WORDS = st.sampled_from(
    ["barn", "wall, ", "x = y", "a.b", "[", "*", "# no", "ü’ ", "{ $word }", "{$n}", '{ "" }', '{" "}']
)


@st.composite
def _patterns(draw: st.DrawFn, depth: int = 2) -> str:
    parts = []
    for _ in range(draw(st.integers(1, 4))):
        parts.append(draw(_BLANKS))
        parts.append(draw(_WORDS))
        if depth and draw(st.booleans()):
            by = draw(st.sampled_from(["$n", "$m", "$word", "NUMBER($n)", "$zero"]))
            key = draw(st.sampled_from(["one", "other", "1", "0", "barn", "few"]))
            inner, other = draw(_patterns(depth - 1)), draw(_patterns(depth - 1))
            blank = draw(st.sampled_from(["", " ", "\n "]))
            parts.append(
                f"{{{blank}{by} ->\n [{key}]{inner}\n {blank}*[some]{other}{draw(st.sampled_from([' ', chr(10)]))}}}"
            )
    return "".join(parts)


@given(_patterns())
def test_whatever_fluent_reads_is_read_alike_and_what_it_does_not_is_refused(pattern: str) -> None:
    source = f"a ={pattern}\nb = end\n"
    faults = [what for _, _, what in messages.check(source) if isinstance(what, TextMessage)]
    junk = [entry for entry in FluentResource(source).body if isinstance(entry, ast.Junk)]
    assert bool(faults) is bool(junk), (faults, junk)
    if not faults:
        assert _said(source) == _by_fluent(source, "en")


@pytest.mark.parametrize(
    "language",
    ["en", "es", "de", "fr", "it", "pt", "ca", "nl", "sv", "ru", "uk", "be", "pl", "cs", "sk", "ja", "zh", "pt-BR"],
)
def test_every_number_has_the_form_that_the_cldr_gives_it(language: str) -> None:
    from babel import Locale

    rule = Locale.parse(language, sep="-").plural_form
    numbers = [*range(130), 211, 212, 1000, 1001, 1_000_000, 2_000_000, 1_000_001, -1, -2]
    assert [plurals.form(number, language) for number in numbers] == [rule(number) for number in numbers]


def test_decimals_are_parted_as_the_language_does_it_and_a_year_is_no_thousand() -> None:
    source = "a = { NUMBER($share, minimumFractionDigits: 1) } in { $year }\n"
    args: dict[str, messages.Value] = {"share": -0.5, "year": 1944}
    assert _said(source, "en", args=args) == "−0.5 in 1944"
    assert _said(source, "de", args=args) == _said(source, "es", args=args) == "−0,5 in 1944"
    assert _said(source, "en", args={"share": -0.0001, "year": 2.0}) == "0.0 in 2"


REFUSED = {
    "{ $n": "ends before its braces are closed",
    "x } y": 'has a "}" that belongs to nothing',
    "{ }": 'has a "}" that belongs to nothing',
    "{ $ }": 'has a "}" that belongs to nothing',
    "{ $n -> [one] a *[other] b }": "needs a variant with *",
    "{ $n ->\n  [one] a\n }": "needs a variant with *",
    "{ $n ->\n  *[one] a\n  *[other] b\n }": "two variants with *",
    "{ $n ->\n  *[one]\n }": "a variant [one] without words",
    "{ a ->\n *[b] c\n }": "chooses by something else",
    "{ -a ->\n *[b] c\n }": "chooses by something else",
    "{ $n ->\n *[one] a }": "beside a variant",
    "{ -a.b }": "by which one can only choose",
    "{ DATETIME($n) }": "the functions that the game has are NUMBER and FORM",
    "{ FORM($n) }": "FORM wants a variable and the name of a form",
    '{ FORM($n, form: "dative") }': "FORM wants a variable",
    '{ NUMBER($n, style: "percent") }': "not style",
    "{ NUMBER() }": "NUMBER wants one variable",
    "{ -a(b: $n) }": "gives b something else",
    '{ "a }': 'has a "\\"" that belongs to nothing',
    "{" * 40 + "$n" + "}" * 40: "more than 12 braces",
    "": "has no words",
}


@pytest.mark.parametrize("written", REFUSED, ids=lambda written: written[:20])
def test_what_cannot_be_read_is_refused_in_words(written: str) -> None:
    with pytest.raises(BadMessage) as fault:
        messages.parse(written)
    assert REFUSED[written].replace('\\"', '"') in str(fault.value)
    assert 0 <= fault.value.place <= len(written)


def test_a_variable_without_a_value_is_named() -> None:
    with pytest.raises(MissingArgument, match="who"):
        _said("a = { $who }\n")
    with pytest.raises(MissingArgument, match="who"):
        _said("a = { $who ->\n *[x] y\n}\n")


@pytest.mark.parametrize(
    ("source", "what"),
    [
        ("a = { b }\n", 'there is no "b"'),
        ("a = { b.c }\nb = x\n", 'there is no "b.c"'),
        ("a = { b }\nb = { $n ->\n *[other] { a }\n}\n", '"b" leads back to itself'),
        (
            "".join(f"a{n} = {{ a{n + 1} }}{{ a{n + 1} }}{{ a{n + 1} }}\n" for n in range(20))
            + "a20 = x\na = { a0 }\n",
            "more than 1000 parts",
        ),
    ],
    ids=["nothing", "no attribute", "a circle", "a flood"],
)
def test_what_it_cannot_take_in_is_said(source: str, what: str) -> None:
    with pytest.raises(Unsayable, match=what):
        _said(source)


def test_a_check_finds_every_fault_at_its_place() -> None:
    source = "a = b\n?? what\nc = { $n\nd = e\n    .f = {\n#no\n# yes\n\n  g = h\n"
    found = [
        (source.count("\n", 0, place) + 1, name)
        for place, name, read in messages.check(source)
        if isinstance(read, TextMessage)
    ]
    assert found == [(2, ""), (3, "c"), (5, "d.f"), (6, ""), (9, "")]


@pytest.mark.parametrize(
    "file", sorted(share().glob("assets/*/locale/*/*.ftl")), ids=lambda file: "/".join(file.parts[-4:])
)
def test_the_ids_of_a_file_are_those_of_its_entries(file: Path) -> None:
    source = file.read_text(encoding="utf-8-sig")
    assert set(messages.ids(source)) == {name.partition(".")[0] for name in messages.entries(source)}


@pytest.mark.parametrize("source", FILES.values(), ids=FILES)
def test_no_message_is_without_its_id(source: str) -> None:
    assert set(messages.ids(source)) >= {name.partition(".")[0] for name in messages.entries(source)}
