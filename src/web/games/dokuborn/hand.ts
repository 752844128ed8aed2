// Transient state of one board: the chosen cell, the open dialog, tries, the outlook. Not saved.

import { createSignal } from 'solid-js';
import { words } from '#words/dokuborn/index.ts';
import type { Card } from '../../../data/card.ts';
import type { DeadEnd, DokubornTypes, Reason } from '../../../games/dokuborn/types.ts';
import { type Play, perPlay } from '../../play/play.ts';

export type OpenPanel = 'none' | 'search' | 'answers' | 'cards';

interface Miss {
  readonly cell: number;
  readonly card: Card;
  readonly reasons: readonly Reason[];
}

/** `refused`: it cost nothing, and `text` says why. */
type Submission =
  | { readonly type: 'placed' | 'missed' }
  | { readonly type: 'refused'; readonly text: string };

type DokubornHand = ReturnType<typeof createHand>;

/** A board, and the player's transient state there. */
export interface DokubornProps {
  readonly play: Play<DokubornTypes>;
  readonly hand: DokubornHand;
}

/** One per board, shared by its menu, hints and components. */
export const handOf = perPlay(createHand);

function createHand(play: Play<DokubornTypes>) {
  const [selected, setSelected] = createSignal(0);
  const [panel, setPanel] = createSignal<OpenPanel>('none');
  /** The last card that did not fit, until something else happens. */
  const [miss, setMiss] = createSignal<Miss>();
  /** Why the grid can no longer be filled, once that is known. */
  const [deadEnd, setDeadEnd] = createSignal<DeadEnd>();
  /** The engine was asked, and the grid can be filled. */
  const [fillable, setFillable] = createSignal(false);
  /** Has this cell no card yet? */
  const isEmpty = (cell: number) => play.view().cells[cell]?.card === null;

  function warn(found: DeadEnd): void {
    setFillable(false);
    setDeadEnd(found);
    play.say(words.face.deadEndText(play.view(), found), 'bad');
  }

  /** Asks the engine whether the grid can be filled. `quiet`: reports only bad news. */
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
    select: setSelected,
    panel,
    // A replay has nothing to search for.
    open: (next: OpenPanel) => void setPanel(play.watching && next === 'search' ? 'none' : next),
    close() {
      setPanel('none');
      setMiss(undefined);
    },
    miss,
    isEmpty,
    forgetMiss: () => void setMiss(undefined),
    /** Was this card tried in this cell? */
    tried: (cell: number, card: number) => play.view().cells[cell]?.tried.includes(card) ?? false,
    /** Submits a card for the chosen cell. */
    place(card: Card): Submission {
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
    /** Puts the warning away; the grid stays as it is. */
    dismiss: () => void setDeadEnd(undefined),
    askOutlook,
    /** Removes the blocking card and checks again. */
    async takeOff() {
      const cell = deadEnd()?.take;
      if (cell == null) return;
      setSelected(cell);
      if (play.move({ type: 'remove', cell }).ok) await askOutlook(true);
    },
    /** Drops what only held for the previous grid. */
    moved() {
      setDeadEnd(undefined);
      setFillable(false);
    },
  };
}

/** The board in play, for the help page. */
export const [boardInPlay, setBoardInPlay] = createSignal<Play<DokubornTypes>>();
