"""Every limit of distance that the rules name, each with its strictness; values are in `charts/limits.toml`."""

from __future__ import annotations

from combat.engine.kernel.record import Record
from combat.engine.space.plane.limit import Limit


class RuleLimits(Record):
    """The limits by name, each with the distance that is allowed."""

    long_range: Limit
    """Beyond this, hitting and penetrating are harder (L27, L633, L647)."""
    gap: Limit
    """Gaps between blockers that count as closed (L611)."""
    tall_thickness: Limit
    """Tall ground on a line of sight that blocks it (L611, A9)."""
    tall_sight: Limit
    """Distance at which tall ground and screens do not block (L611, L695)."""
    edge_of_cover: Limit
    """Depth in concealing ground up to which a team looks out of it freely (L615)."""
    aircraft_concealment: Limit
    """Distance of tall ground that conceals from aircraft, and aircraft (L623)."""
    foot_approach: Limit
    """Distance to which infantry and guns may approach a visible enemy (L553)."""
    tank_approach: Limit
    """Distance to which tanks may approach enemy infantry and guns (L553)."""
    dash_approach: Limit
    """Distance at which a Dash may pass an enemy (L553)."""
    command: Limit
    """From a team of a small unit to its leader (L557)."""
    large_command: Limit
    """From a team of a large unit to its leader (L557)."""
    leadership: Limit
    """From a leader to its commander for re-rolls (L45)."""
    replacement: Limit
    """From a leader or commander to the one that replaces it (L563, L651, L657)."""
    blitz_move: Limit
    scoot_move: Limit
    follow_move: Limit
    cross_here: Limit
    """From the leader to teams that an order Cross Here helps (L599)."""
    clearing_leader: Limit
    """From the leader to a team that clears mines (L789)."""
    clearing: Limit
    """From a clearing team to the minefield (L789)."""
    mine_danger: Limit
    """From a moving team to a minefield's marker (L787)."""
    transport_return: Limit
    """From a returning transport to a team of its unit (L581)."""
    transport_near: Limit
    """From a returning transport to any enemy (L581)."""
    transport_in_sight: Limit
    """From a returning transport to an enemy in sight (L581)."""
    ambush_near: Limit
    """From a revealed ambush to any enemy (L543)."""
    ambush_in_sight: Limit
    """From a revealed ambush to an enemy in sight (L543)."""
    large_gun_ambush: Limit
    """From a large gun in ambush to any enemy (L755)."""
    spearhead_near: Limit
    """From a spearhead move to any enemy (L767)."""
    spearhead_in_sight: Limit
    """From a spearhead move to an enemy in sight (L767)."""
    spearhead_goal: Limit
    """From a spearhead move to the enemy's zone or an objective outside the own one (L767)."""
    spearhead_zone: Limit
    """From a spearhead team to units that deploy with it (L767)."""
    hit_spread: Limit
    """From the declared target to a team that is given a hit (L637)."""
    mistaken_near: Limit
    """From the shooter to infantry, guns and aircraft that may swap hits (L643)."""
    mistaken_tanks: Limit
    """From the shooter to tanks that may swap hits (L643)."""
    template_friends: Limit
    """From a template to friends (L675)."""
    aircraft_safety: Limit
    """From the target or template of an aircraft to friends (L629, L675)."""
    assault_move: Limit
    """Tactical movement after which a team may still assault (L699)."""
    assault_shots: Limit
    """From the team to be contacted to targets before an assault (L699)."""
    combined_assault: Limit
    """From a headquarters to the unit that it joins in an assault (L699)."""
    charge: Limit
    """A charge into contact (L701, L731)."""
    failed_charge: Limit
    """Distance from enemies at which a team stops that fails to cross in a charge (L33, L705)."""
    defensive_fire: Limit
    """From assaulting teams to those that fire at them (L707)."""
    repulse: Limit
    """Distance from enemies at which a repulsed unit ends (L709, A5)."""
    assault_reach: Limit
    """Distance within which defenders still decide an assault (L721)."""
    break_off: Limit
    """Distance from enemies at which a unit that breaks off ends (L733)."""
    capture: Limit
    """Distance within which bailed tanks are captured by an enemy (L33)."""
    consolidation: Limit
    """A move after a won assault (L737)."""
    consolidation_near: Limit
    """Distance to which such a move may approach an enemy (L737)."""
    objective: Limit
    """From an objective to teams that hold or contest it (A31)."""
    reserve_entry: Limit
    """From entering reserves to enemies (A37)."""
    works_apart: Limit
    """From works to objectives and one another (A43)."""
