// Writing a potion: commands that add, seed, move and remove entries and test the whole; and the keys that call them.

import { batch, createSignal } from 'solid-js';
import { highWitchWords } from '#words/witches/high-witch.ts';
import { words } from '#words/witches/index.ts';
import type { IngredientName } from '../../../../games/witches/names.ts';
import { MAX_ENTRIES } from '../../../../games/witches/rules/index.ts';
import { perPlay } from '../../../play/play.ts';
import { keyName, useKeys } from '../../../ui/keys.ts';
import { preferences } from '../../../ui/preferences.ts';
import { handOf, lastTable, UNNAMED, type WitchesPlay } from '../hand.ts';
import { keys, letters } from '../keys.ts';
import { NO_TESTER } from '../party.ts';

export function add(play: WitchesPlay, ingredient: IngredientName): boolean {
  const hand = handOf(play);
  const { draft } = hand.party();
  if (draft.length >= MAX_ENTRIES) {
    play.say(words.refusal({ type: 'longPotion' }), 'bad');
    return false;
  }
  batch(() => {
    hand.setDraft([...draft, { ingredient, seeds: 1 }], draft.length);
    hand.setUnread(false);
    hand.setTab('brew');
    play.say(highWitchWords.added(ingredient, draft.length + 1));
  });
  return true;
}

/** Sets the seeds of the chosen entry, or says why it cannot. */
export function setSeeds(play: WitchesPlay, seeds: number): void {
  const hand = handOf(play);
  const { draft } = hand.party();
  const entry = draft[hand.chosen()];
  const { maxSeeds } = play.view();
  if (!entry || seeds < 1 || seeds > maxSeeds) {
    play.say(entry ? highWitchWords.seedRange(maxSeeds) : highWitchWords.noEntry, 'bad');
    return;
  }
  hand.change({
    draft: draft.map((one, slot) => (slot === hand.chosen() ? { ...one, seeds } : one)),
  });
  play.say(highWitchWords.entry(entry.ingredient, seeds));
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
  hand.setDraft(draft, from + step);
  play.say(highWitchWords.moved(entry.ingredient, from + step + 1));
}

export function removeChosen(play: WitchesPlay): void {
  const hand = handOf(play);
  const slot = hand.chosen();
  const entry = hand.party().draft[slot];
  if (!entry) return;
  const draft = hand.party().draft.filter((_, other) => other !== slot);
  hand.setDraft(draft, Math.min(slot, draft.length - 1));
  play.say(highWitchWords.removed(entry.ingredient));
}

export function clearDraft(play: WitchesPlay): void {
  handOf(play).setDraft([], -1);
  play.say(highWitchWords.cleared);
}

/** Opens the dialog that must come before the test: who plays, or whose cauldron it is. Returns whether it did. */
function askFirst(play: WitchesPlay): boolean {
  const hand = handOf(play);
  const { draft, players } = hand.party();
  // The last potion belongs to everybody and comes from no cauldron.
  if (draft.length === 0 || play.fleeting || hand.last()) return false;
  if (play.company && hand.whose() !== NO_TESTER) return false;
  if (players.length > 1 || play.company) hand.setTopic({ type: 'whose' });
  else if (players.length === 0 && lastTable.value() !== UNNAMED)
    hand.setTopic({ type: 'players', brewing: true });
  else return false;
  return true;
}

/** Tests the potion once its owner is known, and empties the form. */
export function usePotion(play: WitchesPlay, tester?: number): boolean {
  if (tester === undefined && askFirst(play)) return false;
  const hand = handOf(play);
  if (play.company) return sendPotion(play, tester ?? hand.whose());
  const { draft, players, testers } = hand.party();
  const potions = play.view().trials.length;
  const type = hand.last() ? 'last' : 'use';
  const before = Array.from({ length: potions }, (_, index) => testers[index] ?? NO_TESTER);
  const whose = tester ?? (players.length === 1 ? 0 : NO_TESTER);
  let used = false;
  batch(() => {
    used = play.move({ type, entries: draft }).ok;
    if (!used) return;
    hand.change({ draft: [], testers: [...before, whose] });
    hand.choose(-1);
    hand.setLast(false);
    // A lesson continues on this screen.
    hand.setUnread(!play.fleeting);
  });
  return used;
}

/** True while a potion is on its way to the room, so that a second press does not test it again. */
export const sendingOf = perPlay((_play: WitchesPlay) => {
  const [sending, setSending] = createSignal(false);
  return { sending, setSending: (now: boolean) => void setSending(now) };
});

/** At a table of phones the room tests the potion, or asks the others about the last one. The draft stays until the
 * answer arrives, so nothing is lost on the way. */
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

/** Focuses the chosen entry once it is drawn. */
function focusChosen(): void {
  queueMicrotask(() =>
    document.querySelector<HTMLElement>('.witches-entry[aria-pressed="true"]')?.focus(),
  );
}

/** A tested potion's entries are gone: focus that was on them moves to the answer. */
export function focusAnswer(): void {
  queueMicrotask(() => {
    const { activeElement } = document;
    const answer = document.querySelector<HTMLElement>('.witches-answer');
    // Show its beginning, even if it is longer than the screen.
    answer?.scrollIntoView({ block: 'start' });
    if (activeElement === null || activeElement === document.body)
      answer?.focus({ preventScroll: true });
  });
}

/** Where arrows and Enter belong to the cauldron: on an entry, or on no control. */
const FREE = 'body, main, .witches-entry, .witches-answer, [role="tabpanel"]';
/** Where letters and digits do not belong to the cauldron. */
const ELSEWHERE = 'input, select, textarea, [role="grid"]';

const within = ({ target }: KeyboardEvent, selector: string) =>
  target instanceof Element && target.closest(selector) !== null;
const isOn = ({ target }: KeyboardEvent, selector: string) =>
  target instanceof Element && target.matches(selector);

/** Letters add ingredients, digits set seeds, arrows choose and move, Enter uses the potion. */
export function useTyping(play: WitchesPlay): void {
  const hand = handOf(play);
  const inCauldron = (event: KeyboardEvent) => within(event, '.witches-cauldron');
  /** The preference that switches letter keys off holds for signs, too. */
  const maySign = (event: KeyboardEvent) => preferences().letterKeys || inCauldron(event);
  const isFree = (event: KeyboardEvent) => isOn(event, FREE) && hand.tab() !== 'notes';
  const onEntry = (event: KeyboardEvent) => isOn(event, '.witches-entry') && isFree(event);

  function use(): void {
    usePotion(play);
    focusAnswer();
  }
  /** An edit of the draft; the focus stays on the chosen entry. */
  const onDraft = (edit: () => void) => (event: KeyboardEvent) => {
    if (!isFree(event) || hand.party().draft.length === 0) return false;
    edit();
    focusChosen();
    return true;
  };
  function choose(step: 1 | -1): void {
    const next = hand.chosen() + step;
    if (next >= 0 && next < hand.party().draft.length) hand.choose(next);
  }

  useKeys(
    keys,
    {
      add(event) {
        const letter = event.key.toLowerCase();
        const ingredient = play.view().ingredients.find((name) => letters[name] === letter);
        if (!ingredient) return false;
        if (add(play, ingredient) && isOn(event, FREE)) focusChosen();
        return true;
      },
      seeds: (event) => setSeeds(play, Number(keyName(event))),
      moreSeeds: (event) => maySign(event) && stepSeeds(play, 1),
      fewerSeeds: (event) => maySign(event) && stepSeeds(play, -1),
      raise: (event) => onEntry(event) && stepSeeds(play, 1),
      lower: (event) => onEntry(event) && stepSeeds(play, -1),
      before: onDraft(() => choose(-1)),
      after: onDraft(() => choose(1)),
      earlier: onDraft(() => shift(play, -1)),
      later: onDraft(() => shift(play, 1)),
      remove: onDraft(() => removeChosen(play)),
      use: (event) => isFree(event) && use(),
      useAnywhere: use,
    },
    {
      enabled: (event) =>
        !play.over() &&
        !within(event, ELSEWHERE) &&
        document.querySelector('dialog[open]') === null,
      focused: inCauldron,
      names: words.keys,
    },
  );
}
