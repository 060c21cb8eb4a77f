"""Hints for beginners in COMMAND!: each new thing is explained once, with its rule, beside the thing."""

from __future__ import annotations

from collections.abc import Iterator
from operator import attrgetter
from pathlib import Path
from typing import get_type_hints

import pygame
import pytest

from combat.engine.kernel.decision import Decision
from combat.engine.kernel.event import Event
from combat.engine.kernel.record import replace
from combat.engine.lessons.learnt import learn, learnt
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.app import App
from combat.engine.tabletop.scene.hand_over import HandOver
from combat.engine.tabletop.scene.shared_table import SharedTable
from combat.engine.tabletop.teaching.first_hints import FirstHints, Hint
from combat.engine.tabletop.teaching.hint_wish import HINTS as WISH
from combat.engine.tabletop.teaching.hint_wish import OFF
from combat.engine.words import rule_beside, text, use
from combat.engine.words.rulebook import rulebook
from combat.games.command.players.steady_player import SteadyPlayer
from combat.games.command.rules.book import Book
from combat.games.command.rules.command_rules import RULES
from combat.games.command.rules.events.turn_events import TriggerBegan
from combat.games.command.rules.events.unit_events import UnitBroke, UnitSuppressed
from combat.games.command.rules.fate_cards import Trigger
from combat.games.command.rules.state import State
from combat.games.command.rules.two_sides import ALLIES, AXIS, other_side
from combat.games.command.scenes.command_stage import STAGE
from combat.games.command.scenes.lessons.drill_list import DrillList
from combat.games.command.table import command_hints
from combat.games.command.table.command_desk import CommandDesk
from combat.games.command.table.command_hints import HINTS, subjects
from combat.games.command.table.command_scene import CommandScene
from combat.games.command.title import TITLE
from tests.engine.instant_app import instant_app
from tests.engine.stage.gestures import press
from tests.games.command.skirmish import skirmish
from tests.narrowing import the

SET_UP = "chit"
"""The hint that comes with the question for the set-up, known in most tests."""
QUESTIONS = ("order", "night")
"""The hints with which a game at night begins."""


@pytest.fixture
def app(monkeypatch: pytest.MonkeyPatch) -> Iterator[App]:
    """Yield an application of COMMAND! with hints enabled."""
    monkeypatch.setattr(command_hints, "HINTS", HINTS)
    yield from instant_app(STAGE, STAGE.home)


def begun(app: App, folder: Path, seat: str = AXIS, book: Book | None = None) -> CommandScene:
    """Begin a game with the hint about set-up already known; return its table."""
    learn("hints", SET_UP, TITLE.id)
    app.open("battle", book=book or skirmish(5), seed=4, seat=seat, path=folder / "game.combat")
    if isinstance(app.top, HandOver):
        app.pop()
    rest(app)
    return app.top  # type: ignore[return-value]


def rest(app: App, rounds: int = 4) -> None:
    """Run the application for some rounds of 0.1 s."""
    for _ in range(rounds):
        app.round(0.1)


def hints(table: CommandScene) -> FirstHints[State, CommandDesk, Hex]:
    """Return the hints of a table."""
    return the(FirstHints, table.guide)


def said(table: CommandScene) -> str:
    """Return the text of the hint shown, "" if there is none."""
    words = hints(table).slip.words
    return "" if words is None else str(words.words)


def tell(table: CommandScene, event: Event) -> None:
    """Make an event happen at a table, and show it."""
    table.desk.on_happened(event)
    table.update(0.1)


def piece_of(table: CommandScene, side: str) -> str:
    """Return the id of a side's first unit."""
    return next(unit.id for unit in table.desk.state.units.values() if unit.side == side)


def test_what_happens_to_an_own_unit_is_explained_once_with_its_rule(app: App, tmp_path: Path) -> None:
    table = begun(app, tmp_path)
    tell(table, UnitBroke(piece_of(table, ALLIES), "attack"))
    assert said(table) == ""
    tell(table, UnitBroke(piece_of(table, AXIS), "attack"))
    words = hints(table).slip.words
    assert words is not None
    assert (words.words, words.rule) == (text("hint-broken"), "6.2")
    assert learnt("hints", TITLE.id) == (SET_UP, "broken")
    assert learnt("hints") == (), "Volume 1 remembers its own"
    press(app, "F9")
    assert said(table) == ""
    tell(table, UnitBroke(piece_of(table, AXIS), "attack"))
    assert said(table) == ""


@pytest.mark.parametrize("trigger", ["event", "sniper", "jammed"])
def test_each_trigger_has_a_hint_of_its_own(app: App, tmp_path: Path, trigger: Trigger) -> None:
    table = begun(app, tmp_path)
    tell(table, TriggerBegan(ALLIES, trigger))
    assert said(table) == text(f"hint-{trigger}")


def test_a_roll_for_time_is_explained_where_time_advances_and_not_before(app: App, tmp_path: Path) -> None:
    table = begun(app, tmp_path)
    tell(table, TriggerBegan(ALLIES, "time"))
    assert said(table) == ""


def test_the_key_on_the_slip_switches_hints_off_in_both_games(app: App, tmp_path: Path) -> None:
    table = begun(app, tmp_path)
    tell(table, UnitBroke(piece_of(table, AXIS), "attack"))
    press(app, "F12")
    assert said(table) == ""
    assert app.settings.wish(WISH) == OFF
    tell(table, UnitSuppressed(piece_of(table, AXIS), "attack"))
    assert said(table) == ""


def test_the_key_switches_off_hints_that_wait_in_line_too(app: App, tmp_path: Path) -> None:
    table = begun(app, tmp_path)
    table.desk.on_happened(UnitBroke(piece_of(table, AXIS), "attack"))
    assert said(table) == "", "it waits until the table has come to rest"
    press(app, "F12")
    table.update(0.1)
    assert (said(table), app.settings.wish(WISH)) == ("", OFF)


def test_hints_that_were_switched_off_elsewhere_neither_follow_nor_stay(app: App, tmp_path: Path) -> None:
    table = begun(app, tmp_path)
    tell(table, UnitBroke(piece_of(table, AXIS), "attack"))
    table.desk.on_happened(UnitSuppressed(piece_of(table, AXIS), "attack"))
    assert said(table) == text("hint-broken")
    app.settings.wishes[WISH.name] = OFF
    table.update(0.1)
    table.update(0.1)
    assert said(table) == ""


def test_the_list_of_lessons_lets_them_be_shown_again(app: App, tmp_path: Path) -> None:
    table = begun(app, tmp_path)
    tell(table, UnitBroke(piece_of(table, AXIS), "attack"))
    hints(table).switch_off()
    app.push(DrillList(app))
    app.round(0.05)
    press(app, "h")
    assert learnt("hints", TITLE.id) == ()
    assert app.settings.wish(WISH) != OFF


def test_the_slip_keeps_off_its_unit_wherever_that_is_now(app: App, tmp_path: Path) -> None:
    table = begun(app, tmp_path)
    unit = piece_of(table, AXIS)
    tell(table, UnitBroke(unit, "attack"))
    slip, board = hints(table).slip.rect, table.desk.state.book.map.board
    under = next(hex_ for hex_ in board.hexes() if slip.colliderect(table.view.box(hex_)))
    units = table.desk.state.units
    units[unit] = replace(units[unit], hex=under)
    table.update(0.1)
    assert hints(table).places_about() == [under]
    assert not hints(table).slip.rect.colliderect(table.view.box(under))


def test_two_persons_at_one_window_read_each_hint_once(app: App, tmp_path: Path) -> None:
    table = the(SharedTable, begun(app, tmp_path, "both"))
    other = table._place_of(other_side(table.session.seat))
    assert other.guided_by == table.guided_by
    guide, event = command_hints.guide(other), TriggerBegan(ALLIES, "event")
    other.desk.on_happened(event)
    tell(table, event)
    assert said(table) == text("hint-event")
    guide.follow(0.1)
    assert guide.slip.words is None


def test_what_is_asked_is_explained_before_what_has_happened(app: App, tmp_path: Path) -> None:
    app.open("battle", book=skirmish(5), seed=4, seat=AXIS, path=tmp_path / "game.combat")
    table: CommandScene = app.top  # type: ignore[assignment]
    table.guided_by = ""
    rest(app)
    table.guide = command_hints.guide(table)
    table.desk.on_happened(TriggerBegan(ALLIES, "event"))
    table.update(0.1)
    assert said(table) == text("hint-chit")
    hints(table).dismiss()
    table.update(0.1)
    assert said(table) == text("hint-event")


def test_who_only_looks_on_is_taught_nothing(app: App, tmp_path: Path) -> None:
    table = begun(app, tmp_path, "none")
    assert table.guide is None


def test_the_first_question_for_an_order_brings_its_hints(app: App, tmp_path: Path) -> None:
    table = begun(app, tmp_path, book=replace(skirmish(5), night=True))
    _play(app, table, 60, until=QUESTIONS)
    assert set(QUESTIONS) <= set(learnt("hints", TITLE.id))


def test_in_a_game_each_hint_keeps_off_what_it_is_about(app: App, tmp_path: Path) -> None:
    table = begun(app, tmp_path)
    covered = _play(app, table, 120)
    shown = learnt("hints", TITLE.id)
    assert {"order", "activate", "op-fire", "defence"} <= set(shown)
    assert len(shown) == len(set(shown))
    assert covered == []


def _play(app: App, table: CommandScene, most: int, until: tuple[str, ...] = ()) -> list[str]:
    """Answer as the steady player does and read each hint; return those whose slip lay on what they are about."""
    player, covered = SteadyPlayer(1), list[str]()
    for _ in range(most):
        for _ in range(40):
            app.round(0.1)
            guide = hints(table)
            if guide.slip.words is not None:
                assert guide._said is not None
                boxes = [table.view.box(hex_) for hex_ in guide.places_about()]
                covered += [guide._said.id] if guide.slip.rect.collidelist(boxes) >= 0 else []
                guide.dismiss()
            elif table.desk.prompt is not None and not table.desk.mirror.busy:
                break
        if table.desk.over or (until and set(until) <= set(learnt("hints", TITLE.id))):
            break
        decision = table.session.decision
        if decision is not None:
            table.desk.controls.answer(player.answer(decision, table.session.view))
    return covered


@pytest.mark.parametrize("hint", HINTS, ids=lambda hint: f"{hint.id}-{hint.event}{hint.asked}{hint.state}")
def test_what_a_hint_waits_for_exists_and_is_said_with_a_rule(hint: Hint) -> None:
    kinds: dict[str, type[Event] | type[Decision]] = {kind.kind: kind for kind in RULES.events}
    kinds |= {kind.kind: kind for kind in RULES.decisions}
    assert bool(hint.event) + bool(hint.asked) + bool(hint.state) == 1
    if hint.state:
        assert attrgetter(hint.state)(State(skirmish(5))) in (True, False)
    else:
        fields = get_type_hints(kinds[hint.event or hint.asked])
        assert set(hint.having) <= set(fields)
    assert rulebook().find(rule_beside(f"hint-{hint.id}"))


@pytest.mark.parametrize("language", ["en", "es", "de"])
def test_every_hint_is_short(language: str) -> None:
    use(language, strict=True)
    assert {hint.id for hint in HINTS if len(text(f"hint-{hint.id}")) > 300} == set()


def test_an_own_hint_is_about_a_piece(app: App, tmp_path: Path) -> None:
    table = begun(app, tmp_path)
    unit = piece_of(table, AXIS)
    kinds = {kind.kind: kind for kind in RULES.events}
    for hint in HINTS:
        if hint.own:
            kind = kinds[hint.event]
            blank = {name: unit if name in ("unit", "weapon") else None for name in kind.__struct_fields__}
            about = list(subjects(table.desk.state, kind(**blank)))
            assert hints(table)._is_own(about), hint.id
    pygame.event.clear()
