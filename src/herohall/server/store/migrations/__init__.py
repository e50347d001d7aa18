"""The changes of the schema, one file each, applied by Alembic when the server starts."""
