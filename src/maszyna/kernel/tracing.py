"""A trace as JSON."""

from collections.abc import Callable

from maszyna.kernel.bits import members
from maszyna.kernel.narrow import Finding


def write_finding(finding: Finding, name: Callable[[int], object]) -> dict[str, object]:
    """One step of a trace; ``name`` says what a candidate's number stands for."""
    return {
        "stage": finding.stage,
        "rule": finding.name,
        "id": finding.rule,
        "before": [name(candidate) for candidate in members(finding.before)],
        "after": [name(candidate) for candidate in members(finding.after)],
        "values": {str(name(candidate)): value for candidate, value in finding.values.items()},
        "decided": finding.decided(),
    }
