// The keyboard registry: the board and the page around it register what their keys do, and one listener dispatches them. A
// key that two of them claim is a clash, which a test over all tables finds. Usage:
//   useKeys({ flip: ['f'] }, { flip: () => turnCard() }, { names: words.keys });

import { type Accessor, createEffect, onCleanup } from 'solid-js';
import { isServer } from 'solid-js/web';
import { shell } from '#words/shell.ts';
import { takesText } from './focus.ts';
import { preferences } from './preferences.ts';

/** Actions and their keys: `h`, `?`, `Escape`, `ArrowUp`, `Ctrl+z`, `Shift+ArrowLeft`. Letters are lower case; Ctrl is
 * also the command key. Single letters can be switched off by the player. */
export type KeyTable = Readonly<Record<string, readonly string[]>>;

/** Returns false to pass the key on to the next one that claims it. */
type KeyAction = (event: KeyboardEvent) => unknown;
export type KeyActions<K extends KeyTable> = { readonly [Name in keyof K]: KeyAction };

/** The names of a table's actions in the list of keys; a test finds one without a name. */
type KeyNames = Readonly<Record<string, string>>;

export interface KeyOptions {
  /** For the list of keys; without a name an action is not listed. */
  readonly names?: KeyNames;
  /** Off while this returns false. */
  enabled?(event: KeyboardEvent): boolean;
  /** Single letters work here even where they are switched off: in a part of the board that has the focus. */
  focused?(event: KeyboardEvent): boolean;
  /** While the focus is in this element its keys go before all others, also before newer ones. */
  within?(): Element | undefined;
}

/** The name of a key press as tables write it. */
export function keyName(event: KeyboardEvent): string {
  // Some keyboards have signs on the digit keys and digits with Shift.
  const digit = event.shiftKey ? undefined : /^Digit(\d)$/.exec(event.code)?.[1];
  const key = digit ?? (event.key.length === 1 ? event.key.toLowerCase() : event.key);
  const control = event.ctrlKey || event.metaKey ? 'Ctrl+' : '';
  // A sign that needs Shift says so by itself.
  const shift = event.shiftKey && (event.key.length > 1 || control !== '') ? 'Shift+' : '';
  return `${control}${event.altKey ? 'Alt+' : ''}${shift}${key}`;
}

/** A digit key pressed with Shift, by its place and not by the sign it types: `Shift+5`, `Ctrl+Shift+5`. */
function shiftedDigit(event: KeyboardEvent): string | undefined {
  const digit = event.shiftKey ? /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1] : undefined;
  if (digit === undefined || event.altKey) return undefined;
  return `${event.ctrlKey || event.metaKey ? 'Ctrl+' : ''}Shift+${digit}`;
}

/** A single letter, while the player has switched those off. */
export function isOff(name: string): boolean {
  return isLetter(name) && !preferences().letterKeys;
}

/** Is it one of these keys? For a grid that handles its keys itself. */
export function isKey(names: readonly string[], event: KeyboardEvent): boolean {
  const name = keyName(event);
  return names.includes(name) && !isOff(name);
}

interface Registration {
  readonly table: KeyTable;
  readonly actions: Readonly<Record<string, KeyAction>>;
  readonly options: KeyOptions;
}

const registered: Registration[] = [];

/** Keys in the list, handled here or by a grid itself. */
interface ListedTable {
  readonly table: KeyTable;
  readonly names: KeyNames;
  exists(key: string, action: string): boolean;
}
const listed: ListedTable[] = [];

const isLetter = (name: string) => /^\p{L}$/u.test(name);

function dispatch(event: KeyboardEvent): void {
  if (event.defaultPrevented || takesText(event.target)) return;
  // A dialog or a menu has its keys to itself.
  if (event.target instanceof Element && event.target.closest('dialog, [role="menu"]')) return;
  const name = keyName(event);
  const names = [name, shiftedDigit(event)];
  const off = isOff(name);
  const target = event.target instanceof Node ? event.target : null;
  const hasFocus = ({ options }: Registration) => options.within?.()?.contains(target) ?? false;
  // The newest first: a board comes after the shell around it.
  const newestFirst = [...registered].reverse();
  const order = [
    ...newestFirst.filter(hasFocus),
    ...newestFirst.filter((registration) => !hasFocus(registration)),
  ];
  for (const { table, actions, options } of order) {
    if (off && !options.focused?.(event)) continue;
    for (const [action, keys] of Object.entries(table)) {
      if (!keys.some((key) => names.includes(key)) || options.enabled?.(event) === false) continue;
      if (actions[action]?.(event) === false) continue;
      event.preventDefault();
      return;
    }
  }
}

/** Registers keys for as long as the component is on the page. */
export function useKeys<K extends KeyTable>(
  table: K,
  actions: KeyActions<K>,
  options: KeyOptions = {},
): void {
  // A page that is only drawn, during the build, has no keys.
  if (isServer) return;
  if (options.names) listGridKeys(table, options.names);
  const registration: Registration = { table, actions, options };
  if (registered.length === 0) document.addEventListener('keydown', dispatch);
  registered.push(registration);
  onCleanup(() => {
    registered.splice(registered.indexOf(registration), 1);
    if (registered.length === 0) document.removeEventListener('keydown', dispatch);
  });
}

/** Lists keys that a grid handles itself; `exists` leaves out keys that this board does not have. */
export function listGridKeys(
  table: KeyTable,
  names: KeyNames,
  exists: (key: string, action: string) => boolean = () => true,
): void {
  const entry: ListedTable = { table, names, exists };
  listed.push(entry);
  onCleanup(() => listed.splice(listed.indexOf(entry), 1));
}

/** What the keys do now: the board's first, then the page's. Actions of one name share a line. */
export function listKeys(): readonly { readonly keys: readonly string[]; does: string }[] {
  const lines = new Map<string, string[]>();
  for (const { table, names, exists } of [...listed].reverse())
    for (const [action, keys] of Object.entries(table)) {
      const does = names[action];
      const here = keys.filter((key) => exists(key, action) && !isOff(key));
      if (does === undefined || here.length === 0) continue;
      const line = lines.get(does) ?? [];
      line.push(...here.filter((key) => !line.includes(key)));
      lines.set(does, line);
    }
  return [...lines].map(([does, keys]) => ({ keys, does }));
}

/** Keys that two actions claim, of tables that are used together. */
export function findClashes(tables: Readonly<Record<string, KeyTable>>): readonly string[] {
  const owners = new Map<string, string>();
  const clashes: string[] = [];
  for (const [scope, table] of Object.entries(tables))
    for (const [action, keys] of Object.entries(table))
      for (const key of keys) {
        const owner = owners.get(key);
        if (owner !== undefined) clashes.push(`${key}: ${owner} and ${scope} ${action}`);
        else owners.set(key, `${scope} ${action}`);
      }
  return clashes;
}

/** The keys around every board. */
export const shellKeys = {
  undo: ['u', 'Ctrl+z'],
  redo: ['r', 'Ctrl+y', 'Ctrl+Shift+z'],
  hint: ['h'],
  pause: ['p'],
  newGame: ['n'],
  keys: ['?'],
} as const;

export function useBoardKeys(actions: KeyActions<typeof shellKeys>, enabled: () => boolean): void {
  useKeys(shellKeys, actions, { enabled, names: shell.help.keyNames });
}

/** Escape drops a hint, and cancels the search for one. Not in the hint card, which is loaded with the first hint: its
 * marks may be shown earlier. Registered again with every hint, so that it comes before the board's keys. */
export function useDropHintKey(hinting: Accessor<boolean>, drop: () => void): void {
  createEffect(() => {
    if (hinting()) useKeys({ leave: ['Escape'] }, { leave: drop });
  });
}
