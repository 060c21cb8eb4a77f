"""Tooltip of a team: its name, unit and states."""

from __future__ import annotations

from combat.engine.words import capital, text
from combat.engine.words.line import Spoken
from combat.games.armour.prompts.ask_shoot import AskShoot
from combat.games.armour.rules.fire.volley import Shot
from combat.games.armour.table.armour_hub import ArmourHub
from combat.games.armour.words import armour_names as names
from combat.games.armour.words.shot_words import harm_line, shot_line
from combat.games.armour.words.team_states import state_lines
from combat.games.miniatures.words import wording


def team_note(desk: ArmourHub, team: str) -> tuple[Spoken, ...]:
    """Return the lines of a team's tooltip: name, unit, states and, while a unit aims, its best shot with its terms."""
    state = desk.state
    head = text("note-team", team=capital(names.team(state, team)), unit=names.unit(state, state.teams[team].unit))
    return (head, *state_lines(state, team), *_shot_lines(desk, team))


def _shot_lines(desk: ArmourHub, team: str) -> list[Spoken]:
    """Return the best shot of the chosen unit at a team, or why there is none."""
    prompt, state = desk.prompt, desk.state
    if not isinstance(prompt, AskShoot) or desk.title_desk.is_own(team) or not state.teams[team].on_table:
        return []
    plan = prompt.plan
    if plan is None:
        return [] if prompt.unable is None else [prompt.said(prompt.unable)]
    aims = [aims[0] for shooter in plan.shooters if (aims := plan.aims_at(shooter, team))]
    if not aims:
        why = plan.refusal(team)
        return [] if why is None else [prompt.said(why)]
    best = max(aims, key=lambda aim: odds.worth if (odds := plan.odds(aim)) is not None else 0.0)
    shot, odds = plan.shot(best), plan.odds(best)
    if not isinstance(shot, Shot) or odds is None:
        return []
    return [shot_line(state, shot, odds), *wording.sum_rows(shot.ledger), harm_line(state, shot, odds)]
