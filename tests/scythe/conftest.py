"""The marker by which a test says which cards, abilities, ends and variants it is about."""

import pytest


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "covers(*subjects): the subjects of tests/test_covered.py this test is about")
