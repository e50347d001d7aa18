"""Writes the page's types from `hall/protocol.py` and `hall/schemas.py`.

python web/tools/typescript.py > web/src/protocol.ts
"""

from __future__ import annotations

from typing import Any

from msgspec import inspect

from herohall.hall import protocol, schemas

HEAD = """// Made from src/herohall/hall by `python web/tools/typescript.py`; do not edit.

import type { Json } from './table';

export const PROTOCOL = {number};

/** In the order in which people need them. */
export const PHRASES = {phrases} as const;
"""
PLAIN: dict[type[inspect.Type], str] = {
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.BytesType: "string",
    inspect.AnyType: "Json",
}


class Writer:
    """Collects the declarations, each class once, in the order in which they are needed."""

    def __init__(self) -> None:
        self.declared: dict[str, str] = {}

    def declare(self, kind: type) -> None:
        """A class and those it is made of."""
        self._write(inspect.type_info(kind))

    def union(self, name: str, kind: Any) -> None:
        """A union of messages by its own name."""
        found = inspect.type_info(kind)
        assert isinstance(found, inspect.UnionType)
        members = " | ".join(self._write(each) for each in found.types)
        self.declared[name] = f"export type {name} = {members};\n"

    def text(self) -> str:
        """The whole file."""
        phrases = ", ".join(f"'{phrase}'" for phrase in protocol.PHRASES)
        head = HEAD.replace("{number}", str(protocol.PROTOCOL)).replace("{phrases}", f"[{phrases}]")
        return "\n".join([head, *self.declared.values()])

    def _write(self, kind: inspect.Type) -> str:
        if isinstance(kind, inspect.Metadata):
            return self._write(kind.type)
        if isinstance(kind, inspect.StructType):
            self._write_struct(kind)
            return kind.cls.__name__
        if isinstance(kind, inspect.ListType):
            return f"{self._bracketed(kind.item_type)}[]"
        if isinstance(kind, inspect.DictType):
            return f"Record<string, {self._write(kind.value_type)}>"
        if isinstance(kind, inspect.LiteralType):
            return " | ".join(f"'{value}'" for value in kind.values)
        if isinstance(kind, inspect.UnionType):
            return self._write_union(kind)
        return PLAIN[type(kind)]

    def _write_union(self, kind: inspect.UnionType) -> str:
        words = list(dict.fromkeys(self._write(each) for each in kind.types))
        return " | ".join(sorted(words, key=lambda word: word == "null"))

    def _bracketed(self, kind: inspect.Type) -> str:
        word = self._write(kind)
        return f"({word})" if " | " in word else word

    def _write_struct(self, kind: inspect.StructType) -> None:
        name = kind.cls.__name__
        if name in self.declared:
            return
        self.declared[name] = ""
        lines = [f"  {kind.tag_field}: '{kind.tag}';"] if kind.tag_field else []
        lines += [
            f"  {field.encode_name}{'' if field.required else '?'}: {self._write(field.type)};" for field in kind.fields
        ]
        said = " ".join((kind.cls.__doc__ or "").split())
        body = "\n".join(lines)
        del self.declared[name]  # after those it is made of
        self.declared[name] = f"/** {said} */\nexport interface {name} {{\n{body}\n}}\n"


def page_types() -> str:
    """The text of `web/src/protocol.ts`."""
    writer = Writer()
    writer.union("ClientMessage", protocol.ClientMessage)
    writer.union("ServerMessage", protocol.ServerMessage)
    for kind in vars(schemas).values():
        if isinstance(kind, type) and issubclass(kind, protocol.Part) and kind.__module__ == schemas.__name__:
            writer.declare(kind)
    return writer.text()


if __name__ == "__main__":
    print(page_types(), end="")
