// The lesson of Dragon Quest Solitaire: what is said in a dungeon that is stacked for it.

export const lesson = {
  aim: 'Find the Dragon Queen, beat her, and leave by the exit before your hearts run out.',
  reveal:
    'You stand on the blue card. A cell with a plus takes the next card of the deck. Press the marked one.',
  gem: 'A gem. A face-up card is a wall until you deal with it. Press the card, then take the gem: the card turns over and becomes floor.',
  explore: 'From every floor card the dungeon grows on. Reveal the next card beside it.',
  fight:
    'A Skeleton: it takes a fate card of 8 or more. Fate is 6 to 10, one of each, and drawn ones stay open, so you can count. Fight it.',
  beside: 'An 8: beaten. See what lies on the other side of your first card.',
  pit: 'A pit costs hearts, and you may leave it alone for as long as you like. Here we want the floor: step in.',
  spend: 'Each gem takes one damage off. Spend yours, and your hearts stay whole.',
  passage:
    'On your left lies half a passage, the 4 of spades: a wall until the 4 of clubs turns up. Reveal the cell below.',
  open: 'There is the other half. Go through: both cards become floor.',
  deeper: 'Now there is room on the left. Reveal the next card.',
  queen:
    'The Dragon Queen! She takes a 9 or a 10. The 8 is out, so 6, 7, 9 and 10 are left: two of four. Be brave, fight her.',
  way: 'A 9, and she falls. Only the way out is missing. Reveal the marked cell.',
  exit: 'The exit. While the Queen lives it leads one level deeper; now it leads home. Leave.',
  end: 'You made it out. On a real adventure merchants and wizards have items for you, and a cell must touch one card only: leave yourself room.',
  otherwise: {
    reveal: 'Later. Press the marked cell to reveal a card there.',
    resolve: 'Later. Deal with the marked card first: press it, then the button.',
    spend: 'Keep your hearts: spend the gem.',
  },
};
