"""Scenario book: a list of all battles; the player's own ones can be renamed and deleted (22.0)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import pygame

from combat.engine.content.findings import ContentError
from combat.engine.content.reading import plain
from combat.engine.files import folders
from combat.engine.files.one_line import one_line
from combat.engine.files.system_faults import reason
from combat.engine.kernel.record import Record
from combat.engine.stage.drawing import theme
from combat.engine.stage.keys import chords
from combat.engine.stage.paper.dialog import Confirm, Message
from combat.engine.stage.paper.typed_list_scene import TypedListScene
from combat.engine.stage.paper.write_slip import WriteSlip
from combat.engine.stage.stage import Stage
from combat.engine.stage.widgets.button import Button
from combat.engine.words import text, translated
from combat.games.volume1.content.at_a_glance import NOTHING, Glance, Glances, glances
from combat.games.volume1.content.draft_data import retitle
from combat.games.volume1.content.export_pack import export_pack
from combat.games.volume1.content.library import Library
from combat.games.volume1.rules.outcomes import LastTurns
from combat.games.volume1.words import names, outcome_words

LONGEST_TITLE = 60
"""Maximum characters of a title entered here."""


class Listed(Record):
    """A scenario as shown in its row."""

    place: int
    path: Path
    title: str
    about: str
    """Date, place, map and length; or why the file cannot be read."""
    faulty: bool = False
    own: bool = False
    """Whether the player made it."""
    pack: str = ""
    """The pack that it belongs to."""
    demand: str = ""
    """Its duration and difficulty; "" where nobody has measured it."""

    @property
    def id(self) -> str:
        """Id of the scenario."""
        return self.path.stem


def listed(place: int, path: Path, pack: str = "", known: Glances = NOTHING) -> Listed:
    """Return a scenario's row, read from the file alone, since loading whole battles would take too long.

    `place` is its index. The row of an unreadable file shows the first finding.
    """
    own = path.parent == folders.scenarios()
    try:
        file = plain(path)
    except ContentError as fault:
        return Listed(place, path, path.stem, str(fault.findings[0]), faulty=True, own=own, pack=pack)
    turns, glance = file.get("turns"), known.battle.get(path.stem) if not own else None
    about = [
        *([text(f"book-mission-{glance.mission}")] if glance is not None else []),
        *_forces(file),
        *([one_line(translated(str(file["date"])))] if file.get("date") else []),
        names.board(one_line(str(file.get("board", "")))),
        *([outcome_words.length(turns, _rolled(file.get("last_turns")))] if isinstance(turns, int) else []),
    ]
    title = one_line(translated(str(file.get("title") or path.stem)))
    demand = "" if glance is None else demand_of(known, glance)
    return Listed(place, path, title, " · ".join(about), own=own, pack=pack, demand=demand)


def _rolled(said: object) -> LastTurns | None:
    """Return a file's roll for the last turn; None where it has none, or an invalid one."""
    first, most = (said.get("first"), said.get("most")) if isinstance(said, dict) else (None, None)
    return LastTurns(first, most) if isinstance(first, int) and isinstance(most, int) else None


def demand_of(known: Glances, glance: Glance) -> str:
    """Return a battle's duration, difficulty and share of wins as text."""
    return text(
        "book-demand", minutes=glance.minutes, difficulty=text(f"book-{known.difficulty(glance)}"), won=glance.won
    )


def _forces(file: Mapping[str, Any]) -> list[str]:
    """Return the numbers of men and of enemy counters as text, if the file gives them."""
    try:
        men, enemies = len(file["friendly"]["squads"][0]), len(file["enemy"]["hexes"])
    except (LookupError, TypeError):
        return []
    return [text("book-forces", men=men, enemies=enemies)]


class ScenarioBookScene(TypedListScene[Listed]):
    """List of the battles; Enter opens the sheet of the selected one.

    The player's own scenarios can be renamed, deleted and shown alone.
    """

    title, note, empty, width = "book-title", "book-note", "sheet-none", 800
    watched = ("scenarios", "packs")

    def __init__(self, app: Stage, shown: str, take: Callable[[str], None]) -> None:
        self._take = take
        self._only_own = False
        super().__init__(app)
        self.choose(next((place for place, row in enumerate(self.list.rows) if row.id == shown), 0))

    def rows(self) -> Iterable[Listed]:
        """Return the rows from top to bottom."""
        library = Library()
        packs = {layer.root: layer.name for layer in library.layers if layer.name}
        known = glances(library)
        files = [library.scenario_file(id_) for id_ in library.scenario_ids()]
        rows = [listed(place, file, packs.get(file.parent.parent, ""), known) for place, file in enumerate(files)]
        return [row for row in rows if row.own or not self._only_own]

    def key(self, row: Listed) -> Path:
        """Return the identity of a row, by which it stays selected when the list is reloaded."""
        return row.path

    def buttons(self) -> Sequence[Button]:
        """Return the buttons for the selected row, from the right."""
        self._filter = Button(text("book-own"), self._toggle_own, "O")
        return [
            Button(text("book-open"), self.open_chosen, "Enter", "commit"),
            Button(text("book-rename"), self._ask_title, "R"),
            Button(text("load-delete"), self._ask_delete, "Del"),
            Button(text("book-give"), self._export, "G"),
            self._filter,
            Button(text("days-records"), lambda: self.app.open("records"), "H"),
        ]

    def refusals(self, row: Listed | None) -> Sequence[str]:
        """Return the reason why each button is disabled for a row; "" for an enabled one."""
        none = text(self.empty) if row is None else ""
        theirs = none or ("" if row is not None and row.own else text("book-not-own"))
        untitled = text("book-no-title") if row is not None and row.faulty else ""
        return [none, theirs or untitled, theirs, theirs, "", ""]

    def handle(self, event: pygame.event.Event) -> bool:
        """Handle an event; typing the number of a battle selects it, or opens it if it is selected already.

        Return whether the event was used.
        """
        written = chords(event) if event.type == pygame.KEYDOWN else ()
        row = next((row for row in self.list.rows if str(row.place + 1) in written), None)
        if row is None:
            return super().handle(event)
        self._click(row)
        return True

    def open(self, row: Listed) -> None:
        """Open a row, on Enter or a second click."""
        self.app.pop()
        self._take(row.id)

    # -- the player's own ---------------------------------------------------------------------------------------

    def _toggle_own(self) -> None:
        """Toggle between the player's own scenarios and all."""
        self._only_own = not self._only_own
        self._filter.label = text("book-everything" if self._only_own else "book-own")
        self.empty = "book-none-own" if self._only_own else "sheet-none"
        self.read()
        self.resize()

    def _export(self) -> None:
        """Write the chosen scenario with its boards to one file, and show its path."""
        if self.row is None:
            return
        try:
            title, line = text("book-given"), text("given-file", file=str(export_pack(self.row.path)))
        except ContentError as fault:
            title, line = text("dialog-fault"), str(fault.findings[0])
        except OSError as fault:
            title, line = text("dialog-fault"), f"{fault.filename or self.row.path}: {reason(fault)}"
        self.app.push(Message(self.app, title, [line]))

    def _ask_title(self) -> None:
        row = self.row
        if row is not None:
            self.app.push(
                WriteSlip(
                    self.app,
                    text("book-rename-title", name=row.path.name),
                    row.title,
                    lambda words: self._retitle(row, words),
                    limit=LONGEST_TITLE,
                )
            )

    def _retitle(self, row: Listed, title: str) -> str:
        """Write a new title to the file; return an error message or ""."""
        if not title:
            return text("book-title-empty")
        try:
            retitle(row.path, title)
        except ContentError as fault:
            return str(fault.findings[0])
        except OSError as fault:
            return f"{row.path}: {reason(fault)}"
        self.read()
        return ""

    def _ask_delete(self) -> None:
        row, delete = self.row, text("load-delete")
        if row is not None:
            lines = [row.title, str(row.path), text("book-delete-sure")]
            title = text("book-delete")
            self.app.push(Confirm(self.app, title, lines, delete, lambda: self._delete(row), grave=True))

    def _delete(self, row: Listed) -> None:
        try:
            row.path.unlink(missing_ok=True)
        except OSError as fault:
            line = text("saved-delete-failed", path=str(row.path), cause=str(reason(fault)))
            self.app.push(Message(self.app, text("dialog-fault"), [line]))
        self.read()

    # -- a row --------------------------------------------------------------------------------------------------

    def draw_row(self, surface: pygame.Surface, box: pygame.Rect, row: Listed) -> None:
        """Draw a row on its background."""
        px = theme.px
        left, right = box.x + px(46), box.right - px(16)
        ink = theme.font("heading", 18)
        ink.draw_typed(surface, f"{row.place + 1}.", (left - px(8), box.y + px(24)), theme.INK_3, align="right")
        if row.own:
            mine = theme.font("hand", 17, 700)
            mark = mine.draw(surface, text("book-mine"), (right, box.y + px(24)), theme.CLEAR, align="right")
        else:
            theirs = text("book-of-pack", pack=row.pack) if row.pack else row.demand
            small = theme.font("sans", 14)
            mark = small.draw(surface, theirs, (right, box.y + px(24)), theme.INK_3, align="right", room=px(200))
        title, squeeze = ink.fit(row.title, right - left - mark - px(12))
        ink.draw_typed(surface, title, (left, box.y + px(24)), theme.INK, squeeze=squeeze)
        about = theme.MISSING if row.faulty else theme.INK_2
        theme.font("sans", 14).draw(surface, row.about, (left, box.y + px(45)), about, room=right - left)
