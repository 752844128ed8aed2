// Words for the pictures of the other sets of tiles, in the order in which boards use them.

import { wordList } from '../../../core/word-list.ts';
import { animals, fruit } from '../../../games/pikachu/pictures.ts';
import type { TileSet } from '../../../games/pikachu/symbols.ts';
import { pictureName } from './symbols.ts';

/** Names that differ from those of the icon set, and from those of the emoji on tiles. */
const called: Readonly<Record<string, string>> = {
  'mouse-face': 'mouse',
  'rabbit-face': 'rabbit',
  ewe: 'sheep',
  'pig-face': 'pig face',
  'tropical-fish': 'tropical fish',
  'baby-chick': 'chick',
  'dragon-face': 'dragon',
  'kiwi-fruit': 'kiwi',
  'bell-pepper': 'pepper',
  'leafy-green': 'lettuce',
  'roasted-sweet-potato': 'sweet potato',
  'baguette-bread': 'baguette',
  cooking: 'fried egg',
  'cut-of-meat': 'steak',
  'poultry-leg': 'drumstick',
  'meat-on-bone': 'meat on the bone',
  'stuffed-flatbread': 'kebab',
  'shallow-pan-of-food': 'pan of food',
  'green-salad': 'salad',
  'cooked-rice': 'bowl of rice',
  'steaming-bowl': 'noodle soup',
  'fish-cake-with-swirl': 'fish cake',
  'soft-ice-cream': 'soft ice',
  'glass-of-milk': 'milk',
  'beer-mug': 'beer',
  'beverage-box': 'juice box',
  'ginger-root': 'ginger',
};

const wordsFor = (pictures: readonly string[]) =>
  pictures.map((id) => called[id] ?? pictureName(id));

const letters = [
  ...Array.from({ length: 26 }, (_, index) => `letter ${String.fromCharCode(65 + index)}`),
  ...Array.from({ length: 86 }, (_, index) => `number ${index + 2}`),
];

const shapeNames = wordList(`
  circle square triangle diamond star heart cross moon hexagon arrow drop bolt flower house
`);
/** In the order of the sheets: all shapes in one style, then in the next. */
const manners: readonly ((shape: string) => string)[] = [
  (shape) => shape,
  (shape) => `${shape} outline`,
  (shape) => `${shape} with a dot`,
  (shape) => `${shape} outline with a dot`,
  (shape) => `${shape} with a bar`,
  (shape) => `${shape} outline with a bar`,
  (shape) => `${shape} with a post`,
  (shape) => `${shape} outline with a post`,
];
const shapes = manners.flatMap((manner) => shapeNames.map(manner));

export const pictureWords: Readonly<Record<Exclude<TileSet, 'emoji'>, readonly string[]>> = {
  animals: wordsFor(animals),
  fruit: wordsFor(fruit),
  shapes,
  letters,
};
