"""Keywords: `charts/keywords.toml` (L739-L767), and how cards name them."""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Iterator
from typing import Annotated

from pydantic import AfterValidator, Field, model_validator

from combat.engine.content.findings import unknown
from combat.engine.content.models import ID_PATTERN, Fault, Id, Root, TomlTable, Words
from combat.engine.kernel.text_message import msg
from combat.games.armour.rules.cards.keyword import Bearer, Condition, Effect, Keyword, KeywordUse, Number, Trait

_USE = re.compile(rf"({ID_PATTERN})( [1-9])?", re.ASCII)


def _use(value: str) -> str:
    if _USE.fullmatch(value) is None:
        raise ValueError(msg("finding-no-keyword", value=value[:40]))
    return value


KeywordText = Annotated[str, AfterValidator(_use)]
"""A keyword as cards write it: its id, and its number if it has one, such as "passengers 3"."""


class EffectPart(TomlTable):
    """An effect of a keyword or an upgrade card."""

    number: Number
    add: Annotated[int, Field(ge=-100, le=100)] = 0
    becomes: Annotated[int, Field(ge=0, le=20)] = 0
    when: Condition = "always"
    arm: str = ""
    beside: Trait | None = None
    group: Id | None = None
    printed: bool = False

    @model_validator(mode="after")
    def _changes(self) -> EffectPart:
        if bool(self.add) == bool(self.becomes) and not self.printed:
            raise ValueError(msg("finding-effect-nothing", number=self.number))
        return self

    def build(self) -> Effect:
        """Return the effect as an `Effect`."""
        named = {"beside": self.beside or "", "group": self.group or ""}
        return Effect(**{**self.model_dump(), **named})


class KeywordPart(TomlTable):
    """A keyword."""

    name: Words
    bearer: Bearer
    traits: list[Trait] = Field(default_factory=list)
    has_value: bool = False
    effect: list[EffectPart] = Field(default_factory=list)
    source: str = ""
    """Lines of the source, such as "L759"."""

    def build(self, id_: str) -> Keyword:
        """Return the keyword as a `Keyword`."""
        effects = tuple(part.build() for part in self.effect)
        return Keyword(id_, self.name, self.bearer, effects, tuple(self.traits), self.has_value, self.source)


class KeywordFile(Root[Id, KeywordPart]):
    """`charts/keywords.toml`."""

    def faults(self) -> Iterator[Fault]:
        """Yield a fault for each keyword that changes nothing."""
        for id_, part in self.root.items():
            if not part.traits and not part.effect:
                yield (id_,), msg("finding-keyword-empty", name=id_)


def uses_of(texts: Iterable[str]) -> tuple[KeywordUse, ...]:
    """Return the keywords of a card, given as texts such as "tank 2", parsed as records."""
    split = (text.partition(" ") for text in texts)
    return tuple(KeywordUse(id_, int(value or 0)) for id_, _, value in split)


def keyword_faults(
    texts: Iterable[str], known: dict[str, KeywordPart], bearers: Container[Bearer], *where: str | int
) -> Iterator[Fault]:
    """Yield faults for keywords that are unknown, belong to other cards, or have a number wrongly or not at all.

    `where` is the path of the list of keywords in the file.
    """
    for place, use in enumerate(uses_of(texts)):
        part = known.get(use.id)
        at = (*where, place)
        if part is None:
            yield at, unknown("keyword", use.id, known)
        elif part.bearer not in bearers:
            yield at, msg("finding-keyword-bearer", name=use.id, bearer=part.bearer)
        elif part.has_value != bool(use.value):
            yield at, msg("finding-keyword-number" if part.has_value else "finding-keyword-no-number", name=use.id)
