"""The kernel: what every game of Taktbrett is made of.  Standard library only."""
