// The default pictures on the tiles: names of icons in the bundled set, in the order in which boards use them; and the
// names of all sets.

import { wordList } from '../../core/word-list.ts';

/** 8 faces, 8 animals and 8 objects, then 16 that differ most for the hardest classic boards, then those of the largest. */
export const symbols = wordList(`
  grinning-face face-with-tears-of-joy smiling-face-with-hearts smiling-face-with-sunglasses
  star-struck sleeping-face thinking-face face-screaming-in-fear
  dog-face cat-face frog fox bear panda koala lion
  red-apple pizza rocket gem-stone star fire unicorn rainbow
  watermelon soccer-ball octopus sunflower crown grapes penguin guitar carrot snowflake balloon
  turtle doughnut sailboat cactus wrapped-gift
  banana cherries strawberry pineapple lemon ear-of-corn eggplant hot-pepper mushroom cupcake
  ice-cream lollipop hamburger french-fries popcorn egg cheese-wedge sushi owl parrot crab
  tropical-fish whale snail butterfly lady-beetle honeybee elephant pig-face chicken flamingo snake
  hedgehog spider t-rex tulip four-leaf-clover maple-leaf palm-tree christmas-tree sun
  crescent-moon high-voltage umbrella ringed-planet droplet basketball tennis pool-8-ball game-die
  trumpet drum top-hat key locked bell light-bulb magnet airplane locomotive bicycle ferris-wheel
  tent hot-beverage red-heart ghost robot alien skull jack-o-lantern snowman pirate-flag
`);

export type SymbolName = (typeof symbols)[number];

/** The picture of a tile; tiles count from 1, as 0 is an empty cell. */
export function symbolOf(tile: number): SymbolName | undefined {
  return symbols[tile - 1];
}

/** Sets of pictures for the tiles; `emoji` are the symbols above. */
export const tileSets = ['emoji', 'animals', 'fruit', 'shapes', 'letters'] as const;
export type TileSet = (typeof tileSets)[number];
