"""First-time hints of CONTACT!."""

from __future__ import annotations

from collections.abc import Iterator

from combat.engine.kernel.decision import Decision
from combat.engine.kernel.event import Event
from combat.engine.kernel.record import field_names
from combat.engine.space.plane.pose import Pose
from combat.engine.tabletop.teaching.first_hints import FirstHints, Hint
from combat.engine.tabletop.thing import PieceId, Thing
from combat.games.contact.rules.events import act_events as acts
from combat.games.contact.rules.events import close_events as close
from combat.games.contact.rules.events import fire_events as fire
from combat.games.contact.rules.events import support_events as support
from combat.games.contact.rules.events import turn_events as turns
from combat.games.contact.rules.state import State
from combat.games.contact.table.contact_desk import ContactDesk
from combat.games.contact.table.contact_scene import ContactScene
from combat.games.contact.title import TITLE

NAMING = ("unit", "target", "dummy", "caller")
"""Fields of events that name a unit, dummy or marker, the main one first."""
_HARMED, _CHECKED = fire.UnitHarmed.kind, fire.CheckRolled.kind
HINTS: tuple[Hint, ...] = (
    Hint("dark", state="dark"),
    Hint("deploy", asked="deploy"),
    Hint("first", asked="choose-first"),
    Hint("order", asked="next"),
    Hint("act", asked="action"),
    Hint("discovered", asked="discovered"),
    Hint("react", asked="react"),
    Hint("allot", asked="allot"),
    Hint("defend", asked="defend"),
    Hint("press", asked="press"),
    Hint("casualty", asked="casualty"),
    Hint("helped", asked="help"),
    Hint("reserve", asked="enter"),
    Hint("call", asked="call"),
    Hint("adjust", asked="adjust"),
    Hint("shift", asked="shift"),
    Hint("plane", asked="plane-target"),
    Hint("flak", asked="anti-air"),
    Hint("found", event=acts.UnitFound.kind, own=True),
    Hint("finding", event=acts.UnitFound.kind),
    Hint("dummy", event=acts.DummyFound.kind),
    Hint("concealed", event=acts.UnitsConcealed.kind),
    Hint("suppressed", event=_HARMED, having={"harm": "suppressed"}, own=True),
    Hint("demoralised", event=_HARMED, having={"harm": "demoralised"}, own=True),
    Hint("rally", event=_CHECKED, having={"test": "rally"}, own=True),
    Hint("crew", event=_CHECKED, having={"test": "crew"}, own=True),
    Hint("force", event=_CHECKED, having={"test": "force"}),
    Hint("out-of-command", event=_CHECKED, having={"why": "out-of-command"}, own=True),
    Hint("duel", event=fire.PlateTested.kind),
    Hint("broken", event=fire.WeaponTested.kind, own=True),
    Hint("ground", event=acts.GroundRolled.kind, own=True),
    Hint("mines", event=acts.MineStruck.kind, own=True),
    Hint("charge", event=close.ChargeMade.kind),
    Hint("volley", event=support.VolleyFell.kind),
    Hint("leader", event=turns.LeaderSucceeded.kind, own=True),
)
"""Hints, in the order in which they are checked."""


def subjects(state: State, happening: Event | Decision) -> Iterator[Thing[Pose]]:
    """Yield the units, dummies or markers that an event or a question is about, the main one first."""
    if isinstance(happening, Decision):
        named: list[str] = [happening.subject]
    else:
        fields = field_names(happening.__class__)
        named = [str(getattr(happening, name)) for name in NAMING if name in fields]
    for id_ in named:
        if id_ in state.units or id_ in state.dummies or id_ in state.markers:
            yield PieceId(id_)


def guide(scene: ContactScene) -> FirstHints[State, ContactDesk, Pose]:
    """Return the component that shows the hints at a table."""
    return FirstHints(scene, HINTS, subjects, TITLE.id)
