// A list of cards under a text field: which card is highlighted, whether it is looked at closely, and the keys for both.

import { type Accessor, createSignal } from 'solid-js';
import type { Card } from '../../../../data/card.ts';
import type { Rows } from './rows.ts';

const PAGE = 6;

export interface Browsing {
  rows(): Rows;
  count(): number;
  /** The highlighted card by its place, or -1. */
  active(): number;
  setActive(index: number): void;
  chosen(): Card | undefined;
  /** The whole of the highlighted card is shown over the list. */
  detailed(): boolean;
  setDetailed(detailed: boolean): void;
  /** Highlights a card. */
  point(card: Card): void;
  /** Shows the whole of a card. */
  details(card: Card): void;
  /** Another list has begun. */
  begin(active: number): void;
  /** What a key of the field does; false where it is none of the list's. */
  press(event: KeyboardEvent & { readonly currentTarget: HTMLInputElement }): boolean;
}

/** `enter` is what the key Enter does with the highlighted card. */
export function createBrowsing(
  rows: Accessor<Rows>,
  enter: (card: Card | undefined) => void,
): Browsing {
  const [active, setActive] = createSignal(-1);
  const [detailed, setDetailed] = createSignal(false);
  const count = () => rows().cards.length;
  const chosen = () => rows().cards[active()];
  const point = (card: Card) => setActive(rows().cards.indexOf(card));
  /** A single step goes round, a leap stops at the ends. */
  const walk = (step: number) => {
    const from = active();
    const [last, next] = [count() - 1, from + step];
    if (last < 0) return;
    if (from < 0) setActive(step > 0 ? 0 : last);
    else if (Math.abs(step) === 1) setActive((next + count()) % count());
    else setActive(Math.min(Math.max(next, 0), last));
  };

  function press(event: KeyboardEvent & { readonly currentTarget: HTMLInputElement }): boolean {
    if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return false;
    const { selectionEnd, value } = event.currentTarget;
    switch (event.key) {
      case 'ArrowDown':
        walk(1);
        return true;
      case 'ArrowUp':
        walk(-1);
        return true;
      case 'PageDown':
        walk(PAGE);
        return true;
      case 'PageUp':
        walk(-PAGE);
        return true;
      case 'Enter':
        if (!event.repeat) enter(chosen());
        return true;
      case 'ArrowRight':
        if (!chosen() || detailed() || (selectionEnd ?? 0) < value.length) return false;
        setDetailed(true);
        return true;
      case 'ArrowLeft':
      case 'Escape':
        if (!detailed()) return false;
        setDetailed(false);
        return true;
      default:
        return false;
    }
  }

  return {
    rows,
    count,
    active,
    setActive,
    chosen,
    detailed,
    setDetailed,
    point,
    details(card) {
      point(card);
      setDetailed(true);
    },
    begin(index) {
      setActive(index);
      setDetailed(false);
    },
    press,
  };
}
