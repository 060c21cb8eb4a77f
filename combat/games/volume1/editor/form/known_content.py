"""Available content for the form: men, weapons, boards, event tables and orders, with their names."""

from __future__ import annotations

import itertools
import re
from collections.abc import Mapping

from combat.engine.content.hexes.board_files import JOINT
from combat.engine.words import has, text, translated
from combat.games.volume1.content.library import Library
from combat.games.volume1.editor.form.fields import Among, Field, Side
from combat.games.volume1.rules.book import ENEMY_TEAMS, FRIENDLY_TEAMS, Figure, Weapon
from combat.games.volume1.words import names

_QUOTED = re.compile(r'"([a-z0-9-]+)"')


class KnownContent:
    """The values that a library offers; the constructor raises ContentError if the content is invalid."""

    def __init__(self, library: Library) -> None:
        parts = library.parts()
        self.figures: Mapping[str, Figure] = parts.figures
        self.weapons: Mapping[str, Weapon] = parts.weapons
        self.boards = boards = [file.stem for file in library.files("assets/boards/*.tmx")]
        self._choices: dict[str, tuple[str, ...]] = {
            "boards": (*boards, *(JOINT.join(pair) for pair in itertools.permutations(boards, 2))),
            "belt-fed": tuple(id_ for id_, weapon in parts.weapons.items() if weapon.belt_fed),
            "artillery": tuple(id_ for id_, weapon in parts.weapons.items() if weapon.is_artillery),
            "event-tables": tuple(parts.events),
            "orders": tuple(parts.charts.orders),
        }

    def choices(self, field: Field) -> tuple[str, ...]:
        """Return the possible values of a field."""
        return self._choices[field.source] if field.source else field.choices

    def words(self, field: Field, choice: str) -> str:
        """Return the text shown for a value of a field; a value that is not available is returned unchanged."""
        if choice not in self.choices(field):
            return choice
        if field.source == "boards":
            return names.board(choice)
        if field.source == "event-tables":
            return text(message) if has(message := f"edit-table-of-{choice}") else choice
        if field.words:
            return text(field.words + choice)
        return self.weapon(choice)

    def weapon(self, id_: str) -> str:
        """Return the name of a weapon; an unknown id is returned unchanged."""
        return translated(self.weapons[id_].name) if id_ in self.weapons else id_

    def men_of(self, side: Side | None, among: Among | None = None) -> list[Figure]:
        """Return the men of a side (None: both), or only those in `among`, by team with dummies last."""
        either = [figure for figure in self.figures.values() if side in (None, figure.side)]
        mine = [figure for figure in either if self._is_among(figure, among)]
        teams = (*FRIENDLY_TEAMS, *ENEMY_TEAMS)
        return sorted(mine, key=lambda figure: (teams.index(figure.team), figure.dummy))

    def _is_among(self, figure: Figure, among: Among | None) -> bool:
        if among == "gunners":
            return any(self.weapons[skill.weapon].belt_fed for skill in figure.skills)
        return among is None or not figure.dummy

    def called(self, words: str) -> str:
        """Return a line of `combat check` with the quoted ids of men and weapons replaced by names."""
        return _QUOTED.sub(lambda found: self._name(found[1]) or found[0], words)

    def _name(self, id_: str) -> str:
        return self.man(id_) if id_ in self.figures else self.weapon(id_) if id_ in self.weapons else ""

    def man(self, id_: str) -> str:
        """Return a man's name with rank; an unknown id is returned unchanged."""
        figure = self.figures.get(id_)
        if figure is None:
            return id_
        return text("dummy", team=text(f"team-{figure.team}")) if figure.dummy else figure.full_name
