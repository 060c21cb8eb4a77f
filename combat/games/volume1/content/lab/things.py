"""Build the markers of a lab file (grenades, smoke, Papers, flares, strikes), and the links between men."""

from __future__ import annotations

from collections.abc import Iterator

from combat.engine.content.findings import unknown
from combat.engine.kernel.record import replace
from combat.engine.kernel.text_message import msg
from combat.games.volume1.content.kinds.artillery_part import dice
from combat.games.volume1.content.kinds.night_part import FlarePart
from combat.games.volume1.content.lab.file_tables import BombPart, FriendlyPart, LastingEffectPart, SmokePart
from combat.games.volume1.content.lab.guns import LabGuns
from combat.games.volume1.content.lab.men import called
from combat.games.volume1.rules.book import Barrage, Effect, Night
from combat.games.volume1.rules.state import Bomb, Cloud, Flare, Man, Order, Papers


class LabThings(LabGuns):
    """Builder of the markers of a lab file, and of the links between its men."""

    def _prisoner(self, man: Man) -> Man:
        return replace(man, held_by=self._named(man.held_by, *self.places[man.id], "held_by")) if man.held_by else man

    def _link(self, men: dict[str, Man], man: Man) -> None:
        """Set the object of a man's order, his carrier, and whether he has fallen (7.14-7.18, 16.2)."""
        where = self.places[man.id]
        part = self.file.friendly[where[1]] if where[0] == "friendly" else self.file.enemy[where[1]]
        if part.whom:
            men[man.id] = replace(men[man.id], whom=self._named(part.whom, *where, "whom"))
        carrier = part.carried_by if isinstance(part, FriendlyPart) else None
        if carrier:
            id_ = self._named(carrier, *where, "carried_by")
            men[man.id] = replace(men[man.id], order=Order("carry"))
            if id_ in men:
                men[id_] = replace(men[id_], order=Order("carry"), whom=man.id)
        if part.fallen:
            fallen = men[man.id]
            men[man.id] = replace(fallen, hex=None, order=None, fate="killed", fell_at=fallen.hex, seen=True)

    def _papers(self) -> Iterator[Papers]:
        """Yield the Papers that men carry, and those on the ground (7.15)."""
        for place, friend in enumerate(self.file.friendly):
            for at, officer in enumerate(friend.papers):
                bearer = self._named(friend.name, "friendly", place, "name")
                yield Papers(self._named(officer, "friendly", place, "papers", at), man=bearer)
        for place, part in enumerate(self.file.papers):
            self._check_hex(part.hex, "papers", place, "hex")
            yield Papers(self._named(part.of, "papers", place, "of"), hex=part.hex)

    def _named(self, name: str, *where: str | int) -> str:
        """Return the id of a man of the position."""
        ids = called((id_, self.names[id_], figure.full_name) for id_, figure in self.figures.items())
        if name.lower() not in ids:
            self._fault(unknown("man", name, self.names.values()), *where)
        return ids.get(name.lower(), name)

    def _effect(self, part: LastingEffectPart, place: int) -> Effect:
        effect = part.build()
        return replace(effect, of=self._named(part.man, "effect", place, "man")) if part.man else effect

    def _bomb(self, part: BombPart, place: int) -> Bomb:
        where: tuple[str | int, ...] = ("bomb", place)
        weapon = self._weapon(part.weapon, *where, "weapon") or part.weapon
        for key in ("hex", "thrown_from"):
            if getattr(part, key) is not None:
                self._check_hex(getattr(part, key), *where, key)
        near, far = (
            tuple(self._named(man, *where, key, at) for at, man in enumerate(getattr(part, key)))
            for key in ("near", "far")
        )
        return Bomb(weapon, part.hex, part.thrown_from or part.hex, near, far)

    def _cloud(self, part: SmokePart, place: int) -> Cloud:
        hexes = [part.hex] if isinstance(part.hex, str) else part.hex
        for hex_ in hexes:
            self._check_hex(hex_, "smoke", place, "hex")
        weapon = (self._weapon(part.weapon, "smoke", place, "weapon") or "") if part.weapon else ""
        return Cloud(tuple(hexes), part.value or len(hexes), self.file.start.turn - 1, part.fading, weapon)

    def _flare(self, part: FlarePart, place: int) -> Flare:
        self._check_hex(part.hex, "flare", place, "hex")
        return Flare(part.hex, self.file.start.turn - (0 if part.fresh else 1))

    def _night(self) -> Night | None:
        """Return the night; its carriers must be men of the position."""
        night = self.file.night
        for place, man in enumerate(night.carriers if night else ()):
            if man not in self.figures:
                self._fault(unknown("man", man, self.figures), "night", "carriers", place)
        return night.build() if night else None

    def _barrages(self) -> Iterator[Barrage]:
        for place, part in enumerate(self.file.strike):
            for hex_ in part.hexes:
                self._check_hex(hex_, "strike", place, "hexes")
            weapon = self._weapon(part.weapon, "strike", place, "weapon")
            if weapon is not None and not self.parts.weapons[weapon].is_artillery:
                self._fault(msg("finding-not-off-board", weapon=part.weapon), "strike", place, "weapon")
            hexes = tuple(part.hexes * (10 // len(part.hexes)))
            title = self.parts.weapons[weapon].name if weapon is not None else part.weapon
            yield Barrage(
                barrage_id(place),
                title,
                part.side,
                weapon or "",
                hexes,
                dice(part.number),
                dice(part.scatter),
                part.calls,
            )


def barrage_id(place: int) -> str:
    """Return the id of the strike at an index of the lab file: "strike-1" for 0."""
    return f"strike-{place + 1}"
