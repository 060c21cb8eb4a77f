"""Dialogs shown before a new game is branched off, or a game is studied."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, TypeVar

from combat.engine.journal import branching
from combat.engine.journal.branching import Cut
from combat.engine.kernel.copyable import Copyable
from combat.engine.stage.paper.dialog import Dialog, or_fault
from combat.engine.stage.screen import Screen
from combat.engine.stage.stage import Stage
from combat.engine.stage.widgets.button import Button
from combat.engine.tabletop.desk import Desk
from combat.engine.tabletop.title_desk import TitleDesk
from combat.engine.words import text

P = TypeVar("P", bound=Hashable)
S = TypeVar("S", bound=Copyable)
B = TypeVar("B", bound=TitleDesk[Any, Any])


def branch(app: Stage, desk: Desk[S, B, P], answers: int) -> Screen:
    """Return the dialog that branches a new game off after a number of answers, or a message if that is not
    possible.
    """

    def slip() -> Screen:
        found = _cut(desk, answers)
        return _about_study(app, desk, found) if found.studied else _about_branch(app, desk, found)

    return or_fault(app, slip)


def study(app: Stage, desk: Desk[S, B, P]) -> Screen:
    """Return the dialog that studies a game from its current state, or a message if that is not possible."""
    return or_fault(app, lambda: _about_study(app, desk, _cut(desk, None)))


def _cut(desk: Desk[S, B, P], answers: int | None) -> Cut[S, Any]:
    title, path = desk.session.title, desk.session.source
    assert path is not None
    return branching.cut(path, {title.id: title}, answers)


def _about_branch(app: Stage, desk: Desk[S, B, P], found: Cut[S, Any]) -> Dialog:
    def as_study() -> None:
        app.replace(_about_study(app, desk, found))

    lines = (*_begins(desk, found), text("branch-dice"), text("branch-counts"), text("branch-or-study"))
    buttons = (
        Button(text("branch-yes"), lambda: _begin(app, found, study=False), "Enter", "commit"),
        Button(text("branch-as-study"), as_study, "S"),
        Button(text("button-cancel"), app.pop, "Esc"),
    )
    return Dialog(app, text("branch-title"), lines, buttons)


def _about_study(app: Stage, desk: Desk[S, B, P], found: Cut[S, Any]) -> Dialog:
    lines = (*_begins(desk, found), text("study-undo"), text("study-hidden"), text("study-counts"))
    buttons = (
        Button(text("study-yes"), lambda: _begin(app, found, study=True), "Enter", "commit"),
        Button(text("button-cancel"), app.pop, "Esc"),
    )
    return Dialog(app, text("study-title"), lines, buttons)


def _begins(desk: Desk[S, B, P], found: Cut[S, Any]) -> tuple[str, ...]:
    """Return when the new game begins, and with which question to the player."""
    begins, game, session = text("branch-begins", moment=desk.table.moment(found.moment)), found.game, desk.session
    decision, rules = game.decision, session.title.rules
    if decision is None or decision.to_chance or decision.seat != session.seat:
        return (begins,)
    seen = rules.visible(game.state, session.seat)
    asked = desk.table.words.ask(seen, rules.decision_for_seat(game.state, decision, session.seat)).title
    return begins, text("branch-asks", asked=asked)


def _begin(app: Stage, found: Cut[S, Any], *, study: bool) -> None:
    """Replace the current scene with the new game."""
    app.pop()
    app.replace(app.make("battle-from", found=found, study=study))
