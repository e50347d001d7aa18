"""Sets HeroHall up for `run.py`; knows nothing but the standard library."""
