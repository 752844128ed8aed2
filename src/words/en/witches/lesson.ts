// The lesson of Wondering Witches: one recipe of four numbers, worked out potion by potion.

export const lesson = {
  aim: 'Four of these five herbs have a secret number from 1 to 4, one is a decoy. Brew 1, 2, 3, 4 in this order, each herb with as many seeds as its number.',
  cauldron:
    'You never see the numbers. You brew a potion, and the High Witch answers. All you need is what she tells you.',
  undergrown: 'Try Rosemary with 3 seeds: press it, set 3, and use the potion.',
  overgrown:
    'One is undergrown: too few seeds. So Rosemary’s number is above 3, and that is 4. Now Sage with 2 seeds.',
  effect:
    'One is overgrown: too many seeds. So Sage is 1. And an effect spoke: the Revealer counts the decoys in a potion, here none. Only Sage was in it, so Sage has it.',
  decoy: 'That is worth using. Brew Sage with 1 seed and Chives with 2 seeds.',
  clue: 'Nothing is misgrown, and the Revealer counts one decoy. Sage has a number, so it is Chives: a decoy has none, whatever its seeds. Parsley and Oregano are 2 and 3, and your clue says which: Oregano is not 3.',
  order: 'Now for the order. Brew Oregano with 2 seeds, then Sage with 1.',
  brew: 'Both have the right seeds, and it is not the recipe: 2 stands before 1, and two numbers are missing. Brew all four in order: Sage 1, Oregano 2, Parsley 3, Rosemary 4.',
  end: 'That is the whole art. At the table you grow herbs on your printed boards, and a full cauldron is a potion for this page. Print a board for each of you under More, Print.',
  otherwise: {
    undergrown: 'For this, the cauldron holds Rosemary with 3 seeds and nothing else.',
    overgrown: 'For this, the cauldron holds Sage with 2 seeds and nothing else.',
    decoy: 'For this, the cauldron holds Sage with 1 seed, then Chives with 2 seeds.',
    order: 'For this, the cauldron holds Oregano with 2 seeds, then Sage with 1 seed.',
    brew: 'Not quite. Sage with 1 seed, Oregano with 2, Parsley with 3, Rosemary with 4, in this order.',
  },
};
