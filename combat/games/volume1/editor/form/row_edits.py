"""Changes of values in the form's lines."""

from __future__ import annotations

from combat.games.volume1.editor.form.form_host import FormHost
from combat.games.volume1.editor.form.form_rows import Row
from combat.games.volume1.editor.form.form_words import values
from combat.games.volume1.editor.form.new_entries import with_another


class RowEdits:
    """Edits that the controls and keys of the form make; each focuses its line."""

    def __init__(self, form: FormHost) -> None:
        self._form = form

    def put(self, row: Row, value: object) -> None:
        """Set a line's value and focus the line; None removes the value.

        A new value of "board" moves the scenario to that board.
        """
        draft = self._form.bench.draft
        if row.path == ("board",) and isinstance(value, str):
            self._form.focus_on(row)
            self._form.bench.move_to(value)
            return
        if value is None:
            draft.drop(row.path)
        else:
            draft.put(row.path, value)
        self._form.focus_on(row)
        self._form.bench.touched()

    def step(self, row: Row, way: int) -> None:
        """Change the value by `way` steps: numbers stop at their limits, choices and flags wrap around.

        Other kinds of lines are not changed.
        """
        field, value = row.field, self._form.bench.draft.get(row.path, row.field.default)
        if field.kind == "number":
            number = value if isinstance(value, int) else field.low - way if field.low >= 0 else 0
            self.put(row, max(field.low, min(field.high, number + way)))
        elif field.kind in ("flag", "pick"):
            every = values(self._form.bench.known, field)
            place = every.index(value) if value in every else -1
            self.put(row, every[(place + way) % len(every)])

    def add(self, row: Row) -> None:
        """Append an entry to a line's list and focus it; for a long text or a group of men, also open its input."""
        entries, place = with_another(row.field, self._form.bench.draft.get(row.path, []))
        self.put(row, entries)
        added = (*row.path, place)
        self._form.go_to(added)
        for inner in self._form.list.rows:
            if inner.path == added and not inner.entry and inner.field.kind in ("long", "men"):
                self.use(inner)
                break

    def toggle(self, row: Row, choice: str) -> None:
        """Add a value to a set or remove it; the order of values is fixed."""
        chosen = {*self._form.bench.draft.get(row.path, row.field.default or [])} ^ {choice}
        self.put(row, [each for each in self._form.bench.known.choices(row.field) if each in chosen])

    def move(self, row: Row, way: int) -> None:
        """Move an entry up (-1) or down (1) in its list, unless it is at that end; the row must be an entry."""
        path, index = row.path[:-1], row.path[-1]
        assert isinstance(index, int)
        entries, there = list(self._form.bench.draft.get(path, [])), index + way
        if 0 <= there < len(entries):
            entries[index], entries[there] = entries[there], entries[index]
            self._form.bench.draft.put(path, entries)
            self._form.focus = ((*path, there), True)
            self._form.bench.touched()

    def remove(self, row: Row) -> None:
        """Remove an entry, and its list if it is empty then and may be missing.

        For other rows, clear an optional value, or empty a list of hexes or men; otherwise do nothing.
        """
        if row.entry:
            last = len(self._form.bench.draft.get(row.path[:-1], [])) == 1 and not row.field.kept
            self._form.bench.draft.drop(row.path[:-1] if last else row.path)
            self._form.focus = (row.path[:-1], False)
            self._form.bench.touched()
        elif row.field.optional:
            self.put(row, None)
        elif row.field.kind in ("hexes", "men"):
            self.put(row, [])

    def use(self, row: Row) -> None:
        """Perform what Enter does in a line, which depends on its kind: add, toggle, or open an input."""
        kind = row.field.kind
        if row.field.placed and self._form.brush == row:
            self._form.rest()
            return
        self._form.focus_on(row)
        if kind == "list" and not row.entry:
            self.add(row)
        elif kind == "table" and row.field.optional:
            self.put(row, None if self._form.bench.draft.get(row.path) is not None else row.field.new)
        elif kind == "flag" and not row.field.optional:
            self.put(row, not self._form.bench.draft.get(row.path, row.field.default))
        elif kind in ("words", "long", "number", "name"):
            self._form.bench.questions.write(row)
        elif kind in ("man", "men", "set") or (kind == "pick" and len(self._form.bench.known.choices(row.field)) > 3):
            self._form.bench.questions.choose(row)
        elif kind in ("pick", "flag"):
            self.step(row, 1)
