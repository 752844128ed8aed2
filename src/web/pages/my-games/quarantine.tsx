// Saves that could not be opened: why, and what can be had of them.

import { A } from '@solidjs/router';
import { createResource, For, type JSX, Show } from 'solid-js';
import { explainFault } from '#words/faults.ts';
import { dayText } from '#words/formats.ts';
import { mine as words } from '#words/pages.ts';
import { library } from '../../play/wiring.ts';
import { openDatabase } from '../../storage/database.ts';
import { localDay } from '../../storage/today.ts';
import { speak } from '../../ui/announce.ts';
import { titleOf } from '../../ui/game-words.ts';
import { notify } from '../../ui/notices.tsx';
import { downloadFile } from '../../ui/share.ts';
import { type Aside, readAside, recoverAside, removeAside } from './changes.ts';
import type { Names } from './game-items.ts';

async function loadAside(): Promise<readonly Aside[]> {
  const values = await (await openDatabase()).newest('aside');
  return values.flatMap((value) => readAside(value) ?? []);
}

function nameOf({ record }: Aside, { levelOf }: Names): string {
  const { game, level } = record;
  if (typeof game !== 'string') return words.asideUnknown;
  const named = typeof level === 'string' ? levelOf(game, level) : '';
  return words.asideNamed(titleOf(game).title, named);
}

export function AsideList(props: { readonly names: Names; onRecovered(): void }): JSX.Element {
  const [asides, { refetch }] = createResource(loadAside);
  return (
    <Show when={(asides.latest ?? []).length > 0}>
      <section class="card cabinet-card" aria-labelledby="aside-title">
        <h2 id="aside-title">{words.asideTitle}</h2>
        <p class="muted">{words.asideAbout}</p>
        <ul class="plain-list">
          <For each={asides.latest}>
            {(aside) => (
              <AsideRow
                aside={aside}
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

function AsideRow(props: {
  readonly aside: Aside;
  readonly names: Names;
  onChange(): Promise<void>;
}): JSX.Element {
  const { aside } = props;
  // The names of levels may still be on their way.
  const name = () => nameOf(aside, props.names);
  const game = () => String(aside.record['game']);

  async function recover(): Promise<void> {
    const recovered = await recoverAside(await openDatabase(), library, aside);
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
    const { save } = aside.record;
    const text = typeof save === 'string' ? save : JSON.stringify(aside.record, null, 1);
    downloadFile(`damaged-${aside.id}.curio`, text, 'text/plain');
  }

  async function remove(): Promise<void> {
    const restore = await removeAside(await openDatabase(), aside.id);
    await props.onChange();
    notify({
      text: words.removed(name()),
      tone: 'plain',
      action: {
        label: words.undo,
        act: () =>
          void restore()
            .then(() => props.onChange())
            .then(() => speak(words.restored(name()))),
      },
    });
  }

  return (
    <li class="mine-aside">
      <div>
        <h3 class="mine-name">{name()}</h3>
        <p class="muted">
          {aside.at > 0 ? `${dayText(localDay(new Date(aside.at)))} · ` : ''}
          {explainFault(aside.fault)}
        </p>
      </div>
      <div class="mine-acts">
        <Show
          when={aside.recovered}
          fallback={
            <button
              type="button"
              class="button primary"
              aria-label={words.of(words.recover, name())}
              onClick={() => void recover()}
            >
              {words.recover}
            </button>
          }
        >
          {(board) => (
            <A class="button" href={`/${game()}/${board()}`}>
              {words.openRecovered}
            </A>
          )}
        </Show>
        <button
          type="button"
          class="button"
          aria-label={words.of(words.download, name())}
          onClick={download}
        >
          {words.download}
        </button>
        <button
          type="button"
          class="button quiet"
          aria-label={words.of(words.remove, name())}
          onClick={() => void remove()}
        >
          {words.remove}
        </button>
      </div>
    </li>
  );
}
