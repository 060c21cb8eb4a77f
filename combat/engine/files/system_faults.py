"""Translate errors of the operating system about files into messages."""

from __future__ import annotations

import errno

from combat.engine.files.plain_files import NoPlainFile, TooLarge
from combat.engine.kernel.text_message import TextMessage, cause, msg

_SAID = {
    errno.ENOENT: "system-no-such-file",
    errno.EACCES: "system-no-permission",
    errno.EPERM: "system-no-permission",
    errno.EISDIR: "system-is-folder",
    errno.ENOTDIR: "system-no-folder",
    errno.ENOTEMPTY: "system-not-empty",
    errno.EEXIST: "system-exists",
    errno.ENOSPC: "system-disk-full",
    getattr(errno, "EDQUOT", errno.ENOSPC): "system-disk-full",
    errno.EROFS: "system-read-only",
    errno.EIO: "system-disk-fails",
    errno.EBUSY: "system-in-use",
    getattr(errno, "ETXTBSY", errno.EBUSY): "system-in-use",
    errno.EMFILE: "system-too-many-open",
    errno.ENFILE: "system-too-many-open",
    errno.ENAMETOOLONG: "system-name-too-long",
    errno.ELOOP: "system-links-in-circle",
    errno.EFBIG: "system-too-large",
    errno.EINVAL: "system-no-such-name",
    errno.ENOMEM: "system-no-memory",
}


def reason(fault: OSError) -> TextMessage | str:
    """Return why the system refused a file, as a message without the error number.

    Rare errors are named by their symbol.

    An error that the program raised with a text and no number is returned as that text.
    """
    if isinstance(fault, NoPlainFile):
        return msg("system-no-plain-file")
    if isinstance(fault, TooLarge):
        return msg("system-too-large")
    if fault.errno is None:
        return cause(fault)
    message = _SAID.get(fault.errno, "system-other")
    return msg(message, name=errno.errorcode.get(fault.errno, str(fault.errno)))
