// The lesson of Wondering Witches alone: plant, grow, pluck, and read what the cauldron tells.

export const soloLesson = {
  aim: 'Alone you grow what you brew. A herb’s dots are its seeds, and a cauldron that is full is a potion: the High Witch answers it.',
  plant:
    'The light cells are gardens, the dark ones cauldrons. Plant Sage in the first cell of this garden: press it, then Sage.',
  second: 'It stands there with one dot. Plant Oregano beside it.',
  grow: 'Let the garden grow: everything in it gets one dot more. Each of these is a turn.',
  pluck: 'Two dots each. Pluck the Sage, and put it into this cauldron of two.',
  fill: 'The Oregano comes after it. With that the cauldron is full, and its potion is tested.',
  answer:
    'One is undergrown: too few seeds. Your clue says that Sage is 3 or 4, so it is Sage, and Oregano is right with 2, or a decoy. Plucked cells are used up: gardens are what you have to spend.',
  end: 'Go on so until you know the recipe, and brew it in order in a cauldron that is as long. All that you were told is under Potions and Notes.',
  otherwise: {
    plant: 'For this, Sage goes into the ringed cell.',
    second: 'For this, Oregano goes into the ringed cell.',
    grow: 'Press a cell of this garden, then “Grow”.',
    pluck: 'Pluck the Sage, and press the ringed cauldron.',
    fill: 'Pluck the Oregano, and press the same cauldron.',
  },
};
