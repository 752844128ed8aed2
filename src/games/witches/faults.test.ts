// Every kind of bad input, with its fault and place.

import { describe, expect, it } from 'vitest';
import { createBudget, unlimitedBudget } from '../../core/budget.ts';
import { dealPuzzle, openCode } from '../../core/deal.ts';
import { createRng } from '../../core/rng.ts';
import { faultText } from '../../words/en/witches/faults.ts';
import { evaluatePotion, findWinningPotions, witches } from './index.ts';
import { moveCode, paramsOf, puzzleCode } from './rules/code.ts';
import { rules } from './rules/index.ts';
import { parseEntries, parsePuzzle } from './rules/parse.ts';
import { checkSeal, openSeal } from './rules/seal.ts';
import { checkParams } from './rules/settings.ts';
import { printShort, readShort } from './rules/sheet-code.ts';
import { puzzleFrom, soloGame } from './testing/index.ts';
import { faults, type Puzzle, type State } from './types/index.ts';

const plain = puzzleFrom('g3 g1 g4 g2 i');
const good = { name: 'Parsley', kind: 'good', number: 1, effects: [] };
const four = ['Parsley', 'Sage', 'Chives', 'Rosemary'].map((name, index) => ({
  name,
  kind: 'good',
  number: index + 1,
  effects: [] as string[],
}));
const json = (more: Record<string, unknown>) => ({ ingredients: four, recipeLength: 4, ...more });
const changed = (index: number, more: Record<string, unknown>) =>
  json({ ingredients: four.map((one, at) => (at === index ? { ...one, ...more } : one)) });

const decodePlain = (text: string) => puzzleCode(paramsOf(plain)).decode(text);
const hintOf = (puzzle: Puzzle, state: State, steps: number) =>
  witches.hint(witches.view(puzzle, state), createRng('hint'), createBudget(steps));
const over: State = { ...witches.start(plain, 0), ending: 'lost' };
const proof = (...lines: string[]) => witches.checkProof(plain, { claim: 'winnable', lines });
const seal = openSeal(plain).seal;
const soloPuzzle = soloGame('solo-first-game', 'rows').puzzle;
const soloState = witches.start(soloPuzzle, 0);

/** Input, and the fault it must give. */
const shortCode = () =>
  printShort({ params: witches.presets[0].params, players: 3, kind: 'cauldrons', number: 4711 });

const otherLetter = (code: string) => (code.startsWith('B') ? 'C' : 'B') + code.slice(1);

/** Three of four codes with a valid check letter belong to other versions. */
function foreignShort(): string {
  const letters = 'BCDFGHJKMNPRSTVWXYZ';
  const rng = createRng('foreign');
  for (;;) {
    const code = Array.from({ length: 8 }, () => letters.charAt(rng.below(19))).join('');
    const read = readShort(code);
    if (!read.ok && read.fault.code === 'shortVersion') return code;
  }
}

const faultRows: readonly (readonly [string, () => unknown, string, string | undefined])[] = [
  ['a puzzle that is none', () => parsePuzzle(7), 'notAnObject', 'puzzle'],
  [
    'an ingredient that is none',
    () => parsePuzzle(json({ ingredients: [...four, 3] })),
    'notAnObject',
    'ingredients[4]',
  ],
  ['a stray field', () => parsePuzzle(json({ colour: 1 })), 'unknownKey', 'colour'],
  [
    'no list of ingredients',
    () => parsePuzzle(json({ ingredients: {} })),
    'badIngredients',
    'ingredients',
  ],
  [
    'too few ingredients',
    () => parsePuzzle(json({ ingredients: [good] })),
    'badIngredientCount',
    'ingredients',
  ],
  [
    'an unknown ingredient',
    () => parsePuzzle(changed(1, { name: 'Garlic' })),
    'unknownIngredient',
    'ingredients[1].name',
  ],
  [
    'an ingredient twice',
    () => parsePuzzle(changed(1, { name: 'Parsley' })),
    'doubledIngredient',
    'ingredients[1].name',
  ],
  [
    'an unknown kind',
    () => parsePuzzle(changed(0, { kind: 'bad' })),
    'unknownKind',
    'ingredients[0].kind',
  ],
  [
    'a number out of range',
    () => parsePuzzle(changed(0, { number: 9 })),
    'badIngredientNumber',
    'ingredients[0].number',
  ],
  [
    'a decoy with a number',
    () => parsePuzzle(changed(0, { kind: 'ignore' })),
    'badIngredientNumber',
    'ingredients[0].number',
  ],
  [
    'doubled numbers',
    () => parsePuzzle(changed(3, { number: 1 })),
    'doubledNumber',
    'ingredients[3].number',
  ],
  [
    'a number that nobody has',
    () => parsePuzzle(changed(3, { kind: 'ignore', number: null })),
    'missingNumber',
    'ingredients',
  ],
  [
    'an unknown effect',
    () => parsePuzzle(changed(2, { effects: ['Sour'] })),
    'unknownEffect',
    'ingredients[2].effects[0]',
  ],
  [
    'an effect twice',
    () => parsePuzzle(changed(2, { effects: ['Spicy', 'Spicy'] })),
    'doubledEffect',
    'ingredients[2].effects[1]',
  ],
  [
    'a lone brother',
    () => parsePuzzle(changed(2, { effects: ['Brothers'] })),
    'unpairedEffect',
    'ingredients',
  ],
  [
    'a recipe of seven',
    () => parsePuzzle(json({ recipeLength: 7 })),
    'badRecipeLength',
    'recipeLength',
  ],
  ['a flag that is none', () => parsePuzzle(json({ lengthTold: 'yes' })), 'badFlag', 'lengthTold'],
  ['a seed that is none', () => parsePuzzle(json({ seed: 5 })), 'badSeed', 'seed'],
  [
    'a clue that is none',
    () => parsePuzzle(json({ clue: { type: 'rumour', ingredient: 'Sage' } })),
    'badClue',
    'clue.type',
  ],
  [
    'a clue that lies',
    () => parsePuzzle(json({ clue: { type: 'negative', ingredient: 'Sage', not: 2 } })),
    'falseClue',
    'clue',
  ],
  ['a potion that is no list', () => parseEntries(plain, 'Sage'), 'badEntries', 'entries'],
  ['an empty potion', () => parseEntries(plain, []), 'emptyPotion', 'entries'],
  [
    'a potion too long',
    () => parseEntries(plain, new Array(13).fill({ ingredient: 'Sage', seeds: 1 })),
    'longPotion',
    'entries',
  ],
  [
    'seeds out of range',
    () => parseEntries(plain, [{ ingredient: 'Sage', seeds: 5 }]),
    'badSeeds',
    'entries[0].seeds',
  ],
  [
    'no such ingredient in the game',
    () => parseEntries(plain, [{ ingredient: 'Thyme', seeds: 1 }]),
    'unknownIngredient',
    'entries[0].ingredient',
  ],
  ['a code of nothing', () => decodePlain('AAAA'), 'badCode', 'puzzle'],
  [
    'a puzzle of other settings',
    () =>
      puzzleCode({ ...paramsOf(plain), ingredients: 6 }).decode(
        puzzleCode(paramsOf(plain)).encode(plain),
      ),
    'foreignPuzzle',
    'ingredients',
  ],
  [
    'a recipe that cannot be brewed',
    () => {
      const bad = puzzleFrom('g1[Random] g2 g3 g4');
      return openCode(witches, dealPuzzle(witches, paramsOf(bad), bad).code, unlimitedBudget);
    },
    'unwinnable',
    'puzzle',
  ],
  [
    'a code that there is no budget to vouch for',
    () => openCode(witches, dealPuzzle(witches, paramsOf(plain), plain).code, createBudget(0)),
    'budgetExhausted',
    undefined,
  ],
  ['a move that is none', () => moveCode.decode('u-a9'), 'badMove', undefined],
  ['a seal that is none', () => checkSeal('abc'), 'badSeal', 'seal'],
  [
    'a tampered seal',
    () => checkSeal(seal.replace('_ag3', '_ag1').replace('_bg1', '_bg3')),
    'brokenSeal',
    'fingerprint',
  ],
  [
    'a recipe longer than the ingredients',
    () => ({ ok: false, fault: checkParams({ ...paramsOf(plain), length: '6' })[0] }),
    'longRecipe',
    'length',
  ],
  [
    'a table where one plays alone',
    () => {
      const params = { ...paramsOf(plain), play: 'table', seats: '2' } as const;
      return { ok: false, fault: rules.checkParams(params)[0] };
    },
    'tableOnly',
    'play',
  ],
  [
    'a table for one',
    () => ({ ok: false, fault: checkParams({ ...paramsOf(plain), play: 'table' })[0] }),
    'badSeats',
    'seats',
  ],
  [
    'no budget',
    () => witches.generate(paramsOf(plain), createRng('x'), createBudget(0)),
    'budgetExhausted',
    undefined,
  ],
  ['a hint after the end', () => hintOf(plain, over, 1e6), 'nothingToHint', undefined],
  ['a proof that is no potion', () => proof('Sage one'), 'badProof', 'line 1'],
  [
    'a proof of a length that boards lack',
    () => proof('Sage 1', 'Rosemary 2', 'Parsley 3', 'Chives 4', 'Oregano 1'),
    'badProof',
    'length',
  ],
  [
    'a proof that loses',
    () => proof('Sage 1', 'Rosemary 2', 'Chives 4', 'Parsley 3'),
    'losingPotion',
    undefined,
  ],
  [
    'a question without a game',
    () => witches.ask({ type: 'notebook' }, undefined, unlimitedBudget),
    'noInquiry',
    undefined,
  ],
  [
    'a puzzle with a board that is none',
    () => parsePuzzle({ ...plain, board: { ...soloPuzzle.board, players: 6 } }),
    'badBoard',
    'players',
  ],
  [
    'a puzzle with a board of loose parts',
    () => parsePuzzle({ ...plain, board: { ...soloPuzzle.board, regions: [] } }),
    'badBoard',
    'everyCellOnce',
  ],
  [
    'a board that has no gardens left',
    () =>
      witches.solve(
        soloPuzzle,
        { ...soloState, solo: soloState.solo && { ...soloState.solo, gardens: [] } },
        unlimitedBudget,
      ),
    'noWay',
    undefined,
  ],
  ['a short code with signs', () => readShort('KDFW+MXRT'), 'notShort', undefined],
  ['a short code with a vowel', () => readShort('KDFW MXRA'), 'shortLetter', undefined],
  ['seven letters', () => readShort('KDFW MXR'), 'shortLength', undefined],
  ['a mistyped short code', () => readShort(otherLetter(shortCode())), 'shortCheck', undefined],
  ['a short code of another version', () => readShort(foreignShort()), 'shortVersion', undefined],
];

/** Calls that throw, and their messages. */
const thrown: readonly (readonly [string, () => unknown, RegExp])[] = [
  ['an empty potion', () => evaluatePotion(plain, [], 1), /^emptyPotion at entries/],
  [
    'seeds out of range',
    () => evaluatePotion(plain, [{ ingredient: 'Sage', seeds: 0 }], 1),
    /^badSeeds at entries\[0\]\.seeds/,
  ],
  [
    'a bad puzzle',
    () => evaluatePotion(changed(3, { number: 1 }), [{ ingredient: 'Sage', seeds: 1 }], 1),
    /^doubledNumber at ingredients\[3\]\.number \(1\)/,
  ],
  [
    'a bad potion number',
    () => evaluatePotion(plain, [{ ingredient: 'Sage', seeds: 1 }], 0),
    /^badPotionNumber/,
  ],
  ['a bad length', () => findWinningPotions(plain, 9), /^badMaxLength/],
];

describe('bad input', () => {
  it.each(faultRows)('%s', (_, run, code, where) => {
    expect(run()).toMatchObject({
      ok: false,
      fault: where === undefined ? { code } : { code, where },
    });
  });
  it.each(thrown)('%s throws', (_, run, message) => {
    expect(run).toThrow(TypeError);
    expect(run).toThrow(message);
  });
  it('has a row for every fault code, and words for it', () => {
    const rows = [...faultRows.map((row) => row[2]), 'badPotionNumber', 'badMaxLength'];
    expect(faults.filter((code) => !rows.includes(code))).toEqual([]);
    const common = ['budgetExhausted'];
    for (const code of faults)
      if (!common.includes(code)) expect(faultText({ code }), code).toMatch(/\.$/);
  });
});
