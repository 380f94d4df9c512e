"""The verbs of hero texts, one module per verb.

A module defines the words that a row of heroes.yaml may use with the verb, its questions and option
keys, what an answer does, and how cards move. `every.py` lists all verbs.
"""
