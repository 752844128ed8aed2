// What the player has in hand on one board: the chosen cell, the open dialog, tries, the outlook. Not saved.

import { type Accessor, createSignal } from 'solid-js';
import type { Card } from '../../../data/card.ts';
import { cellName } from '../../../games/dokuborn/rules/print.ts';
import type { Answer, DokubornTypes, Reason } from '../../../games/dokuborn/types.ts';
import type { Play } from '../../play/play.ts';
import { words } from './words.ts';

export type Panel = 'none' | 'search' | 'answers' | 'tutorial' | 'cards';
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
  /** The next hint for the chosen cell, or for the tightest where that has its card. */
  hint(): Promise<void>;
  readonly outlook: Accessor<Outlook | undefined>;
  askOutlook(): Promise<void>;
  /** Forgets what only held for the grid as it was. */
  moved(): void;
}

const hands = new WeakMap<Play<DokubornTypes>, Hand>();

/** The one hand of a board: its menu, its hint button and its parts share it. */
export function handOf(play: Play<DokubornTypes>): Hand {
  const known = hands.get(play) ?? createHand(play);
  hands.set(play, known);
  return known;
}

function createHand(play: Play<DokubornTypes>): Hand {
  const [selected, setSelected] = createSignal(0);
  const [panel, setPanel] = createSignal<Panel>('none');
  const [miss, setMiss] = createSignal<Miss>();
  const [outlook, setOutlook] = createSignal<Outlook>();
  const [tries, setTries] = createSignal<ReadonlySet<string>>(new Set());
  const key = (cell: number, card: number) => `${cell}-${card}`;
  const isEmpty = (cell: number) => play.view().cells[cell]?.card === null;

  async function hint(): Promise<void> {
    if (play.over() || play.hinting()) return;
    const cell = selected();
    const shown = play.hint();
    const told = shown?.technique === 'card' || shown?.technique === 'deadEnd';
    if (shown?.move && told && (shown.technique === 'deadEnd' || shown.cells[0] === cell)) {
      play.move(shown.move);
      return;
    }
    if (!isEmpty(cell)) {
      play.dropHint();
      await play.askHint();
      const [found] = play.hint()?.cells ?? [];
      if (found !== undefined) setSelected(found);
      return;
    }
    const asked = play.session.log.length;
    const answer = await play.ask({ type: 'hint', cell });
    if (play.session.log.length !== asked) return;
    if (!answer.ok) play.say(play.texts.fault(answer.fault) ?? answer.fault.code, 'bad');
    else if (answer.value.type === 'hint') play.giveHint(answer.value.hint);
  }

  return {
    selected,
    select: (cell) => void setSelected(cell),
    panel,
    open: (next) => void setPanel(next),
    close() {
      setPanel('none');
      setMiss(undefined);
    },
    miss,
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
    hint,
    outlook,
    async askOutlook() {
      const asked = play.session.log.length;
      const answer = await play.ask({ type: 'outlook' });
      if (play.session.log.length !== asked) return;
      if (!answer.ok || answer.value.type !== 'outlook') return;
      setOutlook(answer.value);
      const { size } = play.view();
      const names = answer.value.cells.map((cell) => cellName(size, cell)).join(', ');
      play.say(answer.value.solvable ? words.face.fillable : words.face.deadEnd(names));
    },
    moved: () => void setOutlook(undefined),
  };
}
