"""Models of the player's deck (5.1) and the enemy's order deck (9.1)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Annotated, Any, Literal, Self

from pydantic import AfterValidator, Field, model_validator

from combat.engine.content.models import Fault, TomlTable, Words, laid_over, twice
from combat.engine.content.partial import each, sure, values_of
from combat.engine.kernel.text_message import TextMessage, msg
from combat.games.volume1.content.kinds.effect_part import EffectPart, Use
from combat.games.volume1.rules import book

FRIENDLY_CARDS = 52
FRIENDLY_EVENTS = 2
ENEMY_CARDS = 50
MOST_NAMED = 12
"""Maximum number of missing cards listed in a finding."""
PRINTED_STATES: tuple[book.Morale, ...] = ("aggressive", "bold", "normal", "cautious", "shaken")
"""Morale states with a line on an enemy card, in the order printed."""

_LINE = re.compile(r"(?P<order>[a-z]+(?:-[a-z]+)*)(?: (?P<directions>[1-6](?:/[1-6])?))?(?: (?P<checks>C|G|CG|GC))?")
_DIRECTIONS = re.compile(r"[1-6](/[1-6])?")
_INITIATIVE = Field(ge=0, le=100)


class InitiativePart(TomlTable):
    """The Initiative Values of the three friendly teams on a card."""

    able: Annotated[int, _INITIATIVE]
    """An even number; the three on a card differ."""
    baker: Annotated[int, _INITIATIVE]
    """An even number."""
    charlie: Annotated[int, _INITIATIVE]
    """An even number."""

    @model_validator(mode="after")
    def _even_and_apart(self) -> Self:
        values = self.values()
        if any(value % 2 for value in values):
            raise ValueError(msg("finding-initiative-not-even", values=values))
        if len(set(values)) < len(values):
            raise ValueError(msg("finding-initiative-not-apart", values=values))
        return self

    def values(self) -> tuple[int, int, int]:
        """Return the values of Able, Baker and Charlie."""
        return self.able, self.baker, self.charlie


class FriendlyCardPart(TomlTable):
    """A card of the player's deck."""

    number: Annotated[int, Field(ge=1, le=999)]
    """Printed number; a card in a pack replaces the game's card with the same number."""
    kind: Literal["order", "discard", "event"]
    """Whether it is played in the order phase, discarded for its effect, or an event that happens when drawn (5.1)."""
    title: Words
    """Name shown to the player."""
    text: Words
    """Text shown to the player; the effect itself is in `effects`."""
    initiative: InitiativePart | None = None
    """Initiative values; none on pure event cards (5.1.3)."""
    effects: Annotated[list[EffectPart], Field(min_length=1)]
    """Effects, in order."""
    wound: Literal["close-call", "light", "bad", "kia"] | None = None
    """Wound if it is drawn as a wound card (16.0); none on pure event cards."""
    evac: bool = False
    """Whether its bad wound is marked Evac (16.0)."""

    @model_validator(mode="after")
    def _complete(self) -> Self:
        for key in ("initiative", "wound"):
            given = getattr(self, key) is not None
            if self.kind == "event" and given:
                raise ValueError(msg("finding-event-card-has", card=self.number, key=key))
            if self.kind != "event" and not given:
                raise ValueError(msg("finding-card-needs", card=self.number, key=key))
        if self.evac and self.wound != "bad":
            raise ValueError(msg("finding-evac-not-bad", card=self.number))
        return self

    def build(self) -> book.FriendlyCard:
        """Return the card as a record for the rules."""
        return book.FriendlyCard(
            number=self.number,
            kind=self.kind,
            title=self.title,
            text=self.text,
            initiative=self.initiative.values() if self.initiative else None,
            effects=tuple(effect.build() for effect in self.effects),
            wound=self.wound or "close-call",
            evac=self.evac,
        )


class FriendlyDeckFile(TomlTable):
    """`decks/friendly.toml`."""

    card: list[FriendlyCardPart]
    """The cards, in any order."""

    def faults(self) -> Iterator[Fault]:
        """Yield faults: repeated numbers, and effects that do not fit their card."""
        yield from sure(lambda: twice(values_of(self.card, lambda card: card.number), "card", "card"))
        yield from each(self.card, self._effects)

    def _effects(self, index: int, card: FriendlyCardPart) -> Iterator[Fault]:
        use: Use = "discarded" if card.kind == "discard" else "played"

        def faults(at: int, effect: EffectPart) -> Iterator[Fault]:
            for key, what in effect.faults_in(use):
                yield ("card", index, "effects", at, key), msg("finding-of-card", card=card.number, what=what)

        return each(card.effects, faults)

    def gaps(self) -> Iterator[Fault]:
        """Yield a fault if the deck has too many or too few cards."""
        count, events = len(self.card), sum(card.kind == "event" for card in self.card)
        if count != FRIENDLY_CARDS or events != FRIENDLY_EVENTS:
            what = msg("finding-friendly-deck", count=count, events=events, wanted=FRIENDLY_CARDS, pure=FRIENDLY_EVENTS)
            yield ("card",), _lacking("cards", what, (card.number for card in self.card), FRIENDLY_CARDS)

    @classmethod
    def entries(cls, data: Mapping[str, Any]) -> Iterable[str]:
        """Return the numbers of the cards."""
        return (str(card["number"]) for card in data["card"])

    def over(self, lower: Self) -> Self:
        """Return this deck merged over a lower one: cards of the same number are replaced."""
        return self.model_copy(update={"card": laid_over(self.card, lower.card, lambda card: card.number)})

    def build(self) -> dict[int, book.FriendlyCard]:
        """Return the cards of the player's deck by number."""
        return {part.number: part.build() for part in self.card}


def _lacking(kind: str, what: TextMessage, numbers: Iterable[int], most: int) -> TextMessage:
    """Return a fault with the missing numbers of a deck added; unchanged if it is not numbered from 1."""
    there = set(numbers)
    missing = [str(number) for number in range(1, most + 1) if number not in there]
    if not missing or not there or max(there) > most:
        return what
    named = ", ".join(missing[:MOST_NAMED]) + (" …" if len(missing) > MOST_NAMED else "")
    return msg(f"finding-missing-{kind}", what=what, numbers=named)


def _line(value: str) -> str:
    if not _LINE.fullmatch(value):
        raise ValueError(msg("finding-no-card-line", value=value))
    return value


def _directions(value: str) -> str:
    if not _DIRECTIONS.fullmatch(value):
        raise ValueError(msg("finding-no-directions", value=value))
    return value


Line = Annotated[str, AfterValidator(_line), Field(json_schema_extra={"pattern": f"^{_LINE.pattern}$"})]
Directions = Annotated[str, AfterValidator(_directions), Field(json_schema_extra={"pattern": "^[1-6](/[1-6])?$"})]
Section = Annotated[list[Line], Field(min_length=len(PRINTED_STATES), max_length=len(PRINTED_STATES))]


class EnemyCardPart(TomlTable):
    """An order card of the enemy's deck."""

    serial: Annotated[int, Field(ge=1, le=999)]
    """Printed serial number; a card in a pack replaces the game's card with the same number."""
    initiative: Annotated[int, _INITIATIVE]
    """An odd number, different on every card of the deck."""
    cover: Section
    """Orders for men in cover, for aggressive, bold, normal, cautious and shaken: "run-and-gun 6/5 C" (9.1, 9.6)."""
    open: Section
    """Orders for men in the open, for aggressive to shaken."""
    rout: Directions
    """Compass numbers of the directions in which he routs: "2/3" (17.2)."""
    berserk: Directions
    """Compass numbers of the directions in which he goes berserk (17.3)."""

    @model_validator(mode="after")
    def _odd(self) -> Self:
        if not self.initiative % 2:
            raise ValueError(msg("finding-initiative-not-odd", initiative=self.initiative, serial=self.serial))
        return self

    def build(self) -> book.EnemyCard:
        """Return the card as a record for the rules."""
        cover, open_ = (_rows(lines) for lines in (self.cover, self.open))
        return book.EnemyCard(
            self.serial, self.initiative, cover, open_, directions_of(self.rout), directions_of(self.berserk)
        )


class EnemyDeckFile(TomlTable):
    """`decks/enemy.toml`."""

    card: list[EnemyCardPart]
    """The cards, in any order."""

    def faults(self) -> Iterator[Fault]:
        """Yield a fault for each repeated serial number."""
        yield from sure(lambda: twice(values_of(self.card, lambda card: card.serial), "serial", "card"))

    def gaps(self) -> Iterator[Fault]:
        """Yield faults: too many or too few cards, and repeated initiative values."""
        if len(self.card) != ENEMY_CARDS:
            what = msg("finding-enemy-deck", count=len(self.card), wanted=ENEMY_CARDS)
            yield ("card",), _lacking("serials", what, (card.serial for card in self.card), ENEMY_CARDS)
        first: dict[int, int] = {}
        for index, card in enumerate(self.card):
            other = first.setdefault(card.initiative, card.serial)
            if other != card.serial:
                yield (
                    ("card", index),
                    msg("finding-same-initiative", one=other, other=card.serial, initiative=card.initiative),
                )

    @classmethod
    def entries(cls, data: Mapping[str, Any]) -> Iterable[str]:
        """Return the serials of the cards."""
        return (str(card["serial"]) for card in data["card"])

    def over(self, lower: Self) -> Self:
        """Return this deck merged over a lower one: cards of the same serial number are replaced."""
        return self.model_copy(update={"card": laid_over(self.card, lower.card, lambda card: card.serial)})

    def build(self) -> dict[int, book.EnemyCard]:
        """Return the cards of the enemy's deck by serial number."""
        return {part.serial: part.build() for part in self.card}


def _rows(lines: list[str]) -> dict[str, book.EnemyRow]:
    return {state: row_of(line) for state, line in zip(PRINTED_STATES, lines, strict=True)}


@cache
def row_of(line: str) -> book.EnemyRow:
    """Parse a printed line such as "run-and-gun 6/5 C"."""
    match = _LINE.fullmatch(line)
    assert match
    return book.EnemyRow(match["order"], directions_of(match["directions"] or ""), match["checks"] or "")


def directions_of(text: str) -> tuple[int, ...]:
    """Parse compass numbers such as "6/5"; "" has none."""
    return tuple(int(number) for number in text.split("/") if number)
