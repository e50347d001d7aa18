"""PostgreSQL and Redis, as the tests of the server have them."""

from tests.server.conftest import postgres, redis

__all__ = ["postgres", "redis"]
