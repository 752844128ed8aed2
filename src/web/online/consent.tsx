// The player's consent to send results: the question, asked once before anything is sent, the table of what is stored how
// long, and the settings, where sent results can be deleted.

import { createSignal, createUniqueId, For, type JSX, onMount, Show } from 'solid-js';
import { serviceWords } from '#words/service.ts';
import { keeping } from '../../wire/limits.ts';
import './others.css';
import { confirm } from '../ui/dialog.tsx';
import { FoldedTable } from './folded-table.tsx';
import { type Service, theService } from './service.ts';

const askingWords = serviceWords.asking;

export function Asking(props: { agree(): void; decline(): void }): JSX.Element {
  const title = createUniqueId();
  return (
    <section class="card others-card others-asking" aria-labelledby={title}>
      <h3 id={title}>{askingWords.title}</h3>
      <p>{askingWords.about}</p>
      <div class="row">
        <button type="button" class="button" onClick={() => props.agree()}>
          {askingWords.yes}
        </button>
        <button type="button" class="button" onClick={() => props.decline()}>
          {askingWords.no}
        </button>
      </div>
      <KeptTable />
    </section>
  );
}

function KeptTable(): JSX.Element {
  const { what, howLong } = serviceWords.kept;
  return (
    <FoldedTable summary={askingWords.more} heads={[what, howLong]}>
      <For each={serviceWords.keptRows(keeping)}>
        {([kept, days]) => (
          <tr>
            <th scope="row">{kept}</th>
            <td>{days}</td>
          </tr>
        )}
      </For>
    </FoldedTable>
  );
}

const settingsWords = serviceWords.settings;

/** Nothing where there is no service and never was. */
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
    setSaid(settingsWords.deleting);
    const outcome = await service.deleteAll();
    setSaid(outcome === 'deleted' ? settingsWords.deleted : settingsWords.deleteLater);
    setBusy(false);
    // The pressed button has disappeared.
    box?.focus();
  }
  const askAndDelete = async () => {
    if (await confirm({ ...settingsWords.sure, danger: true })) await deleteNow();
  };
  /** The outcome of the last action, or a deletion still pending. */
  const state = () =>
    said() === '' && service.deletionWaits() ? settingsWords.deleteLater : said();
  const unsent = () => (service.consent() === 'yes' ? service.waiting() : 0);

  return (
    <Show when={isShown()}>
      <fieldset class="others-settings">
        <legend>{settingsWords.title}</legend>
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
            {settingsWords.send}
            <small class="muted">{settingsWords.sendAbout}</small>
          </span>
        </label>
        <KeptTable />
        <Show when={unsent() > 0}>
          <p class="muted">{settingsWords.waiting(unsent())}</p>
        </Show>
        <Show when={service.isKnown()}>
          <button
            type="button"
            class="button danger"
            disabled={busy()}
            onClick={() => void askAndDelete()}
          >
            {settingsWords.delete}
          </button>
        </Show>
        <p role="status" class="others-said">
          {state()}
        </p>
        <Show when={service.deletionWaits() && !busy()}>
          <button type="button" class="button" onClick={() => void deleteNow()}>
            {settingsWords.tryNow}
          </button>
        </Show>
      </fieldset>
    </Show>
  );
}
