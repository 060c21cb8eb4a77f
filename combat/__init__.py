"""COMBAT! Volume 1: lead an American squad against an enemy that his own order cards command."""

__version__ = "0.1.0"
