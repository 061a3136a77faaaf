"""What a package asks for, found among what the developers have installed."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from importlib.metadata import Distribution, distribution
from pathlib import Path, PurePosixPath

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name


def find_needed(asked: Iterable[str], extras: Collection[str] = ()) -> dict[str, Distribution]:
    """All that is required on this machine, and what that requires in turn."""
    found: dict[str, Distribution] = {}
    followed = set[tuple[str, str]]()
    waiting = list(choose(asked, extras))
    while waiting:
        requirement = waiting.pop()
        name = canonicalize_name(requirement.name)
        for extra in ("", *requirement.extras):
            if (name, extra) not in followed:
                followed.add((name, extra))
                found[name] = distribution(name)
                waiting += choose(found[name].requires or (), [extra])
    return found


def choose(asked: Iterable[str], extras: Collection[str] = ()) -> Iterable[Requirement]:
    """The requirements that hold here, with these extras."""
    for requirement in map(Requirement, asked):
        marker = requirement.marker
        if marker is None or any(marker.evaluate({"extra": extra}) for extra in ("", *extras)):
            yield requirement


def link(package: Distribution, site: Path) -> None:
    for part in find_parts(package):
        (site / part).parent.mkdir(parents=True, exist_ok=True)
        (site / part).symlink_to(Path(str(package.locate_file(part))))


def find_parts(package: Distribution) -> set[PurePosixPath]:
    """Whole folders of modules, so that their byte code is there too; single files elsewhere, because folders such as
    `fluent` are shared with other packages."""
    files = {PurePosixPath(file) for file in package.files or () if ".." not in file.parts}
    whole = {file.parent for file in files if file.name == "__init__.py"}
    return {next((folder for folder in reversed(file.parents) if folder in whole), file) for file in files}


def find_modules(package: Distribution) -> set[str]:
    """What can be imported of it, by its first word."""
    first = {part.parts[0] for part in find_parts(package)}
    return {name.partition(".")[0] for name in first if not name.endswith((".dist-info", ".libs", ".pth"))}
