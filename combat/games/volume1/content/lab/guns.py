"""Build the belt-fed weapons of a lab file and their crews (14.3)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from combat.engine.kernel.text_message import msg
from combat.engine.space.hexes.hex import NOWHERE
from combat.games.volume1.content.lab.file_tables import GunPart
from combat.games.volume1.content.lab.men import LabMen, called
from combat.games.volume1.rules.state import Gun, Man


class LabGuns(LabMen):
    """Builder of the weapon counters of a lab file, and of the enemy's crews."""

    def guns(self, men: Mapping[str, Man]) -> Iterator[Gun]:
        """Yield the weapons of the file, except unknown ones; record findings about invalid ones."""
        self._serving: set[str] = set()
        for place, part in enumerate(self.file.weapon):
            weapon = self._weapon(part.weapon, "weapon", place, "weapon")
            if part.hex is not None:
                self._check_hex(part.hex, "weapon", place, "hex")
            if weapon is None:
                continue
            if not self.parts.weapons[weapon].belt_fed:
                self._fault(msg("finding-not-belt-fed", weapon=part.weapon), "weapon", place, "weapon")
            yield self._gun(part, place, weapon, men)

    def _gun(self, part: GunPart, place: int, weapon: str, men: Mapping[str, Man]) -> Gun:
        operator = self._server(part.operator, place, "operator", men)
        assistant = self._server(part.assistant, place, "assistant", men)
        crew = [men[name] for name in (operator, assistant) if name]
        if len({man.side for man in crew}) > 1:
            self._fault(msg("finding-crew-of-two-sides"), "weapon", place, "assistant")
        if not crew or crew[0].side == "friendly":
            where = part.hex or (crew[0].hex if crew else None) or NOWHERE
            return Gun(f"{weapon}-{place + 1}", weapon, where, operator, assistant, part.ammo)
        if operator and weapon not in {skill.weapon for skill in self.figures[operator].skills}:
            self._fault(msg("finding-weapon-not-carried", man=part.operator), "weapon", place, "operator")
        if part.ammo != "full":
            self._fault(msg("finding-ammo-of-enemy"), "weapon", place, "ammo")
        return Gun(operator, weapon, NOWHERE, operator, assistant, built_in=True)

    def _server(self, name: str | None, place: int, role: str, men: Mapping[str, Man]) -> str:
        """Return the id of a man of the file who serves a weapon."""
        if name is None:
            return ""
        ids = called((id_, self.names[id_], figure.full_name, figure.name) for id_, figure in self.figures.items())
        id_ = ids.get(name.lower(), "")
        if id_ not in men:
            self._fault(msg("finding-man-not-in-position", man=name), "weapon", place, role)
            return ""
        if id_ in self._serving:
            self._fault(msg("finding-serves-already", man=name), "weapon", place, role)
        self._serving.add(id_)
        return id_
