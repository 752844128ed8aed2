// The player's settings: each takes effect at once.

import { For, type JSX } from 'solid-js';
import { Dialog } from '../kit/dialog.tsx';
import {
  motions,
  type Preferences,
  preferences,
  setPreference,
  textSizes,
  themes,
} from '../storage/settings.ts';

type ChoiceKey = 'theme' | 'motion' | 'textSize';
type FlagKey = 'sound' | 'vibration' | 'clockShown' | 'letterKeys' | 'statisticsShown';

const CHOICES: readonly {
  key: ChoiceKey;
  label: string;
  options: readonly string[];
  names: Readonly<Record<string, string>>;
}[] = [
  {
    key: 'theme',
    label: 'Theme',
    options: themes,
    names: { system: 'As the system', light: 'Light', dark: 'Dark' },
  },
  {
    key: 'motion',
    label: 'Motion',
    options: motions,
    names: { system: 'As the system', full: 'Full', still: 'None' },
  },
  {
    key: 'textSize',
    label: 'Text size',
    options: textSizes,
    names: { normal: 'Normal', large: 'Large', larger: 'Larger' },
  },
];

const FLAGS: readonly { key: FlagKey; label: string; about: string }[] = [
  { key: 'clockShown', label: 'Show the clock', about: 'Time is counted all the same.' },
  {
    key: 'letterKeys',
    label: 'Single-letter shortcuts',
    about: 'U undo, H hint and their like. Ctrl+Z always works.',
  },
  { key: 'sound', label: 'Sound', about: 'Short tones for moves and wins.' },
  { key: 'vibration', label: 'Vibration', about: 'On phones that can.' },
  { key: 'statisticsShown', label: 'Show statistics', about: 'They are kept either way.' },
];

export function SettingsDialog(props: { readonly open: boolean; onClose(): void }): JSX.Element {
  return (
    <Dialog open={props.open} title="Settings" onClose={props.onClose}>
      <div class="stack">
        <For each={CHOICES}>
          {(choice) => (
            <fieldset class="choices">
              <legend>{choice.label}</legend>
              <For each={choice.options}>
                {(option) => (
                  <label class="chip">
                    <input
                      type="radio"
                      name={choice.key}
                      checked={preferences()[choice.key] === option}
                      onChange={() => setPreference(choice.key, option as Preferences[ChoiceKey])}
                    />
                    <span>{choice.names[option]}</span>
                  </label>
                )}
              </For>
            </fieldset>
          )}
        </For>
        <For each={FLAGS}>
          {(flag) => (
            <label class="switch">
              <input
                type="checkbox"
                checked={preferences()[flag.key]}
                onChange={(event) => setPreference(flag.key, event.currentTarget.checked)}
              />
              <span>
                {flag.label}
                <small class="muted">{flag.about}</small>
              </span>
            </label>
          )}
        </For>
      </div>
    </Dialog>
  );
}
