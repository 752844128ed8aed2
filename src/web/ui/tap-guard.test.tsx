import { createSignal } from 'solid-js';
import { render } from 'solid-js/web';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { markFresh, markFreshOn, tapGuard } from './tap-guard.ts';

let ends: (() => void)[] = [];
/** Every test taps at a place of its own: the page remembers the last press. */
let place = 0;
beforeEach(() => {
  place += 100;
  ends = [tapGuard()];
});
afterEach(() => {
  for (const end of ends) end();
  document.body.replaceChildren();
});

function button(name: string, act: () => void, parent: Element = document.body): HTMLButtonElement {
  const made = parent.appendChild(document.createElement('button'));
  made.textContent = name;
  made.addEventListener('click', act);
  return made;
}

/** What a browser sends for one tap. */
function tap(element: Element): void {
  const at = { bubbles: true, cancelable: true, clientX: place, clientY: 10 };
  element.dispatchEvent(new PointerEvent('pointerdown', at));
  element.dispatchEvent(new PointerEvent('pointerup', at));
  element.dispatchEvent(new MouseEvent('click', { ...at, detail: 1 }));
}

function enter(element: HTMLElement, repeat = false): boolean {
  element.focus();
  return element.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Enter', repeat, bubbles: true, cancelable: true }),
  );
}

describe('presses on the page', () => {
  it('reach nothing that has just appeared, by finger or by key', () => {
    const acts: string[] = [];
    const dialog = document.body.appendChild(document.createElement('div'));
    const next = button('Next', () => acts.push('next'), dialog);
    markFresh(dialog);
    expect(dialog.hasAttribute('data-fresh')).toBe(true);
    tap(next);
    expect(enter(next)).toBe(false);
    expect(acts).toEqual([]);
  });

  it('do not reach what takes the place of the thing that was pressed', () => {
    const acts: string[] = [];
    const card = button('hidden', () => {
      acts.push('revealed');
      card.remove();
      button('Troll King', () => acts.push('fought'));
    });
    tap(card);
    const troll = document.querySelector('button');
    if (troll) tap(troll);
    expect(acts).toEqual(['revealed']);
  });

  it('reach a button again and again that stays what it is', () => {
    let undone = 0;
    const undo = button('Undo', () => undone++);
    for (let index = 0; index < 5; index++) tap(undo);
    expect(undone).toBe(5);
  });

  it('do not reach a button whose meaning has just changed', () => {
    const acts: string[] = [];
    const [potions, setPotions] = createSignal(0);
    ends.push(
      render(
        () => (
          <button
            type="button"
            ref={(element) => markFreshOn(element, potions)}
            onClick={() => {
              acts.push('used');
              setPotions(potions() + 1);
            }}
          >
            Use
          </button>
        ),
        document.body,
      ),
    );
    const use = document.querySelector('button');
    if (use) for (let index = 0; index < 2; index++) tap(use);
    expect(acts).toEqual(['used']);
  });

  it('of a key that is held act once, but not in a field for text', () => {
    const area = document.body.appendChild(document.createElement('textarea'));
    const use = button('Use', () => undefined);
    expect(enter(use)).toBe(true);
    expect(enter(use, true)).toBe(false);
    expect(enter(area, true)).toBe(true);
  });
});
