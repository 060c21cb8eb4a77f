"""Context menu of COMMAND!'s table."""
