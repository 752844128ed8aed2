// The lesson of Wondering Witches alone: plant, grow, pluck, and read what the cauldron tells.

export const soloLesson = {
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
