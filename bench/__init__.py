"""Benchmarks: what is compared is measured side by side, in one run."""
