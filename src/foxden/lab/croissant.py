"""Describes a data set in Croissant 1.0 (MLCommons): JSON-LD that data loaders and search engines read."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

ADDRESS = "http://mlcommons.org/croissant/"
OWN_WORDS = (
    "citeAs", "column", "equivalentProperty", "extract", "field", "fileObject", "fileProperty", "fileSet", "format",
    "includes", "isLiveDataset", "jsonPath", "key", "md5", "parentField", "path", "recordSet", "references", "regex",
    "repeated", "replace", "samplingRate", "separator", "source", "subField", "transform",
)  # fmt: skip
CONTEXT: dict[str, Any] = {
    "@language": "en",
    "@vocab": "https://schema.org/",
    "sc": "https://schema.org/",
    "cr": ADDRESS,
    "rai": f"{ADDRESS}RAI/",
    "dct": "http://purl.org/dc/terms/",
    "conformsTo": "dct:conformsTo",
    "data": {"@id": "cr:data", "@type": "@json"},
    "dataType": {"@id": "cr:dataType", "@type": "@vocab"},
    "examples": {"@id": "cr:examples", "@type": "@json"},
    **{word: f"cr:{word}" for word in OWN_WORDS},
}


@dataclass(frozen=True)
class DataColumn:
    name: str
    kind: str
    """The schema.org type: sc:Text, sc:Integer."""
    words: str
    repeated: bool = False
    """A list of them."""


def describe_dataset(
    file: str, sha256: str, games: int, command: str, version: str, columns: Sequence[DataColumn]
) -> dict[str, Any]:
    return {
        "@context": CONTEXT,
        "@type": "sc:Dataset",
        "conformsTo": f"{ADDRESS}1.0",
        "name": "foxden-games",
        "description": f"{games} games between bots of several levels, each with its whole record. Made by: {command}",
        "license": "https://spdx.org/licenses/MIT.html",
        "version": version,
        "citeAs": f"The Foxden developers: games between bots, made by Foxden {version}.",
        "creator": {"@type": "sc:Organization", "name": "The Foxden developers"},
        "distribution": [
            {
                "@type": "cr:FileObject",
                "@id": "games-file",
                "name": file,
                "contentUrl": file,
                # The type mlcroissant knows; it doesn't recognise the registered application/vnd.apache.parquet.
                "encodingFormat": "application/x-parquet",
                "sha256": sha256,
            }
        ],
        "recordSet": [
            {
                "@type": "cr:RecordSet",
                "@id": "games",
                "name": "games",
                "description": "A row for each game.",
                "key": {"@id": "games/id"},
                "field": [describe_column(column) for column in columns],
            }
        ],
    }


def describe_column(column: DataColumn) -> dict[str, Any]:
    told: dict[str, Any] = {
        "@type": "cr:Field",
        "@id": f"games/{column.name}",
        "name": column.name,
        "description": column.words,
        "dataType": column.kind,
        "source": {"fileObject": {"@id": "games-file"}, "extract": {"column": column.name}},
    }
    return told | ({"repeated": True} if column.repeated else {})
