// Codes on printed sheets. A short code such as `KDFW MXRT` holds settings, players, kind of board and the
// puzzle's number, from which it is dealt again anywhere. It uses only consonants that cannot be confused
// with each other or with digits; the last letter is a check letter. A sheet's link also carries the players'
// names.

import { unescapeLink } from '../../../core/find.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import { createRng, type Rng } from '../../../core/rng.ts';
import {
  decoyChoices,
  ingredientNames,
  lengthChoices,
  levelIds,
  levels,
  recipeLengths,
} from '../names.ts';
import { type BoardKind, boardKinds, MAX_PLAYERS, NAME_LENGTH } from '../types/board.ts';
import type { Params, Puzzle } from '../types/index.ts';
import type { Clue, Recipe } from '../types/potion.ts';
import { clueText, recipeText } from './recipe-text.ts';
import { checkParams, levelOf, presets, VERSION } from './settings.ts';

/** A prime number of letters, so one check letter detects every wrong letter and every transposition. */
const SHORT_LETTERS = 'BCDFGHJKMNPRSTVWXYZ';
const RADIX = SHORT_LETTERS.length;
const SHORT_LENGTH = 8;
/** Characters that are mistaken for letters of the code. */
const ALIKE: Readonly<Record<string, string>> = { U: 'V', '2': 'Z', '5': 'S', '6': 'G', '8': 'B' };

/** Puzzles of a level with default settings, and of any other settings. */
const LEVEL_NUMBERS = 1_000_000;
const CUSTOM_NUMBERS = 7000;
/** Codes of the last three versions can be told from those of this one. */
const VERSIONS = 4;

/** Multiplication makes codes of neighbouring numbers look unrelated; the inverse undoes it. */
const SPACE = BigInt(RADIX) ** BigInt(SHORT_LENGTH - 1);
const SPREAD = 525_871_247n;
const GATHER = inverse(SPREAD, SPACE);

export interface TableShape {
  readonly params: Params;
  readonly players: number;
  readonly kind: BoardKind;
  /** Among the puzzles with these settings. */
  readonly number: number;
}

/** Extended Euclidean algorithm. */
function inverse(value: bigint, modulus: bigint): bigint {
  let [old, now, oldFactor, factor] = [modulus, value, 0n, 1n];
  while (now !== 0n) {
    const times = old / now;
    [old, now] = [now, old - times * now];
    [oldFactor, factor] = [factor, oldFactor - times * factor];
  }
  return ((oldFactor % modulus) + modulus) % modulus;
}

const usualParams: readonly Params[] = levelIds.flatMap((id) =>
  id === 'custom' ? [] : (presets.find((preset) => preset.id === id)?.params ?? []),
);

/** Numbers of ingredients with the recipe lengths they allow. */
const measures = ingredientNames.flatMap((_, index) =>
  lengthChoices
    .filter((length) => Math.max(...recipeLengths(length)) <= index + 1)
    .map((length) => ({ ingredients: index + 1, length })),
);
const seatings = boardKinds.flatMap((kind) =>
  Array.from({ length: MAX_PLAYERS }, (_, index) => ({ kind, players: index + 1 })),
);
const EFFECT_LEVELS = 3;
const FLAGS = 16;
const SHAPES = measures.length * decoyChoices.length * EFFECT_LEVELS * FLAGS;
const CUSTOM_FROM = usualParams.length * seatings.length * LEVEL_NUMBERS;
const END = CUSTOM_FROM + SHAPES * seatings.length * CUSTOM_NUMBERS;

/** All settings of a table as one number. */
export function settingsNumber(params: Params): number {
  const { clue, events, specialCells, lastPotion } = params;
  const measure = measures.findIndex(
    ({ ingredients, length }) => ingredients === params.ingredients && length === params.length,
  );
  const flags = [clue, events, specialCells, lastPotion].reduce(
    (bits, flag) => 2 * bits + (flag ? 1 : 0),
    0,
  );
  const decoys = decoyChoices.indexOf(params.decoys);
  return (
    ((measure * decoyChoices.length + decoys) * EFFECT_LEVELS + params.effects) * FLAGS + flags
  );
}

function settingsOf(code: number): Params | undefined {
  const flags = code % FLAGS;
  const effects = Math.floor(code / FLAGS) % EFFECT_LEVELS;
  const rest = Math.floor(code / FLAGS / EFFECT_LEVELS);
  const decoys = decoyChoices[rest % decoyChoices.length];
  const measure = measures[Math.floor(rest / decoyChoices.length)];
  if (!decoys || !measure) return undefined;
  return {
    ...measure,
    decoys,
    effects,
    clue: (flags & 8) !== 0,
    events: (flags & 4) !== 0,
    specialCells: (flags & 2) !== 0,
    lastPotion: (flags & 1) !== 0,
    play: 'high-witch',
    board: 'cauldrons',
    seats: '1',
  };
}

/** The index of the level with these default settings; -1 for other settings. */
const usualPlace = (params: Params) =>
  params.clue && !params.events
    ? levels.findIndex(({ id }) => id === levelOf(params) && id !== 'custom')
    : -1;

export const numbersOf = (params: Params) =>
  usualPlace(params) >= 0 ? LEVEL_NUMBERS : CUSTOM_NUMBERS;

const WEIGHTS = Array.from({ length: SHORT_LENGTH }, (_, index) => index + 1);

/** Zero if the check letter is right. */
const checkSum = (digits: readonly number[]) =>
  digits.reduce((sum, digit, index) => sum + digit * (WEIGHTS[index] ?? 0), 0) % RADIX;

export function printShort({ params, players, kind, number }: TableShape): string {
  const usual = usualPlace(params);
  const seating = seatings.findIndex((one) => one.kind === kind && one.players === players);
  const value =
    usual >= 0
      ? (usual * seatings.length + seating) * LEVEL_NUMBERS + number
      : CUSTOM_FROM +
        (settingsNumber(params) * seatings.length + seating) * CUSTOM_NUMBERS +
        number;
  let left = (BigInt(value * VERSIONS + (VERSION % VERSIONS)) * SPREAD) % SPACE;
  const digits: number[] = [];
  while (digits.length < SHORT_LENGTH - 1) {
    digits.push(Number(left % BigInt(RADIX)));
    left /= BigInt(RADIX);
  }
  const check = Array.from({ length: RADIX }, (_, digit) => digit).find(
    (digit) => checkSum([...digits, digit]) === 0,
  );
  return [...digits, check ?? 0].map((digit) => SHORT_LETTERS.charAt(digit)).join('');
}

/** As printed, in two groups of four. */
export const showShort = (code: string) =>
  `${code.slice(0, SHORT_LENGTH / 2)} ${code.slice(SHORT_LENGTH / 2)}`;

/** Ignores spaces, dashes and case. Faults: notShort, shortLetter (in no code), shortLength, shortCheck (mistyped),
 * shortVersion (another version of the game). */
export function readShort(text: string): Result<TableShape> {
  const bare = text.replace(/[\s-]+/g, '').toUpperCase();
  if (!/^[A-Z\d]+$/.test(bare)) return failure('notShort', undefined, bare.slice(0, 40));
  if (bare.length !== SHORT_LENGTH) return failure('shortLength', undefined, String(bare.length));
  const digits: number[] = [];
  for (const letter of bare) {
    const digit = SHORT_LETTERS.indexOf(ALIKE[letter] ?? letter);
    if (digit < 0) return failure('shortLetter', undefined, letter);
    digits.push(digit);
  }
  if (checkSum(digits) !== 0) return failure('shortCheck');
  let spread = 0n;
  for (const digit of digits.slice(0, -1).reverse())
    spread = spread * BigInt(RADIX) + BigInt(digit);
  const whole = Number((spread * GATHER) % SPACE);
  const value = Math.floor(whole / VERSIONS);
  if (value >= END) return failure('shortCheck');
  if (whole % VERSIONS !== VERSION % VERSIONS) return failure('shortVersion');
  const usual = value < CUSTOM_FROM;
  const count = usual ? LEVEL_NUMBERS : CUSTOM_NUMBERS;
  const place = Math.floor((usual ? value : value - CUSTOM_FROM) / count);
  const seating = seatings[place % seatings.length];
  const settings = Math.floor(place / seatings.length);
  const params = usual ? usualParams[settings] : settingsOf(settings);
  // Settings of a level have only the level's code.
  if (!seating || !params || (!usual && usualPlace(params) >= 0) || checkParams(params).length > 0)
    return failure('shortCheck');
  return success({ ...seating, params, number: (usual ? value : value - CUSTOM_FROM) % count });
}

const SEED_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** 96 bits, like other random seeds. */
const SEED_LENGTH = 16;
const NUMBER_LENGTH = 4;

/** A random seed, or the rest of one. */
export function drawSeed(rng: Rng, length = SEED_LENGTH): string {
  let seed = '';
  while (seed.length < length) seed += SEED_LETTERS.charAt(rng.below(SEED_LETTERS.length));
  return seed;
}

type NumberedRecipe = Pick<Recipe, 'ingredients' | 'recipeLength' | 'lengthTold'>;

/** The number, then a rest that follows from number and recipe: a puzzle changed by hand has no number. */
export function numberedSeed(number: number, recipe: NumberedRecipe, clue: Clue | null): string {
  let head = '';
  for (
    let left = number;
    head.length < NUMBER_LENGTH;
    left = Math.floor(left / SEED_LETTERS.length)
  )
    head += SEED_LETTERS.charAt(left % SEED_LETTERS.length);
  const words = [VERSION, number, recipeText(recipe), clueText(clue)];
  return head + drawSeed(createRng(`witches-seed/${words.join('/')}`), SEED_LENGTH - NUMBER_LENGTH);
}

/** Undefined if no number of this version deals the puzzle. */
export function numberOf(
  puzzle: Pick<Puzzle, 'seed' | 'clue'> & NumberedRecipe,
): number | undefined {
  let number = 0;
  for (const letter of [...puzzle.seed.slice(0, NUMBER_LENGTH)].reverse())
    number = number * SEED_LETTERS.length + SEED_LETTERS.indexOf(letter);
  return number >= 0 && numberedSeed(number, puzzle, puzzle.clue) === puzzle.seed
    ? number
    : undefined;
}

interface SheetTable {
  readonly players: number;
  /** By place; empty if unknown, and shorter than `players` if only the first are known. */
  readonly names: readonly string[];
}

/** Names written on one line. */
export function readNames(text: string, players: number): readonly string[] {
  const names = text
    .split(/[,，、]/)
    .map((name) => [...name.trim()].slice(0, NAME_LENGTH).join(''));
  while (names.length > players || (names.length > 0 && names.at(-1) === '')) names.pop();
  return names;
}

/** More would make the QR code too fine for phones; then names are omitted. */
const LONGEST_NAMES = 200;

export function tableQuery({ players, names }: SheetTable): string {
  const told = names.map(encodeURIComponent).join(',');
  const fits = told !== '' && told.length <= LONGEST_NAMES;
  return `?players=${players}${fits ? `&names=${told}` : ''}`;
}

/** Accepts scanned, pasted or typed text; undefined if it does not mention players. */
export function readSheetTable(text: string): SheetTable | undefined {
  const short = readShort(text);
  if (short.ok) return { players: short.value.players, names: [] };
  const players = Number(/[?&]players=(\d)(?!\d)/.exec(text)?.[1] ?? 0);
  if (players < 1 || players > MAX_PLAYERS) return undefined;
  const names = /[?&]names=([^&#\s]*)/.exec(text)?.[1] ?? '';
  return { players, names: readNames(unescapeLink(names), players) };
}
