"""The player's changes to the layout: folded and opened sides, and panes in front."""

from __future__ import annotations

from combat.engine.kernel.record import Record


class PaneLayout(Record):
    """The player's settings of a table's layout."""

    folded: frozenset[str] = frozenset()
    """Sides folded by the player."""
    opened: frozenset[str] = frozenset()
    """Sides opened by the player that are folded by default."""
    front: tuple[str, ...] = ()
    """Panes brought to the front where several share an area, the last one last."""
    rows: int = 1
    """Number of lines for prompt and buttons."""

    def folds(self, side: str, *, usual: bool = False) -> bool:
        """Return whether a side is folded; `usual` applies if the player has changed nothing."""
        return side in self.folded or (usual and side not in self.opened)

    def chosen(self, panes: tuple[str, ...], usual: str) -> str:
        """Return which of the panes that share an area is in front; `usual` applies if the player has chosen none."""
        return next((pane for pane in reversed(self.front) if pane in panes), usual)

    def turned(self, side: str, *, open_: bool, front: str = "") -> PaneLayout:
        """Return a copy in which a side is opened or folded, and the pane `front`, if given, is in front."""
        kept = tuple(pane for pane in self.front if pane != front)
        return PaneLayout(
            folded=self.folded - {side} if open_ else self.folded | {side},
            opened=self.opened | {side} if open_ else self.opened - {side},
            front=(*kept, front) if front else kept,
            rows=self.rows,
        )

    def forgot(self, names: frozenset[str]) -> PaneLayout:
        """Return a copy without the player's changes to the named sides and panes."""
        front = tuple(pane for pane in self.front if pane not in names)
        return PaneLayout(folded=self.folded - names, opened=self.opened - names, front=front, rows=self.rows)
