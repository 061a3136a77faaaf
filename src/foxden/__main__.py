"""python -m foxden"""

from foxden.cli import main

main()
