// The game as a whole: deals, codes, moves and refusals, the seal, proofs, hidden information.

import { describe, expect, it } from 'vitest';
import { samples } from '../../../test/samples.ts';
import { open as witchesOpen } from '../../cli/games/witches/board-and-seal.ts';
import { createBudget, unlimitedBudget } from '../../core/budget.ts';
import { deal, dealPuzzle, openCode } from '../../core/deal.ts';
import type { Result } from '../../core/result.ts';
import { createRng, pick } from '../../core/rng.ts';
import { Session } from '../../core/session.ts';
import { eventTexts, messageText } from '../../words/en/witches/board-and-potions.ts';
import { effectTexts } from '../../words/en/witches/dialogs.ts';
import { words } from '../../words/en/witches/index.ts';
import { typed } from '../../words/en/witches/typed.ts';
import { witches } from './index.ts';
import {
  categories,
  effectNames,
  effectsByCategory,
  eventCards,
  moodOf,
  recipeLengths,
} from './names.ts';
import { moveCode, paramsOf, puzzleCode } from './rules/code.ts';
import { parsePuzzle } from './rules/parse.ts';
import { drawnEffects, eventAfter } from './rules/play.ts';
import { presetRating } from './rules/ratings.ts';
import { checkClue } from './rules/recipe.ts';
import { checkSeal, openSeal } from './rules/seal.ts';
import { levelOf } from './rules/settings.ts';
import { exchangeHidden, potionFrom, puzzleFrom, soloGame } from './testing/index.ts';
import { type Move, refusals, type State } from './types/index.ts';

const plain = puzzleFrom('g3 g1 g4 g2 i');
const over: State = { ...witches.start(plain, 0), ending: 'lost' };
const seal = openSeal(plain).seal;
const soloPuzzle = soloGame('solo-first-game', 'rows').puzzle;
const soloState = witches.start(soloPuzzle, 0);
const state0 = witches.start(plain, 0);
const use = (text: string): Move => ({ type: 'use', entries: potionFrom(text) });
const refusalRows: readonly (readonly [string, State, Move, object])[] = [
  ['after the end', over, use('a1'), { type: 'gameOver' }],
  ['an empty potion', state0, use(''), { type: 'emptyPotion' }],
  ['thirteen entries', state0, use('a1'.repeat(13)), { type: 'longPotion' }],
  ['an ingredient of a larger game', state0, use('a1 j1'), { type: 'unknownIngredient', slot: 1 }],
  ['too many seeds', state0, use('a5'), { type: 'badSeeds', slot: 0 }],
  [
    'a last potion where there is none',
    state0,
    { type: 'last', entries: potionFrom('a1') },
    { type: 'noLastPotion' },
  ],
  [
    'a note about a number that cannot be',
    state0,
    { type: 'note', ingredient: 'Sage', ruledOut: 16 },
    { type: 'badNote' },
  ],
  [
    'a note that is there',
    state0,
    { type: 'note', ingredient: 'Sage', ruledOut: 0 },
    { type: 'sameNote' },
  ],
  ['a move on a board that is on paper', state0, { type: 'grow', cell: 3 }, { type: 'noBoard' }],
  ['a potion from nowhere in solo', soloState, use('a1'), { type: 'brewOnBoard' }],
];

describe('the High Witch', () => {
  it.each(refusalRows)('refuses %s', (_, state, move, refusal) => {
    expect(witches.apply(plain, state, move, 0)).toEqual({ ok: false, refusal });
  });
  it('has a row for every refusal, and words for it', () => {
    const rows = refusalRows.map((row) => (row[3] as { type: string }).type);
    expect(refusals.filter((type) => !rows.includes(type))).toEqual([]);
    for (const type of refusals) expect(words.refusal({ type, slot: 0 })).toMatch(/\.$/);
  });

  it('is won, and opens the seal then', () => {
    const session = new Session(witches, dealPuzzle(witches, paramsOf(plain), plain));
    const sealed = session.view.fingerprint;
    expect(session.play(use('a1 b1'), 1)).toMatchObject({
      ok: true,
      events: [{ type: 'tested', potion: 1, last: false, result: { undergrown: 1, overgrown: 0 } }],
    });
    expect(session.undo(2)).toMatchObject({ ok: false, refusal: { type: 'finalMove' } });
    expect(session.view.opening).toBeNull();
    session.play(use('b1 d2 a3 c4'), 3);
    expect(session.status).toBe('won');
    const opening = session.view.opening;
    expect(opening?.recipe).toEqual(plain.ingredients);
    expect(checkSeal(opening?.seal ?? '')).toMatchObject({
      ok: true,
      value: { fingerprint: sealed },
    });
  });

  it('ends with the last potion where the level gives one', () => {
    const puzzle = { ...plain, lastPotion: true };
    const last = (text: string) =>
      witches.apply(puzzle, state0, { type: 'last', entries: potionFrom(text) }, 0);
    expect(last('a1')).toMatchObject({ ok: true, final: true, state: { ending: 'lost' } });
    expect(last('b1 d2 a3 c4')).toMatchObject({ ok: true, state: { ending: 'won' } });
  });

  it('reveals, and that is the end', () => {
    const next = witches.apply(plain, state0, { type: 'reveal' }, 0);
    expect(next).toMatchObject({ ok: true, final: true, events: [{ type: 'revealed' }] });
    if (next.ok) expect(witches.view(plain, next.state).opening?.salt).toBe('test');
  });

  it('prints what happened and nothing more', () => {
    const puzzle = puzzleFrom('g1[Spicy] g2 g3 g4 i', {
      clue: { type: 'negative', ingredient: 'Sage', not: 1 },
    });
    const first = witches.apply(puzzle, witches.start(puzzle, 0), use('a1 b2'), 0);
    if (!first.ok) throw new Error('refused');
    const noted = witches.apply(
      puzzle,
      first.state,
      { type: 'note', ingredient: 'Mint', ruledOut: 1 },
      0,
    );
    expect(noted).toEqual({ ok: false, refusal: { type: 'unknownIngredient' } });
    const lines = witches.print(witches.view(puzzle, first.state)).split('\n');
    expect(lines.filter((line) => !line.startsWith('Seal'))).toEqual([
      'Recipe of 4 among Parsley, Sage, Chives, Rosemary, Oregano',
      'Seeds 1 to 4; decoys: without numbers',
      'Effects in play: Spicy',
      'Clue: Sage is not number 1',
      '1. Parsley 1, Sage 2 -> 1 undergrown, 0 overgrown; Spicy',
    ]);
  });

  it('never shows or prints what is hidden, and a hint sees only what is shown', () => {
    let compared = 0;
    for (const preset of witches.presets)
      for (let round = 0; round < samples(60); round++) {
        const rng = createRng(`hidden ${preset.id} ${round}`);
        const puzzle = witches.generate(preset.params, rng, unlimitedBudget);
        if (!puzzle.ok) throw new Error(puzzle.fault.code);
        let state = witches.start(puzzle.value, 0);
        for (let potion = rng.below(3); potion > 0; potion--) {
          const moves = [...witches.legalMoves(witches.view(puzzle.value, state))];
          const next = witches.apply(
            puzzle.value,
            state,
            pick(moves, rng) ?? { type: 'reveal' },
            0,
          );
          if (next.ok && next.state.ending === null) state = next.state;
        }
        const other = exchangeHidden(puzzle.value, state, rng);
        if (!other) continue;
        compared++;
        const [one, two] = [witches.view(puzzle.value, state), witches.view(other, state)];
        expect(two).toEqual(one);
        expect(witches.print(two)).toBe(witches.print(one));
      }
    expect(compared).toBeGreaterThan(samples(100));
  }, 60_000);
});

describe('deals', () => {
  it('keeps to its level', () => {
    for (const preset of witches.presets)
      for (let round = 0; round < samples(400); round++) {
        const dealt = deal(witches, preset.params, `level${round}`, createBudget(500));
        if (!dealt.ok) throw new Error(dealt.fault.code);
        const { puzzle } = dealt.value;
        const { params } = preset;
        if (params.play === 'high-witch') expect(levelOf(params)).toBe(preset.id);
        expect(puzzle.ingredients.length).toBe(params.ingredients);
        expect(recipeLengths(params.length)).toContain(puzzle.recipeLength);
        const drawn = drawnEffects(puzzle);
        const lists = params.effects === 0 ? [] : categories.slice(0, params.effects === 1 ? 4 : 5);
        const wanted = [0, params.ingredients >> 1, (params.ingredients * 3) >> 2][params.effects];
        expect(drawn.length).toBe(Math.max(wanted ?? 0, lists.length));
        expect(new Set(drawn).size).toBe(drawn.length);
        for (const list of lists)
          expect(drawn.some((name) => effectsByCategory[list].includes(name))).toBe(true);
        expect(puzzle.clue !== null && checkClue(puzzle, puzzle.clue)).toBe(true);
        // A dealt puzzle is also a valid hand-written one.
        expect(parsePuzzle(puzzle)).toEqual({ ok: true, value: puzzle });
        const opened = openCode(witches, dealt.value.code, unlimitedBudget);
        expect(opened.ok && opened.value.puzzle).toEqual(puzzle);
      }
  });

  it('has codes in which the recipe cannot be read', () => {
    const body = puzzleCode(paramsOf(plain)).encode(plain);
    expect(body).toMatch(/^[A-Za-z0-9_-]+$/);
    expect(body).not.toMatch(/ag3|bg1|test/);
    const other = puzzleCode(paramsOf(plain)).encode({ ...plain, seed: 'tesu' });
    const same = [...body].filter((letter, index) => letter === other[index]).length;
    expect(same).toBeLessThan(body.length / 4);
  });

  it('tells nothing of the recipe in what everybody may read of a puzzle', () => {
    const puzzle = witches.generate(witches.presets[0].params, createRng('open'), unlimitedBudget);
    if (!puzzle.ok) throw new Error(puzzle.fault.code);
    const told = Object.keys(witches.describe(puzzle.value, { solution: false }) ?? {}).sort();
    expect(told).toEqual(['clue', 'effects', 'fingerprint']);
  });

  it('proves that it can be won, and refuses a tampered proof', () => {
    for (const preset of witches.presets) {
      const puzzle = witches.generate(preset.params, createRng(preset.id), unlimitedBudget);
      if (!puzzle.ok) throw new Error(puzzle.fault.code);
      const proven = witches.prove(puzzle.value, unlimitedBudget);
      if (!proven?.ok) throw new Error('no proof');
      expect(witches.checkProof(puzzle.value, proven.value).ok).toBe(true);
      // Reversed, no number rises. (Moving a decoy to the end could leave a potion as good as before.)
      const lines = [...proven.value.lines].reverse();
      expect(witches.checkProof(puzzle.value, { claim: 'winnable', lines }).ok).toBe(false);
      const solved = witches.solve(puzzle.value, witches.start(puzzle.value, 0), unlimitedBudget);
      let state = witches.start(puzzle.value, 0);
      for (const move of solved?.ok ? solved.value.moves : []) {
        const next = witches.apply(puzzle.value, state, move, 0);
        if (next.ok) state = next.state;
      }
      expect(state.ending).toBe('won');
    }
  });

  it('rates by settings and effects, not by the recipe', () => {
    const levels = witches.presets.slice(0, 6).map((preset) => {
      const puzzle = witches.generate(preset.params, createRng('rate'), unlimitedBudget);
      const rating = puzzle.ok ? witches.rate(puzzle.value, unlimitedBudget) : undefined;
      return rating?.ok ? Number(rating.value.figures['potions']) : 0;
    });
    expect(levels).toEqual([...levels].sort((left, right) => left - right));
    expect(levels[0]).toBe(presetRating('first-game')?.strong.median);
  });
});

describe('events', () => {
  it('has at least twelve cards in balance, with words', () => {
    expect(eventCards.length).toBeGreaterThanOrEqual(12);
    for (const card of eventCards) expect(eventTexts[card]).toMatch(/\.$/);
    for (let three = 0; three < 20; three++) {
      const cards = [1, 2, 3].map((place) => eventAfter('seed', three * 3 + place));
      expect(cards.map((card) => card && moodOf(card)).sort()).toEqual(['bad', 'good', 'neutral']);
    }
    const all = Array.from({ length: eventCards.length }, (_, index) =>
      eventAfter('seed', index + 1),
    );
    expect(new Set(all).size).toBe(eventCards.length);
  });
  it('are off by default, and come after a potion where they are on', () => {
    expect(witches.presets.every((preset) => !preset.params.events)).toBe(true);
    const puzzle = { ...plain, events: true };
    const next = witches.apply(puzzle, state0, use('a1'), 0);
    if (!next.ok) throw new Error('refused');
    const card = eventAfter('test', 1);
    expect(next.events[1]).toEqual({ type: 'drew', card });
    expect(witches.view(puzzle, next.state).event).toBe(card);
  });
});

describe('words', () => {
  it('explains every effect and says every message', () => {
    for (const effect of effectNames) {
      expect(effectTexts[effect]).toMatch(/\.$/);
      expect(messageText({ effect })).toMatch(/\.$/);
    }
    expect(messageText({ effect: 'Hugger', value: 'no' })).toBe('Hugger says: no.');
  });
  it('reads typed potions', () => {
    const view = witches.view(plain, state0);
    expect(typed.parse('use parsley 1, Sage2', view, witches)).toEqual(use('a1 b2'));
    expect(typed.parse('use garlic 1', view, witches)).toMatch(/^Write/);
  });
});

describe('curio witches open', () => {
  async function open(args: readonly string[], asJson: boolean): Promise<[number, string]> {
    const lines: string[] = [];
    const add = (line: string) => lines.push(line);
    const code = await witchesOpen(args, { out: add, err: add, json: asJson });
    return [code, lines.join('\n')];
  }
  it('accepts an honest seal', async () => {
    const [code, text] = await open([seal], false);
    expect(code).toBe(0);
    expect(text).toContain('The seal holds');
    expect(text).toContain('Parsley: good 3');
    expect(JSON.parse((await open([seal], true))[1])).toMatchObject({ ok: true, recipeLength: 4 });
  });
  it('refuses a tampered one, no matter what was changed', async () => {
    for (let index = 0; index < seal.length; index++) {
      const letter = seal.charAt(index) === 'a' ? 'b' : 'a';
      const [code] = await open([seal.slice(0, index) + letter + seal.slice(index + 1)], false);
      expect(code, `letter ${index}`).toBe(1);
    }
    expect((await open([seal.replace('_ag3', '_ag9')], false))[1]).toMatch(/seal/);
  });
  it('says how it is used', async () => {
    expect(await open([], false)).toEqual([2, 'curio: Which seal? curio witches open <seal>']);
    expect((await open([seal, 'more'], false))[0]).toBe(2);
  });
});

describe('move words', () => {
  it('round-trip, and nothing else is read', () => {
    const view = witches.view({ ...plain, lastPotion: true }, state0);
    for (const move of witches.legalMoves(view)) {
      const decoded: Result<Move> = moveCode.decode(moveCode.encode(move));
      expect(decoded).toEqual({ ok: true, value: move });
    }
    for (const text of ['', 'u-', 'u-a', 'u-a0', 'u-k1', 'n-a80', 'n-a7g', 'n-a7', 'x-a1', 'R'])
      expect(moveCode.decode(text).ok, text).toBe(false);
  });
});
