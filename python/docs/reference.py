"""Writes `REFERENCE.md`: everything public, with its types and what it says of itself.

    python docs/reference.py        # in an environment with the package; tests hold the file against the package
"""

from __future__ import annotations

import ast
import importlib
import inspect
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import formicary

FILE = Path(__file__).with_name("REFERENCE.md")

#: Where what `formicary` brings is written down with its types.
ROOT = ["_native.pyi", "errors.py", "setups.py", "simulation.py"]

#: The modules that are imported by their names.
MODULES = ["pettingzoo", "gymnasium", "openspiel", "cluster", "report", "online", "traits"]

#: What the stubs call arrays.
ARRAYS = {"_Floats": "NDArray[float32]", "_Numbers": "NDArray[uint32]", "_Bytes": "NDArray[uint8]"}

HEAD = """\
# Reference of `formicary`

Made by `docs/reference.py` from the package itself; `help(…)` tells the same. [README.md](../README.md) is where to
begin, and what the numbers of observations and actions mean stands in `docs/ENCODINGS.md` of the repository.
"""

Definition = ast.FunctionDef | ast.ClassDef


def definitions(file: str) -> dict[str, Definition]:
    """What a file of the package defines and does not hide."""
    source = Path(formicary.__file__).with_name(file).read_text(encoding="utf-8")
    return {node.name: node for node in public(ast.parse(source).body)}


def public(body: list[ast.stmt]) -> Iterator[Definition]:
    for node in body:
        if isinstance(node, Definition) and not node.name.startswith("_"):
            yield node


def reference() -> str:
    """The whole text."""
    known = {name: node for file in ROOT for name, node in definitions(file).items()}
    parts = [HEAD, *module(formicary, {name: known[name] for name in formicary.__all__})]
    for name in MODULES:
        parts += module(importlib.import_module(f"formicary.{name}"), definitions(f"{name}.py"))
    return "\n".join(parts)


def module(module: Any, defined: dict[str, Definition]) -> Iterator[str]:
    yield f"## `{module.__name__}`\n"
    yield text(module)
    for name, node in sorted(defined.items(), key=lambda known: (isinstance(known[1], ast.ClassDef), known[0])):
        yield from one(getattr(module, name), node)


def one(thing: Any, node: Definition) -> Iterator[str]:
    """A function or a class."""
    if isinstance(node, ast.FunctionDef):
        yield f"### `{signature(node)}`\n"
        yield text(thing)
        return
    inside = [part for part in node.body if isinstance(part, ast.FunctionDef)]
    makers = [part for part in inside if part.name in ("__new__", "__init__")]
    arguments = signature(makers[0]).removeprefix(makers[0].name).removesuffix(" -> None") if makers else ""
    bases = f"({', '.join(map(ast.unparse, node.bases))})" if node.bases else ""
    yield f"### class `{node.name}{arguments.split(' -> ')[0] or bases}`\n"
    yield text(thing)
    members = [member(thing, part) for part in inside if not part.name.startswith("_")]
    if members:
        yield "\n".join(members) + "\n"


def member(owner: Any, node: ast.FunctionDef) -> str:
    is_property = any(isinstance(name, ast.Name) and name.id == "property" for name in node.decorator_list)
    title = signature(node)
    if is_property:
        title = title.replace("() -> ", ": ")
    # What is inherited from other libraries is described there.
    said = "" if inspect.ismemberdescriptor(vars(owner)[node.name]) else text(vars(owner)[node.name])
    return f"- `{title}`" + (f" — {' '.join(said.split())}" if said else "")


def signature(node: ast.FunctionDef) -> str:
    """A definition without its first argument, where that is the object itself."""
    arguments = ast.unparse(node.args).removeprefix("self").removeprefix("cls").removeprefix(", ")
    returns = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    written = f"{node.name}({arguments}){returns}"
    for name, meaning in ARRAYS.items():
        written = written.replace(name, meaning)
    return written


def text(thing: Any) -> str:
    """What something says of itself; its examples as programs."""
    lines = (thing.__doc__ and inspect.cleandoc(thing.__doc__) or "").splitlines()
    written: list[str] = []
    inside = False
    for line in lines:
        begins = line.startswith((">>>", "    ")) and not inside
        if begins:
            written.append("```python")
            inside = True
        elif inside and not line.strip():
            written.append("```")
            inside = False
        written.append(line.removeprefix("    ") if inside else line)
    if inside:
        written.append("```")
    return "\n".join(written) + "\n" if written else ""


if __name__ == "__main__":
    FILE.write_text(reference(), encoding="utf-8")
