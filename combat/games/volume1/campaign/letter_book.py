"""Data for letters home: conditions of each variant on battle and man, and families (22.0).

The file is read as plain data; `combat check` validates it.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime

from combat.engine.files.toml_files import read_toml
from combat.engine.kernel.record import CodecError, Record, field, from_plain
from combat.games.volume1.campaign.campaign_state import Fought, Report
from combat.games.volume1.content.campaign_plan import PlannedBattle
from combat.games.volume1.content.library import Library
from combat.games.volume1.rules.components import Weapon
from combat.games.volume1.rules.made_names import made_name

KNOWN_AFTER = 3
"""Battles after which a man counts as experienced, and others mention him."""

FOR_GROUND = frozenset({"attack", "hold"})
"""Tasks after which the squad keeps its ground if it wins."""


class Family(Record):
    """Numbers of greeting and farewell in a man's own letters, and of the greeting in letters to his family."""

    own: int
    """Number of greeting and farewell in his letters."""
    told: int
    """Number of the greeting in letters to his family."""


class LetterBook(Record):
    """Contents of the letters file; the words for facts are those of `letters_file.Word`."""

    asks: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Conditions of each variant, as killed-1; other variants have none."""
    hours: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    """Range of the battle's start for each word; across midnight if the first time is later."""
    months: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    tasks: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Words for each task of a generated battle."""
    grounds: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Words for each board, or country of a generated one."""
    weapons: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Kinds of weapons for each cause."""
    families: Mapping[str, Family] = field(default_factory=dict)
    """Family of each man."""

    def is_fit(self, letter: str, facts: frozenset[str]) -> bool:
        """Return whether the facts meet all conditions of a letter's variant."""
        return facts.issuperset(self.asks.get(letter, ()))

    def of_battle(self, battle: PlannedBattle, fought: Fought) -> frozenset[str]:
        """Return the facts about a battle: part of the day, month, task, terrain and result."""
        scene = self._scene(battle)
        ended = {"won", "kept"} if fought.won and scene & FOR_GROUND else {"won" if fought.won else "lost"}
        return frozenset({*ended, *self._moment(battle.date), *scene})

    def of_man(self, report: Report, before: int, others: int, weapons: Mapping[str, Weapon]) -> frozenset[str]:
        """Return the facts about a man in a battle: his wound, the weapon that felled him, and his experience.

        `before` is the number of battles that he fought before, `others` that of the squad.
        """
        facts = {"first"} if before == 0 < others else {"known"} if before >= KNOWN_AFTER else set[str]()
        facts |= {"hurt", report.hurt} if report.hurt else {"unhurt"}
        weapon = weapons.get(report.felled_by)
        if weapon is not None:
            facts |= {word for word, kinds in self.weapons.items() if weapon.kind in kinds}
        return frozenset(facts)

    def _moment(self, date: str) -> frozenset[str]:
        """Return the words for a date; none without one."""
        if not date:
            return frozenset()
        moment = datetime.fromisoformat(date)
        clock = f"{moment:%H:%M}"
        hours = {word for word, (first, last) in self.hours.items() if _within(first, clock, last)}
        return frozenset(hours | {word for word, months in self.months.items() if moment.month in months})

    def _scene(self, battle: PlannedBattle) -> frozenset[str]:
        """Return the words for a battle's task and terrain, from its plan or its request."""
        if battle.wishes is None:
            return frozenset(battle.scene)
        made = [(made_name(sheet), sheet) for sheet in battle.wishes.board.split("+")]
        ground = (word for name, sheet in made for word in self.grounds.get(name.country if name else sheet, ()))
        return frozenset((*ground, *self.tasks.get(battle.wishes.kind, ())))


def _within(first: str, clock: str, last: str) -> bool:
    return first <= clock <= last if first <= last else clock >= first or clock <= last


def letter_book() -> LetterBook:
    """Load the letters file in use; return empty data if it cannot be read, which `combat check` reports."""
    try:
        return from_plain(LetterBook, read_toml(Library().file("assets/letters.toml")))
    except CodecError:
        return LetterBook()
