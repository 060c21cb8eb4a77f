"""Parts of the desk, each with functions for a few callers."""
