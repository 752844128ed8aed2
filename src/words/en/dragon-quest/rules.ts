// Texts read beside the board: the rules page with tips and advice for real cards, and the lesson.

import type { RulesSection } from '../../words.ts';
import { score } from './cards.ts';

export const rules: readonly RulesSection[] = [
  {
    heading: 'The aim',
    body: [
      'Somewhere in the dungeon sits the Dragon Queen (queen of spades). Beat her, then leave through an exit; or beat her with a natural 10 and win on the spot.',
      'You lose when your last heart is gone, or when you are trapped: no card can be placed, resolved or flipped any more.',
    ],
  },
  {
    heading: 'Your turn',
    body: [
      'Reveal: put the next dungeon card face-up on an empty cell that touches exactly one card, and that card lies face-down. The dungeon never grows beyond 7 columns by 5 rows, but it may grow in any direction until then.',
      'Resolve: deal with any face-up card, wherever it lies. Face-up cards are walls; once resolved they turn face-down and become floor.',
      'Only the hidden pit is forced on you. Everything else can wait.',
      'The start card stays face-down all the time. It is never the exit and never the Dragon Queen.',
    ],
    figures: [
      {
        id: 'placing',
        about:
          'The next card may go to a cell with a plus: it touches one card only, and that one lies face-down. The face-up cards are walls.',
      },
    ],
  },
  {
    heading: 'The cards',
    body: [
      '- Exit (ace of spades): to the next level, with all 27 dungeon cards shuffled again. Health, gems, items and fate stay as they are. If the Queen is beaten, it wins.',
      '- Hidden pit (2 of spades): strikes at once, 2 damage. Your gems are spent on it automatically; a Queen is offered first.',
      '- Pits (3 of spades, 2 and 3 of clubs): 1, 2 and 3 damage, if you choose to step in.',
      '- Passages (4, 5, 6): the spade and the club of a number belong together. When both have been revealed in this level, resolving one opens both.',
      '- Gem (7), healing (8, two hearts), treasure (9, a random item). At ten gems, at full health or with an empty stock the card still turns, but gives nothing.',
      '- Slime (10): fate 7 or more beats it, otherwise 1 damage. Natural 10: one heart.',
      '- Skeleton (jack): fate 8 or more, otherwise 1 damage. Natural 10: one gem.',
      '- Troll (king of spades): fate 9 or more, otherwise 2 damage. Natural 10: an item.',
      '- Troll King (king of clubs): fate 9 or more, otherwise 3 damage. Natural 10: a gem, an item and a heart.',
      '- Young dragon (queen of clubs): only fate 10 beats it, otherwise 1 damage. Natural 10: three gems.',
      '- Dragon Queen (queen of spades): fate 9 or more, otherwise 3 damage. Natural 10: the game is won. If she is not beaten she flees and is back in the next level.',
      '- Merchant (ace of clubs): for one gem any item from the stock, or an exit that acts at once.',
      '- Generous wizard (black joker): the same for free.',
      'Harder games add to the damage of enemies and pits; the card always shows what it does in this game.',
    ],
    figures: [
      {
        id: 'cards',
        about:
          'The kinds of dungeon cards: enemies such as the Skeleton and the Dragon Queen, a pit, gem, healing, treasure, half a passage, merchant, wizard and exit.',
      },
    ],
  },
  {
    heading: 'Fights and fate',
    body: [
      'A fight draws one of five fate cards, 6 to 10. Enough beats the enemy; a natural 10 brings its reward as well; less costs the damage. The enemy turns face-down in any case.',
      'Used fate cards lie open. When all five lie open, they are shuffled for the next draw. So you can count what is left, from level to level too.',
      'Each gem takes one damage away, as many as you like. Damage as great as your health is the end.',
    ],
  },
  {
    heading: 'Items',
    body: [
      '- King: after seeing a fate card, put it aside and draw again.',
      '- Queen: one more for the fate card (never a natural 10), or all damage of one pit cancelled.',
      '- Jack: turn one face-up card down without any effect. A passage opened so counts as found; the Dragon Queen is not beaten by it.',
      '- Red Joker: any of the three, as you say when you use it.',
      'Any number of items may go into one fight. A used item returns to the stock.',
    ],
  },
  { heading: 'Points', body: [score.about] },
  {
    heading: 'Variants',
    body: [
      '- Open placement: a card may go beside exactly one face-down card, whatever else lies there. Much easier.',
      '- Depth of the Queen: before the level that you choose she can only be driven off, by a natural 10 too. She waits in the next level.',
      '- Gems and items at the start, more or fewer hearts, more damage: as you like.',
      '- Winnable deals only: a search that knows the order of the cards has won every such deal. On unless you switch it off.',
    ],
  },
  {
    heading: 'Good to know',
    body: [
      '- Count fate: fight the Queen when mostly nines and tens are left, and burn the low cards on slimes.',
      '- Keep room: spread out, and do not close cells that you may still need.',
      '- Spend gems before hearts, but remember the hidden pit.',
      '- Heal before you leave a level; an exit that you have found is a safe way out.',
      '- A merchant or wizard kept for later is an exit as well. Buy when you can spare the gem, not because you have one.',
      '- A visible pit can wait for ever. Step in only where you need the floor, and while you can afford the hearts.',
      '- One end of a passage is a wall until the other turns up: do not build yourself in behind it.',
      '- A Jack gets you past the worst card; a King is worth most while high fate cards are still to come.',
    ],
  },
  {
    heading: 'With real cards',
    body: [
      'You need 52 cards and two jokers. Health: ace to five of hearts (four of them in harder games). Gems: ten down to ace of diamonds, all in stock. Items: jacks, queens and kings of hearts and diamonds with the red joker, shuffled. Fate: six to ten of hearts, shuffled. Dungeon: all clubs and spades with the black joker, shuffled.',
      'Lay one dungeon card face-down in the middle without looking. Draw from the dungeon deck to reveal, turn cards over as they are resolved, and lay used fate cards open beside their pile.',
      'Lost hearts go back to their stock; gems and items come from theirs and return to it, and the items are shuffled each time. For the next level gather all clubs, all spades and the black joker and shuffle them again.',
      'If it later turns out that the exit or the Queen is missing, it was that card: deal again.',
    ],
  },
];

/** The lesson, in a stacked dungeon. */
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
