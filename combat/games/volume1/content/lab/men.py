"""Build the men of a lab file: men of the roster with changes, and new men."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

from combat.engine.content.findings import Finding, unknown
from combat.engine.content.reading import Source
from combat.engine.kernel.record import replace
from combat.engine.kernel.text_message import TextMessage, msg
from combat.engine.space.hexes.board import Board
from combat.engine.space.hexes.hex import Hex, HexError
from combat.games.volume1.content.content_library import ContentLibrary
from combat.games.volume1.content.kinds.deck_files import directions_of
from combat.games.volume1.content.lab.file_model import LabFile
from combat.games.volume1.content.lab.file_tables import EnemyPart, LabManPart
from combat.games.volume1.rules.book import ENEMY_TEAMS, FRIENDLY_TEAMS, Figure, Side, Skill
from combat.games.volume1.rules.state import Man, Order, Wound

_ORDER = re.compile(r"(?P<order>[a-z]+(?:-[a-z]+)*)(?: (?P<directions>[1-6](?:/[1-6])?))?")
_CHANGES = ("tq", "ldr", "tough", "medic", "officer", "team", "number")
Where = tuple[Side, int]


class LabMen:
    """Builder of the men of a lab file; `findings` collects the faults."""

    def __init__(self, source: Source[LabFile], parts: ContentLibrary, board: Board) -> None:
        self.source, self.file, self.parts, self.board = source, source.content, parts, board
        self.findings: list[Finding] = []
        self.weapons = called((weapon.id, weapon.name) for weapon in parts.weapons.values())
        self.roster = called((man.id, man.full_name, man.name) for man in parts.figures.values() if not man.dummy)
        self.figures: dict[str, Figure] = {}
        self.places: dict[str, Where] = {}
        """Place of each man in the file, by id."""
        self.names: dict[str, str] = {}
        """Name of each man in the file, by id."""

    def ids(self) -> dict[str, str]:
        """Return the ids of men and weapons by every name under which answers can refer to them."""
        return self.weapons | called((id_, self.names[id_], man.full_name) for id_, man in self.figures.items())

    def men(self) -> Iterator[Man]:
        """Yield every man of the file, the player's men first."""
        for place, friend in enumerate(self.file.friendly):
            yield self._man(friend, ("friendly", place), seen=friend.spotted, alert=False)
        for place, foe in enumerate(self.file.enemy):
            alert = self.file.defaults.enemy_alert if foe.alert is None else foe.alert
            yield self._man(foe, ("enemy", place), seen=foe.known, alert=alert)

    def _figure(self, part: LabManPart, where: Where) -> Figure:
        side = where[0]
        known = self.parts.figures.get(self.roster.get(part.name.lower(), ""))
        if known is None:
            known = self._stranger(part, where)
        elif known.side != side:
            self._fault(msg("finding-man-of-other-side-here", man=part.name, side=known.side), *where, "name")
        teams = FRIENDLY_TEAMS if side == "friendly" else ENEMY_TEAMS
        if part.team is not None and part.team not in teams:
            self._fault(
                msg("finding-team-of-other-side", team=part.team, side=side, known=", ".join(teams)),
                *where,
                "team",
            )
        if known.id in self.figures:
            self._fault(msg("finding-man-twice", man=part.name), *where, "name")
        changes: dict[str, Any] = {name: getattr(part, name) for name in _CHANGES if getattr(part, name) is not None}
        figure = replace(known, skills=self._skills(part, known, where), **changes)
        self.figures[figure.id] = figure
        self.places[figure.id] = where
        self.names[figure.id] = part.name
        return figure

    def _stranger(self, part: LabManPart, where: Where) -> Figure:
        """Return a man who is in no roster: his figures must be in the file."""
        dummy = isinstance(part, EnemyPart) and part.dummy
        if not dummy and (part.tq is None or not part.skills):
            missing = unknown("man", part.name, [man.full_name for man in self.parts.figures.values()])
            self._fault(msg("finding-no-man-of-roster", what=missing), *where, "name")
        id_ = re.sub(r"[^a-z0-9]+", "-", part.name.lower()).strip("-")
        teams = FRIENDLY_TEAMS if where[0] == "friendly" else ENEMY_TEAMS
        return Figure(id_, part.name, "", where[0], part.team or teams[0], dummy=dummy)

    def _skills(self, part: LabManPart, known: Figure, where: Where) -> tuple[Skill, ...]:
        skills = {skill.weapon: skill.value for skill in known.skills}
        for weapon, value in part.skills.items():
            id_ = self._weapon(weapon, *where, "skills", weapon)
            if id_ is not None:
                skills[id_] = value
        only = self._weapon(part.weapon, *where, "weapon") if part.weapon else None
        if only is not None:
            firearms = {weapon: value for weapon, value in skills.items() if self.parts.weapons[weapon].is_firearm}
            if only not in skills and not firearms:
                self._fault(msg("finding-no-skill", weapon=part.weapon), *where, "weapon")
            others = {weapon: value for weapon, value in skills.items() if weapon not in firearms}
            skills = {only: skills.get(only, max(firearms.values(), default=0))} | others
        return tuple(Skill(weapon, value) for weapon, value in skills.items())

    def _weapon(self, name: str, *where: str | int) -> str | None:
        id_ = self.weapons.get(name.lower())
        if id_ is None:
            self._fault(unknown("weapon", name, [weapon.name for weapon in self.parts.weapons.values()]), *where)
        return id_

    def _man(self, part: LabManPart, where: Where, *, seen: bool, alert: bool) -> Man:
        figure = self._figure(part, where)
        self._check_hex(part.hex, *where, "hex")
        if part.aim is not None:
            self._check_hex(part.aim, *where, "aim")
        defaults = self.file.defaults
        morale = defaults.friendly_morale if figure.side == "friendly" else defaults.enemy_morale
        return Man(
            id=figure.id,
            side=figure.side,
            team=figure.team,
            hex=part.hex,
            order=self._order(part.order, where),
            morale=part.morale or morale,
            wounds=tuple(_wound(word) for word in part.wounds),
            ammo=part.ammo,
            seen=seen,
            alert=alert,
            held_by=part.held_by or "",
            grenade=(self._weapon(part.grenade, *where, "grenade") or "") if part.grenade else "",
            aim=part.aim,
        )

    def _order(self, written: str | None, where: Where) -> Order | None:
        if written is None or written == "none":
            return None
        match = _ORDER.fullmatch(written)
        if match is None:
            self._fault(msg("finding-no-order", order=written), *where, "order")
            return None
        order, directions = match["order"], directions_of(match["directions"] or "")
        if order not in self.parts.charts.orders:
            self._fault(unknown("order", order, self.parts.charts.orders), *where, "order")
        elif where[0] == "enemy" and self.parts.charts.orders[order].speed and not directions:
            self._fault(msg("finding-order-needs-directions", order=order), *where, "order")
        elif where[0] == "friendly" and directions:
            self._fault(msg("finding-order-takes-no-directions", order=written), *where, "order")
        return Order(order, directions)

    def _check_hex(self, hex_: Hex, *where: str | int) -> None:
        try:
            self.board.place(hex_)
        except HexError as fault:
            self._fault(fault.said, *where)

    def _fault(self, what: TextMessage, *where: str | int) -> None:
        self.findings.append(self.source.finding(what, *where))


def called(named: Iterable[tuple[str, ...]]) -> dict[str, str]:
    """Return ids by name, in lower case; if several have the same name, the first counts.

    Each tuple holds an id and its names. A name with typographic apostrophes can also be written with straight ones.
    """
    found: dict[str, str] = {}
    for names in named:
        for name in names:
            found.setdefault(name.lower(), names[0])
            found.setdefault(name.lower().replace("’", "'"), names[0])
    return found


def _wound(word: str) -> Wound:
    marks = word.split("-")
    return Wound("light" if "light" in marks else "bad", "evac" in marks, "bandaged" in marks)
