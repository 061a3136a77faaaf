## What can be printed

print-foot = Foxden · an unofficial fan project; the game and its name belong to its author and publisher
print-summary = The game on one page
print-unknown = There’s nothing called that to print. Choose from: { $known }.
print-how = Paper: { $papers }. Copies: 1 to { $most }.
print-name = Name

## Headings of a summary

print-aim = The aim
print-ready = Getting ready
print-turn = A turn
print-round = A round
print-count = The count
print-end = The end
print-variants = Variants
print-abilities = Abilities
print-winning = Winning
