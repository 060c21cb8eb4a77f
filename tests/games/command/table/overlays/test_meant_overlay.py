"""An attack is drawn during a question about it, even if a piece that fired has left play."""

from __future__ import annotations

import pygame
import pytest

from combat.engine.kernel.decision import Draw
from combat.engine.kernel.event import Event
from combat.engine.kernel.game import Game
from combat.engine.kernel.reactions import Window
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing import theme
from combat.engine.words.line import Line
from combat.games.command.prompts.ask_card import AskCard
from combat.games.command.prompts.ask_move_on import AskMoveOn
from combat.games.command.rules.answers import PASS
from combat.games.command.rules.command_rules import RULES
from combat.games.command.rules.events.unit_events import UnitEliminated, WeaponBoxed
from combat.games.command.rules.state import State
from combat.games.command.rules.two_sides import ALLIES, AXIS
from combat.games.command.table.command_layers import CommandLayers
from combat.games.command.table.hex_note import hex_note
from combat.games.command.table.overlays.meant_overlay import ABOVE, DISC, MeantOverlay
from tests.games.command.drawn_book import at, drawn_book
from tests.games.command.prompts.at_table import AtTable
from tests.games.command.rules_table import Table, dice
from tests.narrowing import the

HANDS = {50: ("fire", "ambush"), 150: ("fire", "light-wounds")}
MOVES, MOVED = {50: ("move", "ambush")}, {"g-squad": ("squad", "K8")}
FIRED = {"g-squad": ("squad", "K8"), "g-team": ("team", "K8"), "u-squad": ("squad", "K7")}


def until(told: Table, opens: str) -> Game[State]:
    """Return the game when a window opens; other questions are passed, and draws give the cards in the queue."""
    while (decision := told.game.decision) is not None:
        if isinstance(decision, Window) and decision.opens == opens:
            return told.game
        told.game.answer(told.queue.pop(0) if isinstance(decision, Draw) else PASS)
    raise AssertionError(f"{opens} never opens")


def overlay_of(table: AtTable) -> MeantOverlay:
    """Return the overlay that draws the attack."""
    layers = the(CommandLayers, table.scene.layers)
    return next(each for each in layers.overlays if isinstance(each, MeantOverlay))


def above(table: AtTable, hex_: Hex) -> tuple[int, int]:
    """Return the position of the mine marker at a hex, above the figure in its centre."""
    x, y = table.desk.view.centre(hex_)
    return x, y - round(2 * theme.px(DISC) * ABOVE)


def breaking(*pieces: str) -> tuple[Table, Game[State]]:
    """Return the game of a squad broken by a strong attack, whose side may play Light Wounds (14.15), and its table."""
    told = Table(drawn_book(), FIRED, hands=HANDS)
    told.arm("g-squad", "charge")
    told.flip(dice(6, 6), dice(1, 1, ALLIES)).say("50 fire", "g-squad", f"11.07 {' '.join(pieces)}")
    return told, until(told, "breaking")


@pytest.mark.rule("7.6", "14.15")
def test_light_wounds_are_asked_for_at_the_table_when_the_charge_has_gone_off() -> None:
    told, game = breaking("g-squad-charge")
    assert [event.weapon for event in told.events if isinstance(event, WeaponBoxed)] == ["g-squad-charge"]
    assert game.state.carrier("g-squad-charge") is None
    assert game.state.attack is not None
    table = AtTable(game=game, seat=ALLIES)
    prompt = the(AskCard, table.desk.prompt)
    assert prompt.decision.opens == "breaking"
    assert [attack.pieces for attack in prompt.shots()] == [("g-squad-charge",)]
    table.rounds(3)
    table.press("Enter")
    assert table.session.answers == len(game.entries)
    assert not table.desk.state.attack
    table.close()


@pytest.mark.rule("7.6", "11.3")
def test_the_line_is_drawn_from_those_who_are_still_there() -> None:
    _, game = breaking("g-squad", "g-squad-charge")
    table = AtTable(game=game, seat=ALLIES)
    overlay = overlay_of(table)
    attack = the(AskCard, table.desk.prompt).shots()[0]
    assert set(attack.pieces) == {"g-squad", "g-squad-charge"}
    assert overlay.lines(attack) == [(at("K8"), at("K7"))]
    table.close()


@pytest.mark.rule("6.5", "14.15")
def test_an_attack_of_a_unit_that_has_fallen_meanwhile_is_drawn_too() -> None:
    _, game = breaking("g-squad")
    fallen: Event = UnitEliminated("g-squad", "sniper", 1)
    RULES.apply(game.state, fallen)
    assert not game.state.units["g-squad"].on_map
    table = AtTable(game=game, seat=ALLIES)
    assert the(AskCard, table.desk.prompt).shots()
    table.rounds(3)
    table.close()


@pytest.mark.rule("18.3")
def test_mines_on_the_way_to_a_far_hex_stand_at_its_hexes_in_its_form_and_in_its_tooltip() -> None:
    """A valley of one hex: whoever goes through it leaves mines and enters others."""
    water = dict.fromkeys(("J7", "L7", "J6", "L6", "J5", "L5"), "water")
    told = Table(drawn_book(water), MOVED, hands=MOVES, works={at("K8"): "mines", at("K6"): "mines", at("K3"): "mines"})
    told.say("50 move", "g-squad", "g-squad")
    table = AtTable(game=told.game, seat=AXIS)
    table.rounds(3)
    prompt, goal = the(AskMoveOn, table.desk.prompt), at("K5")
    overlay = overlay_of(table)
    table.desk.view.centre_on(at("K6"))
    table.desk.view.camera.finish()
    table.point(table.desk.view.centre(goal))
    form = prompt.form()
    assert form is not None
    note = next(note for note in form.notes if isinstance(note, Line) and note.rule == "18.3")
    assert note.text == "Mines on the way: 11.08 and 11.06"
    assert overlay.mined() == [at("K8"), at("K6")]
    assert note in hex_note(table.desk, goal).lines
    assert note not in hex_note(table.desk, at("K7")).lines
    drawn = pygame.Surface(table.app.size, pygame.SRCALPHA)
    overlay.draw_pieces(drawn)
    signed = [hex_ for hex_ in (at("K8"), *prompt.ways()[goal].hexes) if drawn.get_at(above(table, hex_)).a]
    assert signed == overlay.mined()
    table.close()
