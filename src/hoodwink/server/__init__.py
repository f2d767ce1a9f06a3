"""The live house: tables, clocks, stores, sockets."""
