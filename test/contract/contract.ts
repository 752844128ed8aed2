// What the contract promises, tested for the presets of one game, each with some seeds. Each game calls `testContract` from a file of
// its own, `test/contract/<game>.test.ts`, so that the workers can share them.

import { describe, expect, it } from 'vitest';
import { createBudget } from '../../src/core/budget.ts';
import { parseCode } from '../../src/core/code.ts';
import { checkParams, deal, openCode } from '../../src/core/deal.ts';
import type { Game } from '../../src/core/game.ts';
import { memoByText } from '../../src/core/memo.ts';
import { replayText } from '../../src/core/replay.ts';
import { createRng, type Rng } from '../../src/core/rng.ts';
import { printSave, saveOf } from '../../src/core/save.ts';
import { Session } from '../../src/core/session.ts';
import { settingsCodec } from '../../src/core/settings.ts';
import {
  dealPreset,
  expectOk,
  frozen,
  manifestOf,
  playRandomly,
  plenty,
  someLegalMoves,
} from '../harness.ts';
import { samples, spreadOf } from '../samples.ts';

const SEEDS = Array.from({ length: samples(20) }, (_, index) => `contract-${index}`);

/** Every game has a file or folder for tests beside its rules. */
interface Testing {
  /** Another puzzle that looks the same from here, or undefined where nothing is hidden. */
  exchangeHidden(puzzle: unknown, state: unknown, rng: Rng): unknown;
}

const rooms = import.meta.glob<Testing>([
  '../../src/games/*/testing.ts',
  '../../src/games/*/testing/index.ts',
]);

async function testingOf(id: string): Promise<Testing> {
  const folder = `../../src/games/${id}`;
  const load = rooms[`${folder}/testing.ts`] ?? rooms[`${folder}/testing/index.ts`];
  if (!load) throw new Error(`${id} has no testing room`);
  return load();
}

/** Ordinary runs take a few of a game with many. */
const presetsOf = (game: Game) => spreadOf(game.presets, 6);

export async function testContract(id: string): Promise<void> {
  const game = await manifestOf(id).loadGame();
  const testing = await testingOf(id);
  describe(id, () => checkPromises(game, testing));
}

function checkPromises(game: Game, testing: Testing): void {
  /** Dealing is most of the work, so each puzzle is dealt once. A test proves that dealing it again gives the same. */
  const dealt = memoByText(1000, (key) => {
    const [preset = '', seed = ''] = key.split('/');
    return dealPreset(game, preset, seed);
  });
  const dealOnce = (preset: string, seed: string) => dealt(`${preset}/${seed}`);
  const newSession = (preset: string, seed: string, as = game) =>
    new Session(as, dealOnce(preset, seed));

  it('has an id, distinct presets and fields that describe every param', () => {
    expect(game.id).toMatch(/^[a-z][a-z0-9-]*$/);
    expect(new Set(game.presets.map((preset) => preset.id)).size).toBe(game.presets.length);
    for (const preset of game.presets) {
      expect(Object.keys(preset.params).sort()).toEqual(
        game.fields.map((field) => field.key).sort(),
      );
      expect(checkParams(game, preset.params)).toEqual([]);
      const code = settingsCodec(game.fields).encode(preset.params);
      expect(code).toMatch(/^[A-Za-z0-9_~-]*$/);
      expect(expectOk(settingsCodec(game.fields).decode(code))).toEqual(preset.params);
    }
  });

  it('refuses unknown and missing settings by name', () => {
    const [preset] = game.presets;
    expect(checkParams(game, { ...preset.params, nonsense: 1 })).toMatchObject([
      { code: 'unknownSetting', where: 'nonsense' },
    ]);
    const [field] = game.fields;
    if (!field) return;
    const { [field.key]: _left, ...rest } = preset.params;
    expect(checkParams(game, rest)[0]?.where).toBe(field.key);
  });

  describe.each(presetsOf(game))('$id', (preset) => {
    it('deals the same puzzle for the same seed, and both codes bring it back', () => {
      for (const seed of SEEDS) {
        const first = dealOnce(preset.id, seed);
        expect(dealPreset(game, preset.id, seed).puzzle).toEqual(first.puzzle);
        expect(JSON.parse(JSON.stringify(first.puzzle))).toEqual(first.puzzle);
        expect(first.code).toMatch(/^[A-Za-z0-9_.~-]+$/);
        const whole = expectOk(openCode(game, first.code, plenty()));
        expect(whole.puzzle).toEqual(first.puzzle);
        expect(whole.code).toBe(first.code);
        const seeded = expectOk(openCode(game, first.seedCode ?? '', plenty()));
        expect(seeded.code).toBe(first.code);
        expect(expectOk(parseCode(first.code)).form).toBe('p');
      }
    });

    it('returns a fault when the budget is used up', () => {
      const result = deal(game, preset.params, 'exhausted', createBudget(0));
      expect(result).toMatchObject({ ok: false, fault: { code: 'budgetExhausted' } });
    });

    it('accepts every legal move, on frozen states that equal their JSON', () => {
      for (const seed of SEEDS) {
        const session = newSession(preset.id, seed, frozen(game));
        const rng = createRng(`play/${seed}`);
        playRandomly(session, rng, 25, ({ state, view, deal: dealt, tally }) => {
          expect(JSON.parse(JSON.stringify(state))).toEqual(state);
          expect(JSON.parse(JSON.stringify(view))).toEqual(view);
          expect(game.print(view).length).toBeGreaterThan(0);
          for (const move of someLegalMoves(game, view, 12)) {
            const word = game.moveCode.encode(move);
            expect(word).toMatch(/^[!-~]+$/);
            expect(expectOk(game.moveCode.decode(word))).toEqual(move);
            const outcome = game.apply(dealt.puzzle, state, move, tally.millis);
            if (!outcome.ok) throw new Error(`${word} refused: ${outcome.refusal.type}`);
          }
        });
      }
    });

    it('undoes and redoes to the very same states, but for what undo must keep', () => {
      for (const seed of SEEDS) {
        const session = newSession(preset.id, seed);
        playRandomly(session, createRng(`undo/${seed}`), 15);
        const end = session.state;
        const at = session.tally.millis;
        const keep = (state: unknown, current: unknown) => game.keep?.(state, current, at) ?? state;
        const visited: unknown[] = [];
        while (session.canUndo) {
          visited.push(session.state);
          session.undo(at);
        }
        while (session.canRedo) {
          session.redo(at);
          expect(session.state).toEqual(keep(visited.pop(), session.state));
        }
        expect(session.state).toEqual(keep(end, session.state));
      }
    });

    it('replays a save to the same session, and refuses a tampered one by its line', () => {
      for (const seed of SEEDS) {
        const session = newSession(preset.id, seed);
        playRandomly(session, createRng(`save/${seed}`), 20);
        const text = printSave(saveOf(session, session.tally.millis));
        const again = expectOk(replayText(game, text));
        expect(again.state).toEqual(session.state);
        expect(again.log).toEqual(session.log);
        expect(again.tally).toEqual(session.tally);
        expect(again.practice).toBe(session.practice);
        expect(printSave(saveOf(again, again.tally.millis))).toBe(text);
        const lines = text.trimEnd().split('\n');
        for (let dropped = 3; dropped < lines.length; dropped++) {
          const rest = lines.filter((_, index) => index !== dropped).join('\n');
          const result = replayText(game, rest);
          expect(result).toMatchObject({ ok: false, fault: { where: `line ${dropped + 1}` } });
        }
      }
    });

    it('shows nothing that is hidden', () => {
      for (const seed of SEEDS) {
        const session = newSession(preset.id, seed);
        playRandomly(session, createRng(`hidden/${seed}`), 10);
        const other = testing.exchangeHidden(
          session.deal.puzzle,
          session.state,
          createRng(`swap/${seed}`),
        );
        if (other === undefined) continue;
        const view = game.view(other, session.state);
        expect(view).toEqual(session.view);
        expect(game.print(view)).toBe(game.print(session.view));
      }
    });

    it('solves: the moves win', () => {
      for (const seed of SEEDS) {
        const session = newSession(preset.id, seed);
        const solution = expectOk(game.solve(session.deal.puzzle, session.state, plenty()));
        for (const move of solution.moves)
          expect(session.play(move, 0, 'solver')).toMatchObject({ ok: true });
        expect(session.status).toBe('won');
      }
    });

    it('hints: the move is accepted, and an exhausted budget is a fault', () => {
      for (const seed of SEEDS) {
        const session = newSession(preset.id, seed);
        const hint = expectOk(game.hint(session.view, createRng(seed), plenty()));
        expect(JSON.parse(JSON.stringify(hint))).toEqual(hint);
        session.takeHint(hint, 10);
        expect(session.tally.hints).toBe(1);
        if (hint.move) expect(session.play(hint.move, 20)).toMatchObject({ ok: true });
        expect(game.hint(session.view, createRng(seed), createBudget(0)).ok).toBe(false);
      }
    });

    it('rates as the preset promises', () => {
      for (const seed of SEEDS) {
        const { puzzle } = dealOnce(preset.id, seed);
        const rating = expectOk(game.rate(puzzle, plenty()));
        if (preset.level !== undefined) expect(rating.level).toBe(preset.level);
        expect(rating.level.length).toBeGreaterThan(0);
      }
    });

    it('proves: the checker agrees, and refuses a tampered proof', () => {
      for (const seed of SEEDS) {
        const { puzzle } = dealOnce(preset.id, seed);
        const proof = expectOk(game.prove(puzzle, plenty()));
        expect(game.checkProof(puzzle, proof)).toMatchObject({
          ok: true,
          value: { claim: proof.claim },
        });
        expect(game.checkProof(puzzle, { ...proof, claim: 'nonsense' }).ok).toBe(false);
        expect(game.checkProof(puzzle, { ...proof, lines: proof.lines.slice(0, -1) }).ok).toBe(
          false,
        );
        expect(
          game.checkProof(puzzle, { ...proof, lines: [...proof.lines.slice(0, -1), 'nonsense'] })
            .ok,
        ).toBe(false);
      }
    });
  });

  it('plays what the clock owes at the moments it fell due', () => {
    if (!game.timeout) return;
    for (const preset of presetsOf(game)) {
      const slept = newSession(preset.id, 'contract-0');
      const watched = new Session(game, slept.deal);
      const first = game.timeout(slept.deal.puzzle, slept.state);
      if (!first) continue;
      const late = first.at * 4 + 17;
      slept.advance(late);
      for (let at = 0; at <= late; at += Math.ceil(first.at / 3)) watched.advance(at);
      watched.advance(late);
      expect(slept.log.length).toBeGreaterThan(0);
      expect(slept.log).toEqual(watched.log);
      expect(slept.state).toEqual(watched.state);
      expect(slept.log[0]?.at).toBe(first.at);
      expect(slept.canUndo).toBe(false);
    }
  });
}
