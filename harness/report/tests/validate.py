#!/usr/bin/env python3
"""validate.py FOLDER [FILE]: JSON objects, one a line or one a file, against FOLDER/NAME.json.

Each object names its schema ("quibble-NAME") and the version. Of JSON Schema this knows what
the schemas here use, and refuses a schema that uses something else: type, enum, const, minimum,
pattern, properties, required, additionalProperties (a schema), items. Prints what is wrong and
where; ends with 1 if something is, and with 2 if there was nothing to look at. Keys that a schema
does not describe may be there; they are printed behind "not described:"."""
import json
import os
import re
import sys

KNOWN = {"$schema", "$id", "title", "description", "type", "enum", "const", "minimum",
         "pattern", "properties", "required", "additionalProperties", "items"}
TYPES = {"null": type(None), "boolean": bool, "string": str, "array": list, "object": dict}


undescribed = set()  # places of keys that no schema has


def is_a(value, name):
    if name in ("integer", "number"):
        kinds = (int,) if name == "integer" else (int, float)
        return isinstance(value, kinds) and not isinstance(value, bool)
    return isinstance(value, TYPES[name])


def differences(value, schema, place):
    """What of the value is not as the schema says, a sentence each."""
    strange = set(schema) - KNOWN
    if strange:
        raise SystemExit(f"validate.py: found {sorted(strange)} in a schema, expected what is known here")
    names = schema.get("type", [])
    names = [names] if isinstance(names, str) else names
    if names and not any(is_a(value, name) for name in names):
        return [f"{place}: found {json.dumps(value)[:60]}, expected {' or '.join(names)}"]
    found = []
    if "const" in schema and value != schema["const"]:
        found.append(f"{place}: found {json.dumps(value)[:60]}, expected {json.dumps(schema['const'])}")
    if "enum" in schema and value not in schema["enum"]:
        found.append(f"{place}: found {json.dumps(value)[:60]}, expected one of {schema['enum']}")
    if "minimum" in schema and is_a(value, "number") and value < schema["minimum"]:
        found.append(f"{place}: found {value}, expected {schema['minimum']} or more")
    if "pattern" in schema and isinstance(value, str) and not re.search(schema["pattern"], value):
        found.append(f"{place}: found {value[:60]!r}, expected a text like {schema['pattern']}")
    if isinstance(value, dict):
        known, rest = schema.get("properties", {}), schema.get("additionalProperties", True)
        found += [f"{place}: found no {key!r}" for key in schema.get("required", []) if key not in value]
        for key, inner in value.items():
            if key in known:
                found += differences(inner, known[key], f"{place}.{key}")
            elif rest is True:
                undescribed.add(re.sub(r"\[[0-9]+\]", "", place) + "." + key)
            else:
                found += differences(inner, rest, f"{place}.{key}")
    if isinstance(value, list) and "items" in schema:
        for i, inner in enumerate(value):
            found += differences(inner, schema["items"], f"{place}[{i}]")
    return found


def objects(text):
    """All objects, one after the other, whatever is between their ends and the next line."""
    decoder, at = json.JSONDecoder(), 0
    while (at := re.compile(r"\s*").match(text, at).end()) < len(text):
        value, at = decoder.raw_decode(text, at)
        yield value


def judge(folder, value):
    name = value.get("schema", "") if isinstance(value, dict) else ""
    if not re.fullmatch(r"quibble-[a-z]+", name):
        return [f"found {name!r} as the object's schema, expected 'quibble-NAME'"]
    path = os.path.join(folder, name[len("quibble-"):] + ".json")
    if not os.path.exists(path):
        return [f"found schema {name!r}, expected {path} to be there"]
    with open(path, encoding="utf-8") as file:
        schema = json.load(file)
    return differences(value, schema, name)


def main():
    folder, *files = sys.argv[1:]
    text = open(files[0], encoding="utf-8").read() if files else sys.stdin.read()
    wrong, count = [], 0
    try:
        for value in objects(text):
            count += 1
            wrong += judge(folder, value)
    except json.JSONDecodeError as why:
        wrong.append(f"found no JSON: {why}")
    for line in wrong[:20]:
        print(line)
    if undescribed:
        print("not described:", *sorted(undescribed))
    if not count and not wrong:
        print("found no object, expected at least one")
    sys.exit(1 if wrong else 0 if count else 2)


if __name__ == "__main__":
    main()
