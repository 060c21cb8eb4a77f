"""What letters may speak of: what each variant asks of its battle and its man, and whose family is told how (22.0).

Read as plain data, as honours are; `combat check` proves the file.
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
"""Battles after which a man is an old hand, of whom the others have something to tell."""

FOR_GROUND = frozenset({"attack", "hold"})
"""Tasks after which the squad stays where it has fought, if it wins."""


class Family(Record):
    """Whom a man writes to, and how they are written to: the numbers of greetings, and of the farewell to his."""

    own: int
    told: int


class LetterBook(Record):
    """The file: words are those of `letters_file.Word`."""

    asks: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """A letter without its first word, as killed-1 -> what must be true where it is written; the others ask nothing."""
    hours: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    """Word -> from which minute of the day to which the battle began; over midnight where the first is the later."""
    months: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    tasks: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Task of a battle that is made up -> what is true of it."""
    grounds: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Board, or country in which one is made up -> what is there."""
    weapons: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """What felled a man -> the kinds of weapons that do."""
    families: Mapping[str, Family] = field(default_factory=dict)
    """Man -> his family."""

    def is_fit(self, letter: str, facts: frozenset[str]) -> bool:
        """Whether a letter says nothing that is not so."""
        return facts.issuperset(self.asks.get(letter, ()))

    def of_battle(self, battle: PlannedBattle, fought: Fought) -> frozenset[str]:
        """What is true of a battle: its hour and month, its task and ground, and how it ended."""
        scene = self._scene(battle)
        ended = {"won", "kept"} if fought.won and scene & FOR_GROUND else {"won" if fought.won else "lost"}
        return frozenset({*ended, *self._moment(battle.date), *scene})

    def of_man(self, report: Report, before: int, others: int, weapons: Mapping[str, Weapon]) -> frozenset[str]:
        """What is true of a man in a battle: how he came out of it, how many he had fought before, and others."""
        facts = {"first"} if before == 0 < others else {"known"} if before >= KNOWN_AFTER else set[str]()
        facts |= {"hurt", report.hurt} if report.hurt else {"unhurt"}
        weapon = weapons.get(report.felled_by)
        if weapon is not None:
            facts |= {word for word, kinds in self.weapons.items() if weapon.kind in kinds}
        return frozenset(facts)

    def _moment(self, date: str) -> frozenset[str]:
        """The words for a day and its hour; none where the plan does not say."""
        if not date:
            return frozenset()
        moment = datetime.fromisoformat(date)
        clock = f"{moment:%H:%M}"
        hours = {word for word, (first, last) in self.hours.items() if _within(first, clock, last)}
        return frozenset(hours | {word for word, months in self.months.items() if moment.month in months})

    def _scene(self, battle: PlannedBattle) -> frozenset[str]:
        """The words for a battle's task and ground: as its plan has them, or as it was asked to be made up."""
        if battle.wishes is None:
            return frozenset(battle.scene)
        made = [(made_name(sheet), sheet) for sheet in battle.wishes.board.split("+")]
        ground = (word for name, sheet in made for word in self.grounds.get(name.country if name else sheet, ()))
        return frozenset((*ground, *self.tasks.get(battle.wishes.kind, ())))


def _within(first: str, clock: str, last: str) -> bool:
    return first <= clock <= last if first <= last else clock >= first or clock <= last


def letter_book() -> LetterBook:
    """The file in use; one that asks nothing where a pack's own cannot be read, as the check says."""
    try:
        return from_plain(LetterBook, read_toml(Library().file("assets/letters.toml")))
    except CodecError:
        return LetterBook()
