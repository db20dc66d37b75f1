"""The border between Python and the page; the only package that may know js and pyscript."""
