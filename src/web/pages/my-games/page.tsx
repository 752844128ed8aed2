// My games: every board and every result on one page. The newest are shown at once, the rest follows.

import { A } from '@solidjs/router';
import { createMemo, createResource, createSignal, For, type JSX, onMount, Show } from 'solid-js';
import { type BoardRecord, openBoards, readBoard } from '../../storage/boards.ts';
import { openDatabase } from '../../storage/database.ts';
import { loadCounted } from '../../storage/ledger.ts';
import { isOpenElsewhere } from '../../storage/tabs.ts';
import { notify, speak } from '../../ui/notices.ts';
import { usePageTitle } from '../../ui/title.ts';
import { shell } from '../../words.ts';
import { Head } from '../head.tsx';
import { mine as words } from '../words.ts';
import { AsideList } from './aside.tsx';
import { removeGame, renameBoard } from './changes.ts';
import { Filters } from './filters.tsx';
import { type GameItem, itemsOf, matchItems, noFilter } from './items.ts';
import { createNames } from './names.ts';
import { RenameDialog } from './rename.tsx';
import { ItemRow } from './row.tsx';
import './mine.css';

/** Shown before the rest is read. */
const FIRST = 30;
/** Rows that one press brings. */
const PAGE = 60;

async function loadItems(): Promise<readonly GameItem[]> {
  const database = await openDatabase();
  const boards: BoardRecord[] = [];
  for (const value of await database.all('boards')) {
    const board = readBoard(value);
    if (board.ok) boards.push(board.value);
  }
  return itemsOf(boards, await loadCounted());
}

async function loadFirst(): Promise<readonly GameItem[]> {
  return itemsOf(await (await openBoards()).list(FIRST), []);
}

export default function MinePage(): JSX.Element {
  const [first] = createResource(loadFirst);
  const [all, setAll] = createSignal<readonly GameItem[]>();
  const [filter, setFilter] = createSignal(noFilter);
  const [limit, setLimit] = createSignal(PAGE);
  const [renaming, setRenaming] = createSignal<GameItem>();
  const names = createNames();
  usePageTitle(() => shell.pageTitle(words.title));
  const load = async () => void setAll(await loadItems());
  // The first rows are painted before thousands are read.
  onMount(() => requestAnimationFrame(() => setTimeout(() => void load())));

  const items = createMemo(() => all() ?? first.latest ?? []);
  const matching = createMemo(() => matchItems(items(), filter(), names.describe));
  const shown = createMemo(() => matching().slice(0, limit()));

  async function remove(item: GameItem): Promise<void> {
    if (item.kind === 'board' && (await isOpenElsewhere(item.id)))
      return notify({ text: words.busy, tone: 'bad' });
    const restore = await removeGame(await openDatabase(), item);
    const name = names.nameOf(item);
    setAll(items().filter((other) => other !== item));
    notify({
      text: item.state === 'playing' ? words.removed(name) : words.removedCounted(name),
      tone: 'plain',
      action: {
        label: words.undo,
        act: () =>
          void restore()
            .then(load)
            .then(() => speak(words.restored(name))),
      },
    });
  }

  async function rename(item: GameItem, name: string): Promise<void> {
    setRenaming(undefined);
    await renameBoard(await openDatabase(), item.id, name);
    await load();
  }

  return (
    <main id="main" class="page cabinet-page mine" tabindex="-1">
      <Head title={words.title} />
      <AsideList names={names} onRecovered={() => void load()} />
      <Show when={items().length > 0 || all() === undefined} fallback={<Nothing />}>
        <Filters
          filter={filter()}
          change={(next) => {
            setFilter(next);
            setLimit(PAGE);
          }}
        />
        <p class="muted mine-count" role="status">
          <Show when={all()} fallback={first.latest ? words.more : words.opening}>
            {matching().length === 0
              ? words.noMatch
              : words.shown(shown().length, matching().length)}
          </Show>
        </p>
        <ul class="plain-list mine-list">
          <For each={shown()}>
            {(item) => (
              <ItemRow
                item={item}
                names={names}
                onRename={() => setRenaming(item)}
                onRemove={() => void remove(item)}
              />
            )}
          </For>
        </ul>
        <Show when={all() && shown().length < matching().length}>
          <button type="button" class="button" onClick={() => setLimit((now) => now + PAGE)}>
            {words.showMore}
          </button>
        </Show>
      </Show>
      <Show when={renaming()} keyed>
        {(item) => (
          <RenameDialog
            name={item.name ?? ''}
            onClose={() => setRenaming(undefined)}
            onSave={(name) => void rename(item, name)}
          />
        )}
      </Show>
    </main>
  );
}

function Nothing(): JSX.Element {
  return (
    <div class="stack">
      <p>{words.none}</p>
      <p>
        <A class="button primary" href="/">
          {words.play}
        </A>
      </p>
    </div>
  );
}
