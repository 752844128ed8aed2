// Quarantined saves, which could not be opened: why, and what can be recovered.

import { A } from '@solidjs/router';
import { createResource, For, type JSX, Show } from 'solid-js';
import { explainFault } from '#words/faults.ts';
import { dayText } from '#words/formats.ts';
import { mine as words } from '#words/pages.ts';
import { library } from '../../play/wiring.ts';
import { openDatabase } from '../../storage/database.ts';
import { localDay } from '../../storage/today.ts';
import { speak } from '../../ui/announce.ts';
import { Button } from '../../ui/controls.tsx';
import { titleOf } from '../../ui/game-words.ts';
import { notify } from '../../ui/notices.tsx';
import { downloadFile } from '../../ui/share.ts';
import {
  type QuarantinedSave,
  readQuarantined,
  recoverSave,
  removeQuarantined,
} from './changes.ts';
import type { Names } from './game-items.ts';

/** Says that something is gone, with a way to bring it back. */
export function notifyRemoved(text: string, name: string, restore: () => Promise<unknown>): void {
  const act = () => void restore().then(() => speak(words.restored(name)));
  notify({ text, tone: 'plain', action: { label: words.undo, act } });
}

async function loadQuarantine(): Promise<readonly QuarantinedSave[]> {
  const values = await (await openDatabase()).newest('aside');
  return values.flatMap((value) => readQuarantined(value) ?? []);
}

function nameOf({ record }: QuarantinedSave, { levelOf }: Names): string {
  const { game, level } = record;
  if (typeof game !== 'string') return words.asideUnknown;
  const named = typeof level === 'string' ? levelOf(game, level) : '';
  return words.asideNamed(titleOf(game).title, named);
}

export function QuarantineList(props: { readonly names: Names; onRecovered(): void }): JSX.Element {
  const [quarantined, { refetch }] = createResource(loadQuarantine);
  return (
    <Show when={(quarantined.latest ?? []).length > 0}>
      <section class="card cabinet-card" aria-labelledby="aside-title">
        <h2 id="aside-title">{words.asideTitle}</h2>
        <p class="muted">{words.asideAbout}</p>
        <ul class="plain-list">
          <For each={quarantined.latest}>
            {(save) => (
              <QuarantineRow
                quarantined={save}
                names={props.names}
                onChange={async () => {
                  await refetch();
                  props.onRecovered();
                }}
              />
            )}
          </For>
        </ul>
      </section>
    </Show>
  );
}

function QuarantineRow(props: {
  readonly quarantined: QuarantinedSave;
  readonly names: Names;
  onChange(): Promise<void>;
}): JSX.Element {
  const { quarantined } = props;
  // Level names may still be loading.
  const name = () => nameOf(quarantined, props.names);

  async function recover(): Promise<void> {
    const recovered = await recoverSave(await openDatabase(), library, quarantined);
    if (!recovered.ok)
      return notify({
        text: `${words.notRecovered} ${explainFault(recovered.fault)}`,
        tone: 'bad',
      });
    const { kept, entries } = recovered.value;
    notify({ text: words.recovered(kept, entries), tone: 'plain' });
    await props.onChange();
  }

  function download(): void {
    const { save } = quarantined.record;
    const text = typeof save === 'string' ? save : JSON.stringify(quarantined.record, null, 1);
    downloadFile(`damaged-${quarantined.id}.curio`, text, 'text/plain');
  }

  async function remove(): Promise<void> {
    const restore = await removeQuarantined(await openDatabase(), quarantined.id);
    await props.onChange();
    notifyRemoved(words.removed(name()), name(), async () => {
      await restore();
      await props.onChange();
    });
  }

  return (
    <li class="mine-aside">
      <div>
        <h3 class="mine-name">{name()}</h3>
        <p class="muted">
          {quarantined.at > 0 ? `${dayText(localDay(new Date(quarantined.at)))} · ` : ''}
          {explainFault(quarantined.fault)}
        </p>
      </div>
      <div class="mine-acts">
        <Show
          when={quarantined.recovered}
          fallback={
            <Button
              class="primary"
              label={words.of(words.recover, name())}
              onClick={() => void recover()}
            >
              {words.recover}
            </Button>
          }
        >
          {(board) => (
            <A class="button" href={`/${quarantined.record['game']}/${board()}`}>
              {words.openRecovered}
            </A>
          )}
        </Show>
        <Button label={words.of(words.download, name())} onClick={download}>
          {words.download}
        </Button>
        <Button class="quiet" label={words.of(words.remove, name())} onClick={() => void remove()}>
          {words.remove}
        </Button>
      </div>
    </li>
  );
}
