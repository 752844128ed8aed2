// Keys of the cauldron: letters add ingredients, digits set seeds, arrows choose and move, Enter uses the potion.
// Letters and digits work anywhere on the table, except in fields, menus, dialogs and the notes.

import { onCleanup } from 'solid-js';
import { preferences } from '../../storage/settings.ts';
import {
  add,
  handOf,
  removeChosen,
  setSeeds,
  shift,
  stepSeeds,
  usePotion,
  type WitchesPlay,
} from './hand.ts';
import { letters } from './words.ts';

const ELSEWHERE = 'input, textarea, select, dialog, [role="grid"], [role="menu"]';

/** Puts the focus on the chosen entry, once it is drawn. */
export function focusChosen(): void {
  queueMicrotask(() =>
    document.querySelector<HTMLElement>('.witches-entry[aria-pressed="true"]')?.focus(),
  );
}

/** After a potion the entries are gone: the focus goes to the answer, if it was on them. */
export function focusAnswer(): void {
  queueMicrotask(() => {
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body)
      document.querySelector<HTMLElement>('.witches-answer')?.focus();
  });
}

function digitOf(event: KeyboardEvent): number | undefined {
  const typed = /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1] ?? /^\d$/.exec(event.key)?.[0];
  return typed === undefined || event.shiftKey ? undefined : Number(typed);
}

/** Where the arrows and Enter belong to the cauldron: on an entry, or on nothing in particular. */
function isFree(target: Element): boolean {
  return target.matches('body, main, .witches-entry, .witches-answer, [role="tabpanel"]');
}

export function createKeys(play: WitchesPlay): void {
  const hand = handOf(play);

  function typed(event: KeyboardEvent, target: Element): boolean {
    const inside = target.closest('.witches-cauldron') !== null;
    if (!preferences().letterKeys && !inside) return false;
    const key = event.key.toLowerCase();
    const ingredient = play.view().ingredients.find((name) => letters[name] === key);
    if (ingredient) {
      if (add(play, ingredient) && isFree(target)) focusChosen();
      return true;
    }
    const digit = digitOf(event);
    if (digit !== undefined) setSeeds(play, digit);
    else if (key === '+' || key === '=') stepSeeds(play, 1);
    else if (key === '-') stepSeeds(play, -1);
    else return false;
    return true;
  }

  function choose(step: 1 | -1): void {
    const next = hand.chosen() + step;
    if (next >= 0 && next < hand.shelf().draft.length) hand.choose(next);
  }

  function moved(event: KeyboardEvent, target: Element): boolean {
    if (!isFree(target) || hand.tab() === 'notes') return false;
    const onEntry = target.matches('.witches-entry');
    const draft = hand.shelf().draft.length > 0;
    switch (event.key) {
      case 'ArrowLeft':
      case 'ArrowRight': {
        if (!draft) return false;
        const step = event.key === 'ArrowLeft' ? -1 : 1;
        if (event.shiftKey) shift(play, step);
        else choose(step);
        focusChosen();
        return true;
      }
      case 'ArrowUp':
      case 'ArrowDown':
        if (!onEntry) return false;
        stepSeeds(play, event.key === 'ArrowUp' ? 1 : -1);
        return true;
      case 'Delete':
      case 'Backspace':
        if (!draft) return false;
        removeChosen(play);
        focusChosen();
        return true;
      case 'Enter':
        usePotion(play);
        focusAnswer();
        return true;
      default:
        return false;
    }
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const { target } = event;
    if (event.defaultPrevented || play.over() || !(target instanceof Element)) return;
    if (target.closest(ELSEWHERE) || document.querySelector('dialog[open]')) return;
    if ((event.ctrlKey || event.metaKey) && event.key === 'Enter') {
      event.preventDefault();
      usePotion(play);
      focusAnswer();
    } else if (!event.altKey && !event.ctrlKey && !event.metaKey) {
      if (typed(event, target) || moved(event, target)) event.preventDefault();
    }
  };
  document.addEventListener('keydown', onKeyDown);
  onCleanup(() => document.removeEventListener('keydown', onKeyDown));
}
