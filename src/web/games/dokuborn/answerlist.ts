// All cards for each cell of a game that is over, asked for once and shown in the board and in the browser.

import { type Accessor, createRoot, createSignal } from 'solid-js';
import type { Card } from '../../../data/card.ts';
import type { DokubornTypes } from '../../../games/dokuborn/types.ts';
import { perPlay } from '../../play/perplay.ts';
import type { Play } from '../../play/play.ts';

export type Answers = readonly (readonly { readonly card: Card; readonly worth: number }[])[];

/** Undefined until the engine has told them, and while the game goes on. */
export const answersOf = perPlay((play: Play<DokubornTypes>): Accessor<Answers | undefined> => {
  const [answers, setAnswers] = createRoot(() => createSignal<Answers>());
  let asked = false;
  return () => {
    if (!asked && play.over()) {
      asked = true;
      void play.ask({ type: 'answers' }).then((answer) => {
        if (answer.ok && answer.value.type === 'answers') setAnswers(answer.value.cells);
        else asked = false;
      });
    }
    return play.over() ? answers() : undefined;
  };
});

/** One answer for each empty cell, to stand in the board: well known ones, different wherever that goes. */
export function examplesFor(
  answers: Answers,
  placed: readonly (Card | null)[],
): readonly (Card | undefined)[] {
  const used = new Set(placed.flatMap((card) => (card ? [card.id] : [])));
  const examples: (Card | undefined)[] = placed.map(() => undefined);
  const tightestFirst = [...answers.keys()]
    .filter((cell) => placed[cell] === null)
    .sort((left, right) => (answers[left]?.length ?? 0) - (answers[right]?.length ?? 0));
  for (const cell of tightestFirst) {
    const best = [...(answers[cell] ?? [])].sort((left, right) => left.worth - right.worth);
    const card = (best.find((entry) => !used.has(entry.card.id)) ?? best[0])?.card;
    examples[cell] = card;
    if (card) used.add(card.id);
  }
  return examples;
}
