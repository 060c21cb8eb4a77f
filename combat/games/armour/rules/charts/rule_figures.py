"""Numbers of the rules that belong to no card; values are in `charts/figures.toml`. Lengths are in units of 0.1 mm."""

from __future__ import annotations

from combat.engine.kernel.record import Record


class CommandFigures(Record):
    """Command, leaders and orders."""

    large_unit: int
    """Teams from which a unit has the larger command distance (L557)."""
    commander_survives: int
    """The score with which a commander survives by taking over a team (L657)."""
    cross_here: int
    """Improvement of Cross by the order Cross Here (L599)."""


class MovementFigures(Record):
    """Movement and transport."""

    riders: int
    """Infantry teams that may ride on an armoured tank (L571)."""
    building_teams: int
    """Infantry teams that fit in a building (A29)."""


class SightFigures(Record):
    """Heights and lines of sight (A9, A19)."""

    eye: int
    tank_top: int
    team_top: int
    """Height of infantry and guns."""
    tall_line: int
    """The length of line that a tall line of scenery counts for, however thin."""
    target_points: int
    """Number of points of a target whose sight is checked."""
    half_hidden: int
    """Number of them that must be hidden for the target to be half hidden."""
    stand_model: int
    """Width of the models on an infantry base, for gaps (L561)."""


class ShotFigures(Record):
    """Rolls needed in direct fire (L633-L647)."""

    long_range: int
    concealed: int
    gone_to_ground: int
    """Instead of `concealed`."""
    out_of_command: int
    smoke: int
    night: int
    failed_blitz: int
    single_die_moved: int
    """Added for a weapon of one die that moved; in the group `moving` (A11)."""
    confirm_seven: int
    """The second score where 7 is needed, after a 6."""
    confirm_eight: int
    highest: int
    """The highest needed score that can be hit."""
    turret: int
    """The score with which a hit strikes the turret (L645)."""
    mistaken_target: int
    long_range_armour: int
    """Added to armour beyond long range."""
    second_gun: int
    """Dice of a second gun that fires beside the main gun (L751)."""
    weak_firepower: int
    """The firepower from which on skirts protect (L739)."""


class NightFigures(Record):
    """Night and dawn (L793-L799, A39)."""

    sight: tuple[int, ...]
    """Greatest distance that a unit sees, by its die from 1 to 6."""
    cross: int
    """Added to the score that a Cross roll needs."""
    dawn: int
    """The score of any die that ends the night."""
    dawn_turn: int
    """The defender's first turn with a die for dawn; each later turn of a seat has one die more."""


class MineFigures(Record):
    """The attack of mines on a team that sets them off (L787, A8)."""

    anti_tank: int
    firepower: int


class MoraleFigures(Record):
    """Pinning and last stands (L531-L537, L661)."""

    pin_hits: int
    large_pin_hits: int
    large_unit: int
    """Teams from which a unit counts as large."""
    tanks: int
    """Tanks in command that keep a unit in good spirits."""
    guns: int
    infantry: int
    aircraft: int
    formation_units: int
    """Units that keep a formation in good spirits."""


class AssaultFigures(Record):
    """Assaults (L699-L737)."""

    repulse_hits: int
    large_repulse_hits: int
    large_unit: int
    repulse_tanks: int
    """Tanks bailed or destroyed that repulse tanks with thin roofs (A6)."""
    thin_top_least: int
    thin_top_most: int
    grenade_anti_tank: int
    grenade_firepower: int


class ArtilleryFigures(Record):
    """Bombardments and smoke (L661-L695, A47)."""

    attempts: int
    """Attempts of a spotter to range in, each turn."""
    second_attempt: int
    """Added to the needed score of hits if ranged in on the second attempt."""
    third_attempt: int
    rough_ground: int
    """Added for ranging in on short or tall ground or smoke."""
    night: int
    unseen_repeat: int
    """Added to hits of a repeated bombardment that the spotter does not see."""
    re_roll_hits: int
    """Weapons up to which hits are re-rolled."""
    re_roll_misses: int
    """Weapons from which misses are re-rolled."""
    template: int
    """Side of the square."""
    smoke_ball: int
    """Diameter."""
    screen_per_gun: int
    screen_width: int


class ArrivalFigures(Record):
    """Reserves and aircraft (L545-L547, A36-A38)."""

    aircraft: int
    """The score that brings a flight."""
    aircraft_hit_on: int
    reserves: int
    """The score of each die that brings a unit."""
    reserve_dice: tuple[int, ...]
    """Dice in the first, second … turn of arrival; after the last, all arrive."""
    immediate: int
    """The first turn of arrival of such reserves."""
    delayed: int
    late: int


class VictoryFigures(Record):
    """Victory points (A34)."""

    winner: int
    """Those of a winner without losses, and those of both sides together."""
    least: int
    """The least of a winner."""


class RuleFigures(Record):
    """All figures, by subject."""

    command: CommandFigures
    movement: MovementFigures
    sight: SightFigures
    shots: ShotFigures
    morale: MoraleFigures
    assault: AssaultFigures
    artillery: ArtilleryFigures
    arrivals: ArrivalFigures
    night: NightFigures
    mines: MineFigures
    victory: VictoryFigures
    force_limits: tuple[int, ...]
    """The points limits of forces (L769)."""
