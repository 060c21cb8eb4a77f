"""Change the standing instructions on ducking back (7.19)."""

from __future__ import annotations

from combat.engine.words import capital, text
from combat.games.volume1.table.habits import DUCKING, Ducking, Habits
from combat.games.volume1.table.volume_desk import VolumeDesk
from combat.games.volume1.words import names


class DuckingInstructions:
    """Changes a man's standing instruction and confirms it by a notice."""

    def __init__(self, desk: VolumeDesk, habits: Habits) -> None:
        self._desk, self._habits = desk, habits

    def change(self, id_: str = "") -> None:
        """Set a man's next standing instruction on ducking back (7.19): ask, whenever it helps, never.

        Without an id the man asked about is used, else the selected one; if there is none, a notice says so.
        """
        title_desk = self._desk.title_desk
        man = self._desk.state.men.get(id_) or title_desk.asked_about or title_desk.chosen
        if man is None or man.side == "enemy":
            self._desk.notice.show(text("choose-man-first"))
            return
        now = DUCKING.index(self._habits.ducking(man.id))
        self.set(man.id, DUCKING[(now + 1) % len(DUCKING)])

    def set(self, man: str, ducking: Ducking) -> None:
        """Set a man's standing instruction on ducking back and show a notice (7.19)."""
        self._habits.let_duck(man, ducking)
        said = text(f"ducking-{ducking}", man=capital(names.man(self._desk.state, man)))
        self._desk.notice.show(said, refused=False)
        self._desk.redraw("dossier")
