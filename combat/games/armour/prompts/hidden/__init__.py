"""Prompts about units off the table: secret notes, ambushes, reserves, withdrawals (L543, A36, A37)."""
