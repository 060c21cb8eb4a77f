"""Hints for beginners: one sentence beside a new thing, shown once, and none if switched off."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from combat.engine.kernel.event import Event
from combat.engine.kernel.record import replace
from combat.engine.lessons.learnt import forget, learnt
from combat.engine.play.mirror import Showing
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.app import App
from combat.engine.stage.drawing import theme
from combat.engine.stage.paper.rulebook_scene import RulebookScene
from combat.engine.stage.widgets.button import Button
from combat.engine.tabletop.motion import Motion
from combat.engine.tabletop.teaching.first_hints import READING, FirstHints
from combat.engine.tabletop.teaching.hint_wish import HINTS as WISH
from combat.engine.tabletop.teaching.hint_wish import OFF
from combat.engine.tabletop.teaching.slip_sheet import EDGE
from combat.engine.tabletop.thing import PlaceId
from combat.engine.words import rule_beside, text
from combat.engine.words.line import shown
from combat.engine.words.rulebook import rulebook
from combat.games.volume1.content.library import load_book
from combat.games.volume1.players.cautious_player import CautiousPlayer
from combat.games.volume1.prompts.ask_card import AskPlayDiscard
from combat.games.volume1.rules.decisions import PASS, PlayDiscard
from combat.games.volume1.rules.events import ManWounded
from combat.games.volume1.rules.sight import visibility
from combat.games.volume1.rules.state import State, Wound
from combat.games.volume1.rules.volume_one import RULES
from combat.games.volume1.scenes import battles
from combat.games.volume1.scenes.lessons.battle_lesson_list import BattleLessonList
from combat.games.volume1.table.battle_desk import BattleDesk
from combat.games.volume1.table.battle_hints import HINTS
from combat.games.volume1.table.volume_scene import VolumeScene
from combat.games.volume1.words import names
from tests.engine.stage.hands import application, press
from tests.narrowing import the


@pytest.fixture
def table() -> Iterator[VolumeScene]:
    """Yield a table with hints."""
    with application((1280, 720), 1.0, hints=True) as app:
        app.settings.pace = "instant"
        yield opened(app)


def opened(app: App) -> VolumeScene:
    """Begin a battle; return its table."""
    scene = battles.begun(app, load_book("tutorial-patrol", ()), 7)
    app.push(scene)
    for _ in range(3):
        app.round(0.05)
    return scene


def hints(table: VolumeScene) -> FirstHints[State, BattleDesk, Hex]:
    """Return the hints of a table."""
    return the(FirstHints, table.guide)


def wound(table: VolumeScene) -> Event:
    """Return the event of a friendly man's wound."""
    man = next(man.id for man in table.desk.state.men.values() if man.side == "friendly")
    return ManWounded(man, Wound("light"), 3, "16.0")


def tell(table: VolumeScene, event: Event) -> None:
    """Make an event happen at a table, and show it."""
    table.desk.on_happened(event)
    for _ in range(3):
        table.update(0.5)


def test_what_happens_first_is_explained_once(table: VolumeScene) -> None:
    tell(table, wound(table))
    words = hints(table).slip.words
    assert words is not None
    assert (words.words, words.rule) == (text("hint-wound"), "16.0")
    assert learnt("hints") == ("wound",)
    press(table.desk.app, "F9")  # type: ignore[arg-type]
    assert hints(table).slip.words is None
    tell(table, wound(table))
    assert hints(table).slip.words is None


def test_a_key_that_stands_on_the_slip_ends_all_hints(table: VolumeScene) -> None:
    tell(table, wound(table))
    no_more = the(Button, hints(table).slip.group.widgets[0])
    assert (no_more.label, no_more.key) == (text("hint-no-more"), "F12")
    press(table.desk.app, "F12")  # type: ignore[arg-type]
    assert hints(table).slip.words is None
    assert table.desk.app.settings.wish(WISH) == OFF
    assert table.desk.notice.text == text("hint-switched-off")


def test_the_slip_keeps_off_what_asks_and_off_whom_it_is_about(table: VolumeScene) -> None:
    table.desk.app.set_scale(1.3)
    for _ in range(3):
        table.desk.app.round(0.05)  # type: ignore[attr-defined]
    tell(table, wound(table))
    slip = hints(table).slip.rect
    assert slip.width
    assert not slip.colliderect(table.layout.panes["prompt"])
    assert table.desk.prompt is not None
    assert table.desk.prompt.body
    assert not slip.colliderect(table.layout.panes["body"])
    about = [table.view.box(hex_) for hex_ in hints(table).places_about()]
    assert slip.collidelist(about) < 0


def test_esc_puts_it_away_and_the_next_esc_opens_the_menu(table: VolumeScene) -> None:
    tell(table, wound(table))
    press(table.desk.app, "Esc")  # type: ignore[arg-type]
    assert hints(table).slip.words is None
    assert table.desk.app.scenes == [table]  # type: ignore[attr-defined]


def test_it_lies_in_the_upper_right_corner_whoever_it_is_about(table: VolumeScene) -> None:
    tell(table, wound(table))
    guide, board = hints(table), table.layout.board
    edge = theme.px(EDGE)
    assert guide.slip.rect.topright == (board.right - edge, board.top + edge)
    before = guide.slip.rect.copy()
    foe = next(man for man in table.desk.state.men.values() if man.side == "enemy" and man.on_board)
    below = table.view.place_at(before.center)
    assert below is not None
    table.desk.state.men[foe.id] = replace(foe, hex=below)
    table.update(0.1)
    assert guide.slip.rect == before, "it does not jump for whom nothing is asked about"
    guide._about = (PlaceId(below),)
    table.update(0.1)
    assert not guide.slip.rect.colliderect(table.view.box(below))


def test_once_it_has_been_read_it_goes_with_the_next_answer(table: VolumeScene) -> None:
    tell(table, wound(table))
    guide = hints(table)
    guide._answers -= 1
    guide._lain = 0.0
    table.update(guide._reading * 0.9)
    assert guide.slip.words is not None, "there was no time to read it"
    table.update(guide._reading * 0.2)
    assert guide.slip.words is None


def test_a_hint_goes_with_the_question_that_it_explains_and_one_on_an_event_with_that_beside_it(
    table: VolumeScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    guide, put = hints(table), [("duck-back", "taylor")]
    monkeypatch.setattr(guide, "_put_now", lambda: put[0])
    hint = next(hint for hint in HINTS if hint.asked == "duck-back")
    guide._say(hint, ())
    guide._answers -= 1
    put[0] = ("duck-back", "crowe")
    table.update(0.1)
    assert guide.slip.words is not None
    put[0] = ("choose-move", "crowe")
    table.update(0.1)
    assert guide.slip.words is None
    tell(table, wound(table))
    guide._answers -= 1
    guide._lain = 0.0
    table.update(READING * 2)
    assert guide.slip.words is not None, "the same is asked"
    put[0] = ("choose-move", "taylor")
    guide._lain = 0.0
    table.update(READING / 2)
    assert guide.slip.words is not None, "nobody has seen it yet"
    table.update(READING)
    assert guide.slip.words is None


def test_what_is_being_read_waits_for_nobody_and_the_next_one_for_it(table: VolumeScene) -> None:
    tell(table, wound(table))
    before = hints(table).slip.words
    tell(table, next(event for event in [_surrender(table)]))
    assert hints(table).slip.words == before
    hints(table).dismiss()
    table.update(0.1)
    words = hints(table).slip.words
    assert words is not None
    assert words.words == text("hint-prisoner")


def test_what_a_question_would_explain_waits_for_the_next_one_if_it_was_answered_meanwhile(table: VolumeScene) -> None:
    guide, desk, put = hints(table), table.desk, table.desk.prompt
    tell(table, wound(table))
    prompt = AskPlayDiscard(desk, PlayDiscard("5.1.2", "pvt-crowe", (PASS,), PASS))
    for what in (prompt, put):
        desk.prompt = what
        guide.follow(0.0)
    guide.dismiss()
    guide.follow(0.0)
    assert (guide.slip.words, learnt("hints")) == (None, ("wound",))
    desk.prompt = prompt
    guide.follow(0.0)
    assert guide.slip.words is not None
    assert guide.slip.words.words == text("hint-discard")
    desk.prompt = put


def test_it_says_the_same_in_another_language(table: VolumeScene) -> None:
    tell(table, wound(table))
    for language in ("es", "en"):
        table.app.speak(language)
        words = hints(table).slip.words
        assert words is not None
        assert words.words == text("hint-wound")


def _surrender(table: VolumeScene) -> Event:
    kind = next(kind for kind in RULES.events if kind.kind == "surrendered")
    man = next(iter(table.desk.state.men))
    return kind(**{name: man if name == "man" else "" for name in kind.__struct_fields__})


def test_whoever_wants_none_gets_none(table: VolumeScene) -> None:
    table.desk.app.settings.wishes[WISH.name] = OFF
    tell(table, wound(table))
    assert hints(table).slip.words is None
    assert learnt("hints") == ()


def test_no_more_hints_is_a_setting(table: VolumeScene) -> None:
    tell(table, wound(table))
    hints(table).switch_off()
    assert hints(table).slip.words is None
    assert table.desk.app.settings.wish(WISH) == OFF


def test_f1_opens_the_rule_of_the_hint(table: VolumeScene) -> None:
    tell(table, wound(table))
    app = the(App, table.desk.app)
    press(app, "F1")
    the(RulebookScene, app.top)


def test_the_list_of_lessons_lets_them_be_shown_again(table: VolumeScene) -> None:
    tell(table, wound(table))
    hints(table).switch_off()
    app = the(App, table.desk.app)
    app.push(BattleLessonList(app))
    app.round(0.05)
    press(app, "h")
    assert learnt("hints") == ()
    assert app.settings.wish(WISH) != OFF
    forget("hints")


def test_what_they_wait_for_exists_and_is_said_with_a_rule() -> None:
    events, asked = {kind.kind for kind in RULES.events}, {kind.kind for kind in RULES.decisions}
    for hint in HINTS:
        assert hint.event in ("", *events)
        assert hint.asked in ("", *asked)
        assert bool(hint.event) + bool(hint.asked) + bool(hint.state) == 1
        assert text(f"hint-{hint.id}")
        assert rulebook().find(rule_beside(f"hint-{hint.id}"))


def until(table: VolumeScene, kind: str) -> None:
    """Let a cautious bot answer until a question of a kind appears and the table is at rest."""
    player, desk = CautiousPlayer(), table.desk
    for _ in range(400):
        table.app.round(0.2)  # type: ignore[attr-defined]
        if desk.mirror.busy or desk.prompt is None:
            continue
        if desk.prompt.decision.kind == kind:
            return
        decision = table.session.decision
        assert decision is not None
        desk.controls.answer(player.answer(decision, table.session.view))
    raise AssertionError(f"no {kind} is asked")


@pytest.mark.rule("7.19")
def test_7_19_the_line_of_the_first_duck_back_names_who_sees_the_man_as_its_hint_says(table: VolumeScene) -> None:
    until(table, "duck-back")
    prompt, state = table.desk.prompt, table.desk.state
    assert prompt is not None
    subject = state.men[prompt.decision.subject]
    seers = [foe for foe in state.on_board("enemy") if visibility.sees(state, foe, subject)]
    assert seers
    said = str(shown(prompt.line().text))
    assert any(names.man_short(state, foe.id) in said for foe in seers)


def test_the_slip_does_not_lie_on_a_card_that_is_raised_to_be_read(
    table: VolumeScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    tell(table, wound(table))
    slip, part = hints(table).slip, next(iter(table.parts.values()))
    raised = slip.rect.inflate(-slip.rect.width // 2, -slip.rect.height // 2)
    monkeypatch.setattr(part, "float", lambda: (raised, lambda surface: None))
    table.update(0.1)
    assert not slip.rect.colliderect(raised)


def test_the_slip_gives_way_to_what_is_shown_under_it(table: VolumeScene) -> None:
    tell(table, wound(table))
    desk, slip, happening = table.desk, hints(table).slip, wound(table)
    under = table.view.place_at(slip.rect.center)
    assert under is not None

    class Moved(Motion[Event, State, BattleDesk, Hex]):
        calls = False

        def where(self) -> tuple[Hex, ...]:
            return () if under is None else (under,)

    before = table.view.camera.origin
    desk.app.settings.camera = "off"
    desk.mirror.showing = Showing(happening, Moved(desk, happening, 1.0, False))
    hints(table).follow(0.0)
    assert table.view.camera.origin == before
    assert slip.rect.width
    assert not slip.rect.colliderect(table.view.box(under))
    desk.mirror.showing = None


def test_a_hint_lies_beside_the_cards_of_which_one_is_to_be_played() -> None:
    with application((1280, 720), 1.75, hints=True) as app:
        app.settings.pace = "instant"
        table = opened(app)
        table.keyboard.guard.clock = lambda: float("inf")
        press(app, "F", "Ctrl+Enter")
        for _ in range(8):
            app.round(0.5)
        assert table.desk.prompt is not None
        assert table.desk.prompt.decision.kind == "play-card"
        tell(table, wound(table))
        hand, slip = table.layout.panes["hand"], hints(table).slip.rect
        assert slip.width
        assert hand.width
        assert not slip.colliderect(hand)
