"""Dialogs of the editor: enter texts and numbers, choose men and values, answer yes or no."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from combat.engine.files import folders
from combat.engine.stage.paper.dialog import Dialog
from combat.engine.stage.paper.pick_slip import Offer, PickSlip
from combat.engine.stage.paper.write_slip import WriteSlip
from combat.engine.stage.stage import Stage
from combat.engine.stage.widgets.button import Button
from combat.engine.words import text
from combat.games.volume1.editor.draft import IDS
from combat.games.volume1.editor.editor_host import EditorHost
from combat.games.volume1.editor.form.form_rows import Row, field_at
from combat.games.volume1.table import palette
from combat.games.volume1.words import names

LONGEST, LONG = 1200, 120
"""Maximum letters of a paragraph and of a line."""


class EditorQuestions:
    """Opens dialogs over the editor and passes the answers to its form."""

    def __init__(self, scene: EditorHost) -> None:
        self._scene = scene

    def write(self, row: Row) -> None:
        """Open a dialog to enter a text or a number."""
        field = row.field
        value = self._scene.draft.name if field.kind == "name" else self._scene.draft.get(row.path, field.default)
        words = "" if value is None else str(value)
        long = field.kind == "long"
        limit = LONGEST if long else LONG
        self._scene.app.push(WriteSlip(self._scene.app, _title(row), words, self._taker(row), long=long, limit=limit))

    def _taker(self, row: Row) -> Callable[[str], str]:
        def take(words: str) -> str:
            field = row.field
            if field.kind == "name":
                return self._rename(words.removesuffix(".toml"))
            if row.path == ("title",):
                self._scene.draft.entitle(words)
                self._scene.touched()
                return ""
            if field.kind != "number":
                self._scene.form.edits.put(row, words)
                return ""
            try:
                number = int(words.replace("−", "-"))
            except ValueError:
                return text("edit-no-number", low=field.low, high=field.high)
            if not field.low <= number <= field.high:
                return text("edit-no-number", low=field.low, high=field.high)
            self._scene.form.edits.put(row, number)
            return ""

        return take

    def _rename(self, name: str) -> str:
        if not IDS.fullmatch(name):
            return text("edit-no-name")
        library = self._scene.library
        if name in library.scenario_ids() and library.scenario_file(name).parent != folders.scenarios():
            return text("edit-name-ours")
        self._scene.draft.rename(name)
        self._scene.touched()
        return ""

    def choose(self, row: Row) -> None:
        """Open a list to pick men, or one of many values."""
        field = row.field
        several = field.kind in ("men", "set")
        value = self._scene.draft.get(row.path, field.default)
        chosen = list(value or []) if several else [str(value or "")]
        if field.kind in ("man", "men"):
            offers = self._men_on_offer(row)
        else:
            offers = [
                Offer(choice, self._scene.known.words(field, choice)) for choice in self._scene.known.choices(field)
            ]

        def take(ids: list[str]) -> None:
            self._scene.form.edits.put(row, ids if several else ids[0])

        title = text(field.message) if field.key else text("edit-squads")
        self._scene.app.push(PickSlip(self._scene.app, title, offers, chosen, take, several=several))

    def _men_on_offer(self, row: Row) -> list[Offer]:
        """Return the men of a side under headings of their teams, with their values."""
        offers: list[Offer] = []
        for figure in self._scene.known.men_of(row.field.side, row.field.among):
            sign = palette.TEAMS[figure.team].sign
            if not any(offer.sign == sign for offer in offers):
                offers.append(Offer("", names.team(figure.team), sign=sign))
            note = ""
            if not figure.dummy:
                weapons = ", ".join(self._scene.known.weapon(skill.weapon) for skill in figure.skills)
                note = text("edit-figures", tq=figure.tq, ldr=figure.ldr, weapons=weapons)
            offers.append(Offer(figure.id, self._scene.known.man(figure.id), note))
        return offers


def _title(row: Row) -> str:
    """Return the title of a line's dialog; an entry of a plain list has its number."""
    place, whole = row.path[-1] if row.path else "", field_at(row.path[:-1])
    if isinstance(place, int) and whole is not None:
        return text(f"{whole.message}-entry", number=place + 1)
    return text(row.field.message)


def ask(app: Stage, title: str, lines: list[str], *answers: tuple[str, Callable[[], Any]]) -> None:
    """Open a dialog with a button for each answer; Enter presses the first, Esc the last.

    An answer is a label and a callback.
    """

    def then(act: Callable[[], Any]) -> Callable[[], None]:
        def run() -> None:
            app.pop()
            act()

        return run

    keys = ["Enter", *([""] * (len(answers) - 2)), "Esc"]
    buttons = [
        Button(words, then(act), key, "commit" if key == "Enter" else "plain")
        for (words, act), key in zip(answers, keys, strict=True)
    ]
    app.push(Dialog(app, title, lines, buttons))
