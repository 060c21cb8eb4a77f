"""How the player has arranged his table: what he folded away or opened, what he brought to the front."""

from __future__ import annotations

from combat.engine.kernel.record import Record


class PaneLayout(Record):
    """What a table's layout depends on besides the window."""

    folded: frozenset[str] = frozenset()
    """Sides that the player folded away."""
    opened: frozenset[str] = frozenset()
    """Sides that he opened where they are folded by themselves."""
    front: tuple[str, ...] = ()
    """Panes that he called to the front where several take turns in one place, the last one last."""
    rows: int = 1
    """Lines that the prompt and its buttons need."""

    def folds(self, side: str, *, usual: bool = False) -> bool:
        """Whether a side is folded away; `usual`: whether it is without the player's doing."""
        return side in self.folded or (usual and side not in self.opened)

    def chosen(self, panes: tuple[str, ...], usual: str) -> str:
        """Which of the panes that take turns lies in front."""
        return next((pane for pane in reversed(self.front) if pane in panes), usual)

    def turned(self, side: str, *, open_: bool, front: str = "") -> PaneLayout:
        """The same with a side opened or folded away, and one of its panes in front."""
        kept = tuple(pane for pane in self.front if pane != front)
        return PaneLayout(
            folded=self.folded - {side} if open_ else self.folded | {side},
            opened=self.opened | {side} if open_ else self.opened - {side},
            front=(*kept, front) if front else kept,
            rows=self.rows,
        )

    def forgot(self, names: frozenset[str]) -> PaneLayout:
        """The same without what the player did with some sides and panes."""
        front = tuple(pane for pane in self.front if pane not in names)
        return PaneLayout(folded=self.folded - names, opened=self.opened - names, front=front, rows=self.rows)
