// Teaching: the rules on the help page, and the lessons of the High Witch page and of the solo game.

import type { RulesSection } from '../../words.ts';

/** Where the solo game on screen differs. */
const soloRules: readonly RulesSection[] = [
  {
    heading: 'Solo on screen',
    body: [
      'The whole board is yours, front and back, and the game keeps the pencil. Plant, grow and pluck as on paper; a full cauldron is tested at once. On the garden board you test a garden once every cell of it is planted, in the order you choose.',
      '- Plants stop growing at the largest number of seeds that a potion can have.',
      '- Efficiency, Low Ceiling, Fertile Ground, Hard Ground and Black Magic act by themselves. Turns are counted; Hard Ground takes two.',
      '- Poison: two poisoned potions in a row end the game. Distracted: nothing grows beyond two dots until your next potion.',
      '- Drizzle grows all gardens at once. Frost, Bramble, Fence, Gate and Seedling ask you where; Gate and Seedling may be passed.',
      'You lose when no potion can be completed any more. Where the level gives one, a last potion of your choice may still save the day.',
    ],
  },
];

/** Where a table of several phones differs. */
const tableRules: readonly RulesSection[] = [
  {
    heading: 'Together, each with a phone',
    body: [
      'All see what the High Witch says. Your notes are yours until you share them. How much the notebook helps you agree on before the first potion. What an effect does to a player falls on whose cauldron was tested, until that player tests again; when all are poisoned at the same time, you lose. Giving up, opening the recipe and the last potion take everybody who is there.',
      'With boards on paper anybody enters a potion and says whose cauldron it is; the others see it while you write.',
      'On screen you share one board, and each has a part of it:',
      '- In every round each player has one action, in any order, or passes. Who is away can be passed for.',
      '- In place of an action you may offer a plant to another player’s cauldron. It is given when they accept.',
      '- You can take a move back until somebody else has moved. A potion is final.',
      '- What an effect or a special cell asks for, it asks of you while the others go on.',
      'You lose when no potion can be completed any more, or nobody can do anything but pass.',
    ],
  },
];

export const rules: readonly RulesSection[] = [
  {
    heading: 'The aim',
    body: [
      'Some ingredients are good: each has one number of the secret recipe, from 1 up. The others are decoys. Brew a potion in which the numbers rise by one from entry to entry, with as many counted entries as the recipe is long, all grown exactly right. You win together.',
    ],
  },
  {
    heading: 'A potion',
    body: [
      'A potion is a row of ingredients, each with a number of seeds. The High Witch goes through it once, from first to last.',
      '- An ingredient with fewer seeds than its number is undergrown, with more it is overgrown.',
      '- An ingredient without a number is not counted and disturbs no order.',
      '- The first counted number may be any; each one after it must be one higher.',
      'You are told how many were undergrown and overgrown, and what the effects have to say, in shuffled order. An ingredient may be in a potion more than once.',
    ],
    figures: [
      {
        id: 'potions',
        about:
          'Three potions and their answers. Too few seeds: undergrown. Too many: overgrown. Nothing misgrown, and an effect that counts one decoy.',
      },
    ],
  },
  {
    heading: 'Decoys',
    body: [
      '- Plain decoys have no number.',
      '- Overachievers have a number that no seeds can reach: they are always misgrown.',
      '- Imposters have a number of the recipe, are always wrong, and say that an imposter is here.',
      'There are overachievers and imposters only where it says “Trickier decoys”.',
    ],
  },
  {
    heading: 'Effects',
    body: [
      'The names of the effects in play are shown; who has them is secret. One ingredient may have several. An effect changes what comes after it or itself, never what came before. Reports look at the whole potion as it stands. An effect with nothing to say stays silent.',
      'What happens to one ingredient, in this order:',
      '- It is skipped, cleaned of its effects, or flees to the end.',
      '- Its number changes by what came before, then by its own effects; an odd one steps aside.',
      '- It is judged, and its reports are made.',
      '- It leaves something for the next, forgets what was, or cuts the potion off.',
      'And besides:',
      '- An entry that is passed over runs nothing and does not count.',
      '- What waits for the next entry is spent by it, even if it has no number.',
      'Tap a name to read what the effect does.',
    ],
  },
  {
    heading: 'The end',
    body: [
      'You lose when nobody at the table can act. Some levels then give one last potion. Revealing the recipe ends the game.',
      'Every recipe that is dealt can be brewed with a potion of 4 or 6 (5 for a recipe of 5), whatever chance does.',
    ],
  },
  ...soloRules,
  ...tableRules,
  {
    heading: 'The seal',
    body: [
      'The recipe is sealed before the first potion. At the end the seal is opened and compared, and you are told whether the recipe is the one that was sealed. The seal in full can be copied and checked anywhere.',
      'The puzzle is stored scrambled on this device. That guards against an accidental look, not against someone who sets out to cheat.',
    ],
  },
  {
    heading: 'Notebook and hints',
    body: [
      'Your notes are your own: mark what an ingredient cannot be, or must be. The notebook helps only if you ask. It can check your notes against the answers, or show what follows: what is impossible is proven, what is possible has a recipe that shows it, and what could not be decided says so. Both are told in the result, and with what follows the game counts as practice.',
      'A hint names a fact that already follows, and the potions that prove it, or a potion that tells much.',
    ],
  },
];

/** One recipe of four numbers, worked out potion by potion. */
export const highWitchLesson = {
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

/** Plant, grow, pluck, and read what the cauldron tells. */
export const soloLessonTexts = {
  aim: 'Alone you grow what you brew. A herb’s dots are its seeds, and a cauldron that is full is a potion: the High Witch answers it.',
  plant:
    'The light cells are gardens, the dark ones cauldrons. Chives stands in this garden already. Plant Sage in its first cell: press it, then Sage.',
  second: 'It stands there with one dot. Plant Oregano between the two.',
  grow: 'Let the garden grow: everything in it gets one dot more. Each of these is a turn.',
  pluck: 'Two dots each. Pluck the Sage, and put it into this cauldron of three.',
  next: 'Then the Oregano, into the same cauldron.',
  fill: 'The Chives come last. With that the cauldron is full, and its potion is tested.',
  grown:
    'One is undergrown: its number is above its two dots. One is overgrown: its number is below. The third is right with 2, or a decoy, which has no number.',
  clue: 'Your clue puts Sage into the second half of the recipe, 3 or 4. So Sage is the undergrown one. Oregano or Chives is 1, and was overgrown.',
  effect:
    'And an effect spoke: the Revealer counts the decoys in a potion, here one. So one of Oregano and Chives is the decoy, and the other is 1. Which? Another potion will tell.',
  order:
    'Order counts too: in the recipe the numbers rise by one, 1, 2, 3, 4. Sage before a 1 could never be right. Plucked cells are used up: gardens are what you have to spend.',
  end: 'Go on so until you know the recipe, and brew it in order in a cauldron that is as long. Your own board has a back, too. All that you were told is under Potions, and your own notes are under Notes.',
  otherwise: {
    plant: 'For this, Sage goes into the ringed cell.',
    second: 'For this, Oregano goes into the ringed cell.',
    grow: 'Press a cell of this garden, then “Grow”.',
    pluck: 'Pluck the Sage, and press the ringed cauldron.',
    next: 'Pluck the Oregano, and press the same cauldron.',
    fill: 'Pluck the Chives, and press the same cauldron.',
  },
};
