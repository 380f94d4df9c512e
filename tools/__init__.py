"""Programs for developers of this project: generated files, saved records, the audit.

None of them is shipped. Run `python -m tools.NAME` from the root of a checkout.
"""
