"""The lab: many games, what they tell, and whether a change would matter."""
