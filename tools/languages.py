"""Report what a language lacks compared with English: messages, texts of content files, rulebook.

python -m tools.languages              progress of every language; exit code 1 if one is incomplete
python -m tools.languages es           all missing items of one language
python -m tools.languages es --write   also add its missing texts in English to its text layer, for translation
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

if __package__ in (None, ""):
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from combat.cli import titles
from combat.engine.content import file_kinds, layers
from combat.engine.content.places import Places
from combat.engine.content.read_texts import texts
from combat.engine.content.reading import plain
from combat.engine.kernel.text_message import TextMessage
from combat.engine.words import messages, text_layer
from combat.engine.words.catalogue import ENGLISH, RULE, assets, languages_in
from combat.engine.words.messages import Form, Number, Pattern, Reference, Select, Variable
from combat.engine.words.paragraphs import parse_page, parse_rulings
from combat.engine.words.rulebook import RULINGS
from tools import help_pages

REALMS = ("engine", "volume1", "command", "armour", "contact")
PAGES = "cli.ftl"
"""File of the text layer with the `--help` pages."""
SAME = re.compile(r"^# As in English: (.+)$", re.MULTILINE)
"""Comment in a language's file that lists messages meant to be the same as in English."""
FORMS = {"small": "what", "name": "what", "weapon": "what", "alone": "about", "named": "about", "unit": "about"}
"""Variables that are another form of a thing, such as its name in small letters; each language takes the form it needs."""
_WORD = re.compile(r"[^\W\d_]{3,}")
_BRACES = re.compile(r"\{[^{}]*\}")


@dataclass(frozen=True, order=True)
class Lack:
    """Missing item of a language: file, kind and name."""

    file: str
    what: str
    about: str

    def __str__(self) -> str:
        return f"{self.file}: {self.what}: {self.about}"


def lacks(code: str) -> list[Lack]:
    """Return the items that a language lacks, or has although English does not, file by file."""
    return [*_sentences(code), *_texts(code), *_rulebook(code)]


# -- messages
# -----------------------------------------------------------------------------------------------------------


def _folder(realm: str, code: str) -> Path:
    return assets(realm) / "locale" / code


def _entries(file: Path) -> dict[str, str]:
    return messages.entries(file.read_text(encoding="utf-8")) if file.is_file() else {}


def _sentences(code: str) -> Iterator[Lack]:
    for realm in REALMS:
        own: dict[str, str] = {}
        for file in sorted(_folder(realm, code).glob("*.ftl")):
            for _, name, fault in messages.check(file.read_text(encoding="utf-8")):
                if isinstance(fault, TextMessage):
                    yield Lack(_shown(file), "cannot be read", f"{name} {fault}")
            own |= _entries(file)
        english: set[str] = set()
        for file in sorted(_folder(realm, ENGLISH).glob("*.ftl")):
            there = _folder(realm, code) / file.name
            meant = _meant(there)
            wanted = {name: value for name, value in _entries(file).items() if not name.endswith(f".{RULE}")}
            english |= {name.partition(".")[0] for name in wanted}
            for name, value in wanted.items():
                if not name.startswith("-") and "." not in name:
                    yield from _compared(_shown(there), name, value, own, same=name in meant)
        spare = [name for name in own if not name.startswith("-") and name.partition(".")[0] not in english]
        yield from (Lack(_shown(_folder(realm, code)), "has no English message", name) for name in sorted(spare))


def _things(names: Iterable[str]) -> set[str]:
    """Return variables, those that are forms of one thing under one name."""
    return {FORMS.get(name, name) for name in names}


def _compared(file: str, name: str, english: str, own: Mapping[str, str], *, same: bool) -> Iterator[Lack]:
    if name not in own:
        yield Lack(file, "lacks", name)
        return
    try:
        ours, theirs = variables(messages.parse(own[name])), variables(messages.parse(english))
    except messages.BadMessage:
        return  # reported with the file
    if _things(ours) != _things(theirs):
        what = [
            f"without {_listed(theirs - ours)}" if theirs - ours else "",
            f"with {_listed(ours - theirs)}" if ours - theirs else "",
        ]
        yield Lack(file, "differs in its variables", f"{name} {', '.join(filter(None, what))}")
    if (rule := own.get(f"{name}.{RULE}")) is not None:
        yield Lack(file, "repeats a rule that stands beside the English message", f"{name} {rule.strip()}")
    if not same and _is_english(own[name], english):
        yield Lack(file, "reads as in English", name)


def variables(pattern: Pattern) -> set[str]:
    """Return the names of the variables in a message, and in braces those of the messages that it refers to."""
    names: set[str] = set()
    for part in pattern:
        if isinstance(part, Variable):
            names.add(part.name)
        elif isinstance(part, Number | Form):
            names |= variables((part.of,))
        elif isinstance(part, Reference) and not part.name.startswith("-"):
            names.add(f"{{{part.name}}}")
        elif isinstance(part, Select):
            names |= variables((part.of,)).union(*(variables(variant) for _, variant in part.variants))
    return names


def _is_english(words: str, english: str) -> bool:
    return words.split() == english.split() and _WORD.search(_BRACES.sub("", english)) is not None


def _meant(file: Path) -> set[str]:
    """Return the messages that a file declares to be the same as in English."""
    told = SAME.findall(file.read_text(encoding="utf-8")) if file.is_file() else []
    return {name.strip() for line in told for name in line.split(",")}


# -- texts of content files
# ---------------------------------------------------------------------------------------------


def english_texts() -> dict[str, dict[str, str]]:
    """Return the English texts of all shipped content: by file of the text layer, then by name."""
    places = Places([layers.shipped()])
    found: dict[str, dict[str, str]] = {}
    seen: set[str] = set()
    for kind in file_kinds.played().kinds:
        if not kind.model:
            continue
        top = {like if like.startswith(("assets/", "scenarios/")) else f"assets/{like}" for like in kind.places}
        for place in sorted({place for like in top for place in places.places(like)}):
            if file_kinds.played().of(places.file(place)) is kind and kind.name not in ("pack", "skin", "rules"):
                new = {
                    name: words for name, words in texts(kind.shape(), plain(places.file(place))) if words not in seen
                }
                seen |= set(new.values())
                if new:
                    found[layer_file(place)] = new
    pages = [words for words in help_pages.said() if words not in seen and sum(map(str.isalpha, words)) > 1]
    found[PAGES] = {f"page-{place}": words for place, words in enumerate(pages, 1)}
    return found


def layer_file(place: str) -> str:
    """Return the path, within a language's folder `texts`, of the file with the texts of a content file."""
    return f"{place.removeprefix('assets/').removesuffix('.toml')}.ftl"


def _texts(code: str) -> Iterator[Lack]:
    folder = _folder(layers.game(), code) / text_layer.FOLDER
    own: dict[str, tuple[str, text_layer.Told]] = {}
    alike: set[str] = set()
    yield from _own_texts(folder, own, alike)
    wanted: set[str] = set()
    for place, english in english_texts().items():
        file = folder / place
        wanted |= set(english.values())
        for name, words in english.items():
            if words not in own:
                yield Lack(_shown(file), "lacks the text", name)
            elif words not in alike and _is_english(own[words][1].words, words):
                yield Lack(own[words][0], "reads as in English", name)
    for words, (where, one) in own.items():
        if words not in wanted:
            yield Lack(where, "is told of no text (any more)", one.name)


def _own_texts(folder: Path, own: dict[str, tuple[str, text_layer.Told]], alike: set[str]) -> Iterator[Lack]:
    """Collect a language's texts and those meant to be the same as in English; yield errors."""
    for file in sorted(folder.rglob("*.ftl")):
        source, meant = file.read_text(encoding="utf-8"), _meant(file)
        for _, name, fault in messages.check(source):
            if isinstance(fault, TextMessage):
                yield Lack(_shown(file), "cannot be read", f"{name} {fault}")
        told = list(text_layer.told_in(source))
        bare = {name for name in _entries(file) if "." not in name} - {one.name for _, one in told}
        yield from (Lack(_shown(file), f"has no .{text_layer.WRITTEN} beside it", name) for name in sorted(bare))
        for words, one in told:
            if words in own and own[words][1].words.strip() != one.words.strip():
                yield Lack(_shown(file), f"is told otherwise in {own[words][0]}", one.name)
            own[words] = _shown(file), one
            if one.name in meant:
                alike.add(words)


def write_texts(code: str) -> Iterator[Path]:
    """Add the missing texts of a language's text layer in English; yield the changed files."""
    folder = _folder(layers.game(), code) / text_layer.FOLDER
    known = {
        words for file in folder.rglob("*.ftl") for words, _ in text_layer.told_in(file.read_text(encoding="utf-8"))
    }
    for place, english in english_texts().items():
        missing = {name: words for name, words in english.items() if words not in known}
        if not missing:
            continue
        file = folder / place
        file.parent.mkdir(parents=True, exist_ok=True)
        before = file.read_text(encoding="utf-8").rstrip() + "\n\n" if file.is_file() else ""
        added = "\n".join(f"{name} = {words}\n    .{text_layer.WRITTEN} = {words}" for name, words in missing.items())
        file.write_text(f"{before}{added}\n", encoding="utf-8")
        yield file


# -- rulebook
# -----------------------------------------------------------------------------------------------------------


def _rulebook(code: str) -> Iterator[Lack]:
    rules = assets(layers.game()) / "rules"
    for file in sorted((rules / ENGLISH).glob("*.md")):
        there = rules / code / file.name
        if not there.is_file():
            yield Lack(_shown(there), "lacks", "the whole page")
            continue
        parse = parse_rulings if file.name == RULINGS else parse_page
        ours, theirs = (list(parse(page.read_text(encoding="utf-8"))) for page in (there, file))
        numbers, wanted = [one.number for one in ours], [one.number for one in theirs]
        yield from (Lack(_shown(there), "lacks", number) for number in wanted if number not in numbers)
        yield from (
            Lack(_shown(there), "is no number of the English page", number)
            for number in numbers
            if number not in wanted
        )
        if numbers != wanted and sorted(set(numbers)) == sorted(set(wanted)):
            yield Lack(
                _shown(there), "has its numbers in another order or number", _listed(_first_difference(numbers, wanted))
            )
        english = {one.number: one for one in theirs}
        for one in ours:
            if file.name != RULINGS and one.number in english and set(one.links) != set(english[one.number].links):
                missing = set(english[one.number].links) ^ set(one.links)
                yield Lack(_shown(there), "links to other rules than the English", f"{one.number} ({_listed(missing)})")


def _first_difference(ours: list[str], theirs: list[str]) -> Iterable[str]:
    return next(([a, b] for a, b in zip(ours, theirs, strict=False) if a != b), [])


def _listed(names: Iterable[str]) -> str:
    return ", ".join(sorted(names))


def _shown(path: Path) -> str:
    try:
        return str(path.relative_to(Path(__file__).resolve().parents[1]))
    except ValueError:
        return str(path)


def main(arguments: list[str]) -> int:
    """Print what each named language lacks, or all; with `--write`, add the missing texts.

    Return 1 if anything is missing.
    """
    titles.load_title(titles.DEFAULT).use(titles.TITLES)
    named = [each for each in arguments if not each.startswith("-")]
    codes = named or [each for each in languages_in((assets(layers.game()) / "locale",)) if each != ENGLISH]
    count = 0
    for code in codes:
        if "--write" in arguments:
            for file in write_texts(code):
                print(f"{_shown(file)}: added")
        found = lacks(code)
        count += len(found)
        if named:
            print("\n".join(map(str, found)))
        print(f"{code}: " + (f"{len(found)} lacking" if found else "complete"))
    return 1 if count else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
