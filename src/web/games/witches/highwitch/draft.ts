// Writing a potion: entries are added, seeded, moved and taken out, and the whole is tested.

import { batch, createSignal } from 'solid-js';
import type { IngredientName } from '../../../../games/witches/names.ts';
import { MAX_ENTRIES } from '../../../../games/witches/rules/index.ts';
import { perPlay } from '../../../play/play.ts';
import { handOf, lastTable, UNNAMED, type WitchesPlay } from '../hand.ts';
import { NOBODY } from '../party.ts';
import { words as common } from '#words/witches/index.ts';
import { words } from '#words/witches/highwitch.ts';

export function add(play: WitchesPlay, ingredient: IngredientName): boolean {
  const hand = handOf(play);
  const { draft } = hand.party();
  if (draft.length >= MAX_ENTRIES) {
    play.say(common.refusal({ type: 'longPotion' }), 'bad');
    return false;
  }
  batch(() => {
    hand.change({ draft: [...draft, { ingredient, seeds: 1 }] });
    hand.choose(draft.length);
    hand.setUnread(false);
    hand.setTab('brew');
    play.say(words.added(ingredient, draft.length + 1));
  });
  return true;
}

/** Sets the seeds of the chosen entry, or says why it cannot be. */
export function setSeeds(play: WitchesPlay, seeds: number): void {
  const hand = handOf(play);
  const { draft } = hand.party();
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
  setSeeds(play, (hand.party().draft[hand.chosen()]?.seeds ?? 0) + step);
}

/** Moves the chosen entry one place; at the ends nothing happens. */
export function shift(play: WitchesPlay, step: 1 | -1): void {
  const hand = handOf(play);
  const draft = [...hand.party().draft];
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
  const entry = hand.party().draft[slot];
  if (!entry) return;
  const draft = hand.party().draft.filter((_, other) => other !== slot);
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

/** Somebody has to be asked before the potion is tested: who plays, or whose cauldron it is. */
function askFirst(play: WitchesPlay): boolean {
  const hand = handOf(play);
  const { draft, players } = hand.party();
  // The last potion is everybody's, and from no cauldron.
  if (draft.length === 0 || play.fleeting || hand.last()) return false;
  if (play.company && hand.whose() !== NOBODY) return false;
  if (players.length > 1 || play.company) hand.setTopic({ type: 'whose' });
  else if (players.length === 0 && lastTable.value() !== UNNAMED)
    hand.setTopic({ type: 'players', brewing: true });
  else return false;
  return true;
}

/** Tests the potion, once it is known whose it is; the form is empty again afterwards. */
export function usePotion(play: WitchesPlay, tester?: number): boolean {
  if (tester === undefined && askFirst(play)) return false;
  const hand = handOf(play);
  if (play.company) return sendPotion(play, tester ?? hand.whose());
  const { draft, players, testers } = hand.party();
  const potions = play.view().trials.length;
  const type = hand.last() ? 'last' : 'use';
  const before = Array.from({ length: potions }, (_, index) => testers[index] ?? NOBODY);
  const whose = tester ?? (players.length === 1 ? 0 : NOBODY);
  let used = false;
  batch(() => {
    used = play.move({ type, entries: draft }).ok;
    if (!used) return;
    hand.change({ draft: [], testers: [...before, whose] });
    hand.choose(-1);
    hand.setLast(false);
    // A lesson goes on with what is on the screen.
    hand.setUnread(!play.fleeting);
  });
  return used;
}

/** A potion is on its way to the room: pressed again it would be tested twice. */
export const sendingOf = perPlay((_play: WitchesPlay) => {
  const [sending, setSending] = createSignal(false);
  return { sending, setSending: (now: boolean) => void setSending(now) };
});

/**
 * At a table with phones the room tests it, or asks the others about the last one. The draft stays until the answer is
 * here: nothing that was written is lost on the way.
 */
function sendPotion(play: WitchesPlay, whose: number): boolean {
  const hand = handOf(play);
  const { table } = play.view();
  const entries = hand.party().draft;
  const { sending, setSending } = sendingOf(play);
  if (table?.kind !== 'paper' || table.you === null || sending()) return false;
  if (hand.last()) return play.move({ type: 'last', entries }).ok;
  const person = table.people[whose]?.person ?? null;
  if (entries.length > 0 && person === null) return false;
  if (entries.length > 0) play.move({ type: 'draft', tester: person, entries });
  setSending(entries.length > 0);
  return play.move({ type: 'use', entries, tester: person ?? table.you, draft: table.you }).ok;
}
