"""Tooltip of a unit or marker: its name, its states, and possible shots at it."""

from __future__ import annotations

from combat.engine.words import capital, text
from combat.engine.words.line import Spoken
from combat.games.contact.prompts.ask_action import AskAction
from combat.games.contact.standing.forecast_lines import forecast_lines, forecast_sum
from combat.games.contact.standing.shot_forecast import best_aims, why_not
from combat.games.contact.table.contact_hub import ContactHub
from combat.games.contact.words import contact_names as names


def unit_note(desk: ContactHub, piece: str) -> tuple[Spoken, ...]:
    """Return the lines of a piece's tooltip: name, states and, during an act, the best shot at it with its sums."""
    state = desk.state
    found: list[Spoken] = [capital(names.subject(state, piece))]
    if piece in state.units:
        found += [capital(line) for line in names.states(state, piece)]
    else:
        found.append(text("note-unknown"))
    prompt = desk.prompt
    if isinstance(prompt, AskAction) and piece in prompt.choices() and prompt.unit.placed:
        shots = best_aims(state, prompt.unit, piece)
        if shots:
            found += [*forecast_lines(state, shots[0]), *forecast_sum(state, shots[0])]
        elif (why := why_not(state, prompt.unit, piece)) is not None:
            found.append(prompt.said(why))
    return tuple(found)
