import { afterEach, describe, expect, it } from 'vitest';
import { confirm } from './dialog.tsx';

const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);

afterEach(() => document.body.replaceChildren());

const question = { title: 'Start over?', about: 'All is lost.', act: 'Start over' };

describe('a question', () => {
  it('is asked in an alert dialog with its sentence, and answered by its deed', async () => {
    const answer = confirm(question);
    const dialog = document.querySelector('dialog');
    expect(dialog?.getAttribute('role')).toBe('alertdialog');
    const about = document.getElementById(dialog?.getAttribute('aria-describedby') ?? '');
    expect(about?.textContent).toBe('All is lost.');
    button('Start over')?.click();
    expect(await answer).toBe(true);
    expect(document.querySelector('dialog')).toBeNull();
  });

  it('is answered no by the way back and by Escape', async () => {
    const first = confirm(question);
    button('Cancel')?.click();
    expect(await first).toBe(false);
    const second = confirm(question);
    document.querySelector('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true }));
    expect(await second).toBe(false);
  });

  it('has the focus on the way back where something is lost', () => {
    void confirm({ ...question, danger: true });
    expect(button('Cancel')?.autofocus).toBe(true);
    expect(button('Start over')?.autofocus).toBe(false);
    expect(button('Start over')?.classList.contains('danger')).toBe(true);
  });

  it('gives the focus back', async () => {
    const opener = document.body.appendChild(document.createElement('button'));
    opener.focus();
    const answer = confirm(question);
    button('Cancel')?.click();
    await answer;
    expect(document.activeElement).toBe(opener);
  });
});

describe("the browser's own boxes", () => {
  const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.{ts,tsx}'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  /** Called as globals or on the window; `confirm` is ours where it is imported. */
  const usesNative = (source: string) =>
    /(?<![\w.])(alert|prompt)\(|\b(window|globalThis)\.(alert|confirm|prompt)\b/.test(source) ||
    (/(?<![\w.])(?<!function )confirm\(/.test(source) &&
      !/import .*\bconfirm\b.* from/.test(source));

  it('are used nowhere: they stop the page and look foreign', () => {
    expect(Object.keys(sources).length).toBeGreaterThan(100);
    const users = Object.entries(sources).filter(([, source]) => usesNative(source));
    expect(users.map(([path]) => path).filter((path) => path !== './dialog.tsx')).toEqual([]);
  });
});
