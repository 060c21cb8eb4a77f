"""Draw the README's picture of CONTACT!: a fire attack being prepared, in a battle between two steady bots."""

from __future__ import annotations

from pathlib import Path

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.kernel.decision import Decision
from combat.engine.kernel.rules import game_of
from combat.engine.play.referee import Referee
from combat.engine.tabletop import screenshot
from combat.engine.tabletop.thing import PieceId
from combat.games.contact.prompts.ask_action import AskAction
from combat.games.contact.rules.command.acting import Action
from combat.games.contact.rules.contact_rules import RULES
from combat.games.contact.rules.state import State
from combat.games.contact.rules.two_seats import ATTACKER
from combat.games.contact.scenes.contact_stage import STAGE
from combat.games.contact.standing.shot_forecast import best_aims
from combat.games.contact.table.contact_scene import ContactScene
from combat.games.contact.table.contact_table import TABLE
from combat.games.contact.title import TITLE

MISSION, SEED = "crossroads", 4


def draw(size: tuple[int, int], out: Path) -> None:
    """Play until an attacking unit may fire at a detected enemy, and select this fire.

    Save the table to `out` as PNG.
    """
    TITLE.use({TITLE.id: TITLE})
    game = game_of(RULES, RULES.new_state(TITLE.load_book(MISSION, ())))
    referee = Referee(RULES, game, SeededChance(SEED))
    players = {seat: TITLE.players["steady"](SEED + place) for place, seat in enumerate(RULES.seats)}
    referee.run()
    while (seat := referee.asked) is not None:
        port = referee.port(seat)
        if seat == ATTACKER and _targets(port.view, port.decision):
            break
        port.answer(players[seat].answer(port))
        referee.run()
    screenshot.take(TITLE, STAGE, TABLE, game, game.entries, len(game.entries), size, out, arrange=_lay_out)


def _targets(state: State, decision: Decision | None) -> list[str]:
    """Return the enemies at which the unit that acts may fire; none for other questions."""
    if not isinstance(decision, Action) or decision.meek:
        return []
    unit = state.units[decision.subject]
    enemies = [each.id for each in state.units.values() if each.seat != unit.seat and each.known]
    return [enemy for enemy in enemies if unit.placed and best_aims(state, unit, enemy)]


def _lay_out(scene: ContactScene) -> None:
    """Show both forces, and the fire of the unit that acts at its first target."""
    desk, prompt = scene.desk, scene.desk.prompt
    assert isinstance(prompt, AskAction)
    poses = [piece.pose for piece in desk.title_desk.units.shown() if piece.pose is not None]
    desk.view.framing.bring(*poses)
    desk.view.camera.finish()
    prompt.click(PieceId(_targets(prompt.state, prompt.decision)[0]))
