"""Players that learned by playing: what a network is shown, its weights, and thinking with it."""
