"""The results of a unit as a Parquet file: the same games give the same bytes, and the file says what it holds."""

import json
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from maszyna.build import kind
from maszyna.kernel.errors import FormatError
from maszyna.lab.experiment.columns import Column, columns_of
from maszyna.lab.experiment.experiment import Unit
from maszyna.lab.experiment.final_results import ABSENT
from maszyna.lab.experiment.origin import changed_since, origin_of
from maszyna.scythe.setup.new_game import RULES_VERSION
from maszyna.version import VERSION

FORMAT: Final = "maszyna/results@1"
KEY: Final = b"maszyna"
SEED: Final = "seed"
COMPRESSION: Final = "zstd"
Rows = np.ndarray[Any, np.dtype[np.int64]]  # a line for each game, in the order of `columns_of`


class UnitResults(NamedTuple):
    about: dict[str, Any]
    first_seed: int
    seats: int
    rows: Rows


def table_of(unit: Unit, seats: int, rows: Rows) -> pa.Table:
    """The rows of a unit with what they are about."""
    arrays = [pa.array(range(unit.first_seed, unit.first_seed + unit.games), pa.uint64())]
    columns = columns_of(seats)
    arrays += [array_of(column, rows[:, index]) for index, column in enumerate(columns)]
    about = {
        "format": FORMAT,
        "arm": unit.arm.number,
        "name": unit.arm.name,
        "settings": unit.arm.settings,
        "setup": unit.arm.setup,
        "human": unit.arm.human,
        "unit": unit.number,
        "first_seed": unit.first_seed,
        "games": unit.games,
        "seats": seats,
        "rules_version": RULES_VERSION,
        "version": VERSION,
        "build": kind(),
        "origin": origin_of(unit.arm.human),
        "digest": digest(rows),
    }
    table = pa.table(arrays, names=[SEED, *(column.name for column in columns)])
    return table.replace_schema_metadata({KEY: json.dumps(about, ensure_ascii=False).encode()})


def array_of(column: Column[Any], values: Rows) -> pa.Array:
    """A column in the smallest type that holds it; words as words."""
    if column.names:
        codes = pa.array(values.astype(np.int8), mask=values == ABSENT)
        return pa.DictionaryArray.from_arrays(codes, pa.array(column.names))
    types = {8: pa.uint8(), 16: pa.int16(), 32: pa.int32(), 64: pa.int64()}
    return pa.array(values).cast(types[column.bits])  # refuses a number that does not fit


def parquet_bytes(table: pa.Table) -> bytes:
    sink = pa.BufferOutputStream()
    pq.write_table(table, sink, compression=COMPRESSION, row_group_size=max(1, table.num_rows))
    return bytes(sink.getvalue().to_pybytes())


def digest(rows: Rows) -> str:
    return blake2b(np.ascontiguousarray(rows, dtype="<i8").tobytes(), digest_size=16).hexdigest()


def read_unit(path: Path, unit: Unit, rules_version: int) -> UnitResults:
    """The results of a unit, checked against their digest; the file must hold this unit and no other."""
    results = read_results(path)
    about = results.about
    if (about["setup"], about["human"]) != (unit.arm.setup, unit.arm.human):
        raise FormatError(str(path), "of_another_arm", number=unit.arm.number, name=unit.arm.name)
    if (about["unit"], results.first_seed, len(results.rows)) != (unit.number, unit.first_seed, unit.games):
        raise FormatError(str(path), "of_another_unit", number=unit.number)
    if about["rules_version"] != rules_version:
        raise FormatError(str(path), "played_under_rules", version=about["rules_version"])
    return results


def refuse_other_origin(path: Path) -> None:
    """Games of other rules, facts or players must not be mixed with today's; a damaged file is played again anyway."""
    try:
        about = read_results(path).about
    except FormatError:
        return
    changed = changed_since(about.get("origin"), about["human"])
    if changed:
        before = about["origin"]["commit"] or about["version"]
        raise FormatError(str(path), "results_of_others", names=changed, before=before)


def read_results(path: Path) -> UnitResults:
    """A file of results, checked against its digest."""
    return checked_results(path, str(path))


def results_in(content: bytes, name: str) -> UnitResults:
    """Results that were never in a file."""
    return checked_results(pa.BufferReader(content), name)


def checked_results(source: Path | pa.BufferReader, path: str) -> UnitResults:
    try:
        table = pq.ParquetFile(source, memory_map=isinstance(source, Path)).read()
        about = json.loads((table.schema.metadata or {})[KEY])
        if about["format"] != FORMAT:
            raise FormatError(path, "another_format", found=about["format"], right=FORMAT)
        rows = rows_in(table, int(about["seats"]))
        results = UnitResults(about, int(about["first_seed"]), int(about["seats"]), rows)
        sound = digest(rows) == about["digest"] and seeds_count_up(table, results.first_seed)
    except (OSError, KeyError, TypeError, ValueError, pa.ArrowException) as error:
        raise FormatError(path, "no_results", reason=str(error)) from None
    if not sound:
        raise FormatError(path, "damaged_results", option="--resume")
    return results


def seeds_count_up(table: pa.Table, first: int) -> bool:
    return bool(table.column(SEED).to_pylist() == list(range(first, first + table.num_rows)))


def rows_in(table: pa.Table, seats: int) -> Rows:
    columns = columns_of(seats)
    rows: Rows = np.empty((table.num_rows, len(columns)), dtype=np.int64)
    for index, column in enumerate(columns):
        found = table.column(column.name).combine_chunks()
        if column.names:
            if found.dictionary.to_pylist() != column.names:
                raise ValueError(f"the words of {column.name} are others than today's")
            found = found.indices.fill_null(ABSENT)
        rows[:, index] = found.to_numpy(zero_copy_only=False)
    return rows
