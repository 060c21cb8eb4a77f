"""Force builder: the boxes of a force's diagrams as rows, filled with units, additions and cards (L769-L783)."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from itertools import groupby
from pathlib import Path

import pygame

from combat.engine.files.system_faults import reason
from combat.engine.kernel.record import Record, replace
from combat.engine.stage.drawing import theme
from combat.engine.stage.paper.column import Column
from combat.engine.stage.paper.pick_slip import Offer, PickSlip
from combat.engine.stage.paper.typed_list_scene import TypedListScene
from combat.engine.stage.paper.write_slip import WriteSlip
from combat.engine.stage.stage import Stage
from combat.engine.stage.widgets.button import Button
from combat.engine.words import text, translated
from combat.games.armour.content.forces import force_changes as changes
from combat.games.armour.content.forces.force_choices import (
    addition_choices,
    card_choices,
    resized,
    unit_choices,
    with_addition,
)
from combat.games.armour.content.forces.force_lines import ForceLine, force_lines
from combat.games.armour.content.forces.own_forces import write_force
from combat.games.armour.rules.forces.force_check import ForceCards, check_force
from combat.games.armour.rules.forces.force_check import Path as FaultPath
from combat.games.armour.rules.forces.force_fault import ForceFault
from combat.games.armour.rules.forces.force_list import ForceList, UnitPick
from combat.games.armour.rules.forces.force_points import force_points
from combat.games.armour.scenes.forces.force_sheet import fill_faults, fill_total, fill_unit
from combat.games.armour.scenes.forces.side_sheet import HEAD, draw_group_heading, draw_side_sheet
from combat.games.armour.words import force_names as names

SQUARE = 14
"""Side of a box's sign in pixels at scale 1."""
LONGEST = 60
"""Greatest length of a force's name in characters."""


class BoxRow(Record, gc=True):
    """Row of a box; the first row of each part has the part's heading."""

    line: ForceLine
    heading: str
    faults: tuple[ForceFault, ...]
    """Faults of its unit."""


class ForceScene(TypedListScene[BoxRow]):
    """Builder of one force; every change is written to the player's file at once."""

    title, note, empty, width = "force-title", "force-note", "force-empty", 640
    watched = ("packs",)

    def __init__(self, app: Stage, force: ForceList, cards: ForceCards, file: Path | None = None) -> None:
        """Open the builder of a force; `file` is the player's file of the force.

        Without a file, a new one is written at the first change.
        """
        self.force, self.cards, self.file = force, cards, file
        self._before: list[ForceList] = []
        super().__init__(app)

    # -- rows -----------------------------------------------------------------------------------------------------

    def rows(self) -> Iterable[BoxRow]:
        """Yield the rows of all boxes from top to bottom, with their faults."""
        faults = check_force(self.force, self.cards)
        for units, lines in groupby(force_lines(self.force, self.cards), lambda line: line.units):
            heading = self._heading(units)
            for line in lines:
                about = tuple(fault for fault in faults if line.where and fault.where[: len(line.where)] == line.where)
                yield BoxRow(line, heading, about)
                heading = ""

    def _heading(self, units: FaultPath) -> str:
        match units:
            case ("formation", int(place), "unit"):
                return names.diagram_name(self.force.formations[place].diagram, self.cards)
            case _:
                return text(f"force-{units[0]}")

    def key(self, row: BoxRow) -> Hashable:
        """Return the identity of a row, by which it stays selected when the list is reloaded."""
        return row.line.units, row.line.kind, row.line.offers

    def buttons(self) -> Sequence[Button]:
        """Return the buttons for the selected box, from the right."""
        return [
            Button(text("force-choose"), self.open_chosen, "Enter", "commit"),
            Button(text("force-additions"), self._choose_additions, "A"),
            Button(text("force-card"), self._choose_card, "K"),
            Button(text("force-take-out"), self._take_out, "Del"),
            Button(text("force-formation"), self._choose_formation, "F"),
            Button(text("force-limit-button"), self._choose_limit, "L"),
            Button(text("force-name-button"), self._choose_name, "N"),
            Button(text("force-undo"), self._undo, "Ctrl+Z"),
        ]

    def refusals(self, row: BoxRow | None) -> Sequence[str]:
        """Return the reason why each button is disabled for a box; "" for an enabled one."""
        pick = row.line.pick if row is not None else None
        card = self.cards.units.get(pick.unit) if pick is not None else None
        no_unit = "" if card is not None else text("force-no-unit-here")
        nothing = text("force-nothing-to-add")
        return [
            "" if row is not None and row.line.offers else text("force-no-choice"),
            no_unit or ("" if pick is not None and addition_choices(pick, self.cards) else nothing),
            no_unit or ("" if pick is not None and card_choices(pick, self.cards) else text("force-no-card-here")),
            "" if pick is not None else text("force-no-unit-here"),
            "",
            text("force-of-mission") if self.force.of_mission else "",
            "",
            "" if self._before else text("force-no-undo"),
        ]

    # -- changes --------------------------------------------------------------------------------------------------

    def _change(self, force: ForceList) -> None:
        """Take a changed list, and write it to the player's file."""
        if force == self.force:
            return
        self._before.append(self.force)
        self._take(force)

    def _undo(self) -> None:
        self._take(self._before.pop())

    def _take(self, force: ForceList) -> None:
        self.force = force
        try:
            self.file = write_force(force, self.file)
        except OSError as fault:
            self.app.warn(text("force-not-written", cause=str(reason(fault))))
        self.read()

    def open(self, row: BoxRow) -> None:
        """Open a dialog to choose a unit and its size for a box."""
        line, choices = row.line, unit_choices(row.line, self.cards)
        offers, shown = list[Offer](), ""
        for place, choice in enumerate(choices):
            if choice.pick.unit != shown:
                shown = choice.pick.unit
                offers.append(Offer("", names.unit_name(shown, self.cards)))
            note = text("sheet-points", points=choice.points)
            offers.append(Offer(str(place), names.teams_in_words(choice.pick, self.cards), note))
        now = [
            str(place) for place, each in enumerate(choices) if line.pick is not None and _same(each.pick, line.pick)
        ]

        def take(chosen: list[str]) -> None:
            choice = choices[int(chosen[0])]
            pick = resized(line.pick, choice.pick, self.cards)
            self._change(changes.with_unit(self.force, line, pick, choice.diagram))

        self.app.push(PickSlip(self.app, text("force-choose-title"), offers, now, take, several=False))

    def _choose_additions(self) -> None:
        line, pick = self._picked()
        choices = addition_choices(pick, self.cards)
        offers = [
            Offer(
                f"{choice.id} {choice.count}",
                names.addition_count(pick.unit, choice.id, choice.count, self.cards),
                text("sheet-points", points=choice.points),
            )
            for choice in choices
        ]
        now = [f"{id_} {count}" for id_, count in pick.additions]

        def take(chosen: list[str]) -> None:
            found = replace(pick, additions=())
            for choice in sorted(choices, key=lambda choice: _order(chosen, f"{choice.id} {choice.count}")):
                if f"{choice.id} {choice.count}" in chosen:
                    found = with_addition(found, choice, self.cards)
            self._change(changes.with_unit(self.force, line, found))

        title = text("force-additions-title", unit=names.unit_name(pick.unit, self.cards))
        self.app.push(PickSlip(self.app, title, offers, now, take, several=True))

    def _choose_card(self) -> None:
        line, pick = self._picked()
        offers = [Offer("-", text("force-card-none"))]
        for id_, points in card_choices(pick, self.cards):
            offers.append(Offer(id_, names.card_name(id_, self.cards), text("sheet-points", points=points)))

        def take(chosen: list[str]) -> None:
            card = "" if chosen[0] == "-" else chosen[0]
            self._change(changes.with_unit(self.force, line, replace(pick, card=card)))

        title = text("force-card-title", unit=names.unit_name(pick.unit, self.cards))
        self.app.push(PickSlip(self.app, title, offers, [pick.card or "-"], take, several=False))

    def _picked(self) -> tuple[ForceLine, UnitPick]:
        """Return the selected box and its unit, which the buttons require."""
        row = self.row
        assert row is not None
        assert row.line.pick is not None
        return row.line, row.line.pick

    def _take_out(self) -> None:
        line, _ = self._picked()
        self._change(changes.without_unit(self.force, line))

    def _choose_formation(self) -> None:
        """Choose a further formation, or one to be taken out."""
        further = changes.formation_choices(self.force, self.cards)
        offers = [Offer("", text("force-formation-add"))]
        offers += [Offer(f"+{each.id}", translated(each.name)) for each in further]
        if len(self.force.formations) > 1:
            offers.append(Offer("", text("force-formation-remove")))
            for place, formation in enumerate(self.force.formations[1:], 1):
                offers.append(Offer(f"-{place}", names.diagram_name(formation.diagram, self.cards)))

        def take(chosen: list[str]) -> None:
            sign, what = chosen[0][0], chosen[0][1:]
            force = self.force
            added = changes.with_formation(force, self.cards.diagrams[what]) if sign == "+" else None
            self._change(added or changes.without_formation(force, int(what)))

        self.app.push(PickSlip(self.app, text("force-formation-title"), offers, [], take, several=False))

    def _choose_limit(self) -> None:
        offers = [Offer(str(limit), text("sheet-points", points=limit)) for limit in self.cards.limits]

        def take(chosen: list[str]) -> None:
            self._change(replace(self.force, points=int(chosen[0])))

        now = [str(self.force.points)]
        self.app.push(PickSlip(self.app, text("force-limit-title"), offers, now, take, several=False))

    def _choose_name(self) -> None:
        def take(words: str) -> str:
            if not words:
                return text("force-name-empty")
            self._change(replace(self.force, name=words))
            return ""

        self.app.push(WriteSlip(self.app, text("force-name-title"), self.force.name, take, limit=LONGEST))

    # -- drawing --------------------------------------------------------------------------------------------------

    def above(self, row: BoxRow) -> int:
        """Return the height in pixels of the heading above a row; 0 without one."""
        return theme.px(HEAD) if row.heading else 0

    def draw_above(self, surface: pygame.Surface, box: pygame.Rect, row: BoxRow) -> None:
        """Draw the heading of a part of the force above its first row."""
        draw_group_heading(surface, box, row.heading)

    def draw_row(self, surface: pygame.Surface, box: pygame.Rect, row: BoxRow) -> None:
        """Draw a box: its unit with teams and points, or what it allows if it is empty."""
        px, line = theme.px, row.line
        self._draw_sign(surface, pygame.Rect(box.x + px(16), box.y + px(13), px(SQUARE), px(SQUARE)), line)
        left, right = box.x + px(42), box.right - px(16)
        name, small = theme.font("sans", 16, 600), theme.font("sans", 14)
        first, second = (left, box.y + px(24)), (left, box.y + px(44))
        pick = line.pick
        if pick is None:
            ink = theme.MISSING if line.kind in ("headquarters", "compulsory") else theme.INK_3
            name.draw(surface, text(f"force-box-{line.kind}"), first, ink, room=right - left)
            allowed = ", ".join(dict.fromkeys(names.unit_name(unit, self.cards) for _, unit in line.offers))
            small.draw(surface, allowed, second, theme.INK_3, room=right - left)
            return
        points = self.cards.points_of(pick)
        wide = theme.font("typewriter", 16, 700).draw(surface, str(points), (right, first[1]), theme.INK, align="right")
        room = right - left - round(wide) - px(12)
        ink = theme.MISSING if row.faults or line.kind == "surplus" else theme.INK
        name.draw(surface, names.unit_name(pick.unit, self.cards), first, ink, room=room)
        said = names.fault_in_words(row.faults[0], self.cards) if row.faults else names.teams_in_words(pick, self.cards)
        small.draw(surface, said, second, theme.MISSING if row.faults else theme.INK_2, room=right - left)

    @staticmethod
    def _draw_sign(surface: pygame.Surface, square: pygame.Rect, line: ForceLine) -> None:
        """Draw the sign of a box: black where it must be filled, grey where it may be, with a bar for headquarters."""
        if line.kind == "surplus":
            pygame.draw.line(surface, theme.MISSING, square.topleft, square.bottomright, theme.px(2))
            pygame.draw.line(surface, theme.MISSING, square.topright, square.bottomleft, theme.px(2))
            return
        must = line.kind in ("headquarters", "compulsory")
        ink = theme.INK if must else theme.mix(theme.FORM, theme.INK, 0.45)
        if line.pick is not None:
            theme.draw_box(surface, square, ink, radius=1)
        pygame.draw.rect(surface, ink, square, theme.px(2))
        if line.kind == "headquarters":
            surface.fill(ink, (square.x, square.y - theme.px(4), square.width, theme.px(2)))

    @property
    def heading(self) -> str:
        """Return the heading of the scene, with the points spent and the limit."""
        spent = force_points(self.force, self.cards.units, self.cards.upgrades)
        return text("force-heading", points=spent, limit=self.force.points)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the boxes, and beside them the total, the faults and the selected unit."""
        super().draw(surface)
        draw_side_sheet(surface, self._sheet, self._fill)

    def _fill(self, column: Column) -> None:
        column.title(translated(self.force.name), 22)
        fill_total(column, self.force, self.cards)
        fill_faults(column, self.force, self.cards)
        if self.row is not None and self.row.line.pick is not None:
            fill_unit(column, self.row.line.pick, self.cards)


def _same(one: UnitPick, other: UnitPick) -> bool:
    return one.unit == other.unit and dict(one.teams) == dict(other.teams)


def _order(chosen: Sequence[str], id_: str) -> int:
    return chosen.index(id_) if id_ in chosen else len(chosen)
