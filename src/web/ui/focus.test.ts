import { afterEach, describe, expect, it } from 'vitest';
import { focusPage, rememberFocus } from './focus.ts';

afterEach(() => document.body.replaceChildren());

const show = (html: string) => {
  document.body.innerHTML = html;
};
const focused = () => document.activeElement?.id;

describe('the focus', () => {
  it('returns to what had it', () => {
    show('<button id="more"></button><button id="other"></button>');
    document.getElementById('more')?.focus();
    const giveBack = rememberFocus();
    document.getElementById('other')?.focus();
    giveBack();
    expect(focused()).toBe('more');
  });

  it('goes onto the board where what had it is gone, or where nothing had it', () => {
    const board =
      '<main id="main"><div role="grid"><button id="cell" tabindex="0"></button></div></main>';
    show(`<button id="dealt"></button>${board}`);
    document.getElementById('dealt')?.focus();
    const giveBack = rememberFocus();
    document.getElementById('dealt')?.remove();
    giveBack();
    expect(focused()).toBe('cell');
    show(board);
    const fromNowhere = rememberFocus();
    fromNowhere();
    expect(focused()).toBe('cell');
  });

  it('goes to the heading of a page without a board', () => {
    show('<main id="main"><h1 id="head">Statistics</h1></main>');
    focusPage();
    expect(focused()).toBe('head');
  });
});
