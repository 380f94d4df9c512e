"""Heuristics: scores for options, estimated chances, playouts.

They read only the public part of a state and the judging seat's own cards and prestige. So the same
code serves a bot (on the state that `known` makes from a view) and, many thousand times a second,
the playouts of a search (in sampled worlds).
"""
