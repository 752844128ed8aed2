// Short codes: a table in eight letters that can be read out and typed, such as `KDFW MXRT`. They hold the settings,
// the players, the kind of board and the number of the puzzle, which is dealt from these again, anywhere. Consonants
// only, and none that is mistaken for another or for a digit; the last letter checks the others.

import { failure, type Result, success } from '../../../core/result.ts';
import { ingredientNames } from '../names/ingredients.ts';
import { decoyChoices, lengthChoices, levelIds, levels, recipeLengths } from '../names/levels.ts';
import { type BoardKind, boardKinds, MAX_PLAYERS } from '../types/board.ts';
import type { Params } from '../types/index.ts';
import { checkParams, levelOf, presets } from './settings.ts';
import { VERSION } from './version.ts';

/** Nineteen letters: a prime, so that one check letter finds every wrong letter and every exchange of two. */
const LETTERS = 'BCDFGHJKMNPRSTVWXYZ';
const RADIX = LETTERS.length;
const LENGTH = 8;
/** What people read or type for a letter of the code. */
const ALIKE: Readonly<Record<string, string>> = { U: 'V', '2': 'Z', '5': 'S', '6': 'G', '8': 'B' };

/** Puzzles of a level with its usual settings, and of any other settings. */
const LEVEL_NUMBERS = 1_000_000;
const CUSTOM_NUMBERS = 7000;
/** A code of the last three versions is told from one of this. */
const VERSIONS = 4;

/** Neighbouring numbers get codes that look nothing alike: times one, back by times the other. */
const SPACE = BigInt(RADIX) ** BigInt(LENGTH - 1);
const SPREAD = 525_871_247n;
const GATHER = inverse(SPREAD, SPACE);

/** All that a short code says. */
export interface TableShape {
  readonly params: Params;
  readonly players: number;
  readonly kind: BoardKind;
  /** Of the puzzle, among those of its settings. */
  readonly number: number;
}

/** By extended division. */
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

/** How many ingredients, and how long a recipe of them may be. */
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

/** One number for all settings that a table deals by. */
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

/** The place of a level that has its usual settings; -1 for others. */
const usualPlace = (params: Params) =>
  params.clue && !params.events
    ? levels.findIndex(({ id }) => id === levelOf(params) && id !== 'custom')
    : -1;

/** How many different puzzles a table of these settings can have. */
export const numbersOf = (params: Params) =>
  usualPlace(params) >= 0 ? LEVEL_NUMBERS : CUSTOM_NUMBERS;

const WEIGHTS = Array.from({ length: LENGTH }, (_, index) => index + 1);

/** Zero for a code whose check letter fits. */
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
  while (digits.length < LENGTH - 1) {
    digits.push(Number(left % BigInt(RADIX)));
    left /= BigInt(RADIX);
  }
  const check = Array.from({ length: RADIX }, (_, digit) => digit).find(
    (digit) => checkSum([...digits, digit]) === 0,
  );
  return [...digits, check ?? 0].map((digit) => LETTERS.charAt(digit)).join('');
}

/** As it is printed: four and four. */
export const showShort = (code: string) => `${code.slice(0, LENGTH / 2)} ${code.slice(LENGTH / 2)}`;

/**
 * Spaces, dashes and small letters do not matter. Faults: notShort, shortLetter (one that no code has), shortLength,
 * shortCheck (something is mistyped), shortVersion (of another version of the game).
 */
export function readShort(text: string): Result<TableShape> {
  const bare = text.replace(/[\s-]+/g, '').toUpperCase();
  if (!/^[A-Z\d]+$/.test(bare)) return failure('notShort', undefined, bare.slice(0, 40));
  if (bare.length !== LENGTH) return failure('shortLength', undefined, String(bare.length));
  const digits: number[] = [];
  for (const letter of bare) {
    const digit = LETTERS.indexOf(ALIKE[letter] ?? letter);
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
  // Settings that are a level's have one code, that of the level.
  if (!seating || !params || (!usual && usualPlace(params) >= 0) || checkParams(params).length > 0)
    return failure('shortCheck');
  return success({ ...seating, params, number: (usual ? value : value - CUSTOM_FROM) % count });
}
