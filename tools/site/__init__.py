"""The documentation site: pages that are made from the sources, and the hooks of MkDocs."""
