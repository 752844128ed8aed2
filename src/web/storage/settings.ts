// The player's settings: small, wanted before the first paint, so kept in local storage.

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

const KEY = 'curio.settings';

function oneOf<T extends string>(options: readonly T[], value: unknown, fallback: T): T {
  return options.find((option) => option === value) ?? fallback;
}

/** Whatever is stored, every setting comes out valid. */
export function readPreferences(text: string | null): Preferences {
  let stored: Record<string, unknown> = {};
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    if (typeof value === 'object' && value !== null) stored = { ...value };
  } catch {
    // Not ours or damaged: the defaults serve.
  }
  const flag = (key: keyof Preferences, fallback: boolean) => {
    const value = stored[key];
    return typeof value === 'boolean' ? value : fallback;
  };
  return {
    theme: oneOf(themes, stored['theme'], DEFAULTS.theme),
    motion: oneOf(motions, stored['motion'], DEFAULTS.motion),
    textSize: oneOf(textSizes, stored['textSize'], DEFAULTS.textSize),
    sound: flag('sound', DEFAULTS.sound),
    vibration: flag('vibration', DEFAULTS.vibration),
    clockShown: flag('clockShown', DEFAULTS.clockShown),
    letterKeys: flag('letterKeys', DEFAULTS.letterKeys),
    statisticsShown: flag('statisticsShown', DEFAULTS.statisticsShown),
  };
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

const [preferences, setPreferences] = createSignal(readPreferences(stored()));

export { preferences };

function take(next: Preferences): void {
  setPreferences(next);
  applyPreferences(next);
}

/** Changes one setting; what another tab has chosen meanwhile stays. */
export function setPreference<K extends keyof Preferences>(key: K, value: Preferences[K]): void {
  const text = stored();
  const next = { ...(text === null ? preferences() : readPreferences(text)), [key]: value };
  take(next);
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Refused: it holds for this visit.
  }
}

/** What another tab chooses holds here at once. */
export function followPreferences(page: Pick<Window, 'addEventListener'> = window): void {
  page.addEventListener('storage', ({ key, newValue }) => {
    if (key === KEY) take(readPreferences(newValue));
  });
}

/** Has the player ever chosen anything here? */
export function hasPreferences(): boolean {
  return stored() !== null;
}

/** Takes over settings from a backup, whatever is in the text. */
export function usePreferences(text: string): void {
  const next = readPreferences(text);
  for (const key of Object.keys(next)) {
    if (isPreferenceKey(key)) setPreference(key, next[key]);
  }
}

const isPreferenceKey = (key: string): key is keyof Preferences => Object.hasOwn(DEFAULTS, key);

/** Puts theme, motion and text size on the root element, where the style sheets look. */
export function applyPreferences(next: Preferences): void {
  const { dataset } = document.documentElement;
  const put = (key: string, value: string, usual: string) => {
    if (value === usual) delete dataset[key];
    else dataset[key] = value;
  };
  put('theme', next.theme, 'system');
  put('motion', next.motion, 'system');
  put('text', next.textSize, 'normal');
}
