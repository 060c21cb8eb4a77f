"""The full log: search, filter, copy and export."""
