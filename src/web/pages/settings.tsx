// The player's settings: each takes effect at once.

import { For, type JSX } from 'solid-js';
import { dialogs } from '#words/dialogs.ts';
import ServiceSettings from '../online/consent.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { switchFeedback } from '../ui/feedback.ts';
import { Chip } from '../ui/forms.tsx';
import {
  motions,
  type PreferenceFlag,
  type Preferences,
  preferences,
  setPreference,
  textSizes,
  themes,
} from '../ui/preferences.ts';

type ChoiceKey = Exclude<keyof Preferences, PreferenceFlag>;

const CHOICES: readonly { readonly key: ChoiceKey; readonly options: readonly string[] }[] = [
  { key: 'theme', options: themes },
  { key: 'motion', options: motions },
  { key: 'textSize', options: textSizes },
];

const FLAGS: readonly PreferenceFlag[] = [
  'clockShown',
  'letterKeys',
  'sound',
  'vibration',
  'statisticsShown',
];

/** Sound and vibration give a sample when turned on. */
function setFlag(flag: PreferenceFlag, on: boolean): void {
  if (flag === 'sound' || flag === 'vibration') switchFeedback(flag, on);
  else setPreference(flag, on);
}

/** The name of an option, or its id. */
function optionName(key: ChoiceKey, option: string): string {
  const names: Readonly<Record<string, string>> = dialogs.settings.choices[key].options;
  return names[option] ?? option;
}

export default function SettingsDialog(props: { onClose(): void }): JSX.Element {
  return (
    <Dialog open title={dialogs.settings.title} onClose={props.onClose}>
      <div class="stack">
        <For each={CHOICES}>
          {(choice) => (
            <fieldset class="choices">
              <legend>{dialogs.settings.choices[choice.key].label}</legend>
              <For each={choice.options}>
                {(option) => (
                  <Chip
                    group={choice.key}
                    label={optionName(choice.key, option)}
                    checked={preferences()[choice.key] === option}
                    choose={() => setPreference(choice.key, option as Preferences[ChoiceKey])}
                  />
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
                checked={preferences()[flag]}
                onChange={(event) => setFlag(flag, event.currentTarget.checked)}
              />
              <span>
                {dialogs.settings.flags[flag].label}
                <small class="muted">{dialogs.settings.flags[flag].about}</small>
              </span>
            </label>
          )}
        </For>
        <ServiceSettings />
      </div>
    </Dialog>
  );
}
