"""The switches of a scenario: what may be played one way or another (20.4)."""

from __future__ import annotations

from combat.engine.kernel.record import Record

OFF = "no-"
"""Before a switch that is to be off."""


class Options(Record):
    """Each as it is played where the scenario says nothing else."""

    overstack_costs_cover: bool = True
    """Too many in a hex: one cover less for each figure too many; otherwise they are removed (6.9)."""
    events_pay_one: bool = True
    """Battlefield Integrity and Command & Control pay one point to who has more; otherwise as many as are counted."""
    late_events_pay: bool = False
    """Whether events still move the points once Time has come to Sudden Death (4.6)."""
    suppressed_twice_breaks: bool = True
    """A second suppression breaks a unit (6.3)."""
    light_leaders: bool = True
    """Leaders carry no weapon that slows its carrier (7.1)."""
    initiative_for_fire: bool = True
    """The initiative card buys one FP for each hex of a group beyond the first (11.3)."""
    leaders_in_rout: bool = True
    """Leaders help or hinder a rout in their hex (12.4)."""
    leaders_run_along: bool = True
    """A leader may go with those who retreat, and is broken (12.5)."""
    smoke_breaks_radio: bool = True
    """A smoke mission breaks the radio (13.7)."""
    soft_ground: bool = True
    """Marsh and stream soften shells (11.7)."""
    near_misses: bool = True
    """Ordnance that misses may hit short or long (11.11)."""
    spotters: bool = True
    """Leaders and scouts who fire mortars that do not see (11.12)."""
    drift_beyond_edge: bool = True
    """A fire mission may drift one hex off the map and come back (13.4)."""
    free_transfer: bool = True
    """Weapons change hands by the taker's point too, and in an Advance (7.2)."""
