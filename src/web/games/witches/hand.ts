// What the players have in hand at one table, beside the game itself: the potion being written, the open tab,
// players, the notebook as last asked. Kept beside the play, so that a pause does not lose it.

import { type Accessor, batch, createSignal } from 'solid-js';
import type { Hint } from '../../../core/game.ts';
import type { EffectName } from '../../../games/witches/names/effects.ts';
import type { IngredientName } from '../../../games/witches/names/ingredients.ts';
import { MAX_ENTRIES } from '../../../games/witches/potion/effects/effect.ts';
import type { Move, WitchesTypes } from '../../../games/witches/types/index.ts';
import type { Notebook } from '../../../games/witches/types/notebook.ts';
import type { PlayedEntry } from '../../../games/witches/types/potion.ts';
import type { Play } from '../../play/play.ts';
import { emptyShelf, keepShelf, loadShelf, type Shelf } from './shelf.ts';
import { words } from './words.ts';

export type WitchesPlay = Play<WitchesTypes>;
export const tabs = ['brew', 'potions', 'notes', 'coven'] as const;
export type Tab = (typeof tabs)[number];
/** What a dialog over the board is about. */
export type Topic =
  | { readonly type: 'effect'; readonly effect: EffectName }
  | { readonly type: 'drama' }
  | { readonly type: 'ingredient'; readonly ingredient: IngredientName }
  | { readonly type: 'reveal' }
  | { readonly type: 'last' };

export interface Hand {
  readonly shelf: Accessor<Shelf>;
  change(part: Partial<Shelf>): void;
  /** The entry that seeds and moves go to; -1 where there is none. */
  readonly chosen: Accessor<number>;
  choose(slot: number): void;
  readonly tab: Accessor<Tab>;
  setTab(tab: Tab): void;
  readonly topic: Accessor<Topic | undefined>;
  setTopic(topic: Topic | undefined): void;
  /** The potion being written is the free last one. */
  readonly last: Accessor<boolean>;
  setLast(last: boolean): void;
  readonly notebook: Accessor<
    { readonly potions: number; readonly notebook: Notebook } | undefined
  >;
  setNotebook(potions: number, notebook: Notebook): void;
}

const hands = new WeakMap<WitchesPlay, Hand>();

export function handOf(play: WitchesPlay): Hand {
  const known = hands.get(play);
  if (known) return known;
  const { code } = play.session.deal;
  const [shelf, setShelf] = createSignal<Shelf>(emptyShelf);
  const [chosen, choose] = createSignal(-1);
  const [tab, setTab] = createSignal<Tab>('brew');
  const [topic, setTopic] = createSignal<Topic>();
  const [last, setLast] = createSignal(false);
  const [notebook, setNotebook] = createSignal<{ potions: number; notebook: Notebook }>();
  let touched = false;
  const hand: Hand = {
    shelf,
    change(part) {
      touched = true;
      const next = { ...shelf(), ...part };
      setShelf(next);
      void keepShelf(code, next);
    },
    chosen,
    choose: (slot) => void choose(slot),
    tab,
    setTab: (next) => void setTab(next),
    topic,
    setTopic: (next) => void setTopic(next),
    last,
    setLast: (next) => void setLast(next),
    notebook,
    setNotebook: (potions, found) => void setNotebook({ potions, notebook: found }),
  };
  hands.set(play, hand);
  void loadShelf(code).then((kept) => {
    if (!kept || touched) return;
    const { trials, ingredients, maxSeeds } = play.view();
    // The same puzzle from the start: only the players stay.
    const anew = trials.length === 0 && kept.testers.length > 0;
    const fits = (entry: PlayedEntry) =>
      ingredients.includes(entry.ingredient) && entry.seeds >= 1 && entry.seeds <= maxSeeds;
    const draft = kept.draft.filter(fits).slice(0, MAX_ENTRIES);
    batch(() => {
      setShelf(
        anew
          ? { ...emptyShelf, players: kept.players }
          : { ...kept, draft, testers: kept.testers.slice(0, trials.length) },
      );
      choose(anew ? -1 : draft.length - 1);
    });
  });
  return hand;
}

export function add(play: WitchesPlay, ingredient: IngredientName): boolean {
  const hand = handOf(play);
  const { draft } = hand.shelf();
  if (draft.length >= MAX_ENTRIES) {
    play.say(play.texts.refusal({ type: 'longPotion' }), 'bad');
    return false;
  }
  batch(() => {
    hand.change({ draft: [...draft, { ingredient, seeds: 1 }] });
    hand.choose(draft.length);
    hand.setTab('brew');
    play.say(words.added(ingredient, draft.length + 1));
  });
  return true;
}

/** Sets the seeds of the chosen entry, or says why it cannot be. */
export function setSeeds(play: WitchesPlay, seeds: number): void {
  const hand = handOf(play);
  const { draft } = hand.shelf();
  const entry = draft[hand.chosen()];
  const { maxSeeds } = play.view();
  if (!entry || seeds < 1 || seeds > maxSeeds) {
    play.say(entry ? words.seedRange(maxSeeds) : words.noEntry, 'bad');
    return;
  }
  hand.change({
    draft: draft.map((one, slot) => (slot === hand.chosen() ? { ...one, seeds } : one)),
  });
  play.say(words.entry(entry.ingredient, seeds));
}

export function stepSeeds(play: WitchesPlay, step: 1 | -1): void {
  const hand = handOf(play);
  setSeeds(play, (hand.shelf().draft[hand.chosen()]?.seeds ?? 0) + step);
}

/** Moves the chosen entry one place; at the ends nothing happens. */
export function shift(play: WitchesPlay, step: 1 | -1): void {
  const hand = handOf(play);
  const draft = [...hand.shelf().draft];
  const from = hand.chosen();
  const entry = draft[from];
  const other = draft[from + step];
  if (!entry || !other) return;
  draft[from] = other;
  draft[from + step] = entry;
  batch(() => {
    hand.change({ draft });
    hand.choose(from + step);
  });
  play.say(words.moved(entry.ingredient, from + step + 1));
}

export function removeChosen(play: WitchesPlay): void {
  const hand = handOf(play);
  const slot = hand.chosen();
  const entry = hand.shelf().draft[slot];
  if (!entry) return;
  const draft = hand.shelf().draft.filter((_, other) => other !== slot);
  batch(() => {
    hand.change({ draft });
    hand.choose(Math.min(slot, draft.length - 1));
  });
  play.say(words.removed(entry.ingredient));
}

export function clearDraft(play: WitchesPlay): void {
  const hand = handOf(play);
  batch(() => {
    hand.change({ draft: [] });
    hand.choose(-1);
  });
  play.say(words.cleared);
}

/** Tests the potion; the form is empty again afterwards, and the next player's turn comes. */
export function usePotion(play: WitchesPlay): boolean {
  const hand = handOf(play);
  const { draft, players, turn, testers } = hand.shelf();
  const potions = play.view().trials.length;
  const type = hand.last() ? 'last' : 'use';
  let used = false;
  batch(() => {
    used = play.move({ type, entries: draft }).ok;
    if (!used) return;
    hand.change({
      draft: [],
      testers: [...testers.slice(0, potions), turn],
      turn: (turn + 1) % players.length,
    });
    hand.choose(-1);
    hand.setLast(false);
  });
  return used;
}

/** A potion that a hint names is only written into the form: whether it is brewed is up to the table. */
export function takeHint(play: WitchesPlay, hint: Hint<Move>): void {
  const { move } = hint;
  if (move?.type !== 'use') {
    void play.askHint();
    return;
  }
  const hand = handOf(play);
  batch(() => {
    hand.change({ draft: move.entries });
    hand.choose(0);
    hand.setTab('brew');
    play.dropHint();
  });
  play.say(words.hintTaken);
}

const NOTEBOOK = 'curio.witches.notebook';

function keptNotebook(): boolean {
  try {
    return localStorage.getItem(NOTEBOOK) !== 'off';
  } catch {
    return true;
  }
}

const [notebookOn, setOn] = createSignal(keptNotebook());

export { notebookOn };

export function setNotebookOn(on: boolean): void {
  setOn(on);
  try {
    localStorage.setItem(NOTEBOOK, on ? 'on' : 'off');
  } catch {
    // Refused: it holds for this visit.
  }
}
