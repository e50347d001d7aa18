"""Measuring the games with bots: arena, ladder, report, benchmarks. Only commands and research use it."""
