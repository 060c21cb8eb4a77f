"""Events that happened out of view are listed on the board until the player continues (4.0)."""

from __future__ import annotations

import pytest

from combat.engine.kernel.moment import Moment
from combat.engine.kernel.record import replace
from combat.engine.play.game_log import LogLine
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing import theme
from combat.engine.tabletop.event_presenter import READ
from combat.engine.tabletop.panes.missed import MARGIN, Missed
from combat.engine.tabletop.panes.missed_rows import rows_of
from combat.engine.tabletop.panes.recap_scene import RecapScene
from combat.engine.words.log_entry import LogEntry
from combat.games.volume1.players.cautious_player import CautiousPlayer
from combat.games.volume1.prompts.ask_fire import AskFire
from combat.games.volume1.rules import events as ev
from combat.games.volume1.rules.events import ShotFired
from tests.games.volume1.table.sitting import Sitting
from tests.games.volume1.tiny_table import Table
from tests.narrowing import the


def played(pace: str, answers: int) -> Sitting:
    """Return a battle after a number of cautious answers, or earlier if events were missed out of view."""
    sitting, player = Sitting(pace="instant" if pace == "instant" else "fast"), CautiousPlayer()
    for _ in range(answers):
        sitting.settle()
        desk = sitting.desk
        if desk.prompt is None or any(line.entry.places for line in desk.presenter.missed):
            break
        desk.controls.answer(player.answer(desk.prompt.decision, sitting.session.view))
    sitting.settle()
    return sitting


def test_at_the_instant_pace_men_seen_wounded_or_killed_are_told_until_esc() -> None:
    sitting = played("instant", 300)
    assert sitting.desk.presenter.missed
    sitting.press("Shift+F5", "Right", "+")
    assert sitting.desk.presenter.missed
    sitting.press("Esc")
    assert not sitting.desk.presenter.missed
    assert sitting.app.top is sitting.scene


@pytest.mark.rule("13.0")
def test_at_the_instant_pace_shots_at_the_players_men_are_told_and_his_own_are_not() -> None:
    sitting, player = played("instant", 0), CautiousPlayer()
    desk, shots, fired = sitting.desk, dict[int, LogLine](), 0
    desk.on_happened = lambda event: fired_by.append(event.man) if isinstance(event, ShotFired) else None
    fired_by = list[str]()
    while desk.prompt is not None:
        assert desk.controls.answer(player.answer(desk.prompt.decision, sitting.session.view))
        shots |= {id(line): line for line in desk.presenter.missed if line.entry.rule == "13.0"}
        fired += sum(map(desk.title_desk.is_own, fired_by))
        fired_by.clear()
    assert shots
    assert fired
    assert all(desk.title_desk.is_own(target) for target, _ in (line.entry.pieces for line in shots.values()))


def test_what_hurts_the_players_men_outlasts_his_answers_until_he_has_read_it() -> None:
    sitting, player, kept = played("instant", 0), CautiousPlayer(), 0
    desk, seen = sitting.desk, list[LogLine]()
    for _ in range(400):
        wounded = [line for line in desk.story.lines if line.entry.rule == "16.0" and line.entry.tone == "hit"]
        own = [line for line in wounded if line.entry.pieces and desk.title_desk.is_own(line.entry.pieces[0])]
        if desk.prompt is None or own:
            break
        hurt = [line for line in desk.presenter.missed if line.entry.tone in ("hit", "bad")]
        mine = [line for line in hurt if any(map(desk.title_desk.is_own, line.entry.pieces[:1]))]
        seen += [line for line in mine if line not in seen]
        assert desk.controls.answer(player.answer(desk.prompt.decision, sitting.session.view))
        assert [line for line in desk.presenter.missed if line in seen] == seen
        kept += len(seen)
    assert own
    assert kept
    assert all(line in desk.presenter.missed for line in own)
    sitting.press("F7", "Esc")
    assert not desk.presenter.missed


def test_what_hurt_goes_with_the_next_answer_once_it_has_lain_there_for_long_enough_to_be_read() -> None:
    sitting, player = played("instant", 0), CautiousPlayer()
    desk = sitting.desk

    def hurt() -> list[LogLine]:
        bad = [line for line in desk.presenter.missed if line.entry.tone in ("hit", "bad")]
        return [line for line in bad if any(map(desk.title_desk.is_own, line.entry.pieces[:1]))]

    while not hurt():
        assert desk.prompt is not None
        desk.controls.answer(player.answer(desk.prompt.decision, sitting.session.view))
    (*_, last) = hurt()
    sitting.rounds(round(READ / 0.05) + 2)
    assert last in desk.presenter.missed, "nothing goes by itself"
    assert desk.prompt is not None
    desk.controls.answer(player.answer(desk.prompt.decision, sitting.session.view))
    assert last not in desk.presenter.missed


def test_no_line_outlasts_the_answer_after_it_was_read_in_a_whole_battle() -> None:
    sitting, player, hurt = played("instant", 0), CautiousPlayer(), 0
    desk = sitting.desk
    while desk.prompt is not None:
        before = list(desk.presenter.missed)
        sitting.rounds(round(READ / 0.05) + 2)
        hurt += any(line.entry.tone in ("hit", "bad") for line in before)
        assert desk.controls.answer(player.answer(desk.prompt.decision, sitting.session.view))
        assert not any(line in before for line in desk.presenter.missed)
    assert desk.over
    assert hurt


def test_a_click_upon_the_slip_takes_it_away_and_does_nothing_else() -> None:
    sitting = played("instant", 300)
    sitting.rounds()
    answers = sitting.session.answers
    sitting.click(sitting.layers.missed.rect.center)
    assert not sitting.desk.presenter.missed
    assert sitting.session.answers == answers


def test_a_click_upon_the_cap_on_the_slip_opens_the_recap_as_its_key_does() -> None:
    sitting = played("instant", 300)
    sitting.rounds()
    sitting.click(sitting.layers.missed._cap.center)
    assert sitting.app.top is not sitting.scene
    the(RecapScene, sitting.app.top)
    assert not sitting.desk.presenter.missed


def test_the_slip_has_as_many_lines_as_find_room_on_the_board() -> None:
    sitting = Sitting(size=(1280, 720))
    sitting.app.set_scale(1.75)
    sitting.press("F")
    sitting.desk.presenter.missed = sitting.desk.story.lines[:9]
    sitting.desk.redraw("board")
    sitting.rounds(3)
    slip = sitting.layers.missed
    assert slip._rows
    assert sitting.scene.view.rect.contains(slip.rect)


@pytest.mark.rule("13.0")
def test_13_0_the_slip_grows_short_rather_than_lie_on_the_target_of_a_shot() -> None:
    table = Table("taylor 05.05 aimed-fire", "jung 06.05 aimed-fire").clock("action", 2)
    table.state.initiative = ("able", "red")
    sitting = Sitting(state=table.state, size=(1280, 720))
    sitting.app.set_scale(1.75)
    sitting.settle()
    desk, slip = sitting.desk, sitting.layers.missed
    assert isinstance(desk.prompt, AskFire)
    desk.presenter.missed = [LogLine(0, Moment(1), LogEntry("Jung spots Taylor"))] * 7
    desk.view.camera.step = desk.view.camera.most
    lines = set[int]()
    for hex_ in ("05.05", "06.05", "05.03", "03.05", "08.05"):
        sitting.show(hex_)
        desk.redraw("board")
        sitting.rounds()
        seen = [box for box in slip._actors() if desk.view.camera.free.contains(box)]
        assert slip.rect.collidelist(seen) < 0
        assert len(slip._rows) < 7
        lines.add(len(slip._rows))
        head = slip._head(len(slip._rows))
        assert "7" in head if not slip._rows else str(7 - len(slip._rows)) in head
    assert min(lines) < max(lines), "it is longer where there is more room"


def test_what_was_shown_is_not_told_again() -> None:
    assert not played("fast", 14).desk.presenter.missed


def test_a_click_upon_a_line_of_the_slip_shows_where_it_happened() -> None:
    sitting = played("instant", 300)
    sitting.rounds()
    slip = sitting.layers.missed
    box, line = next((box, line) for box, line in slip._rows if line.entry.places)
    sitting.scene.view.centre_on(Hex("01.01"))
    sitting.scene.view.camera.finish()
    before = sitting.scene.view.camera.x, sitting.scene.view.camera.y
    assert slip.press(box.center)
    sitting.scene.view.camera.finish()
    assert (sitting.scene.view.camera.x, sitting.scene.view.camera.y) != before
    assert sitting.desk.log_places.lit == line.entry.places


def test_an_unknown_man_who_is_struck_is_nobodys_own() -> None:
    """He goes by his team and a number, which no figure of the box has."""
    battle = Sitting().desk.title_desk
    assert [battle.is_own(piece) for piece in ("red-1", "soldat-jung", "pvt-crowe")] == [False, False, True]


@pytest.mark.rule("17.4")
def test_17_4_a_surrender_is_told_as_a_capture_and_not_as_a_man_who_takes_heart() -> None:
    table = Table("crowe 05.05 evade", "jung 05.04 hide rout", "taylor 09.09 hide").clock("action", 1)
    table.state.initiative = ("able", "red")
    sitting = Sitting(state=table.state)
    sitting.settle()
    assert sitting.desk.controls.answer("05.04")
    sitting.settle()
    told = [line.entry for line in sitting.desk.presenter.missed if line.entry.pieces]
    assert [(entry.head, entry.tone) for entry in told] == [("Crowe takes Jung prisoner", "good")]


def test_the_slip_colours_a_line_by_whom_it_is_good_or_bad_for() -> None:
    sitting = Sitting()
    sitting.press("F")
    line, slip = sitting.desk.story.lines[-1], sitting.layers.missed
    own, foe = (
        next(man.id for man in sitting.desk.state.men.values() if man.side == side) for side in ("friendly", "enemy")
    )
    inks = {}
    for tone, man in (("hit", own), ("hit", foe), ("good", foe), ("bad", foe), ("plain", own)):
        toned = replace(line, entry=replace(line.entry, tone=tone, pieces=(man,)))
        inks[tone, man] = slip._ink(*rows_of([toned], str))
    assert inks["hit", own] == inks["bad", foe] == theme.MISSING
    assert inks["hit", foe] == inks["good", foe] == theme.COMMIT
    assert inks["plain", own] not in (theme.MISSING, theme.COMMIT)


def seven_missed() -> Sitting:
    """Return a table whose list shows seven events that happened out of view."""
    sitting = Sitting()
    sitting.press("F")
    sitting.scene.view.zoom(2)  # so near that the map lies below the slip
    sitting.scene.view.camera.finish()
    sitting.desk.presenter.missed = [LogLine(0, Moment(1), LogEntry("Jung spots Taylor"))] * 7
    sitting.desk.redraw("board")
    sitting.rounds()
    return sitting


def test_the_slip_covers_no_man_of_the_players_while_a_corner_is_free() -> None:
    sitting = seven_missed()
    desk, slip = sitting.desk, sitting.layers.missed
    corner = desk.view.place_at((slip.rect.x + 100, slip.rect.y + 20))
    assert corner is not None
    other = next(man for man in desk.state.men.values() if man.side == "friendly" and man.id != desk.selection.piece)
    desk.state.men[other.id] = replace(other, hex=corner)
    slip._lay()
    assert not slip.rect.colliderect(desk.view.box(corner))


def test_the_slip_stays_in_its_corner_and_grows_short_rather_than_lie_on_an_enemy_below_it() -> None:
    sitting = seven_missed()
    desk, slip = sitting.desk, sitting.layers.missed
    before, free = slip.rect.copy(), desk.view.camera.free
    assert (before.left - free.left, before.top - free.top) == (MARGIN, MARGIN)
    below = desk.view.place_at((before.centerx, before.bottom - 4))
    assert below is not None
    foe, *others = [man for man in desk.state.men.values() if man.side == "enemy" and man.on_board]
    desk.state.men[foe.id] = replace(foe, hex=below)
    for man in others:
        desk.state.men[man.id] = replace(man, hex=Hex("08.08"))
    count = slip._lay()
    assert 0 < count < 7
    assert not slip.rect.colliderect(desk.view.box(below))
    assert slip.rect.topleft == before.topleft
    corner = desk.view.place_at((before.left + 40, before.top + 20))
    assert corner is not None
    desk.state.men[foe.id] = replace(foe, hex=corner)
    slip._lay()
    assert slip.rect.topleft == before.topleft, "it does not jump for whom nothing is asked about"


def test_the_slip_lies_on_nobody_of_whom_it_tells_as_one_who_was_just_found() -> None:
    sitting = seven_missed()
    desk, slip = sitting.desk, sitting.layers.missed
    corner = desk.view.place_at((slip.rect.left + 40, slip.rect.top + 20))
    assert corner is not None
    foe, *others = [man for man in desk.state.men.values() if man.side == "enemy" and man.on_board]
    desk.state.men[foe.id] = replace(foe, hex=corner)
    desk.presenter.missed = [LogLine(0, Moment(1), LogEntry("Taylor spots him", pieces=("taylor", foe.id)))] * 2
    slip._lay()
    assert not slip.rect.colliderect(desk.view.box(corner))
    assert others


def test_the_slip_lies_on_no_enemy_about_whom_a_question_is(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = seven_missed()
    desk, slip = sitting.desk, sitting.layers.missed
    corner = desk.view.place_at((slip.rect.left + 40, slip.rect.top + 20))
    assert corner is not None
    foe = next(man for man in desk.state.men.values() if man.side == "enemy" and man.on_board)
    desk.state.men[foe.id] = replace(foe, hex=corner)
    slip._lay()
    assert slip.rect.colliderect(desk.view.box(corner))
    monkeypatch.setattr(desk.table.targets, "asked_places", lambda _: [corner])
    slip._lay()
    assert not slip.rect.colliderect(desk.view.box(corner))


def test_the_slip_that_went_aside_stays_there_until_its_lines_are_gone() -> None:
    sitting = seven_missed()
    desk, slip = sitting.desk, sitting.layers.missed
    before = slip.rect.topleft
    strip = desk.view.laid["strip"] = slip.rect.copy()
    slip._lay()
    aside = slip.rect.topleft
    assert aside != before
    desk.view.laid.pop("strip")
    slip._lay()
    assert slip.rect.topleft == aside
    assert strip.width
    sitting.press("Esc")
    desk.presenter.missed = [LogLine(0, Moment(1), LogEntry("Jung spots Taylor"))] * 7
    slip._lay()
    assert slip.rect.topleft == before


@pytest.mark.rule("6.0")
@pytest.mark.parametrize("out", [True, False])
def test_6_0_an_enemy_who_moves_out_of_view_is_reported_once_with_an_arrow(
    out: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = Sitting()
    desk = sitting.desk
    foe = next(man for man in desk.state.on_board("enemy"))
    start = foe.place
    own = next(man for man in desk.state.men.values() if man.side == "friendly")
    ways = [there for there in desk.state.board.neighbours(start) if there is not None]
    monkeypatch.setattr(desk.view, "way_out", lambda place: "up-left" if out else "")
    desk.presenter.forget_missed()
    for end in ways[:2]:
        desk.presenter.happened(desk.session.answers, desk.state, ev.ManMoved(foe.id, start, end, "6.0"))
    assert [line.entry.pieces for line in desk.presenter.missed] == ([(foe.id,)] if out else [])
    note = Missed(desk)
    note._lay()
    assert [row.words[:2] for row in note._told] == (["↖ "] if out else [])
    assert all(line.entry.places[0] == ways[1] for line in desk.presenter.missed), "where he is now"
    desk.presenter.forget_missed()
    desk.presenter.happened(desk.session.answers, desk.state, ev.ManMoved(own.id, start, ways[0], "6.0"))
    assert desk.presenter.missed == []
