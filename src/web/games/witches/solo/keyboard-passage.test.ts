// The keyboard goes from a cell to what can be done with it, also where that is loaded a moment later.

import { createRoot } from 'solid-js';
import { afterEach, describe, expect, it } from 'vitest';
import { createPassage, type Passage } from './keyboard-passage.ts';

const until = () => new Promise((resolve) => setTimeout(resolve));

let dispose = () => {};
afterEach(() => {
  dispose();
  document.body.replaceChildren();
});

function lay(): { passage: Passage; cell: HTMLButtonElement; actions: HTMLElement } {
  const cell = document.createElement('button');
  cell.className = 'solo-cell';
  const actions = document.createElement('section');
  document.body.append(cell, actions);
  const passage = createRoot((end) => {
    dispose = end;
    return createPassage(() => 3);
  });
  passage.actions(actions);
  return { passage, cell, actions };
}

const button = () => document.createElement('button');

describe('the way into the panel', () => {
  it('is taken at once where something is there', async () => {
    const { passage, cell, actions } = lay();
    const first = button();
    actions.append(first);
    await until();
    cell.focus();
    dispatchEvent(new Event('keydown'));
    passage.act();
    await until();
    expect(document.activeElement).toBe(first);
  });

  it('is taken as soon as something comes', async () => {
    const { passage, cell, actions } = lay();
    await until();
    cell.focus();
    dispatchEvent(new Event('keydown'));
    passage.act();
    await until();
    expect(document.activeElement).toBe(cell);
    const first = button();
    actions.append(first);
    await until();
    expect(document.activeElement).toBe(first);
  });

  it('is not taken by who tapped, or who has gone elsewhere meanwhile', async () => {
    const { passage, cell, actions } = lay();
    await until();
    cell.focus();
    dispatchEvent(new Event('pointerdown'));
    passage.act();
    actions.append(button());
    await until();
    expect(document.activeElement).toBe(cell);
    actions.replaceChildren();
    dispatchEvent(new Event('keydown'));
    passage.act();
    await until();
    cell.blur();
    actions.append(button());
    await until();
    expect(document.activeElement).toBe(document.body);
  });
});
