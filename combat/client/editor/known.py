"""What there is to choose from: men, weapons, boards, event tables and orders, with the words for them."""

from __future__ import annotations

import itertools
from collections.abc import Mapping

from combat.client.editor.fields import Field, Side
from combat.content.boards import JOINT
from combat.content.library import Library
from combat.rules.book import Figure, Weapon
from combat.words import text


class Known:
    """The library's choices; raises ContentError where its content is broken."""

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
        """What a field can be set to."""
        return self._choices[field.source] if field.source else field.choices

    def words(self, field: Field, choice: str) -> str:
        """A choice as the form shows it."""
        if choice not in self.choices(field):
            return choice
        if field.words:
            return text(field.words + choice)
        return self.weapon(choice)

    def weapon(self, id_: str) -> str:
        """A weapon's name."""
        return self.weapons[id_].name if id_ in self.weapons else id_

    def men_of(self, side: Side | None) -> list[Figure]:
        """The men of a side team by team, their dummies behind them."""
        mine = [figure for figure in self.figures.values() if figure.side == side]
        teams = list(dict.fromkeys(figure.team for figure in mine))
        return sorted(mine, key=lambda figure: (teams.index(figure.team), figure.dummy))

    def man(self, id_: str) -> str:
        """A man's name with his rank; what was written, where there is no such man."""
        figure = self.figures.get(id_)
        if figure is None:
            return id_
        return text("dummy", team=text(f"team-{figure.team}")) if figure.dummy else figure.full_name
