"""Plane geometry for tables without a grid: exact on whole tenths of a millimetre; nothing here knows a rulebook."""
