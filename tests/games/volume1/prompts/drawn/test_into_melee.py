"""The button, line and note of a path drawn into an enemy's hex announce the melee and its chances."""

from __future__ import annotations

import pytest

from combat.engine.kernel.record import replace
from combat.engine.words.line import shown
from combat.games.volume1.rules.events import ManSpotted
from tests.games.volume1.prompts.eight_men import Counted, meadow, north


def _met(hexes: int) -> tuple[Counted, str]:
    """Return one evading man who stopped because an enemy is spotted so many hexes ahead on his drawn way."""
    game = Counted(meadow(1))
    game.all_seen()
    (name,) = game.men
    game.press("E", "Ctrl+Enter")
    desk = game.sitting.desk
    desk.selection.select(name)
    desk.title_desk.moves.lay(desk.title_desk.moves.drawn_to(name, north(desk.state.men[name].hex)), go=False)
    there = north(desk.state.men[name].hex, hexes)
    foe = replace(
        desk.state.men[name], id="soldat-jung", side="enemy", team="red", hex=there, seen=True, order=None, alert=True
    )
    desk.state.men[foe.id] = foe
    desk.title_desk.happened(desk.session.answers, desk.state, ManSpotted(foe.id, name))
    game.sitting.rounds()
    return game, name


@pytest.mark.rule("15.0")
@pytest.mark.parametrize("hexes", [1, 2])
def test_15_0_carrying_on_into_an_enemys_hex_says_so_with_both_chances(hexes: int) -> None:
    game, name = _met(hexes)
    desk = game.sitting.desk
    assert desk.prompt is not None
    there = north(desk.state.men[name].hex, hexes)
    (button,) = [button for button in desk.prompt.buttons() if "Carry on" in button.label]
    assert button.label == "Carry on: into the enemy’s hex"
    line = desk.prompt.line()
    said = shown(line.text)
    when = "" if hexes == 1 else " in Impulse 2"
    assert "stopped: Jung is spotted." in said
    assert f"into {there}{when}, enemy there: Jung" in said
    assert said.count("(hits ") == 2, "the chance of each"
    assert line.rule == "15.0"
    assert any(f"{there}" in shown(each) for each in button.tip)


@pytest.mark.rule("15.0")
def test_15_0_nothing_of_a_melee_is_said_where_the_way_ends_short_of_the_enemy() -> None:
    game, _ = _met(6)
    prompt = game.sitting.desk.prompt
    assert prompt is not None
    assert not any("enemy" in button.label for button in prompt.buttons())
    assert "(hits " not in shown(prompt.line().text)
