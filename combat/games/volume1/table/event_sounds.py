"""What is heard while an event is shown."""

from __future__ import annotations

from combat.engine.kernel.event import Event
from combat.games.volume1.rules import events as ev
from combat.games.volume1.rules.book import Book
from combat.games.volume1.rules.fighting.weapons import is_rifle_grenade, is_smoke_grenade

BY_EVENT: dict[type[Event], str] = {
    ev.CardDrawn: "card",
    ev.CardPlayed: "card",
    ev.DiscardPlayed: "card",
    ev.EnemyCardDrawn: "card",
    ev.EventRolled: "stamp",
    ev.ManPlaced: "piece",
    ev.EnemyPlaced: "piece",
    ev.ComradeFound: "piece",
    ev.Reinforced: "piece",
    ev.ManMoved: "steps",
    ev.WoundBandaged: "page",
    ev.PapersTaken: "page",
    ev.PapersDropped: "piece",
    ev.CheckMade: "die",
    ev.ManAlerted: "alert",
    ev.ManSpotted: "alert",
    ev.ManWounded: "hit",
    ev.ManKilled: "hit",
    ev.MeleeBegan: "alert",
    ev.BlowStruck: "steps",
    ev.Surrendered: "piece",
    ev.PrisonerHandedOver: "piece",
    ev.GrenadeArmed: "piece",
    ev.GrenadeThrown: "die",
    ev.GrenadeFell: "die",
    ev.GrenadeDropped: "hit",
    ev.GrenadeExploded: "explosion",
    ev.FlareLit: "flare",
    ev.FlareDied: "fizzle",
    ev.FragmentRolled: "die",
    ev.SmokeRose: "hiss",
    ev.WeaponManned: "piece",
    ev.WeaponLeft: "piece",
    ev.StrikeCalled: "radio",
    ev.ShellAimed: "piece",
    ev.ShellBurst: "shell",
    ev.OrdersCommitted: "stamp",
    ev.GameEnded: "stamp",
}
"""What is heard when an event is shown; shots and struck ground are told apart in `for_event`."""


def for_event(event: Event, book: Book | None = None) -> str:
    """The name of an event's sound, or ""; the book tells rifle grenades from thrown ones, smoke from a bang, and a
    belt-fed weapon's burst from a shorter one."""
    if book is not None and isinstance(event, ev.GrenadeThrown) and is_rifle_grenade(book.weapons[event.weapon]):
        return "shot"
    if book is not None and isinstance(event, ev.GrenadeExploded) and is_smoke_grenade(book.weapons[event.weapon]):
        return ""
    if isinstance(event, ev.ShotFired):
        if book is not None and event.shot == 1 and book.weapons[event.weapon].belt_fed:
            return "long-burst"
        return "" if event.shot > 1 else "burst" if event.shots > 1 else "shot"
    if isinstance(event, ev.GroundStruck):
        return "collapse" if event.left and event.mark == "rubble" else "die"
    return BY_EVENT.get(event.__class__, "")
