// A word for every picture on a tile.

import { symbolOf } from '../../../games/pikachu/symbols.ts';

/** What a screen reader calls a tile, unless that is the name of its picture. */
const otherNames: Readonly<Record<string, string>> = {
  'grinning-face': 'grin',
  'face-with-tears-of-joy': 'tears of joy',
  'smiling-face-with-hearts': 'face in love',
  'smiling-face-with-sunglasses': 'sunglasses',
  'star-struck': 'starry eyes',
  'sleeping-face': 'sleeper',
  'thinking-face': 'thinker',
  'face-screaming-in-fear': 'scream',
  'dog-face': 'dog',
  'cat-face': 'cat',
  'red-apple': 'apple',
  'gem-stone': 'gem',
  'soccer-ball': 'football',
  'wrapped-gift': 'gift',
  'ear-of-corn': 'corn',
  'hot-pepper': 'chilli',
  'french-fries': 'chips',
  'cheese-wedge': 'cheese',
  'tropical-fish': 'fish',
  'lady-beetle': 'ladybird',
  honeybee: 'bee',
  'pig-face': 'pig',
  't-rex': 'dinosaur',
  'four-leaf-clover': 'clover',
  'christmas-tree': 'fir tree',
  'crescent-moon': 'moon',
  'high-voltage': 'lightning',
  'ringed-planet': 'planet',
  tennis: 'tennis ball',
  'pool-8-ball': 'eight ball',
  'game-die': 'die',
  locked: 'padlock',
  airplane: 'plane',
  locomotive: 'steam engine',
  'ferris-wheel': 'big wheel',
  'hot-beverage': 'coffee',
  'red-heart': 'heart',
  'jack-o-lantern': 'pumpkin',
};

export const pictureName = (id: string) => otherNames[id] ?? id.replaceAll('-', ' ');

/** Words for the current picture set; undefined for the default. */
let otherWords: readonly string[] | undefined;

/** Names tiles by these words from now on; undefined for the default. */
export function callTiles(words: readonly string[] | undefined): void {
  otherWords = words;
}

export function tileWord(tile: number): string {
  const other = otherWords?.[tile - 1];
  if (other !== undefined) return other;
  const symbol = symbolOf(tile);
  return symbol === undefined ? 'empty' : pictureName(symbol);
}
