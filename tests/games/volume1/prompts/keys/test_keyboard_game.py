"""A whole battle can be played with the keyboard alone, from set-up to the victory screen."""

from __future__ import annotations

from combat.games.volume1.rules.orders.give_orders import GiveOrders
from combat.games.volume1.scenes.victory_scene import VictoryScene
from tests.games.volume1.skirmish import skirmish
from tests.games.volume1.table.sitting import Sitting
from tests.narrowing import the

KEYS: dict[str, tuple[str, ...]] = {
    "set-up": ("F", "Ctrl+Enter"),
    "play-card": ("1", "Enter"),
    "discard-down": ("Tab", "Enter"),
    "play-discard": ("Enter",),
    "choose-man": ("Enter",),
    "choose-hex": ("Tab", "Enter"),
    "choose-target": ("Enter",),
    "choose-weapon": ("Enter",),
    "choose-rate": ("Enter",),
    "duck-back": ("Enter",),
    "take-along": ("Enter",),
    "choose-wound": ("1", "Enter"),
}
"""Question -> the keys that answer it."""

ORDERS = "AERTSGH"


def _give_orders(sitting: Sitting, turn: int) -> None:
    """Tab from man to man, a letter for each; what he may not do is said, and the next letter tried."""
    for place in range(len(sitting.desk.state.on_board("friendly"))):
        sitting.press("N")
        for letter in ORDERS[(place + turn) % len(ORDERS) :] + ORDERS:
            man = sitting.desk.title_desk.chosen
            if man is None or man.order is not None:
                break
            sitting.press(letter)
    sitting.press("Ctrl+Enter")


def _move(sitting: Sitting) -> None:
    """The first of the six directions that is not barred; else he stays, ducks back or leaves."""
    for key in (*"345612", "Enter", "D", "X"):
        before = sitting.session.answers
        sitting.press(key)
        if sitting.session.answers != before:
            return
    raise AssertionError("no key moves him")


def _play(sitting: Sitting) -> set[str]:
    """Answer whatever is asked until the battle is over; returns the kinds of questions."""
    asked: set[str] = set()
    for _ in range(600):
        sitting.settle()
        kind = sitting.asked
        if not kind:
            break
        asked.add(kind)
        before = sitting.session.answers
        sitting.press("Space")
        assert (sitting.session.answers, sitting.asked) == (before, kind)
        if kind == "give-orders":
            _give_orders(sitting, sitting.desk.state.clock.turn)
        elif kind == "choose-move":
            _move(sitting)
        else:
            sitting.press(*KEYS[kind])
    return asked


def test_a_whole_battle_is_played_with_the_keys_alone_and_space_answers_nothing_in_it() -> None:
    sitting = Sitting(skirmish(turns=2))
    asked = _play(sitting)
    assert sitting.session.game.over
    assert isinstance(sitting.app.top, VictoryScene)
    assert {"set-up", "play-card", "give-orders", "choose-man", "choose-move"} <= asked
    orders = [entry for entry in sitting.session.game.entries if entry.to == "give-orders"]
    assert any(not entry.habit for entry in orders)
    assert all(not entry.habit for entry in orders if entry.value == GiveOrders.COMMIT)


def test_keys_meant_for_the_last_moments_do_not_close_the_end_of_the_battle() -> None:
    sitting = Sitting(skirmish(turns=1))
    _play(sitting)
    end = the(VictoryScene, sitting.app.top)
    sitting.press("Enter", "Esc", "Space")
    assert sitting.app.scenes == [sitting.scene, end]
    sitting.rounds(20)
    sitting.press("Space", "5", "6", "4")
    assert sitting.app.scenes == [sitting.scene, end]
    sitting.press("Esc")
    assert sitting.app.top is sitting.scene


def test_men_are_placed_on_the_hex_that_the_keys_have_chosen() -> None:
    sitting = Sitting()
    sitting.press("Tab", "Ctrl+Down", "Ctrl+Right", "Enter")
    assert [man.hex for man in sitting.desk.state.on_board("friendly")] == [sitting.desk.input.cursor]
