"""Model of the rulebook's optional rules, which every scenario offers (2.0, 22.0)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Self

from pydantic import Field

from combat.engine.content.models import Fault, Id, TomlTable, Words, laid_over, twice
from combat.engine.content.partial import values_of
from combat.engine.kernel.text_message import msg
from combat.games.volume1.rules import book
from combat.games.volume1.rules.play import optional_rules


class RuleOptionPart(TomlTable):
    """An optional rule that every scenario offers."""

    id: Id
    """Id in files and saves."""
    title: Words
    """Name shown to the player."""
    text: Words
    """Description in one sentence."""


class RuleOptionsFile(TomlTable):
    """`charts/options.toml`: optional rules that every battle offers."""

    option: Annotated[list[RuleOptionPart], Field(min_length=1)]
    """The rules, in the order of scenario sheets."""

    def faults(self) -> Iterator[Fault]:
        """Yield a fault for each repeated or unknown rule."""
        yield from twice(values_of(self.option, lambda part: part.id), "option", "option")
        known = ", ".join(optional_rules.RULES)
        for index, part in enumerate(self.option):
            if part.id not in optional_rules.RULES:
                what = msg("finding-no-optional-rule", name=part.id, known=known)
                yield ("option", index, "id"), what

    def gaps(self) -> Iterator[Fault]:
        """Yield a fault for each of the rulebook's optional rules that is missing."""
        for name in optional_rules.RULES:
            if name not in [part.id for part in self.option]:
                yield ("option",), msg("finding-optional-rule-missing", name=name)

    def over(self, lower: Self) -> Self:
        """Return this file merged over a lower one: rules of the same id are replaced."""
        return self.model_copy(update={"option": laid_over(self.option, lower.option, lambda part: part.id)})

    def build(self) -> tuple[book.Option, ...]:
        """Return the optional rules as records for the rules."""
        return tuple(book.Option(part.id, part.title, part.text) for part in self.option)
