"""The course of a lesson: how a step is completed, wrong moves, and the ways back."""

from __future__ import annotations

from pathlib import Path

import pytest

from combat.engine.content.findings import ContentError
from combat.engine.lessons.facts import Answered, Chosen, Did, PendingQuestion, Pointed, Viewed
from combat.games.volume1.content.lessons.lesson_loading import load_lesson
from combat.games.volume1.rules.book import Book
from combat.games.volume1.rules.state import State
from tests.engine.lessons.pupil import Pupil
from tests.games.volume1.lessons.teaching import pupil, written

PLAY = """
[[step]]
id = "play"
done = [{ event = "card-played", with = { card = 6 } }]
off = [{ event = "card-played" }]
does = [{ to = "play-card", value = 6 }]
"""
READ = '[[step]]\nid = "read"\n'
ORDER = """
[[step]]
id = "order"
done = [{ man = "Sgt Taylor", order = "plan" }]
does = [{ to = "give-orders", value = "Sgt Taylor plan" }]
"""
QUESTION = '[[step]]\nid = "question"\nchoices = 3\nright = 2\n'


def begun(folder: Path, steps: str) -> Pupil[State, Book]:
    """Return a player of a lesson with these steps, at its first step."""
    return pupil(load_lesson(written(folder, steps)))


def test_a_step_is_done_by_the_event_that_it_waits_for(tmp_path: Path) -> None:
    taught = begun(tmp_path, PLAY + ORDER)
    taught.answer(6)
    assert (taught.course.at, taught.course.astray) == (1, False)


def test_another_answer_leads_astray_and_the_step_can_be_tried_again(tmp_path: Path) -> None:
    taught = begun(tmp_path, PLAY + ORDER)
    taught.answer(5)
    assert (taught.course.at, taught.course.astray) == (0, True)
    taught.course.again()
    assert not taught.course.astray
    assert taught.state.hand == (6, 5)
    taught.answer(6)
    assert taught.course.at == 1


def test_a_text_is_gone_on_from_by_the_players_word(tmp_path: Path) -> None:
    taught = begun(tmp_path, READ + PLAY)
    assert taught.course.go_on(taught.state)
    assert taught.course.at == 1
    assert not taught.course.go_on(taught.state)


def test_a_player_who_runs_ahead_of_a_text_is_carried_along(tmp_path: Path) -> None:
    answer = PLAY.replace('event = "card-played", with = { card = 6 }', 'answer = "play-card", value = 6')
    taught = begun(tmp_path, READ + answer + ORDER)
    taught.answer(6)
    assert taught.course.at == 2


def test_what_happened_during_a_text_counts_for_the_step_behind_it_which_waits_until_it_was_read(
    tmp_path: Path,
) -> None:
    taught = begun(tmp_path, READ + PLAY + ORDER)
    taught.answer(6)
    assert taught.course.at == 0
    taught.course.go_on(taught.state)
    assert (taught.course.at, taught.course.fulfilled) == (1, True)
    taught.course.go_on(taught.state)
    assert (taught.course.at, taught.course.fulfilled) == (2, False)


def test_what_comes_about_without_the_player_waits_until_it_was_read(tmp_path: Path) -> None:
    taught = begun(tmp_path, PLAY + ORDER + READ)
    course, played = taught.course, Answered("play-card", "", 6, by_habit=True)
    taught.session.answer(6, habit=True)
    course.take(played, taught.state)
    assert (course.at, course.fulfilled, course.is_told) == (0, True, True)
    taught.tell(PendingQuestion("give-orders"))
    assert course.at == 0
    assert course.go_on(taught.state)
    taught.answer("sgt-taylor plan")
    assert (course.at, course.fulfilled) == (2, False)


def test_a_step_that_waits_to_be_read_is_passed_by_what_the_next_one_asks_for(tmp_path: Path) -> None:
    log = '[[step]]\nid = "log"\ndone = [{ act = "log" }]\ndoes = [{ act = "log" }]\n'
    taught = begun(tmp_path, READ + PLAY + log + READ.replace("read", "later"))
    taught.answer(6)
    taught.course.go_on(taught.state)
    taught.tell(Did("log"))
    assert (taught.course.at, taught.course.fulfilled) == (3, False)


def test_a_step_gone_back_to_waits_again(tmp_path: Path) -> None:
    taught = begun(tmp_path, READ + PLAY + ORDER)
    taught.answer(6)
    taught.course.go_on(taught.state)
    taught.course.go_on(taught.state)
    taught.course.back()
    assert (taught.course.at, taught.course.fulfilled) == (1, True)


def test_a_question_wants_its_right_answer(tmp_path: Path) -> None:
    taught = begun(tmp_path, QUESTION + PLAY)
    assert not taught.course.choose(1, taught.state)
    assert (taught.course.at, taught.course.tried) == (0, (1,))
    assert not taught.course.choose(3, taught.state)
    assert taught.course.tried == (1, 3)
    assert taught.course.choose(2, taught.state)
    assert (taught.course.at, taught.course.wrong) == (1, False)


def test_how_a_man_stands_ends_a_step_however_it_came(tmp_path: Path) -> None:
    taught = begun(tmp_path, PLAY + ORDER)
    taught.answer(6)
    taught.answer("sgt-taylor hide")
    assert taught.course.at == 1
    taught.answer("sgt-taylor plan")
    assert taught.course.over


def test_an_action_of_the_table_ends_a_step(tmp_path: Path) -> None:
    taught = begun(tmp_path, '[[step]]\nid = "look"\ndone = [{ act = "sight" }]\ndoes = [{ act = "sight" }]\n' + PLAY)
    taught.tell(Did("log"))
    assert taught.course.at == 0
    taught.tell(Did("sight"))
    assert taught.course.at == 1


def test_back_stands_where_the_step_before_began(tmp_path: Path) -> None:
    taught = begun(tmp_path, PLAY + ORDER)
    taught.answer(6)
    taught.course.back()
    assert (taught.course.at, taught.state.hand) == (0, (6, 5))


def test_dice_fall_again_as_they_fell(tmp_path: Path) -> None:
    end = '\ndone = [{ event = "check-made" }]\ndoes = [{ to = "give-orders", value = "commit" }]\n'
    plan = f'{ORDER}[[step]]\nid = "end"{end}'
    taught = begun(tmp_path, PLAY + plan + READ)
    taught.answer(6)
    taught.answer("sgt-taylor plan")
    rolled = []
    for _ in range(2):
        taught.do()
        assert taught.course.at == 3
        rolled.append([entry.value for entry in taught.session.game.entries if entry.chance])
        taught.course.back()
    assert rolled[0]
    assert rolled[0] == rolled[1]


def test_a_game_that_asks_nothing_more_leads_astray(tmp_path: Path) -> None:
    steps = '[[step]]\nid = "never"\ndone = [{ event = "man-killed" }]\n'
    taught = begun(tmp_path, steps)
    taught.answer(6)
    taught.answer("commit")
    while taught.session.decision is not None:
        taught.answer(next(taught.session.decision.options(taught.session.view)))
        taught.tell(Did("continue"))
    assert taught.course.astray


FAULTS = {
    'done = [{ event = "card-plaid" }]': 'event "card-plaid" is unknown; did you mean "card-played"?',
    'done = [{ event = "card-played", with = { number = 6 } }]': 'field "number" is unknown',
    'done = [{ asked = "play-cart" }]': 'decision "play-cart" is unknown; did you mean "play-card"?',
    'done = [{ act = "dance" }]': 'action "dance" is unknown',
    'done = [{ chosen = "Sgt Tailor" }]': 'man "Sgt Tailor" is unknown; did you mean "Sgt Taylor"?',
    'done = [{ man = "Sgt Taylor" }]': "say what he must be: order, hex",
    'done = [{ man = "Sgt Taylor", order = "dig" }]': 'order "dig" is unknown',
    'done = [{ man = "Sgt Taylor", hex = "99.99" }]': "99.99",
    'done = [{ act = "log", asked = "play-card" }]': "a condition is about exactly one of event, answer",
    'done = [{ act = "log", value = 3 }]': '"value" says nothing of "act"; take it out',
    'at = [{ hex = "99.99" }]': "99.99",
    "at = [{}]": "point at exactly one of hex, card, button, gives, man",
    'does = [{ act = "log" }]': "nothing is to be done in this step; name what in done",
    'done = [{ act = "log" }]\ndoes = [{ to = "play-card" }]': '"to" and "value" go together',
    "choices = 2\nright = 3": "answer 3 is none of 2",
    "choices = 2": '"choices" and "right" go together',
}


@pytest.mark.parametrize("line", FAULTS, ids=str)
def test_a_bad_file_gets_a_line_that_tells_what_and_where(tmp_path: Path, line: str) -> None:
    path = written(tmp_path, f'[[step]]\nid = "bad"\n{line}\n')
    with pytest.raises(ContentError) as fault:
        load_lesson(path)
    assert any(FAULTS[line] in str(finding) and "own.toml:" in str(finding) for finding in fault.value.findings), str(
        fault.value
    )


def test_two_steps_of_one_name_are_told(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="step read is there twice"):
        load_lesson(written(tmp_path, READ + READ))


def test_a_view_counts_only_from_the_right_hex_and_whoever_strays_is_told_and_comes_back(tmp_path: Path) -> None:
    look = """
[[step]]
id = "look"
done = [{ pointed = "22.13", also = [{ view = "25.15" }] }]
off = [{ unchosen = "Sgt Taylor" }, { elsewhere = "25.15" }]
does = [{ view = "25.15" }, { pointed = "22.13" }]
"""
    taught = begun(tmp_path, look + PLAY)
    course = taught.course
    taught.tell(Chosen("sgt-taylor"))
    taught.tell(Viewed("25.15"))
    assert not course.astray
    taught.tell(Chosen(""))
    assert course.astray
    taught.tell(Chosen("sgt-taylor"))
    assert (course.astray, course.strayed) == (False, None)
    taught.tell(Viewed("25.16"))
    assert course.astray
    taught.tell(Pointed("", "22.13"))
    assert course.at == 0
    taught.tell(Pointed("", ""))
    taught.tell(Viewed("25.15"))
    assert (course.at, course.astray) == (0, False)
    taught.tell(Pointed("", "22.13"))
    assert course.at == 1
