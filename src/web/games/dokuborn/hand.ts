// What the player has in hand on one board: the chosen cell, the open dialog, tries, the outlook. Not saved.

import { type Accessor, createSignal } from 'solid-js';
import type { Card } from '../../../data/card.ts';
import type { DeadEnd, DokubornTypes, Reason } from '../../../games/dokuborn/types.ts';
import { perPlay } from '../../play/perplay.ts';
import type { Play } from '../../play/play.ts';
import { words } from './words.ts';

export type Panel = 'none' | 'search' | 'answers' | 'cards';

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
  /** Was this card tried in this cell? */
  tried(cell: number, card: number): boolean;
  /** Submits a card for the chosen cell. */
  place(card: Card): Submission;
  remove(): void;
  /** Has this cell no card yet? */
  isEmpty(cell: number): boolean;
  /** Why the grid cannot be filled any more, where that has been found out. */
  readonly deadEnd: Accessor<DeadEnd | undefined>;
  /** It was asked, and the grid can be filled. */
  readonly fillable: Accessor<boolean>;
  warn(deadEnd: DeadEnd): void;
  /** Puts the warning away; the grid stays as it is. */
  dismiss(): void;
  /** Asks whether the grid can be filled; after taking a card off it may still be too few. */
  askOutlook(): Promise<void>;
  /** Takes the card off that stands in the way, and looks again. */
  takeOff(): Promise<void>;
  /** Forgets what only held for the grid as it was. */
  moved(): void;
}

/** The one hand of a board: its menu, its hints and its parts share it. */
export const handOf = perPlay(createHand);

function createHand(play: Play<DokubornTypes>): Hand {
  const [selected, setSelected] = createSignal(0);
  const [panel, setPanel] = createSignal<Panel>('none');
  const [miss, setMiss] = createSignal<Miss>();
  const [deadEnd, setDeadEnd] = createSignal<DeadEnd>();
  const [fillable, setFillable] = createSignal(false);
  const isEmpty = (cell: number) => play.view().cells[cell]?.card === null;

  function warn(found: DeadEnd): void {
    setFillable(false);
    setDeadEnd(found);
    play.say(words.face.deadEndText(play.view(), found), 'bad');
  }

  /** `quiet`: only bad news is told. */
  async function askOutlook(quiet = false): Promise<void> {
    const asked = play.serial();
    const answer = await play.ask({ type: 'outlook' });
    if (play.serial() !== asked) return;
    if (!answer.ok || answer.value.type !== 'outlook') return;
    if (answer.value.deadEnd) return warn(answer.value.deadEnd);
    setDeadEnd(undefined);
    if (quiet) return;
    setFillable(true);
    play.say(words.face.fillable);
  }

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
    tried: (cell, card) => play.view().cells[cell]?.tried.includes(card) ?? false,
    place(card) {
      const cell = selected();
      const result = play.move({ type: 'place', cell, card: card.id });
      if (!result.ok) return { type: 'refused', text: play.message()?.text ?? '' };
      const missed = result.events.find((event) => event.type === 'missed');
      if (!missed) return { type: 'placed' };
      setMiss({ cell, card, reasons: missed.reasons });
      return { type: 'missed' };
    },
    remove() {
      if (!isEmpty(selected())) play.move({ type: 'remove', cell: selected() });
    },
    deadEnd,
    fillable,
    warn,
    dismiss: () => void setDeadEnd(undefined),
    askOutlook,
    async takeOff() {
      const cell = deadEnd()?.take;
      if (cell == null) return;
      setSelected(cell);
      if (play.move({ type: 'remove', cell }).ok) await askOutlook(true);
    },
    moved() {
      setDeadEnd(undefined);
      setFillable(false);
    },
  };
}
