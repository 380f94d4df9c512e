"""What a seat can make of what it sees: rules of thumb, prospects, playouts.

Everything here reads the public side of a state and the own cards and prestige of the seat it
judges for. So the same rules serve a bot (on the sketch that `known` draws from a view) and,
many thousand times a second, the playouts of a search (on imagined worlds).
"""
