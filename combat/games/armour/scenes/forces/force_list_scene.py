"""List of all force lists: the player's, then those shipped or from packs, by nation (L769-L783)."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence

import pygame

from combat.engine.files.system_faults import reason
from combat.engine.kernel.record import Record, replace
from combat.engine.stage.drawing import theme
from combat.engine.stage.paper.dialog import Confirm, Message
from combat.engine.stage.paper.pick_slip import Offer, PickSlip
from combat.engine.stage.paper.typed_list_scene import TypedListScene
from combat.engine.stage.stage import Stage
from combat.engine.stage.widgets.button import Button
from combat.engine.words import text, translated
from combat.engine.words.grammar.lists import all_of
from combat.games.armour.content.forces.force_changes import new_force
from combat.games.armour.content.forces.listed_forces import ListedForce, listed_forces
from combat.games.armour.content.library import Library
from combat.games.armour.rules.forces.force_check import ForceCards, check_force
from combat.games.armour.rules.forces.force_points import force_points
from combat.games.armour.scenes.forces.force_sheet import fill_force
from combat.games.armour.scenes.forces.side_sheet import HEAD, draw_group_heading, draw_side_sheet
from combat.games.armour.words import force_names as names

USUAL = 75
"""The points limit of a new list."""


class ForceRow(Record, gc=True):
    """Row of the list; the first row of each group has the group's heading."""

    listed: ListedForce
    heading: str


class ForceListScene(TypedListScene[ForceRow]):
    """List of force lists; the buttons open the builder."""

    title, note, empty, width = "forces-title", "forces-note", "forces-empty", 640
    watched = ("forces", "packs")

    def __init__(self, app: Stage) -> None:
        self.cards: ForceCards | None = None
        super().__init__(app)

    def rows(self) -> Iterable[ForceRow]:
        """Yield the rows from top to bottom; none, with a warning, if the content has findings."""
        assembly = Library().assembly()
        if assembly.findings:
            self.cards = None
            self.app.warn(str(assembly.findings[0]))
            return
        self.cards = assembly.force_cards()
        before = ""
        for listed in listed_forces(assembly):
            heading = text("forces-own") if listed.file is not None else self._nation(listed)
            yield ForceRow(listed, "" if heading == before else heading)
            before = heading

    def _nation(self, listed: ListedForce) -> str:
        assert self.cards is not None
        assert listed.force is not None
        return translated(self.cards.nations[listed.force.nation].name)

    def key(self, row: ForceRow) -> Hashable:
        """Return the identity of a row, by which it stays selected when the list is reloaded."""
        return row.listed.id

    def buttons(self) -> Sequence[Button]:
        """Return the buttons for the selected list, from the right."""
        return [
            Button(text("forces-open"), self.open_chosen, "Enter", "commit"),
            Button(text("forces-new"), self._new, "N"),
            Button(text("forces-delete"), self._ask_delete, "Del"),
        ]

    def refusals(self, row: ForceRow | None) -> Sequence[str]:
        """Return the reason why each button is disabled for a force list; "" for an enabled one."""
        unread = text(self.empty) if row is None else row.listed.why
        not_own = "" if row is not None and row.listed.file is not None else text("forces-not-own")
        return [unread, "" if self.cards is not None else text(self.empty), not_own]

    def open(self, row: ForceRow) -> None:
        """Open the builder for a force list; a list that is not the player's is copied."""
        force, file = row.listed.force, row.listed.file
        if force is None or self.cards is None:
            return
        if file is None:
            force = replace(force, name=text("forces-copy", name=translated(force.name)), of_mission=False)
        self.app.open("force", force=force, cards=self.cards, file=file)

    def _new(self) -> None:
        """Choose the first formation of a new list, and with it its nation."""
        cards = self.cards
        assert cards is not None
        offers, nation = list[Offer](), ""
        for diagram in sorted(cards.diagrams.values(), key=lambda each: list(cards.nations).index(each.nation)):
            if diagram.nation != nation:
                nation = diagram.nation
                offers.append(Offer("", translated(cards.nations[nation].name)))
            offers.append(Offer(diagram.id, translated(diagram.name)))

        def take(chosen: list[str]) -> None:
            diagram = cards.diagrams[chosen[0]]
            force = new_force(diagram, text("forces-new-name", formation=translated(diagram.name)), USUAL)
            self.app.open("force", force=force, cards=cards)

        self.app.push(PickSlip(self.app, text("forces-new-title"), offers, [], take, several=False))

    def _ask_delete(self) -> None:
        row = self.row
        assert row is not None
        lines = [translated(row.listed.name), str(row.listed.file)]
        yes = text("forces-delete")
        self.app.push(Confirm(self.app, text("forces-delete-title"), lines, yes, self._delete, grave=True))

    def _delete(self) -> None:
        """Delete the selected file of the player."""
        row = self.row
        assert row is not None
        assert row.listed.file is not None
        try:
            row.listed.file.unlink(missing_ok=True)
        except OSError as fault:
            lines = [text("saved-delete-failed", path=str(row.listed.file), cause=str(reason(fault)))]
            self.app.push(Message(self.app, text("dialog-fault"), lines))
        self.read()

    # -- drawing --------------------------------------------------------------------------------------------------

    def above(self, row: ForceRow) -> int:
        """Return the height in pixels of the heading above a row; 0 without one."""
        return theme.px(HEAD) if row.heading else 0

    def draw_above(self, surface: pygame.Surface, box: pygame.Rect, row: ForceRow) -> None:
        """Draw the heading of a group above its first row."""
        draw_group_heading(surface, box, row.heading)

    def draw_row(self, surface: pygame.Surface, box: pygame.Rect, row: ForceRow) -> None:
        """Draw name and points of a force list, and below them its formations or its faults."""
        px, listed = theme.px, row.listed
        left, room = box.x + px(16), box.width - px(32)
        small, force = theme.font("sans", 14), listed.force
        points = ""
        if force is not None and self.cards is not None:
            spent = force_points(force, self.cards.units, self.cards.upgrades)
            points = text("force-of-limit", points=spent, limit=force.points)
        face, base = theme.font("sans", 16, 600), box.y + px(24)
        wide = round(small.draw(surface, points, (left + room, base), theme.INK_2, align="right")) if points else 0
        face.draw(surface, translated(listed.name), (left, base), theme.INK, room=room - wide - px(12))
        said = self._about(listed)
        small.draw(surface, said[0], (left, box.y + px(44)), theme.MISSING if said[1] else theme.INK_2, room=room)

    def _about(self, listed: ListedForce) -> tuple[str, bool]:
        """Return what is said of a list, and whether it is a fault."""
        if listed.force is None or self.cards is None:
            return listed.why, True
        faults = check_force(listed.force, self.cards)
        if faults:
            return names.fault_in_words(faults[0], self.cards), True
        own = [names.diagram_name(formation.diagram, self.cards) for formation in listed.force.formations]
        return text("force-line", formations=all_of(own), units=len(listed.force.picks())), False

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the list, and beside it the selected force."""
        super().draw(surface)
        row, cards = self.row, self.cards
        if row is not None and row.listed.force is not None and cards is not None:
            force = row.listed.force
            draw_side_sheet(surface, self._sheet, lambda column: fill_force(column, force, cards))
