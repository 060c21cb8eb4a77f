"""Help topics of F1: the team under the pointer, then the current question."""

from __future__ import annotations

from combat.engine.words import capital
from combat.engine.words.line import shown
from combat.engine.words.rulebook import cited
from combat.engine.words.topic import Topic
from combat.games.armour.table.armour_hub import ArmourHub
from combat.games.armour.table.team_note import team_note
from combat.games.armour.words import armour_names as names


def pointed_topics(desk: ArmourHub) -> list[Topic]:
    """Return the help topics on the team under the pointer, else on the selected one, then on the current question."""
    found, state = list[Topic](), desk.state
    team = desk.input.pointer.piece or desk.selection.piece
    if team in state.teams:
        _, *lines = team_note(desk, team)
        unit = names.unit(state, state.teams[team].unit)
        found.append(Topic(capital(names.team(state, team)), unit, tuple(map(shown, lines))))
    if desk.prompt is not None:
        line, hint = desk.prompt.line(), desk.prompt.hint()
        more = () if not hint or hint in line.text else (hint,)
        found.append(Topic(line.title, line.text, more, cited(desk.prompt.decision.rule)))
    return found
