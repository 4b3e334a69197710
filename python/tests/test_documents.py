"""What the documents promise is done."""

from __future__ import annotations

import doctest
import importlib
import runpy
from inspect import ismemberdescriptor
from pathlib import Path

import formicary
import nbformat
import pytest
from nbclient import NotebookClient
from readme import blocks

FOLDER = Path(__file__).parents[1]


def test_the_ten_line_start_runs(capsys: pytest.CaptureFixture[str]) -> None:
    start = blocks()[0]
    statements = [line for line in start.splitlines() if line]
    assert len(statements) <= 10 + 1
    exec(compile(start, "README", "exec"), {})
    said = capsys.readouterr().out
    assert "places" in said and "draws came from" in said and "worker" in said


def test_batches_run_as_they_stand_in_the_readme() -> None:
    names: dict[str, object] = {}
    exec(compile(blocks()[1].replace("4096", "64"), "README", "exec"), names)
    assert isinstance(names["batch"], formicary.Batch)


def test_every_program_of_the_readme_can_be_read() -> None:
    for block in blocks():
        compile(block, "README", "exec")
    assert len(blocks()) == 4


def test_the_notebook_runs(tmp_path: Path) -> None:
    notebook = nbformat.read(FOLDER / "notebooks/tour.ipynb", as_version=4)
    elsewhere = {"metadata": {"path": str(tmp_path)}}
    NotebookClient(notebook, timeout=300, kernel_name="python3", resources=elsewhere).execute()
    pictures = [
        output
        for cell in notebook.cells
        for output in cell.get("outputs", [])
        if "image/png" in output.get("data", {})
    ]
    assert len(pictures) == 2


@pytest.mark.parametrize(
    "name",
    ["", ".setups", ".simulation", ".report", ".gymnasium", ".pettingzoo", ".openspiel", ".cluster"],
)
def test_examples_of_modules_do_what_they_say(name: str) -> None:
    module = importlib.import_module(f"formicary{name}")
    failed, tried = doctest.testmod(module, optionflags=doctest.ELLIPSIS)
    assert failed == 0 and tried > 0


def test_the_reference_is_that_of_the_package() -> None:
    """After a change: `python docs/reference.py`."""
    described = runpy.run_path(str(FOLDER / "docs/reference.py"))
    assert described["FILE"].read_text(encoding="utf-8") == described["reference"]()


def test_everything_public_says_what_it_is() -> None:
    for name in formicary.__all__:
        thing = getattr(formicary, name)
        assert thing.__doc__, name
        if isinstance(thing, type) and not issubclass(thing, Exception):
            for member in vars(thing):
                described = getattr(thing, member)
                # What Python reads from a field by itself stands in the text of the class.
                text = thing.__doc__ if ismemberdescriptor(described) else described.__doc__
                if not member.startswith("_"):
                    assert text, f"{name}.{member}"
                    assert not ismemberdescriptor(described) or f"`{member}`" in text, member
