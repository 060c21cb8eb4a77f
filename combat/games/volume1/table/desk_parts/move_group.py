"""Group of men selected to move together."""

from __future__ import annotations

from collections.abc import Sequence

from combat.games.volume1.standing.move_slots import is_led
from combat.games.volume1.table.volume_desk import VolumeDesk


class MoveGroup:
    """The men for whom moves are drawn together; `men` is empty if there is no group."""

    def __init__(self, desk: VolumeDesk) -> None:
        self._desk = desk
        self.men: tuple[str, ...] = ()
        """Men selected together, in order of selection; () for the selected man alone."""

    def of(self, man: str) -> tuple[str, ...]:
        """Return the men who move when a man is moved: his group if he is in it, else him alone."""
        return self.men if man in self.men else (man,)

    def select_next(self) -> None:
        """Extend the group around the selected man step by step: his team, all men, and back to him alone.

        If no man of the player's is selected, group all men at once.
        """
        desk, state = self._desk, self._desk.state
        everyone = [man.id for man in state.on_board("friendly") if not is_led(state, man)]
        chosen = desk.title_desk.chosen
        if chosen is None or chosen.id not in everyone:
            return self.gather(everyone)
        team = [man for man in everyone if state.men[man].team == chosen.team]
        steps = [one for one in (team, everyone) if len(one) > max(1, len(self.men))]
        return self.gather(steps[0] if steps else ())

    def gather(self, men: Sequence[str]) -> None:
        """Group men to move together; a single man is only selected, and () dissolves the group."""
        self.men = tuple(men) if len(men) > 1 else ()
        if men and self._desk.selection.piece not in men:
            self._desk.selection.select(men[0])
        self._desk.changed("chosen")

    def toggle(self, man: str) -> bool:
        """Add a man to the group, or remove him if he is in it; return True."""
        chosen = self._desk.title_desk.chosen
        before = self.men or ((chosen.id,) if chosen is not None and chosen.side == "friendly" else ())
        after = tuple(one for one in before if one != man) if man in before else (*before, man)
        self.gather(after)
        return True

    def dissolve(self) -> bool:
        """Dissolve the group; return False if there is none."""
        men, self.men = self.men, ()
        if men:
            self._desk.changed("chosen")
        return bool(men)
