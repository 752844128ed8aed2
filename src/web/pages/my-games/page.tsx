// My games: every board and every result in one list with search and filters. The newest are shown at once.

import { A } from '@solidjs/router';
import { createMemo, createResource, createSignal, For, type JSX, onMount, Show } from 'solid-js';
import { clockText, dayText } from '#words/formats.ts';
import { mine as words } from '#words/pages.ts';
import { shell } from '#words/shell.ts';
import { gameIds } from '../../../games/index.ts';
import { openBoards } from '../../storage/boards.ts';
import { loadCounted } from '../../storage/counted-results.ts';
import { openDatabase } from '../../storage/database.ts';
import { type BoardRecord, readBoard } from '../../storage/records.ts';
import { isOpenElsewhere } from '../../storage/tabs.ts';
import { usePageTitle } from '../../ui/announce.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { titleOf } from '../../ui/game-words.ts';
import { notify } from '../../ui/notices.tsx';
import { Head } from '../../ui/page-head.tsx';
import { NAME_LENGTH, removeGame, renameBoard } from './changes.ts';
import {
  createNames,
  type GameItem,
  type ItemFilter,
  itemStates,
  itemsOf,
  matchItems,
  type Names,
  noFilter,
} from './game-items.ts';
import { Miniature } from './miniature.tsx';
import { notifyRemoved, QuarantineList } from './quarantine.tsx';
import './mine.css';
import { Button } from '../../ui/controls.tsx';

function Filters(props: {
  readonly filter: ItemFilter;
  change(filter: ItemFilter): void;
}): JSX.Element {
  const set = (change: Partial<ItemFilter>) => props.change({ ...props.filter, ...change });
  const isOn = () =>
    Object.entries(noFilter).some(([key, usual]) => Reflect.get(props.filter, key) !== usual);
  const [open, setOpen] = createSignal(false);
  return (
    <search class="mine-filters">
      <label class="mine-search">
        <span class="unseen">{words.search}</span>
        <input
          class="input"
          type="search"
          placeholder={words.searchHint}
          value={props.filter.text}
          onInput={(event) => set({ text: event.currentTarget.value })}
        />
      </label>
      <details open={open()} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{words.filters}</summary>
        <div class="mine-fields">
          <Choice
            label={words.game}
            options={['', ...gameIds]}
            nameOf={(id) => (id === '' ? words.everyGame : titleOf(id).title)}
            value={props.filter.game}
            choose={(game) => set({ game })}
          />
          <Choice
            label={words.state}
            options={['all', ...itemStates]}
            nameOf={(state) => words.states[state]}
            value={props.filter.state}
            choose={(state) => set({ state })}
          />
          <Choice
            label={words.kind}
            options={['all', 'daily', 'free']}
            nameOf={(kind) => words.kinds[kind]}
            value={props.filter.kind}
            choose={(kind) => set({ kind })}
          />
          <For each={['from', 'to'] as const}>
            {(end) => (
              <label>
                {words[end]}
                <input
                  class="input"
                  type="date"
                  value={props.filter[end]}
                  onChange={(event) => set({ [end]: event.currentTarget.value })}
                />
              </label>
            )}
          </For>
        </div>
      </details>
      <Show when={isOn()}>
        <Button class="quiet" onClick={() => props.change(noFilter)}>
          {words.clear}
        </Button>
      </Show>
    </search>
  );
}

function Choice<T extends string>(props: {
  readonly label: string;
  readonly options: readonly T[];
  readonly value: T;
  nameOf(option: T): string;
  choose(option: T): void;
}): JSX.Element {
  const choose = (value: string) => {
    const chosen = props.options.find((option) => option === value);
    if (chosen !== undefined) props.choose(chosen);
  };
  return (
    <label>
      {props.label}
      <select
        class="input"
        value={props.value}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        <For each={props.options}>
          {(option) => <option value={option}>{props.nameOf(option)}</option>}
        </For>
      </select>
    </label>
  );
}

function RenameDialog(props: {
  readonly name: string;
  onClose(): void;
  onSave(name: string): void;
}): JSX.Element {
  const [name, setName] = createSignal(props.name);
  return (
    <Dialog open title={words.renameTitle} onClose={props.onClose}>
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          props.onSave(name());
        }}
      >
        <label class="stack">
          {words.name}
          <input
            class="input"
            autofocus
            maxLength={NAME_LENGTH}
            value={name()}
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </label>
        <p class="muted">{words.nameHint}</p>
        <div class="row">
          <Button class="primary" submit>
            {words.save}
          </Button>
          <Button onClick={() => props.onClose()}>{shell.cancel}</Button>
        </div>
      </form>
    </Dialog>
  );
}

function ItemRow(props: {
  readonly item: GameItem;
  readonly names: Names;
  onRename(): void;
  onRemove(): void;
}): JSX.Element {
  const { item } = props;
  const name = () => props.names.nameOf(item);
  const facts = () => [
    words.states[item.state],
    item.day === undefined ? words.unknownDate : dayText(item.day),
    clockText(item.millis),
    words.moves(item.moves),
  ];
  /** Game and level, which the player's name for the board hides. */
  const origin = () =>
    item.name === undefined
      ? ''
      : `${titleOf(item.game).title}, ${props.names.levelOf(item.game, item.level)}`;
  const over = () => item.state !== 'playing' && item.state !== 'newer';
  return (
    <li class="card mine-row">
      <Miniature item={item} />
      <div class="mine-words">
        <h2 class="mine-name">{name()}</h2>
        <Show when={origin()}>{(text) => <p class="muted">{text()}</p>}</Show>
        <p class="muted">{facts().join(' · ')}</p>
        <Show when={item.state === 'newer'}>
          <p>{words.newer}</p>
        </Show>
      </div>
      <div class="mine-acts">
        <Show when={item.kind === 'board'}>
          <A
            class="button"
            classList={{ primary: item.state === 'playing' }}
            href={`/${item.game}/${item.id}`}
            aria-label={words.of(item.state === 'playing' ? words.resume : words.open, name())}
          >
            {item.state === 'playing' ? words.resume : words.open}
          </A>
        </Show>
        <Show when={over()}>
          <A
            class="button"
            href={`/replay/${item.kind}/${item.id}`}
            aria-label={words.of(words.watch, name())}
          >
            {words.watch}
          </A>
        </Show>
        <Show when={item.kind === 'board'}>
          <Button
            class="quiet"
            label={words.of(words.rename, name())}
            onClick={() => props.onRename()}
          >
            {words.rename}
          </Button>
        </Show>
        <Button
          class="quiet"
          label={words.of(words.remove, name())}
          onClick={() => props.onRemove()}
        >
          {words.remove}
        </Button>
      </div>
    </li>
  );
}

/** Shown before the rest is read. */
const FIRST = 30;
/** Rows added by one press. */
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

export function MinePage(): JSX.Element {
  const [first] = createResource(loadFirst);
  const [all, setAll] = createSignal<readonly GameItem[]>();
  const [filter, setFilter] = createSignal(noFilter);
  const [limit, setLimit] = createSignal(PAGE);
  const [renaming, setRenaming] = createSignal<GameItem>();
  const names = createNames();
  usePageTitle(() => shell.pageTitle(words.title));
  const load = async () => void setAll(await loadItems());
  // Paints the first rows before reading thousands.
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
    const text = item.state === 'playing' ? words.removed(name) : words.removedCounted(name);
    notifyRemoved(text, name, () => restore().then(load));
  }

  async function rename(item: GameItem, name: string): Promise<void> {
    setRenaming(undefined);
    await renameBoard(await openDatabase(), item.id, name);
    await load();
  }

  return (
    <main id="main" class="page cabinet-page mine" tabindex="-1">
      <Head title={words.title} />
      <QuarantineList names={names} onRecovered={() => void load()} />
      <Show
        when={items().length > 0 || all() === undefined}
        fallback={
          <div class="stack">
            <p>{words.none}</p>
            <p>
              <A class="button primary" href="/">
                {words.play}
              </A>
            </p>
          </div>
        }
      >
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
          <Button onClick={() => setLimit((now) => now + PAGE)}>{words.showMore}</Button>
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
