import { createRoot } from 'solid-js';
import { afterEach, describe, expect, it } from 'vitest';
import { shell } from '#words/shell.ts';
import { gameIds } from '../../games/index.ts';
import { loadWords } from './game-words.ts';
import {
  findClashes,
  type KeyActions,
  type KeyOptions,
  type KeyTable,
  keyName,
  listGridKeys,
  listKeys,
  shellKeys,
  useKeys,
} from './keys.ts';
import { setPreference } from './preferences.ts';

/** Every module of the faces that exports a table called `keys`. */
const sources = import.meta.glob<string>(['../games/**/*.{ts,tsx}', '!../games/**/*.test.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const modules = import.meta.glob<{ readonly keys: KeyTable }>('../games/**/*.{ts,tsx}');
const games = await Promise.all(
  Object.entries(sources)
    .filter(([, text]) => /^export const keys\b/m.test(text))
    .map(
      async ([path]): Promise<[string, KeyTable | undefined]> => [
        path,
        (await modules[path]?.())?.keys,
      ],
    ),
);

describe('the tables of all games', () => {
  it.each(games)('%s clashes with nothing of the shell or its own', (name, table = {}) => {
    expect(findClashes({ shell: shellKeys, [name]: table })).toEqual([]);
  });

  it('are found', () => {
    expect(games.length).toBeGreaterThanOrEqual(gameIds.length);
  });

  it('a clash is named', () => {
    expect(findClashes({ shell: { undo: ['u'] }, game: { up: ['u'], down: ['d', 'd'] } })).toEqual([
      'u: shell undo and game up',
      'd: game down and game down',
    ]);
  });
});

const nothing = () => undefined;
const noActions = {
  undo: nothing,
  redo: nothing,
  hint: nothing,
  pause: nothing,
  newGame: nothing,
  keys: nothing,
};
let dispose: (() => void)[] = [];
afterEach(() => {
  for (const end of dispose) end();
  dispose = [];
  document.body.replaceChildren();
  setPreference('letterKeys', true);
});

function register<K extends KeyTable>(
  table: K,
  actions: KeyActions<K>,
  options: KeyOptions = {},
): void {
  createRoot((end) => {
    dispose.push(end);
    useKeys(table, actions, options);
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

  it('goes first to the element with the focus, also before newer ones', () => {
    const done: string[] = [];
    document.body.innerHTML = '<div id="grid"><button></button></div>';
    const grid = document.querySelector('#grid') ?? undefined;
    register(
      { leave: ['Escape'] },
      { leave: () => void done.push('grid') },
      { within: () => grid },
    );
    register({ leave: ['Escape'] }, { leave: () => void done.push('newer') });
    press({ key: 'Escape' }, document.querySelector('button') ?? document.body);
    press({ key: 'Escape' });
    expect(done).toEqual(['grid', 'newer']);
  });

  it('of a digit with Shift goes by its place, whatever sign it types', () => {
    const done: string[] = [];
    register({ mark: ['Shift+1'] }, { mark: () => void done.push('mark') });
    press({ key: '!', code: 'Digit1', shiftKey: true });
    press({ key: '!', code: 'Digit1' });
    expect(done).toEqual(['mark']);
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

describe('the list of keys', () => {
  it.each(games)('has a name for every action of %s', async (path, table = {}) => {
    const [, , id = ''] = path.split('/');
    const words = await loadWords(id);
    const unnamed = Object.keys(table).filter((action) => !words?.keys[action]);
    expect(unnamed).toEqual([]);
  });

  it('names no action that no table has', async () => {
    for (const id of gameIds) {
      const tables = games.filter(([path]) => path.startsWith(`../games/${id}/`));
      const actions = new Set(tables.flatMap(([, table = {}]) => Object.keys(table)));
      const words = await loadWords(id);
      expect(Object.keys(words?.keys ?? {}).filter((action) => !actions.has(action))).toEqual([]);
    }
  });

  it('has the board first, shares lines of one name, and leaves out what this board has not', () => {
    register(shellKeys, noActions, { names: shell.help.keyNames });
    createRoot((end) => {
      dispose.push(end);
      listGridKeys(
        { digit: ['1', '2', 'a'], more: ['+'], raise: ['ArrowUp'] },
        { digit: 'Write', more: 'One more', raise: 'One more' },
        (key) => key !== '2',
      );
    });
    expect(listKeys().slice(0, 3)).toEqual([
      { keys: ['1', 'a'], does: 'Write' },
      { keys: ['+', 'ArrowUp'], does: 'One more' },
      { keys: ['u', 'Ctrl+z'], does: 'Undo' },
    ]);
    setPreference('letterKeys', false);
    expect(listKeys()).toContainEqual({ keys: ['Ctrl+z'], does: 'Undo' });
    expect(listKeys().some(({ keys }) => keys.includes('h'))).toBe(false);
  });

  it('lists what the registry acts on: every listed key of the shell does its action', () => {
    const done: string[] = [];
    const act = (name: string) => () => void done.push(name);
    register(
      shellKeys,
      {
        undo: act('undo'),
        redo: act('redo'),
        hint: act('hint'),
        pause: act('pause'),
        newGame: act('newGame'),
        keys: act('keys'),
      },
      { names: shell.help.keyNames },
    );
    for (const { keys, does } of listKeys())
      for (const key of keys) {
        done.length = 0;
        const parts = key.split('+');
        press({
          key: parts.at(-1) ?? '',
          ctrlKey: parts.includes('Ctrl'),
          shiftKey: parts.includes('Shift'),
        });
        const names: Readonly<Record<string, string>> = shell.help.keyNames;
        expect(done.map((action) => names[action])).toEqual([does]);
      }
  });
});
