"""One running game at this device: seats, dealers, clocks, record, replay.  Sans-IO: time and
entropy come in as arguments, effects go out as plain data."""
