"""The sheets of hex boards: painted, scanned, joined, or plain."""
