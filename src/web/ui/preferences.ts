// The player's settings as a signal. Where they are stored is not known here: storage/local-store.ts hands in a store at
// the start (`keepPreferences`).

import { createSignal } from 'solid-js';

export const themes = ['system', 'light', 'dark'] as const;
export const motions = ['system', 'full', 'still'] as const;
export const textSizes = ['normal', 'large', 'larger'] as const;

export interface Preferences {
  readonly theme: (typeof themes)[number];
  readonly motion: (typeof motions)[number];
  readonly textSize: (typeof textSizes)[number];
  readonly sound: boolean;
  readonly vibration: boolean;
  readonly clockShown: boolean;
  /** Single letters as shortcuts; Ctrl+Z and its like always work. */
  readonly letterKeys: boolean;
  /** Statistics shown on the home page. */
  readonly statisticsShown: boolean;
}

const DEFAULTS: Preferences = {
  theme: 'system',
  motion: 'system',
  textSize: 'normal',
  sound: false,
  vibration: false,
  clockShown: true,
  letterKeys: true,
  statisticsShown: true,
};

export type PreferenceFlag = Exclude<keyof Preferences, 'theme' | 'motion' | 'textSize'>;

/** Where the settings are stored, as text. */
interface PreferenceStore {
  read(): string | undefined;
  write(text: string): void;
}

function oneOf<T extends string>(options: readonly T[], value: unknown, fallback: T): T {
  return options.find((option) => option === value) ?? fallback;
}

/** Every setting comes out valid, for any text. */
export function readPreferences(text: string | undefined): Preferences {
  let stored: Record<string, unknown> = {};
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    if (typeof value === 'object' && value !== null) stored = { ...value };
  } catch {
    // Not ours or damaged: the defaults apply.
  }
  const flag = (key: PreferenceFlag) => {
    const value = stored[key];
    return typeof value === 'boolean' ? value : DEFAULTS[key];
  };
  return {
    theme: oneOf(themes, stored['theme'], DEFAULTS.theme),
    motion: oneOf(motions, stored['motion'], DEFAULTS.motion),
    textSize: oneOf(textSizes, stored['textSize'], DEFAULTS.textSize),
    sound: flag('sound'),
    vibration: flag('vibration'),
    clockShown: flag('clockShown'),
    letterKeys: flag('letterKeys'),
    statisticsShown: flag('statisticsShown'),
  };
}

const [preferences, setPreferences] = createSignal(DEFAULTS);

export { preferences };

let unstored: string | undefined;
let store: PreferenceStore = {
  read: () => unstored,
  write(text) {
    unstored = text;
  },
};

function apply(next: Preferences): void {
  setPreferences(next);
  const { dataset } = document.documentElement;
  const put = (key: string, value: string, byDefault: string) => {
    if (value === byDefault) delete dataset[key];
    else dataset[key] = value;
  };
  // Style sheets read these.
  put('theme', next.theme, DEFAULTS.theme);
  put('motion', next.motion, DEFAULTS.motion);
  put('text', next.textSize, DEFAULTS.textSize);
}

/** Takes over what the store has, and writes there from now on. Returns how to take over a text of another tab. */
export function restorePreferences(from: PreferenceStore): (text: string | undefined) => void {
  store = from;
  const take = (text: string | undefined) => apply(readPreferences(text));
  take(store.read());
  return take;
}

/** Changes one setting; what another tab has chosen meanwhile stays. */
export function setPreference<K extends keyof Preferences>(key: K, value: Preferences[K]): void {
  const text = store.read();
  const next = { ...(text === undefined ? preferences() : readPreferences(text)), [key]: value };
  apply(next);
  store.write(JSON.stringify(next));
}

/** Has the player ever chosen anything here? */
export function hasPreferences(): boolean {
  return store.read() !== undefined;
}

const isPreferenceKey = (key: string): key is keyof Preferences => Object.hasOwn(DEFAULTS, key);

/** Takes over settings from a backup. */
export function usePreferences(text: string): void {
  const next = readPreferences(text);
  for (const key of Object.keys(next)) if (isPreferenceKey(key)) setPreference(key, next[key]);
}
