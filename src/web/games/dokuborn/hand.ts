// What the player has in hand on one board: the chosen cell, the open dialog, tries, the outlook. Not saved.

import { type Accessor, createSignal } from 'solid-js';
import type { Card } from '../../../data/card.ts';
import { cellName } from '../../../games/dokuborn/rules/print.ts';
import type { Answer, DokubornTypes, Reason, View } from '../../../games/dokuborn/types.ts';
import { perPlay } from '../../play/perplay.ts';
import type { Play } from '../../play/play.ts';
import { words } from './words.ts';

export type Panel = 'none' | 'search' | 'answers' | 'cards';
type Outlook = Extract<Answer, { type: 'outlook' }>;

export interface Miss {
  readonly cell: number;
  readonly card: Card;
  readonly reasons: readonly Reason[];
}

/** `refused`: it cost nothing, and `text` says why. */
export type Submission =
  | { readonly type: 'placed' | 'missed' }
  | { readonly type: 'refused'; readonly text: string };

export interface Hand {
  readonly selected: Accessor<number>;
  select(cell: number): void;
  readonly panel: Accessor<Panel>;
  open(panel: Panel): void;
  close(): void;
  /** The last card that did not fit, until something else happens. */
  readonly miss: Accessor<Miss | undefined>;
  forgetMiss(): void;
  /** Was this card tried in this cell on this visit? */
  tried(cell: number, card: number): boolean;
  /** Submits a card for the chosen cell. */
  place(card: Card): Submission;
  remove(): void;
  /** Has this cell no card yet? */
  isEmpty(cell: number): boolean;
  readonly outlook: Accessor<Outlook | undefined>;
  askOutlook(): Promise<void>;
  /** Forgets what only held for the grid as it was. */
  moved(): void;
}

/** The one hand of a board: its menu, its hints and its parts share it. */
export const handOf = perPlay(createHand);

function createHand(play: Play<DokubornTypes>): Hand {
  const [selected, setSelected] = createSignal(0);
  const [panel, setPanel] = createSignal<Panel>('none');
  const [miss, setMiss] = createSignal<Miss>();
  const [outlook, setOutlook] = createSignal<Outlook>();
  const [tries, setTries] = createSignal<ReadonlySet<string>>(new Set());
  const key = (cell: number, card: number) => `${cell}-${card}`;
  const isEmpty = (cell: number) => play.view().cells[cell]?.card === null;

  return {
    selected,
    select: (cell) => void setSelected(cell),
    panel,
    // A replay has nothing to search for.
    open: (next) => void setPanel(play.watching && next === 'search' ? 'none' : next),
    close() {
      setPanel('none');
      setMiss(undefined);
    },
    miss,
    isEmpty,
    forgetMiss: () => void setMiss(undefined),
    tried: (cell, card) => tries().has(key(cell, card)),
    place(card) {
      const cell = selected();
      const result = play.move({ type: 'place', cell, card: card.id });
      if (!result.ok) return { type: 'refused', text: play.message()?.text ?? '' };
      const missed = result.events.find((event) => event.type === 'missed');
      if (!missed) return { type: 'placed' };
      setTries((last) => new Set(last).add(key(cell, card.id)));
      setMiss({ cell, card, reasons: missed.reasons });
      return { type: 'missed' };
    },
    remove() {
      if (!isEmpty(selected())) play.move({ type: 'remove', cell: selected() });
    },
    outlook,
    async askOutlook() {
      const asked = play.serial();
      const answer = await play.ask({ type: 'outlook' });
      if (play.serial() !== asked) return;
      if (!answer.ok || answer.value.type !== 'outlook') return;
      setOutlook(answer.value);
      const { size } = play.view();
      const names = answer.value.cells.map((cell) => cellName(size, cell)).join(', ');
      play.say(answer.value.solvable ? words.face.fillable : words.face.deadEnd(names));
    },
    moved: () => void setOutlook(undefined),
  };
}

export const spareOf = ({ guessesLeft, cells }: View): number | null =>
  guessesLeft === null ? null : guessesLeft - cells.filter(({ card }) => card === null).length;
