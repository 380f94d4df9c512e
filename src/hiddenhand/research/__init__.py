"""The games for learning programs and researchers. Each adapter is a module of its own:

* `hidden_leaders_v1`, `secret_allies_v1`: PettingZoo AEC environments
* `seat`: a Gymnasium environment of one seat against given bots
* `vector`: many games at once, stepped inside the engine
* `spiel`: OpenSpiel games, registered with `pyspiel`
* `shards`: data sets of observations, masks, actions and outcomes

They need the extra `research`; this package alone imports nothing of it.
"""
