"""Run a lab position by its script, and report it as JSON lines or as text."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, NotRequired, TypedDict

from combat.engine.chance.scripted_chance import ScriptedChance
from combat.engine.content.findings import ContentError, Finding, shown
from combat.engine.kernel.decision import Answer
from combat.engine.kernel.event import Event
from combat.engine.kernel.record import as_plain
from combat.engine.play.script import MisfitError, Performance
from combat.engine.space.hexes.board import Board
from combat.engine.space.hexes.hex import Hex
from combat.engine.words import text
from combat.games.volume1.content.lab.position import Lab
from combat.games.volume1.rules.apply import apply
from combat.games.volume1.rules.fighting import crews
from combat.games.volume1.rules.orders import carrying, search
from combat.games.volume1.rules.play import victory
from combat.games.volume1.rules.state import Gun, Man, State, Wound
from combat.games.volume1.words import log, names


class Character(TypedDict):
    """JSON output about a man at the end of a position."""

    name: str
    """As the file calls him."""
    side: str
    """friendly or enemy."""
    hex: str | None
    """His hex; null when he is no longer on the board."""
    order: str
    """The id of his order, or none."""
    morale: str
    """His morale."""
    wounds: list[str]
    """His wound markers, in the words of the field `wounds`."""
    ammo: str
    """full, low or none."""
    spotted: NotRequired[bool]
    """For the player's men: whether the enemy has spotted him."""
    known: NotRequired[bool]
    """For enemies: whether he has been turned over."""
    alert: bool
    """Whether he is alert; the player's men always are."""
    alive: bool
    """Whether he lives."""
    fate: NotRequired[str]
    """Only for men who are gone: killed, dummy, fled, escaped, passed, captured."""
    held_by: NotRequired[str]
    """Only for prisoners: the guard."""
    papers: NotRequired[list[str]]
    """Only for bearers of Papers: the officers whose they were (7.15)."""
    carried_by: NotRequired[str]
    """Only for men who are carried: the carrier (7.18)."""


class WeaponServed(TypedDict):
    """JSON output about a belt-fed weapon at the end of a position (14.3)."""

    name: str
    """The weapon's name."""
    hex: Hex | None
    """Its hex, or that of its operator."""
    operator: str
    """Id of its operator; "" for none."""
    assistant: str
    """Id of its assistant; "" for none."""
    ammo: str
    """Its ammunition marker: full, low or none; of an enemy's weapon the operator's."""


class Ending(TypedDict):
    """JSON output about the end of a position."""

    characters: list[Character]
    """Every man of the file, and who came in from the cup."""
    vp: int
    """Victory points, as the file prices them."""
    turn: int
    """The turn in which it stopped."""
    impulse: int
    """The impulse in which it stopped; 0 where the phase has none."""
    terrain: NotRequired[dict[Hex, str]]
    """Hex -> what shells made of it, where they changed any (20.0)."""
    flares: NotRequired[list[Hex]]
    """Hexes of burning flares, in a position by night (21.1)."""
    papers: NotRequired[dict[str, Hex]]
    """Hexes of Papers on the ground, by the officers who had them (7.15)."""
    weapons: NotRequired[list[WeaponServed]]
    """The belt-fed weapons, where there are any (14.3)."""
    chance_left: dict[str, list[Answer]]
    """Dice and cards that were not asked for; always empty, for what is left is a fault."""


def run(lab: Lab, told: Callable[[State, Event], None]) -> Ending:
    """Play a position until its end, and return the "end" object of the JSON output.

    `told` is called with each event and the state just after it. Raise ContentError if dice, cards or answers do not
    fit, after the calls for the events before that.
    """
    state, performance = lab.state.copy(), Performance(lab)
    try:
        for _, event in performance.events():
            apply(state, event)
            told(state, event)
    except MisfitError as fault:
        raise ContentError(Finding(shown(lab.path), line, what) for line, what in fault.faults) from None
    return ending(lab, state, performance.chance)


def ending(lab: Lab, state: State, chance: ScriptedChance) -> Ending:
    """Return the "end" object of `combat lab --json` for a state."""
    ended: Ending = {
        "characters": [_character(lab, state, man) for man in state.men.values()],
        "vp": victory.points(state),
        "turn": state.clock.turn,
        "impulse": state.clock.impulse,
        "chance_left": chance.left(),
    }
    if state.board is not lab.state.board:
        ended["terrain"] = _changed_terrain(lab.state.board, state.board)
    if state.guns:
        ended["weapons"] = [_weapon(lab, state, gun) for gun in state.guns.values()]
    if state.night:
        ended["flares"] = [flare.hex for flare in state.flares]
    lying = {_name(lab, state, papers.of): papers.hex for papers in state.papers if papers.hex is not None}
    if lying:
        ended["papers"] = lying
    return ended


def _character(lab: Lab, state: State, man: Man) -> Character:
    stands: Character = {
        "name": _name(lab, state, man.id),
        "side": man.side,
        "hex": man.hex if man.on_board else None,
        "order": man.order.id if man.order is not None else "none",
        "morale": man.morale,
        "wounds": [_wound(wound) for wound in man.wounds],
        "ammo": man.ammo,
        "alert": man.alert or man.side == "friendly",
        "alive": man.fate != "killed",
    }
    stands["spotted" if man.side == "friendly" else "known"] = man.seen
    if man.fate:
        stands["fate"] = man.fate
    if man.held_by:
        stands["held_by"] = _name(lab, state, man.held_by)
    papers = [_name(lab, state, papers.of) for papers in search.papers_of(state, man.id)]
    if papers:
        stands["papers"] = papers
    carrier = carrying.carrier_of(state, man.id)
    if carrier:
        stands["carried_by"] = _name(lab, state, carrier)
    return stands


def _name(lab: Lab, state: State, man: str) -> str:
    return lab.names.get(man, state.figure(man).full_name or man)


def _changed_terrain(before: Board, after: Board) -> dict[Hex, str]:
    """Return the terrain changed by shells, by hex (20.0)."""
    return {hex_: after.terrain(hex_) for hex_ in after.hexes() if after.terrain(hex_) != before.terrain(hex_)}


def _weapon(lab: Lab, state: State, gun: Gun) -> WeaponServed:
    """Return a belt-fed weapon and its crew (14.3)."""
    return {
        "name": state.book.weapons[gun.weapon].name,
        "hex": crews.place(state, gun),
        "operator": _name(lab, state, gun.operator) if gun.operator else "",
        "assistant": _name(lab, state, gun.assistant) if gun.assistant else "",
        "ammo": gun.ammo if not gun.built_in else state.men[gun.operator].ammo,
    }


def _wound(wound: Wound) -> str:
    return wound.kind + ("-evac" if wound.evac else "") + ("-bandaged" if wound.bandaged else "")


def as_json(event: Event) -> dict[str, Any]:
    """Return an event as an object of `combat lab --json`."""
    return {"event": event.kind, **as_plain(event)}


def in_words(state: State, event: Event) -> str:
    """Return an event as a line of the log, or "" if it has none; `state` is the state after it."""
    entry = log.entry(state, event)
    if entry is None:
        return ""
    told = "  ".join(part for part in (entry.head, entry.sum, entry.result) if part)
    if entry.tone == "heading":
        return f"\n{told}"
    rule = f"  [{entry.rule}]" if entry.rule else ""
    return f"{'    ' if entry.follows else '  '}{told}{rule}"


def print_json(state: State, event: Event) -> None:
    """Print an event as a line of JSON."""
    print(json.dumps(as_json(event), ensure_ascii=False))


def print_words(state: State, event: Event) -> None:
    """Print an event as a line of the log."""
    line = in_words(state, event)
    if line:
        print(line)


def standing(ended: Ending) -> str:
    """Return the "end" object as a plain-text table."""
    moment = {"turn": ended["turn"], "impulse": ended["impulse"], "points": ended["vp"]}
    lines = [f"\n{text('lab-end', **moment)}"]
    for man in ended["characters"]:
        marks = [names.order(man["order"]), names.morale(man["morale"]), *map(_wound_name, man["wounds"])]
        marks += [text(f"ammo-{man['ammo']}")] if man["ammo"] != "full" else []
        marks += [text(f"lab-end-{word}") for word in ("spotted", "known") if man.get(word)]
        place = man["hex"] or text("lab-end-gone" if man["alive"] else "lab-end-dead")
        lines.append(f"  {man['name']:<20} {place:<6} {', '.join(marks)}")
    changed = ended.get("terrain", {}).items()
    lines += [f"  {text('lab-end-terrain', hex=hex_, terrain=names.terrain(terrain))}" for hex_, terrain in changed]
    return "\n".join(lines)


def _wound_name(word: str) -> str:
    """Return the name of a wound of the "end" object."""
    marks = word.split("-")
    return names.wound(Wound("light" if "light" in marks else "bad", "evac" in marks, "bandaged" in marks))
