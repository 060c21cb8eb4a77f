"""Style of everything that players read: typographic signs, the rules' terms, and no obscure wording.

Letters, verdicts and briefings may use a personal voice; only their signs are checked.

Letters, verdicts and briefings have a voice of their own; for them only the signs are checked.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache

import pytest

from combat.engine import words
from combat.engine.files.folders import share
from combat.engine.words.catalogue import assets
from combat.engine.words.rulebook import rulebook

ROOT = share()
RULES = assets("volume1") / "rules"
ASKING = re.compile(r"^([a-zA-Z][\w-]*) = ?(.*(?:\n(?:[ ]+.*|\}.*))*)", re.MULTILINE)
VOICED = re.compile(r"letter-|given-name-|generated-(?!enemy-holds|steady)|menu-motto|campaign-introduction")
"""Messages that are letters, verdicts or briefings."""
VOICED_KEYS = ("briefing", "verdict", "introduction", "battle", "medal", "deed", "place", "date")
"""The keys of a scenario or campaign whose texts have a voice: events and optional rules end with what they do."""


def messages() -> Iterator[tuple[str, str]]:
    """Yield the place and text of every English message of the engine and of Volume 1."""
    for file in sorted(
        path for layer in ("engine", "volume1") for path in (assets(layer) / "locale" / "en").glob("*.ftl")
    ):
        for id_, value in ASKING.findall(file.read_text(encoding="utf-8")):
            yield f"{file.name}: {id_}", value


def pages() -> Iterator[tuple[str, str]]:
    """Yield the place and text of every line of the rulebook and its rulings."""
    for file in sorted((RULES / "en").glob("*.md")):
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            if not line.startswith("Terms:"):
                yield f"{file.name}:{number}", line


def strings(where: str, data: object, *, voiced: bool) -> Iterator[tuple[str, str]]:
    """Yield the place and text of each string with a space in TOML data; without `voiced`, skip VOICED_KEYS."""
    if isinstance(data, str):
        if " " in data:
            yield where, data
    elif isinstance(data, dict):
        for key, value in data.items():
            if voiced or key not in VOICED_KEYS:
                yield from strings(f"{where}.{key}", value, voiced=voiced)
    elif isinstance(data, list):
        for place, value in enumerate(data):
            yield from strings(f"{where}[{place}]", value, voiced=voiced)


def sheets(*, voiced: bool) -> Iterator[tuple[str, str]]:
    """Yield the place and text of cards, events, labs, scenarios and campaigns."""
    for pattern in (
        "assets/decks/*.toml",
        "assets/events/*.toml",
        "assets/charts/options.toml",
        "assets/lab/*.toml",
        "scenarios/**/*.toml",
        "assets/men/*.toml",
    ):
        for file in sorted(ROOT.glob(pattern)):
            yield from strings(file.name, tomllib.loads(file.read_text(encoding="utf-8")), voiced=voiced)


def everything() -> Iterator[tuple[str, str]]:
    """Yield the place and text of everything that players read."""
    yield from messages()
    yield from pages()
    yield from sheets(voiced=True)


def plain() -> Iterator[tuple[str, str]]:
    """Yield the place and text of everything that must be in plain words: all but letters, verdicts and briefings."""
    for where, text in messages():
        if not VOICED.match(where.partition(": ")[2]):
            yield where, text
    yield from pages()
    for where, text in sheets(voiced=False):
        if not re.search(r"\.title$|event\[", where):
            yield where, text


@cache
def plain_and_small() -> tuple[tuple[str, str, str], ...]:
    """Return the place and text of everything that must be in plain words, each also in lower case."""
    return tuple((where, text, text.lower()) for where, text in plain())


def found(pattern: re.Pattern[str], texts: Iterator[tuple[str, str]]) -> list[str]:
    """Return the places at which a pattern occurs, with the text around them."""
    return [
        f"{where}: …{text[max(0, match.start() - 20) : match.end() + 30]}…"
        for where, text in texts
        for match in [pattern.search(text)]
        if match
    ]


AS_WRITTEN = ("findings.ftl", "cli.ftl", "saves.ftl", "diary.ftl", "runs.ftl", "scripts.ftl")
"""They quote what stands in files and on the command line, with the signs that are written there."""


@pytest.mark.parametrize(
    ("sign", "pattern"),
    [
        ("a straight apostrophe", r"'"),
        ("an ASCII minus before a figure", r"(?<![\w.)])-(?=\d)"),
        ("a straight quotation mark", r"(?<!\{ )(?<!\{)\"(?! ?\})"),
        ("three dots", r"\.\.\."),
    ],
)
def test_no_text_has(sign: str, pattern: str) -> None:
    told = ((where, text) for where, text in everything() if "href" not in text and not where.startswith(AS_WRITTEN))
    assert found(re.compile(pattern), told) == [], sign


OTHER_THINGS = {"In Cover", "In Open", "Smoke Grenade", "Rifle Grenade", "Natural 0"}
"""Terms whose words also stand for something else: a man in cover, the grenade and not its order."""


def terms() -> list[str]:
    """Return the terms of several words in the rules' index, and some terms of markers."""
    words.use("en", strict=True)
    index = [term for term in rulebook().terms if " " in term]
    return sorted({*index, "Run & Gun", "Rule of 0", "Duck Back marker", "Out of Ammo"} - OTHER_THINGS)


def written(term: str, found: str) -> bool:
    """Return whether a text starts with a term as in the index; a common noun may have a small first letter."""
    proper = all(part[0].isupper() or part in ("&", "0", "of") for part in term.split())
    return found.startswith(term) or (not proper and found.startswith(term[0].lower() + term[1:]))


@pytest.mark.parametrize("term", terms())
def test_a_term_is_written_as_the_rules_write_it(term: str) -> None:
    """Short names in a sum are small: "rapid"; the verbs of a term are no terms: "he ducks back", "he sneaks"."""
    near = re.compile(rf"\b{re.escape(term)}(?:s|es)?\b", re.IGNORECASE)
    faults = []
    for where, text, small in plain_and_small():
        if term.lower() not in small or where.endswith("-short"):
            continue
        faults += [f"{where}: {match[0]}" for match in near.finditer(text) if not written(term, match[0])]
    if term != "Duck Back":
        assert faults == []
        return
    assert [
        fault for fault in faults if re.search(rf"(?:\ba|\bthe|\bhis|\bby) {fault.rpartition(': ')[2]}", fault)
    ] == []


BANNED = [
    r"(?:^|[.:;] )Who (?![^.?]*\?)[a-z’]+ .{20}",
    r"\bone sees\b|\bone obeys\b",
    r"(?:^|[,;.] )[Ee]lse\b(?! can)(?! in)|\bor else\b",
    r"\bAt whom\b|\bfrom the hip\b|\bhand to hand\b",
    r"\bgoes? to ground\b|\btakes post\b|\bfalse report\b|\blies off\b|\bgrows thin\b|\bwarded off\b",
    r"\b(?:takes?|loses?|took|lost) heart\b|\bhis breath\b|\bbeside himself\b|\bnot himself\b|\bpricks? up\b",
    r"\bgives? himself up\b|\bno quarter\b|\bout of the question\b|\bpulls? the pin\b|\breach(?:es)? for a grenade\b",
    r"\bfarther\b|\bdice of damage\b|\bmakes? out\b|\bhis pouch\b|\bfull pouch\b",
    r"\bcomes? off\b|\bis laid\b|\bare laid\b|\bcut at\b|\bwakes? (?:one|him|them)\b",
    r"\b(?:takes?|took|taking) (?:a|his|the) [A-Z][A-Za-z ]*Check\b|\banew\b|\b(?:man|men|enemy|those|prisoners) whom\b",
    r"\bslips? from view\b|\bgoes? off\b(?! the board)|\bnobody steers\b|\blit man\b|\bcontent\.",
]
"""Turns of phrase that were in the game, and say less than its own terms."""


@pytest.mark.parametrize("phrase", BANNED)
def test_no_text_falls_back_into(phrase: str) -> None:
    assert found(re.compile(phrase), plain()) == []
