"""Fields of view in floats, for display and for finding candidates; only sight reports are decisive.

Created by `PlaneSight.field`.
"""
