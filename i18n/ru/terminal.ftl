### Boards in the terminal.
