"""`python -m herohall`: the same as the command `herohall`."""

from herohall.cli import main

if __name__ == "__main__":
    main()
