"""Hits and leaders: who takes hits, exchanges by Mistaken Target, who takes over a lead."""
