import { createRoot } from 'solid-js';
import { afterEach, describe, expect, it } from 'vitest';
import { shellKeys } from '../shell/keys.ts';
import { setPreference } from '../storage/settings.ts';
import { findClashes, type KeyTable, keyName, useKeys } from './keys.ts';

const games = import.meta.glob<KeyTable>('../games/*/keys.ts', { eager: true, import: 'keys' });

describe('the tables of all games', () => {
  it.each(Object.entries(games))(
    '%s clashes with nothing of the shell or its own',
    (name, table) => {
      expect(findClashes({ shell: shellKeys, [name]: table })).toEqual([]);
    },
  );

  it('are found', () => {
    expect(Object.keys(games).length).toBeGreaterThan(0);
  });

  it('a clash is named', () => {
    expect(findClashes({ shell: { undo: ['u'] }, game: { up: ['u'], down: ['d', 'd'] } })).toEqual([
      'u: shell undo and game up',
      'd: game down and game down',
    ]);
  });
});

let dispose: (() => void)[] = [];
afterEach(() => {
  for (const end of dispose) end();
  dispose = [];
  document.body.replaceChildren();
  setPreference('letterKeys', true);
});

function register(...args: Parameters<typeof useKeys>): void {
  createRoot((end) => {
    dispose.push(end);
    useKeys(...args);
  });
}

function press(init: KeyboardEventInit, target: Element = document.body): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
  target.dispatchEvent(event);
  return event;
}

describe('a key', () => {
  it.each([
    [{ key: 'U' }, 'u'],
    [{ key: '?', shiftKey: true }, '?'],
    [{ key: 'z', ctrlKey: true }, 'Ctrl+z'],
    [{ key: 'Z', metaKey: true, shiftKey: true }, 'Ctrl+Shift+z'],
    [{ key: 'ArrowLeft', shiftKey: true }, 'Shift+ArrowLeft'],
    [{ key: 'Escape' }, 'Escape'],
    [{ key: 'a', altKey: true }, 'Alt+a'],
    [{ key: '5', code: 'Digit5' }, '5'],
    [{ key: '-', code: 'Digit6' }, '6'],
    [{ key: '!', code: 'Digit1', shiftKey: true }, '!'],
  ])('%o is called %s', (init, name) => {
    expect(keyName(new KeyboardEvent('keydown', init))).toBe(name);
  });

  it('does what it is registered for, until the component goes', () => {
    const done: string[] = [];
    register({ go: ['g'] }, { go: () => void done.push('go') });
    expect(press({ key: 'g' }).defaultPrevented).toBe(true);
    expect(press({ key: 'x' }).defaultPrevented).toBe(false);
    for (const end of dispose) end();
    dispose = [];
    press({ key: 'g' });
    expect(done).toEqual(['go']);
  });

  it('goes on to the next where an action says that it is not its own, or is off', () => {
    const done: string[] = [];
    register({ shell: ['g'] }, { shell: () => void done.push('shell') });
    register({ game: ['g'] }, { game: () => false });
    register({ off: ['g'] }, { off: () => void done.push('off') }, { enabled: () => false });
    press({ key: 'g' });
    expect(done).toEqual(['shell']);
  });

  it('is left to fields, dialogs and menus', () => {
    const done: string[] = [];
    register({ go: ['g'] }, { go: () => void done.push('go') });
    document.body.innerHTML =
      '<input><select></select><dialog open><button></button></dialog><div role="menu"><button></button></div>';
    for (const element of document.querySelectorAll('input, select, button'))
      press({ key: 'g' }, element);
    expect(done).toEqual([]);
  });

  it('of one letter can be switched off; others always work', () => {
    const done: string[] = [];
    register(
      { letter: ['g'], digit: ['5'], undo: ['Ctrl+z'] },
      {
        letter: () => void done.push('letter'),
        digit: () => void done.push('digit'),
        undo: () => void done.push('undo'),
      },
    );
    setPreference('letterKeys', false);
    press({ key: 'g' });
    press({ key: '5' });
    press({ key: 'z', ctrlKey: true });
    expect(done).toEqual(['digit', 'undo']);
  });

  it('of one letter works where it is switched off in a part that has the focus', () => {
    const done: string[] = [];
    register(
      { letter: ['g'] },
      { letter: () => void done.push('letter') },
      { focused: ({ target }) => target instanceof HTMLButtonElement },
    );
    document.body.innerHTML = '<button></button>';
    setPreference('letterKeys', false);
    press({ key: 'g' });
    for (const button of document.querySelectorAll('button')) press({ key: 'g' }, button);
    expect(done).toEqual(['letter']);
  });
});
