// Small texts in local storage, and nothing larger: boards and results are in the database. No call throws; where the
// browser refuses, a value lasts for this visit. Usage:
//   const tips = persistedSignal('curio.tips', listForm);   tips.value();   tips.set([...tips.value(), 'undo']);
//   const store = localStore('curio.service.');             store.set('consent', 'yes');

import { createSignal } from 'solid-js';
import { restorePreferences } from '../ui/preferences.ts';

/** Texts in the storage by whole keys; `storage` throws where the browser refuses. */
function textsIn(storage: () => Storage) {
  function attempt<T>(work: (texts: Storage) => T, otherwise: T): T {
    try {
      return work(storage());
    } catch {
      // Full or refused: nothing here is worth an error in the middle of a game.
      return otherwise;
    }
  }
  return {
    isReadable: (): boolean => attempt((texts) => [texts.getItem('')].length > 0, false),
    get: (key: string): string | undefined =>
      attempt((texts) => texts.getItem(key) ?? undefined, undefined),
    /** False: not stored. */
    set: (key: string, text: string): boolean =>
      attempt((texts) => {
        texts.setItem(key, text);
        return true;
      }, false),
    remove: (key: string): void => attempt((texts) => texts.removeItem(key), undefined),
    keys: (): readonly string[] => attempt((texts) => Object.keys(texts), []),
  };
}

/** Local storage by whole keys. */
export const localTexts = textsIn(() => localStorage);

/** How a value is written; `undefined` means that nothing is stored. */
interface StoredForm<T> {
  read(text: string | undefined): T;
  write(value: T): string | undefined;
}

/** A signal that local storage remembers. */
export function persistedSignal<T>(key: string, form: StoredForm<T>) {
  const [value, setValue] = createSignal<T>(form.read(localTexts.get(key)));
  return {
    /** False: this browser stores nothing for us. */
    lasting: localTexts.isReadable(),
    value,
    set(next: T): void {
      setValue(() => next);
      const text = form.write(next);
      if (text === undefined) localTexts.remove(key);
      else localTexts.set(key, text);
    },
  };
}

/** A switch, written `on` or `off`. */
export const switchForm = (byDefault: boolean): StoredForm<boolean> => ({
  read: (text) => (text === undefined ? byDefault : text === 'on'),
  write: (on) => (on ? 'on' : 'off'),
});

/** A text; the default is not stored. */
export const textForm = (byDefault: string): StoredForm<string> => ({
  read: (text) => text ?? byDefault,
  write: (text) => (text === byDefault ? undefined : text),
});

/** Words without spaces. */
export const listForm: StoredForm<readonly string[]> = {
  read: (text) => (text ?? '').split(' ').filter((word) => word !== ''),
  write: (words) => words.join(' '),
};

/** A mark that is there or not. */
const flag = (key: string) =>
  persistedSignal<boolean>(key, {
    read: (text) => text === '1',
    write: (value) => (value ? '1' : undefined),
  });

/** There was a board to continue when home was last left: home then waits a moment for the database. */
export const returning = flag('curio.returning');

/** There was a daily streak when it was last counted: home keeps its place free until it is loaded. */
export const streaking = flag('curio.streaking');

/** The code of the room that was left last. */
export const lastTable = persistedSignal('curio.table', textForm(''));

/** Boards from before the mark `uncounted` have been counted (play/uncounted.ts). */
export const countedOnce = flag('curio.swept');

const visited = flag('curio.visited');

/** From now on pages do not show what is meant for newcomers: there may be boards. */
export const rememberVisit = (): void => visited.set(true);

/** Texts under keys that share a prefix, read again on every use, since another tab may have changed them. */
export interface LocalStore {
  /** False: gone with the page. */
  readonly lasting: boolean;
  get(key: string): string | undefined;
  set(key: string, text: string): void;
  remove(key: string): void;
  keys(): readonly string[];
}

/** Before the keys of what the service's client remembers. */
export const SERVICE_PREFIX = 'curio.service.';

export function memoryStore(): LocalStore {
  const texts = new Map<string, string>();
  return {
    lasting: false,
    get: (key) => texts.get(key),
    set: (key, text) => void texts.set(key, text),
    remove: (key) => void texts.delete(key),
    keys: () => [...texts.keys()],
  };
}

/** In memory where the browser refuses to write; `storage` throws there. */
export function localStore(prefix: string, storage = () => localStorage): LocalStore {
  const texts = textsIn(storage);
  const probe = `${prefix}probe`;
  if (!texts.set(probe, '1')) return memoryStore();
  texts.remove(probe);
  return {
    lasting: true,
    get: (key) => texts.get(prefix + key),
    set: (key, text) => void texts.set(prefix + key, text),
    remove: (key) => texts.remove(prefix + key),
    keys: () =>
      texts
        .keys()
        .filter((key) => key.startsWith(prefix))
        .map((key) => key.slice(prefix.length)),
  };
}

const PREFERENCES = 'curio.settings';

/** At the start: settings as they were left, written whenever they change, and shared with other tabs. */
export function keepPreferences(page: Pick<Window, 'addEventListener'> = window): void {
  const take = restorePreferences({
    read: () => localTexts.get(PREFERENCES),
    write: (text) => void localTexts.set(PREFERENCES, text),
  });
  page.addEventListener('storage', ({ key, newValue }) => {
    if (key === PREFERENCES) take(newValue ?? undefined);
  });
}
