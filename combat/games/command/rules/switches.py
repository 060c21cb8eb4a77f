"""Optional rules of a scenario (20.4)."""

from combat.engine.kernel.record import Record

OFF = "no-"
"""Prefix of a switch that is off."""


class Options(Record):
    """Optional rules, with the default of each."""

    overstack_costs_cover: bool = True
    """Overstacking costs one cover per extra figure; otherwise extra figures are removed (6.9)."""
    events_pay_one: bool = True
    """Battlefield Integrity and Command & Control pay 1 point to the side with more; otherwise 1 point per item
    counted."""
    late_events_pay: bool = False
    """Whether events still change the points once Time has reached Sudden Death (4.6)."""
    suppressed_twice_breaks: bool = True
    """A second suppression breaks a unit (6.3)."""
    light_leaders: bool = True
    """Leaders carry no weapon that slows its carrier (7.1)."""
    initiative_for_fire: bool = True
    """The initiative card buys 1 FP for each hex of a group beyond the first (11.3)."""
    leaders_in_rout: bool = True
    """Leaders add to or subtract from a rout roll in their hex (12.4)."""
    leaders_run_along: bool = True
    """A leader may accompany retreating units, and breaks (12.5)."""
    smoke_breaks_radio: bool = True
    """A smoke mission breaks the radio (13.7)."""
    soft_ground: bool = True
    """Marsh and stream weaken shells (11.7)."""
    near_misses: bool = True
    """Ordnance that misses may hit short or long (11.11)."""
    spotters: bool = True
    """Leaders and scouts can spot for mortars without line of sight (11.12)."""
    drift_beyond_edge: bool = True
    """A fire mission may drift one hex off the map and return (13.4)."""
    free_transfer: bool = True
    """Weapons can be transferred for the taker's movement point too, and during an Advance (7.2)."""
