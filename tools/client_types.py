"""The types of the browser client, made from the OpenAPI document: ``python -m tools.client_types types/api.d.ts``.

Every model of the API becomes a type of the namespace ``Api``; jsconfig.json includes the file.
"""

import sys
from pathlib import Path
from typing import Any, Final

from maszyna.server.database import open_database
from maszyna.server.http import create_app

HEAD: Final = "// Made from the OpenAPI document by `make types`; not written by hand.\n"
PLAIN: Final = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def type_of(schema: dict[str, Any]) -> str:
    """A schema as a type of TypeScript."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "const" in schema:
        return f'"{schema["const"]}"'
    if "enum" in schema:
        return " | ".join(f'"{value}"' for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(type_of(one) for one in schema["anyOf"]))
    kind = schema.get("type")
    if kind == "array":
        item = type_of(schema["items"])
        return f"({item})[]" if " " in item else f"{item}[]"
    if kind == "object":
        more = schema.get("additionalProperties")
        return f"Record<string, {type_of(more) if isinstance(more, dict) and more else 'unknown'}>"
    return PLAIN[str(kind)] if kind else "unknown"


def comment(text: str, indent: str) -> str:
    return f"{indent}/** {' '.join(text.split())} */\n" if text else ""


def declaration(name: str, schema: dict[str, Any]) -> str:
    if schema.get("type") != "object":
        return f"{comment(schema.get('description', ''), '  ')}  type {name} = {type_of(schema)};\n"
    required = schema.get("required", [])
    lines = [comment(schema.get("description", ""), "  "), f"  interface {name} {{\n"]
    for key, field in schema.get("properties", {}).items():
        optional = "" if key in required else "?"
        lines += [comment(field.get("description", ""), "    "), f"    {key}{optional}: {type_of(field)};\n"]
    return "".join([*lines, "  }\n"])


def declarations(document: dict[str, Any]) -> str:
    schemas = document["components"]["schemas"]
    found = [declaration(name, schema) for name, schema in sorted(schemas.items())]
    return f"{HEAD}declare namespace Api {{\n{chr(10).join(found)}}}\n"


def client_types() -> str:
    return declarations(create_app(open_database("sqlite://"), "owner").openapi())


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(client_types(), "utf-8")
