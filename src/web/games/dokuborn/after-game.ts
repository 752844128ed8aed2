// What is known once a game is over: all cards for each cell, and for a daily how many players chose the same.

import { type Accessor, createRoot, createSignal } from 'solid-js';
import type { Rareness } from '../../../core/game.ts';
import type { Card } from '../../../data/card.ts';
import type { DokubornTypes } from '../../../games/dokuborn/types.ts';
import { rarenessOf } from '../../../wire/daily-numbers.ts';
import type { Rarity } from '../../../wire/service-api.ts';
import { type Play, perPlay } from '../../play/play.ts';
import { lazyModule } from '../../ui/lazy.ts';

export type Answers = readonly (readonly { readonly card: Card; readonly worth: number }[])[];

/** All answers, asked for once. Undefined until the engine returns them, and while the game goes on. */
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

/** One answer to show in each empty cell: well known ones, all different if possible. */
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

// What other players chose in a daily: once the service has sent it, rarity replaces worth on the board.

interface Others {
  /** Of the player's own grid. */
  readonly own: Rareness;
  /** The share of all players who chose this card there. */
  shareOf(cell: number, card: number): number;
}

type KnownRarity = (day: string) => Rarity | undefined;

/** All that shows a list of cards, and what only a finished game needs. */
export const ending = lazyModule(() => import('./ending.tsx'));

/** Undefined until the service's numbers are here; the result dialog requests them. */
export const othersOf = perPlay((play: Play<DokubornTypes>): Accessor<Others | undefined> => {
  const [known, setKnown] = createRoot(() => createSignal<KnownRarity>());
  let asked = false;
  return () => {
    const day = play.daily;
    if (day === undefined || !play.over()) return undefined;
    if (!asked) {
      asked = true;
      ending.load().then(
        ({ knownRarity }) => setKnown(() => (day: string) => knownRarity(day, play.game.id)),
        () => {
          asked = false;
        },
      );
    }
    const rarity = known()?.(day);
    const own = rarity && rarenessOf(rarity, play.picks?.() ?? []);
    return (
      own && {
        own,
        shareOf: (cell, card) => rarity.cells[cell]?.find((one) => one.card === card)?.share ?? 0,
      }
    );
  };
});
