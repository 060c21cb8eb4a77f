"""Prompts about aircraft: anti-aircraft fire, and the attack of a flight (L547)."""
