"""What the heuristics of bots think of a view: compiled, and apart from the bots, which need more
packages than the engine is built with."""
