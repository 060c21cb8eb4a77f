"""Choice of another man of the team in place of one whose turn came automatically (4.0)."""

from __future__ import annotations

from combat.games.volume1.rules.decisions import ChooseMan
from combat.games.volume1.rules.orders import carrying
from combat.games.volume1.table.volume_desk import VolumeDesk


class OtherMan:
    """Lets another man of the active team act first."""

    def __init__(self, desk: VolumeDesk) -> None:
        self._desk = desk

    def choices(self) -> list[str]:
        """Return the men who could act instead of one whose turn came automatically, in roster order (4.0).

        Empty if the player chose the man himself, or while events are shown.
        """
        desk, state = self._desk, self._desk.state
        asked, entries = desk.title_desk.asked_about, desk.session.game.entries
        by_itself = bool(entries) and entries[-1].to == ChooseMan.kind and entries[-1].habit
        if asked is None or not by_itself or desk.mirror.busy:
            return []
        team = [man for man in state.team(asked.team) if man.id != asked.id and man.id not in state.clock.done]
        return [man.id for man in team if not carrying.acts_with(state, man)]

    def let_act(self, man: str) -> bool:
        """Let another man of the team act first, by undoing the automatic choice; return False if he may not (4.0)."""
        if man not in self.choices():
            return False
        session = self._desk.session
        self._desk.controls.held_back = True
        session.go_back(session.answers - 1)
        return self._desk.controls.answer(man)

    def let_next_act(self) -> None:
        """Let the first of the possible other men act instead; does nothing if there is none."""
        if others := self.choices():
            self.let_act(others[0])
