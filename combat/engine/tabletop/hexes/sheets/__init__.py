"""Sheets of hex boards: painted, scanned, joined or plain."""
