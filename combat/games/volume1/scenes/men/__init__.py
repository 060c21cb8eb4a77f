"""Sheets with soldiers as counters, to choose who takes part in a battle (22.0)."""
