// The focus at a table: no update takes it away for good, in any order.

import { createRoot } from 'solid-js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useFocusKeeper } from './focus.ts';

const until = () => new Promise((resolve) => setTimeout(resolve));

let end = () => {};
beforeEach(() => {
  end = createRoot((dispose) => {
    useFocusKeeper();
    return dispose;
  });
});
afterEach(() => {
  end();
  document.body.replaceChildren();
});

function show(html: string): void {
  document.body.innerHTML = `<main id="main" tabindex="-1">${html}</main>`;
}
function byId(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`no ${id}`);
  return found;
}
const focused = () => document.activeElement?.id;

/** A browser takes the focus from what is switched off when it next draws the page. */
function fixFocus(): void {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement && active.matches(':disabled'))) return;
  // The made page goes by this property, and lets nothing go that is off.
  Object.defineProperty(active, 'disabled', { value: false });
  active.blur();
}

async function draw(): Promise<void> {
  await until();
  fixFocus();
  await until();
}

const TABLE =
  '<section><h2 id="head">Cauldron</h2><button id="use"></button><p id="answer"></p></section>';

describe('the focus of what is switched off', () => {
  beforeEach(() => {
    show(TABLE);
    byId('use').focus();
  });
  const turn = async (off: boolean) => {
    byId('use').toggleAttribute('disabled', off);
    await draw();
  };

  it('stands nearby, and is back when that is on again', async () => {
    await turn(true);
    expect(focused()).toBe('head');
    byId('answer').append('0 overgrown');
    await draw();
    expect(focused()).toBe('head');
    await turn(false);
    expect(focused()).toBe('use');
  });

  it('is not called back by what has gone on elsewhere meanwhile', async () => {
    byId('main').append(document.createElement('input'));
    await turn(true);
    const field = byId('main').querySelector('input');
    field?.focus();
    await turn(false);
    expect(document.activeElement).toBe(field);
  });

  it('is back also where it is on again before anything else has changed', async () => {
    byId('use').toggleAttribute('disabled', true);
    await until();
    fixFocus();
    byId('use').toggleAttribute('disabled', false);
    await until();
    expect(focused()).toBe('use');
  });

  it('stays where it is as long as the browser leaves it there', async () => {
    byId('use').toggleAttribute('disabled', true);
    await until();
    byId('use').toggleAttribute('disabled', false);
    await until();
    expect(focused()).toBe('use');
  });

  it('goes to what is around it where it is gone for good', async () => {
    await turn(true);
    byId('use').remove();
    byId('head').remove();
    await draw();
    expect(focused()).toBe('main');
  });
});

describe('the focus of what goes', () => {
  it('goes to the head of the part that it was in', async () => {
    show(TABLE);
    byId('use').focus();
    byId('use').remove();
    await draw();
    expect(focused()).toBe('head');
  });

  it('goes along with what is only moved', async () => {
    show(TABLE);
    byId('use').focus();
    byId('main').append(byId('use'));
    byId('use').blur();
    await draw();
    expect(focused()).toBe('use');
  });

  it('waits for a board that is on its way', async () => {
    show(TABLE);
    byId('use').focus();
    show('<span data-opening=""></span>');
    await draw();
    expect(document.activeElement).toBe(document.body);
    byId('main').innerHTML = '<div role="grid"><button id="cell" tabindex="0"></button></div>';
    await draw();
    expect(focused()).toBe('cell');
  });

  it('is left where a press beside everything has let it go', async () => {
    show(TABLE);
    byId('use').focus();
    byId('use').blur();
    byId('answer').append('0 overgrown');
    await draw();
    expect(document.activeElement).toBe(document.body);
  });
});
