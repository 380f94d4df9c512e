"""How a database gets from one version to the next; read by Alembic."""
