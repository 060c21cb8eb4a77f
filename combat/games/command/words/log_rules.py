"""Rulebook paragraphs of log lines."""

from __future__ import annotations

from collections.abc import Mapping

from combat.engine.kernel.event import Event
from combat.games.command.rules.events import (
    card_events,
    end_events,
    fight_events,
    ground_events,
    mission_events,
    turn_events,
    unit_events,
)
from combat.games.command.rules.fate_cards import EVENTS, ORDERS
from combat.games.command.rules.state import State

OF_EVENT: Mapping[type[Event], str] = {
    turn_events.UnitPlaced: "20.2", turn_events.WorkSetUp: "20.2",
    turn_events.SpotterNamed: "11.12", turn_events.ScoutTaken: "11.12", turn_events.TurnPassed: "3.2",
    turn_events.OrderBegun: "8.2", turn_events.PlayerActivated: "12.1", turn_events.TriggerBegan: "2.5",
    turn_events.HexRead: "2.9",
    card_events.CardDrawn: "3.4", card_events.CardFlipped: "2.1", card_events.CardsDiscarded: "3.2",
    card_events.HandShown: "15.19", card_events.DeckShuffled: "4.2a", card_events.RollCancelled: "3.7",
    card_events.InitiativeHanded: "11.3",
    end_events.TimeAdvanced: "4.1", end_events.SuddenDeathRolled: "4.3", end_events.ObjectiveTaken: "5.4",
    end_events.ObjectiveUnclaimed: "4.6", end_events.ChitDrawn: "5.5", end_events.ChitOpened: "5.5",
    end_events.SurrenderMoved: "4.4",
    unit_events.UnitBroke: "6.2", unit_events.UnitRallied: "6.2", unit_events.UnitSuppressed: "6.3",
    unit_events.SuppressionLifted: "6.3", unit_events.VeteranMade: "6.4", unit_events.UnitEliminated: "6.5",
    unit_events.UnitReturned: "15.34", unit_events.UnitSplit: "6.10", unit_events.UnitArrived: "4.2e",
    unit_events.UnitDelayed: "4.2e", unit_events.UnitExited: "5.2", unit_events.WeaponBroke: "7.3",
    unit_events.WeaponRepaired: "7.3", unit_events.WeaponBoxed: "7.3", unit_events.WeaponTaken: "7.2",
    unit_events.RadioBroke: "7.7", unit_events.RadioRepaired: "7.7", unit_events.RadioLost: "7.7",
    unit_events.RadioBrought: "15.26", unit_events.RadioArrived: "7.7",
    fight_events.GroupMoved: "9.1", fight_events.GroupHeld: "18.4", fight_events.RetreatBegan: "12.6",
    fight_events.LeadersDeclared: "12.4", fight_events.Answered: "9.6", fight_events.Targeted: "11.9",
    fight_events.AttackRolled: "11.6", fight_events.DefenceRolled: "11.7", fight_events.AttackEnded: "11.4",
    fight_events.MeleeBegan: "10.2", fight_events.MeleeRolled: "10.4", fight_events.MeleeEnded: "10.5",
    ground_events.SmokeLaid: "18.5", ground_events.SmokeLifted: "18.5", ground_events.WorkPlaced: "18.1",
    ground_events.WorkRemoved: "18.1", ground_events.BlazeLit: "18.6", ground_events.StarshellLit: "19.2",
    ground_events.StarshellDied: "19.2",
    mission_events.RoundPlaced: "13.3", mission_events.AccuracyRolled: "13.4", mission_events.RoundDrifted: "13.4",
    turn_events.StageReached: "13.5",
}  # fmt: skip
OF_ACTION: Mapping[str, str] = {
    "ambush": "14.01", "assault-fire": "14.02", "bore-sighting": "14.03", "command-confusion": "14.04",
    "concealment": "14.05", "crossfire": "14.06", "demolitions": "14.07", "dig-in": "14.08", "fire": "14.09",
    "hand-grenades": "14.10", "hidden-entrenchments": "14.11", "hidden-mines": "14.12", "hidden-pillbox": "14.13",
    "hidden-wire": "14.14", "light-wounds": "14.15", "no-quarter": "14.16", "marksmanship": "14.17",
    "smoke-grenades": "14.18", "spray-fire": "14.19", "sustained-fire": "14.20", "hidden-unit": "14.21",
}  # fmt: skip
OF_ORDER: Mapping[str, str] = {
    "fire": "11.1", "move": "9.1", "advance": "10.1", "recover": "12.2", "rout": "12.3", "artillery-request": "13.2",
    "artillery-denied": "13.1", "command-confusion": "14.04",
}  # fmt: skip
"""Paragraph on each order."""
OF_ATTACK: Mapping[str, str] = {
    "fire": "11.1", "op-fire": "9.6", "assault-fire": "14.02", "mines": "18.3", "impact": "13.5",
}  # fmt: skip
OF_POINTS: Mapping[str, str] = {
    "eliminated": "5.1", "exited": "5.2", "objective": "5.4", "chit": "5.5", "defender": "4.2c",
    "light-wounds": "14.15", "no-quarter": "14.16",
}  # fmt: skip
OF_MORALE: Mapping[str, str] = {"recover": "12.2", "rout": "12.3", "commissar": "15.08"}


def _rule_of_miss(state: State) -> str:
    """Return the rule of a missed shell: near misses, if the option is on."""
    return "11.11" if state.book.options.near_misses else "11.9"


def rule_of_happening(event: str) -> str:
    """Return the number of the paragraph on a card's event (15.0)."""
    return f"15.{EVENTS.index(event) + 1:02d}"


def rule_of(state: State, event: Event) -> str:
    """Return the number of an event's rule; "" for none. `state` is the state after the event."""
    match event:
        case card_events.CardPlayed():
            ordered = event.side == state.active and event.use in ORDERS
            return "8.1" if ordered else OF_ACTION.get(event.use, "14.0")
        case fight_events.ActionUsed():
            return OF_ACTION.get(event.action, "14.0")
        case fight_events.Targeted() if event.result != "hit":
            return _rule_of_miss(state)
        case fight_events.AttackEnded() if event.why == "missed":
            return _rule_of_miss(state)
        case unit_events.WeaponBroke() | unit_events.WeaponBoxed() if event.why == "jammed":
            return "11.6"
        case fight_events.AttackDeclared():
            return OF_ATTACK[event.attack.kind]
        case end_events.PointsScored():
            return OF_POINTS.get(event.why, "5.0")
        case card_events.CardsDiscarded() if event.why in EVENTS:
            return rule_of_happening(event.why)
        case unit_events.MoraleRolled():
            return OF_MORALE.get(event.why, "12.0")
        case turn_events.EventRead():
            card = state.book.cards.get(event.card)
            return "15.0" if card is None else rule_of_happening(card.event)
        case unit_events.UnitMoved():
            return "18.6"
    return OF_EVENT.get(event.__class__, "")
