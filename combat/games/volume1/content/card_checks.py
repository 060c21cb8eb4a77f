"""Cross-check cards and events with orders and weapons (5.1, 9.1, 22.0)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Protocol, TypeAlias

from combat.engine.content.findings import Finding, unknown
from combat.engine.content.partial import each, sure
from combat.engine.content.reading import Source
from combat.engine.kernel.text_message import TextMessage, msg
from combat.games.volume1.content.kinds.deck_files import EnemyCardPart, EnemyDeckFile, FriendlyDeckFile, row_of
from combat.games.volume1.content.kinds.effect_part import EffectPart
from combat.games.volume1.content.kinds.events_file import EventsFile
from combat.games.volume1.content.kinds.scenario_file import ScenarioFile
from combat.games.volume1.rules.book import Weapon

Where: TypeAlias = tuple[str | int, ...]
"""A key path in a file."""
GIVEN_TO_ENEMIES = (
    "aimed-fire", "rapid-fire", "suppressive-fire", "run-and-gun", "sneak", "evade", "sprint", "hide", "rally",
)  # fmt: skip
"""Orders that an enemy card can print (10.01-10.12); others have other causes."""
MOVES = ("run-and-gun", "sneak", "evade", "sprint")


def check_called_weapons(
    source: Source[FriendlyDeckFile] | Source[EventsFile], weapons: Mapping[str, Weapon]
) -> Iterator[Finding]:
    """Yield a finding for each weapon that a card or event calls and that is not artillery (20.0)."""
    key = "card" if isinstance(source.content, FriendlyDeckFile) else "event"

    def called(where: Where, effect: EffectPart) -> Iterator[Finding]:
        if effect.weapon is not None:
            yield from artillery_weapon(source, weapons, effect.weapon, *where, "weapon")

    return effects_of(getattr(source.content, key), key, called)


class WithEffects(Protocol):
    """Protocol of a card or an event, which has effects."""

    @property
    def effects(self) -> Sequence[EffectPart]:
        """Effects of the card or event, in order."""


def effects_of(
    parts: Iterable[WithEffects], key: str, check: Callable[[Where, EffectPart], Iterator[Finding]]
) -> Iterator[Finding]:
    """Yield the findings of a check on every effect of cards or events; the check gets the key path of each effect."""

    def of_one(index: int, part: WithEffects) -> Iterator[Finding]:
        return each(part.effects, lambda at, effect: check((key, index, "effects", at), effect))

    return each(parts, of_one)


def artillery_weapon(
    source: Source[Any], weapons: Mapping[str, Weapon], weapon: str, *where: str | int
) -> Iterator[Finding]:
    """Yield a finding if a weapon does not exist or is not off-board artillery (20.0); `where` is its key path."""
    guns = [id_ for id_, kind in weapons.items() if kind.is_artillery]
    if weapon not in weapons:
        yield source.finding(unknown("weapon", weapon, guns), *where)
    elif weapon not in guns:
        yield source.finding(msg("finding-no-artillery", weapon=weapon, known=", ".join(guns)), *where)


def check_friendly_deck(source: Source[FriendlyDeckFile], orders: Iterable[str]) -> Iterator[Finding]:
    """Yield a finding for each unknown order that a card restricts."""
    return effect_orders(source, orders, source.content.card, "card")


def check_events(source: Source[EventsFile], orders: Iterable[str]) -> Iterator[Finding]:
    """Yield a finding for each unknown order that an event restricts."""
    return effect_orders(source, orders, source.content.event, "event")


def effect_orders(
    source: Source[FriendlyDeckFile] | Source[EventsFile] | Source[ScenarioFile],
    orders: Iterable[str],
    parts: Iterable[Any],
    key: str,
) -> Iterator[Finding]:
    """Yield a finding for each unknown order in the effects of cards or events; `key` is their list in the file."""

    def order(where: Where, effect: EffectPart) -> Iterator[Finding]:
        if effect.order is not None and effect.order not in orders:
            yield source.finding(unknown("order", effect.order, orders), *where, "order")

    return effects_of(parts, key, order)


def check_enemy_deck(source: Source[EnemyDeckFile]) -> Iterator[Finding]:
    """Yield findings about the lines of enemy cards (9.3).

    They are about orders that no card may have, and about missing or superfluous directions.
    """

    def card(index: int, part: EnemyCardPart) -> Iterator[Finding]:
        return sure(lambda: lines(index, part, "cover", part.cover), lambda: lines(index, part, "open", part.open))

    def lines(index: int, part: EnemyCardPart, section: str, printed: Iterable[str]) -> Iterator[Finding]:
        for at, line in enumerate(printed):
            what = _wrong_line(line)
            if what is not None:
                told = msg("finding-of-serial", serial=part.serial, what=what)
                yield source.finding(told, "card", index, section, at)

    return each(source.content.card, card)


def _wrong_line(line: str) -> TextMessage | None:
    row = row_of(line)
    if row.order not in GIVEN_TO_ENEMIES:
        return msg("finding-order-not-for-enemies", order=row.order, known=", ".join(GIVEN_TO_ENEMIES))
    if row.order in MOVES and not row.directions:
        return msg("finding-no-direction", line=line)
    if row.directions and row.order not in MOVES:
        return msg("finding-direction-too-many", line=line)
    return None
