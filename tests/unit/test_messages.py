"""Every message key that Python can raise, refuse with or tell has words in every language, and no words about
problems are left over that nobody can say."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LOCALES = ROOT / "assets" / "locales"
LANGUAGES = sorted(path.name for path in LOCALES.iterdir())
KEY = re.compile(r"[a-z]+(-[a-z]+)+")
RAISED = {"Invalid": 0, "Illegal": 0, "Hidden": 0, "Out": 0, "Cheat": 1, "refuse": 0, "notice": 0}
"""What is called with a key, and which argument the key is."""


def called(node: ast.Call) -> str:
    """The last name of what is called."""
    return getattr(node.func, "id", getattr(node.func, "attr", ""))


def keys_of(tree: ast.AST) -> Iterator[str]:
    """Keys in raised errors and notices, and every other text that has the form of a key and is no tag of a hash."""
    tags = {
        id(part)
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and called(node) == "tagged"
        for part in node.args
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and called(node) in RAISED:
            for given in node.args[RAISED[called(node)] :][:1]:
                if isinstance(given, ast.Constant) and isinstance(given.value, str):
                    yield given.value
        text = node.value if isinstance(node, ast.Constant) and id(node) not in tags else None
        if isinstance(text, str) and KEY.fullmatch(text):
            yield text


def keys_of_python() -> dict[str, str]:
    """Each key with a file that says it."""
    return {
        key: str(path.relative_to(ROOT))
        for path in sorted((ROOT / "py").rglob("*.py"))
        for key in keys_of(ast.parse(path.read_text(encoding="utf-8")))
    }


def keys_of_catalogue(language: str, name: str = "*") -> set[str]:
    """The messages of a language, of all files or of one."""
    texts = [path.read_text(encoding="utf-8") for path in (LOCALES / language).glob(f"{name}.ftl")]
    return {key for text in texts for key in re.findall(r"^([a-z][a-z0-9-]*) =", text, re.MULTILINE)}


def test_keys_are_found_where_they_are_raised():
    tree = ast.parse(
        'raise Invalid("one")\nraise Cheat(seat, "two", proof)\nreturn "illegal-three"\nseal = tagged("no-key", x)\n'
    )
    assert sorted(set(keys_of(tree))) == ["illegal-three", "one", "two"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_has_words(language: str):
    said = keys_of_python()
    assert len(said) > 100, "the search finds what is raised"
    words = keys_of_catalogue(language)
    assert {key: file for key, file in said.items() if key not in words} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_about_problems_are_left_over(language: str):
    """What Python does not say, the page does: by that key, somewhere in web/."""
    page = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "web").rglob("*.js"))
    left = keys_of_catalogue(language, "problems") - keys_of_python().keys()
    assert sorted(key for key in left if f'"{key}"' not in page) == []
