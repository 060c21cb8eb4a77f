"""Names with grammatical forms: the rendered text of messages with attributes."""

from __future__ import annotations

from collections.abc import Callable


class Name(str):
    """The text of a message that has forms: `.gender`, `.accusative`, or any that the language's messages need.

    Messages get a form by `FORM($weapon, "accusative")`. Slices and concatenations are plain strings.
    """

    __slots__ = ("_form",)
    _form: Callable[[str], str | None]

    def __new__(cls, words: str, form: Callable[[str], str | None]) -> Name:
        """`form` returns one of its forms, or None if the language does not define it."""
        name = super().__new__(cls, words)
        name._form = form
        return name

    def form(self, form: str) -> str:
        """Return a grammatical form of the name; the plain text if the language does not define that form."""
        found = self._form(form)
        return str(self) if found is None else found
