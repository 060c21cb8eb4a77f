"""Plain frozen records that are quick to define: the start of the game defines two hundred of them.

A dataclass compiles all its methods when it is defined. A record compiles its constructor when its first object is
made and its comparison when two are first compared: most of the classes that a start defines do neither.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import MISSING, Field, FrozenInstanceError, dataclass, field, fields
from typing import Any, TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def record(cls: type[T]) -> type[T]:
    """Make a class of frozen, slotted plain data: a dataclass to all who look at its fields, compared by its values."""
    made: Any = dataclass(slots=True, init=False, eq=False, repr=False)(cls)
    made.__init__, made.__eq__, made.__hash__ = _first_made, _first_compared, _first_hashed
    made.__setattr__, made.__delattr__ = _no_setting, _no_deleting
    made.__getstate__, made.__setstate__ = _values, _restored
    if "__repr__" not in cls.__dict__:
        made.__repr__ = _shown
    kept: type[T] = made
    return kept


# -- what is compiled when it is first wanted -------------------------------------------------------------------------


def _first_made(self: Any, *values: Any, **named: Any) -> None:
    kind = type(self)
    kind.__init__ = _constructor(kind)
    kind.__init__(self, *values, **named)


def _first_compared(self: Any, other: object) -> bool:
    _compile_comparison(type(self))
    return bool(self == other)


def _first_hashed(self: Any) -> int:
    _compile_comparison(type(self))
    return hash(self)


def _constructor(kind: Any) -> Callable[..., None]:
    known: dict[str, Any] = {"_keep": object.__setattr__, "_missing": MISSING}
    asked, kept = ["self"], []
    for its in fields(kind):
        default, value = _default(its, known)
        asked.append(f"{its.name}{default}")
        kept.append(f" _keep(self, {its.name!r}, {value})")
    if hasattr(kind, "__post_init__"):
        kept.append(" self.__post_init__()")
    return _compiled(kind, "__init__", f"def __init__({', '.join(asked)}):\n" + "\n".join(kept or [" pass"]), known)


def _default(its: Field[Any], known: dict[str, Any]) -> tuple[str, str]:
    """What stands behind a field's name in the constructor's head, and what the field is then set to."""
    if its.default is not MISSING:
        known[f"_is_{its.name}"] = its.default
        return f"=_is_{its.name}", its.name
    if its.default_factory is not MISSING:
        known[f"_new_{its.name}"] = its.default_factory
        return "=_missing", f"_new_{its.name}() if {its.name} is _missing else {its.name}"
    return "", its.name


def _compile_comparison(kind: Any) -> None:
    names = [its.name for its in fields(kind) if its.compare]
    mine, others = ("".join(f"{who}.{name}, " for name in names) for who in ("self", "other"))
    same = f" return ({mine}) == ({others}) if other.__class__ is self.__class__ else NotImplemented"
    kind.__eq__ = _compiled(kind, "__eq__", f"def __eq__(self, other):\n{same}", {})
    kind.__hash__ = _compiled(kind, "__hash__", f"def __hash__(self):\n return hash(({mine}))", {})


def _compiled(kind: type, name: str, text: str, known: dict[str, Any]) -> Callable[..., Any]:
    exec(text, known)
    known[name].__qualname__ = f"{kind.__qualname__}.{name}"
    made: Callable[..., Any] = known[name]
    return made


# -- what all records share -------------------------------------------------------------------------------------------


def _values(self: Any) -> list[Any]:
    return [getattr(self, its.name) for its in fields(self)]


def _restored(self: Any, values: list[Any]) -> None:
    for its, value in zip(fields(self), values, strict=True):
        object.__setattr__(self, its.name, value)


def _no_setting(self: Any, name: str, value: object) -> None:
    raise FrozenInstanceError(f"cannot assign to field {name!r}")


def _no_deleting(self: Any, name: str) -> None:
    raise FrozenInstanceError(f"cannot delete field {name!r}")


def _shown(self: Any) -> str:
    shown = (f"{its.name}={getattr(self, its.name)!r}" for its in fields(self) if its.repr)
    return f"{type(self).__qualname__}({', '.join(shown)})"
