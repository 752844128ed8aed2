// The keyboard on the High Witch page: letters add ingredients, digits set seeds, arrows choose and move, Enter uses
// the potion.

import { keyName, useKeys } from '../../../ui/keys.ts';
import { preferences } from '../../../ui/preferences.ts';
import { handOf, type WitchesPlay } from '../hand.ts';
import { keys, letters } from '../keys.ts';
import { words as common } from '#words/witches/index.ts';
import { add, removeChosen, setSeeds, shift, stepSeeds, usePotion } from './draft.ts';

/** Puts the focus on the chosen entry, once it is drawn. */
function focusChosen(): void {
  queueMicrotask(() =>
    document.querySelector<HTMLElement>('.witches-entry[aria-pressed="true"]')?.focus(),
  );
}

/** After a potion the entries are gone: the focus goes to the answer, if it was on them. */
export function focusAnswer(): void {
  queueMicrotask(() => {
    const { activeElement } = document;
    const answer = document.querySelector<HTMLElement>('.witches-answer');
    // From its beginning, also where it is longer than the screen.
    answer?.scrollIntoView({ block: 'start' });
    if (activeElement === null || activeElement === document.body)
      answer?.focus({ preventScroll: true });
  });
}

/** Where the arrows and Enter belong to the cauldron: on an entry, or on nothing in particular. */
const FREE = 'body, main, .witches-entry, .witches-answer, [role="tabpanel"]';
/** Letters and digits are typed everywhere else. */
const ELSEWHERE = 'input, select, textarea, [role="grid"]';

const within = ({ target }: KeyboardEvent, selector: string) =>
  target instanceof Element && target.closest(selector) !== null;
const isOn = ({ target }: KeyboardEvent, selector: string) =>
  target instanceof Element && target.matches(selector);

export function useTyping(play: WitchesPlay): void {
  const hand = handOf(play);
  const inCauldron = (event: KeyboardEvent) => within(event, '.witches-cauldron');
  /** Signs are like letters, which the player can switch off. */
  const maySign = (event: KeyboardEvent) => preferences().letterKeys || inCauldron(event);
  const hasDraft = () => hand.party().draft.length > 0;
  const isFree = (event: KeyboardEvent) => isOn(event, FREE) && hand.tab() !== 'notes';
  const onEntry = (event: KeyboardEvent) => isOn(event, '.witches-entry') && isFree(event);

  function use(): void {
    usePotion(play);
    focusAnswer();
  }
  function choose(event: KeyboardEvent, step: 1 | -1): boolean {
    if (!isFree(event) || !hasDraft()) return false;
    const next = hand.chosen() + step;
    if (next >= 0 && next < hand.party().draft.length) hand.choose(next);
    focusChosen();
    return true;
  }
  function move(event: KeyboardEvent, step: 1 | -1): boolean {
    if (!isFree(event) || !hasDraft()) return false;
    shift(play, step);
    focusChosen();
    return true;
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
      before: (event) => choose(event, -1),
      after: (event) => choose(event, 1),
      earlier: (event) => move(event, -1),
      later: (event) => move(event, 1),
      remove(event) {
        if (!isFree(event) || !hasDraft()) return false;
        removeChosen(play);
        focusChosen();
        return true;
      },
      use: (event) => isFree(event) && use(),
      useAnywhere: use,
    },
    {
      enabled: (event) =>
        !play.over() &&
        !within(event, ELSEWHERE) &&
        document.querySelector('dialog[open]') === null,
      focused: inCauldron,
      names: common.keys,
    },
  );
}
