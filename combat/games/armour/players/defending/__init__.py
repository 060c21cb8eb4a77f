"""Decisions on hits and leaders: allotment, exchanges by Mistaken Target, successors."""
