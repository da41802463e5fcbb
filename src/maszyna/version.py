"""The version of the package, in the one place that states it."""

VERSION = "1.0.0"  # nothing is imported for it: `maszyna --version` answers at once
