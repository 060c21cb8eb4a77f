"""Load objects by name at the moment they are needed, with their static types.

    load_object("combat.games.volume1.title:TITLE", Title)                      # an instance of a class
    load_object("combat.engine.stage.sound.speaker:Speaker", lambda: Speaker)   # this very class, function or value
    load_object(options.call, CALL)                                             # whatever has the type of a `Shape`

In the second form the name after `lambda:` is imported for type checkers only, so that they know the object itself;
the lambda is never called.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from types import FunctionType
from typing import TYPE_CHECKING, Generic, TypeVar, cast, overload

if TYPE_CHECKING:
    from combat.engine.kernel.text_message import msg

T = TypeVar("T")


class Shape(Generic[T]):
    """A type without a class at run time, written as an annotation: `CALL: Shape[Callable[[int], str]] = Shape()`.

    At run time the object must have the named attributes; without names it must be callable.
    """

    def __init__(self, *members: str) -> None:
        self.members = members or ("__call__",)


class LoadError(LookupError):
    """A path that names no module, no object of a module, or an object of another kind; the text says which."""


@overload
def load_object(path: str, kind: type[T]) -> T: ...
@overload
def load_object(path: str, kind: Shape[T]) -> T: ...
@overload
def load_object(path: str, kind: Callable[[], T]) -> T: ...
def load_object(path: str, kind: type[T] | Shape[T] | Callable[[], T]) -> T:
    """Return the object at "module:name"; raise LoadError if it is missing or of another kind.

    Exceptions raised while the module is imported are passed on.
    """
    module, _, name = path.partition(":")
    if not module or not name:
        raise _error("load-no-path", path=path)
    try:
        loaded = import_module(module)
    except ModuleNotFoundError as fault:
        if fault.name is None or not f"{module}.".startswith(f"{fault.name}."):
            raise
        raise _error("load-no-module", module=fault.name) from None
    if not hasattr(loaded, name):
        raise _error("load-no-name", module=module, name=name)
    found = getattr(loaded, name)
    _check(path, name, found, kind)
    return cast("T", found)


def _check(path: str, name: str, found: object, kind: type[T] | Shape[T] | Callable[[], T]) -> None:
    if isinstance(kind, Shape):
        missing = [member for member in kind.members if not hasattr(found, member)]
        if missing == ["__call__"]:
            raise _error("load-not-callable", path=path)
        if missing:
            raise _error("load-no-member", path=path, name=missing[0])
    elif isinstance(kind, type):
        if not isinstance(found, kind):
            raise _error("load-other-kind", path=path, wanted=kind.__name__, found=type(found).__name__)
    else:
        wanted = cast("FunctionType", kind).__code__.co_names[-1]
        if wanted != name:
            raise _error("load-other-kind", path=path, wanted=wanted, found=name)


def _error(message: str, **values: str) -> LoadError:
    """Return the error of a message; the message module is loaded only here, as most starts need none."""
    return LoadError(load_object("combat.engine.kernel.text_message:msg", lambda: msg)(message, **values))
