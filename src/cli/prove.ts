// `curio prove`: why a puzzle is fair, written down and checked by code that has no solver in it.

import { failure } from '../core/result.ts';
import { codeCommand, dealFields } from './codes.ts';
import { fail, failedWith, OK } from './context.ts';
import { commandWords, proofWords, workTitles } from './words.ts';

export const proveCommand = codeCommand({
  name: 'prove',
  ...commandWords.prove,
  title: workTitles.proving,
  answer({ opened: { game, words, deal }, budget, context }) {
    if (!game.prove || !game.checkProof)
      return fail(context, failure('notOffered', undefined, 'prove'));
    const proof = game.prove(deal.puzzle, budget);
    if (!proof.ok) return fail(context, failedWith(proof.fault, words));
    const verdict = game.checkProof(deal.puzzle, proof.value);
    if (!verdict.ok) return fail(context, failedWith(verdict.fault, words));
    const { claim, lines } = proof.value;
    const { steps } = verdict.value;
    if (context.json) {
      const fields = { ...dealFields(game, deal), claim, lines, checked: true, steps };
      context.out(JSON.stringify(fields));
      return OK;
    }
    context.out(proofWords.claim(claim));
    for (const line of lines) context.out(line);
    context.out(proofWords.holds(steps));
    return OK;
  },
});
