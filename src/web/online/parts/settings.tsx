// The part of the settings about other people: whether daily results are sent, and deleting what was. Nothing at all
// where there is no service and never was.

import './others.css';
import { createSignal, type JSX, onMount, Show } from 'solid-js';
import { confirm } from '../../ui/confirm.tsx';
import { theService } from '../index.ts';
import type { Service } from '../service.ts';
import { serviceWords } from '../words.ts';
import { KeptTable } from './asking.tsx';

const words = serviceWords.settings;

export default function ServiceSettings(props: { readonly service?: Service }): JSX.Element {
  const service = props.service ?? theService();
  let box: HTMLInputElement | undefined;
  const [busy, setBusy] = createSignal(false);
  const [said, setSaid] = createSignal('');
  onMount(() => void service.meet());
  const isShown = () =>
    service.canTakePart &&
    (service.presence() === 'here' ||
      service.consent() === 'yes' ||
      service.isKnown() ||
      service.deletionWaits() ||
      said() !== '');

  async function deleteNow(): Promise<void> {
    setBusy(true);
    setSaid(words.deleting);
    const outcome = await service.deleteAll();
    setSaid(outcome === 'deleted' ? words.deleted : words.deleteLater);
    setBusy(false);
    // The button that was pressed is gone.
    box?.focus();
  }
  const askAndDelete = async () => {
    if (await confirm({ ...words.sure, danger: true })) await deleteNow();
  };
  /** What stands there: what was just done, or a wish from earlier. */
  const state = () => (said() === '' && service.deletionWaits() ? words.deleteLater : said());
  const unsent = () => (service.consent() === 'yes' ? service.waiting() : 0);

  return (
    <Show when={isShown()}>
      <fieldset class="others-settings">
        <legend>{words.title}</legend>
        <label class="switch">
          <input
            ref={(input) => {
              box = input;
            }}
            type="checkbox"
            checked={service.consent() === 'yes'}
            disabled={busy()}
            onChange={(event) => {
              setSaid('');
              if (event.currentTarget.checked) service.agree();
              else service.decline();
            }}
          />
          <span>
            {words.send}
            <small class="muted">{words.sendAbout}</small>
          </span>
        </label>
        <KeptTable />
        <Show when={unsent() > 0}>
          <p class="muted">{words.waiting(unsent())}</p>
        </Show>
        <Show when={service.isKnown()}>
          <button
            type="button"
            class="button danger"
            disabled={busy()}
            onClick={() => void askAndDelete()}
          >
            {words.delete}
          </button>
        </Show>
        <p role="status" class="others-said">
          {state()}
        </p>
        <Show when={service.deletionWaits() && !busy()}>
          <button type="button" class="button" onClick={() => void deleteNow()}>
            {words.tryNow}
          </button>
        </Show>
      </fieldset>
    </Show>
  );
}
