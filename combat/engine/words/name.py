"""Words that know their own grammar: what a message with attributes is said as."""

from __future__ import annotations

from collections.abc import Callable


class Name(str):
    """The words of a message whose language gave it forms: `.gender`, `.accusative`, whatever its sentences ask for.

    A sentence that it is put into asks by `FORM($weapon, "accusative")`. Cut up or joined it is a text like any other.
    """

    __slots__ = ("_form",)
    _form: Callable[[str], str | None]

    def __new__(cls, words: str, form: Callable[[str], str | None]) -> Name:
        """`form` says one of its forms, or None for one that the language did not give it."""
        name = super().__new__(cls, words)
        name._form = form
        return name

    def form(self, form: str) -> str:
        """One of its forms; the words themselves where the language gave it none of that name."""
        found = self._form(form)
        return str(self) if found is None else found
