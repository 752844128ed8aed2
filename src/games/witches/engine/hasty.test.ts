import { expect, it } from 'vitest';
import { expectOk, plenty } from '../../../../test/harness.ts';
import { deal } from '../../../core/deal.ts';
import { createRng } from '../../../core/rng.ts';
import { Session } from '../../../core/session.ts';
import { words } from '../../../words/en/witches/index.ts';
import { hintSentences } from '../../../words/words.ts';
import { witches } from '../index.ts';
import type { Move, WitchesTypes } from '../types/index.ts';
import { hastyHint } from './hasty.ts';

it.each(witches.presets.map(({ id }) => id))(
  'the hasty hint of %s is accepted, names what was tested least, and repeats no potion',
  (preset) => {
    const { params } = witches.presets.find(({ id }) => id === preset) ?? witches.presets[0];
    const session = new Session<WitchesTypes>(
      witches,
      expectOk(deal(witches, params, 'hasty', plenty())),
    );
    const rng = createRng(preset);
    const brewed = new Set<string>();
    for (let turn = 0; turn < 6 && !session.over; turn++) {
      const found = hastyHint(session.view);
      if (!found.ok) {
        // an effect that waits, or a garden that is full: some other move goes first
        const moves = [...witches.legalMoves(session.view)].filter(({ type }) => type !== 'giveUp');
        session.play(moves[rng.below(moves.length)] as Move, turn);
        continue;
      }
      const { steps, move } = found.value;
      const [fact] = steps[0].facts;
      const { trials, ingredients } = session.view;
      const uses = ingredients.map(
        (name) =>
          trials.filter(({ entries }) => entries.some((one) => one.ingredient === name)).length,
      );
      expect(fact?.['times']).toBe(Math.min(...uses));
      for (const line of hintSentences(words.hint, found.value, session.view))
        expect(line).toMatch(/^[A-Z].*[.]$/);
      if (move?.type === 'use') {
        const potion = JSON.stringify(move.entries);
        expect(brewed).not.toContain(potion);
        brewed.add(potion);
      }
      expect(session.play(move as Move, turn)).toMatchObject({ ok: true });
    }
  },
);
