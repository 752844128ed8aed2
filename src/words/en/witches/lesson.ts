// The lesson of Wondering Witches: one recipe of four numbers, worked out potion by potion.

export const lesson = {
  aim: 'Four of these five herbs have a secret number from 1 to 4, one is a decoy. Brew 1, 2, 3, 4 in this order, each herb with as many seeds as its number.',
  cauldron:
    'You never see the numbers. You brew a potion, and the High Witch answers. All you need is what she tells you.',
  undergrown: 'Try Rosemary with 3 seeds: press it, set 3, and use the potion.',
  overgrown:
    'One is undergrown: too few seeds. So Rosemary’s number is above 3, and that is 4. Now Sage with 2 seeds.',
  decoy:
    'One is overgrown: too many seeds. So Sage is 1. A herb may go in twice: brew Chives with 1 seed and Chives with 4 seeds.',
  clue: 'Nothing undergrown, nothing overgrown: no number can be 1 and 4 at once. Chives has none, it is the decoy. Parsley and Oregano are 2 and 3, and your clue says which: Oregano is not 3.',
  brew: 'Now the recipe, in order: Sage 1, Oregano 2, Parsley 3, Rosemary 4. Brew it.',
  end: 'That is the whole art. With friends, print a board for each of you and let this page be the High Witch. Alone, choose one of the Solo games under New game.',
  otherwise: {
    undergrown: 'For this, the cauldron holds Rosemary with 3 seeds and nothing else.',
    overgrown: 'For this, the cauldron holds Sage with 2 seeds and nothing else.',
    decoy: 'For this, the cauldron holds Chives with 1 seed, then Chives with 4 seeds.',
    brew: 'Not quite. Sage with 1 seed, Oregano with 2, Parsley with 3, Rosemary with 4, in this order.',
  },
};
