"""A move and a shot by gamepad only: d-pad to step, shoulder buttons to select, A to act, X for other actions."""

from __future__ import annotations

from combat.engine.space.plane.point import CM
from combat.engine.stage.paper.context_menu import ContextMenu
from combat.games.armour.prompts.ask_shoot import AskShoot
from combat.games.armour.rules.state import Phase, State
from tests.engine.stage.pad.pad_buttons import Pad
from tests.games.armour.table.armour_window import ArmourWindow, armour_application
from tests.games.armour.tiny_battle import Placed, battle
from tests.narrowing import the

PLATOON = Placed("us-sherman-platoon", {"m4-sherman": 2}, ["60,90", "66,90"])
PANZER = Placed("de-pz-iv-platoon", {"pz-iv-g": 1}, ["60,60@180"])


class AtPad:
    """Gamepad at a window."""

    def __init__(self, at: ArmourWindow) -> None:
        self.at = at
        self.pad = Pad(lambda: at.app.round(0.05))

    def press(self, *buttons: str) -> None:
        """Press buttons one after the other, and wait after each."""
        for button in buttons:
            self.pad.press(button)
        self.at.wait()


def field(phase: Phase) -> State:
    """Return a battle of a platoon and a tank in a phase."""
    return battle([PLATOON], [PANZER], phase=phase)


def test_a_unit_is_moved_with_the_cross_and_a_button() -> None:
    with armour_application() as app:
        at = ArmourWindow(app, field("movement"))
        at.show("60,75")
        hand = AtPad(at)
        hand.press("RB")
        assert at.desk.selection.piece == "a1-1"
        hand.press(*["Up"] * 5)
        here = at.desk.input.cursor
        assert here is not None
        assert here.point.y == 80 * CM
        hand.press("A")
        assert all(at.state.teams[team].moved for team in ("a1-1", "a1-2"))
        assert at.pose("a1-1").point.y == 80 * CM


def test_l625_what_has_no_button_is_offered_by_x() -> None:
    """The menu leads to the next target and the fire."""
    with armour_application() as app:
        at = ArmourWindow(app, field("shooting"))
        at.show("60,75")
        hand = AtPad(at)
        hand.press("RB")
        for label in ("Next target", "Fire"):
            hand.pad.press("X")
            menu = the(ContextMenu, app.top)
            for _ in menu.list.rows:
                if menu.row is not None and menu.row.words == label:
                    break
                hand.pad.press("Down")
            hand.press("A")
            if label == "Next target":
                plan = the(AskShoot, at.desk.prompt).plan
                assert plan is not None
                assert plan.target == "d1-1"
        assert at.state.units["a1"].shot
