"""Players of Secret Allies.

`known` rebuilds from a view what a seat knows of the state. `policy` judges the options of a state
by what the asked seat knows, so that one set of rules of thumb serves the normal bot and, many
thousand times a second, the playouts of the hard one.
"""
