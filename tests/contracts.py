"""A contract for import-linter: no module of a package imports, by however many steps, a module that imports it.

Imports behind `TYPE_CHECKING` count: whoever reads a module has to know what it names.
"""

from graphlib import CycleError, TopologicalSorter
from typing import Any

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


class NoCycles(Contract):
    """No import cycle among the modules of some packages."""

    type_name = "no_cycles"
    packages: Any = fields.ListField(fields.StringField())

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        """Look for a cycle in each package."""
        found = [cycle for package in self.packages if (cycle := first_cycle(graph, str(package)))]
        return ContractCheck(kept=not found, metadata={"cycles": found})

    def render_broken_contract(self, check: ContractCheck) -> None:
        """Show the cycles."""
        for cycle in check.metadata["cycles"]:
            output.print_error(" -> ".join(cycle))


def first_cycle(graph: ImportGraph, package: str) -> list[str]:
    """A cycle among the modules of a package; empty if there is none."""
    modules = {package, *graph.find_descendants(package)}
    arrows = {module: graph.find_modules_directly_imported_by(module) & modules for module in modules}
    try:
        TopologicalSorter(arrows).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []
