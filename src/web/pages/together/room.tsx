// One table as long as this page is at it: the lobby, the game, or why there is nothing here any more.

import { A } from '@solidjs/router';
import {
  createEffect,
  createMemo,
  createResource,
  createSignal,
  type JSX,
  lazy,
  Match,
  on,
  onCleanup,
  Show,
  Suspense,
  Switch,
} from 'solid-js';
import { roomFault } from '#words/faults.ts';
import { shell } from '#words/shell.ts';
import { together } from '#words/together.ts';
import type { Rules } from '../../../core/game.ts';
import type { Table } from '../../../core/table.ts';
import { findGame, type Manifest } from '../../../games/index.ts';
import type { TableEntry } from '../../../games/manifest.ts';
import type { RoomSnapshot } from '../../../wire/rooms.ts';
import { type People, type Words, withTable } from '../../../words/words.ts';
import type { RoomLine } from '../../online/rooms/connection.ts';
import type { KnownRoom } from '../../online/rooms/room-memory.ts';
import { memberName, peopleOf, toldOfRoom } from '../../online/rooms/room-people.ts';
import { theRooms, useRoomLine } from '../../online/rooms/rooms.ts';
import { library } from '../../play/wiring.ts';
import { lastTable } from '../../storage/local-store.ts';
import { speak } from '../../ui/announce.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useArrival } from '../../ui/focus.ts';
import { loadWords, titleOf } from '../../ui/game-words.ts';
import { Head } from '../../ui/page-head.tsx';
import { ConnectionState, explainRoom } from './connection-state.tsx';
import { entered } from './join.tsx';
import { ChooseLevel, createNextLevel, levelName } from './level.tsx';
import { Lobby } from './lobby.tsx';

const words = together.room;

const RaceRoom = lazy(() => import('./race/page.tsx'));
const TableRoom = lazy(() => import('./table.tsx'));

/** Everything of the game that a table needs. */
export interface TableKit {
  readonly manifest: Manifest;
  readonly entry: TableEntry;
  readonly rules: Rules;
  readonly table: Table;
  readonly words: Words;
}

/** What is chosen for the next deal, wherever that is asked for. */
export interface NextGame {
  /** The level, where it is another one. */
  wanted(): string | undefined;
  /** Where whoever leads chooses it. */
  choice(): JSX.Element;
}

/** What a game at a table is shown with. */
export interface TableProps extends TableKit {
  readonly line: RoomLine;
  readonly news: RoomSnapshot;
  readonly next: NextGame;
  /** Opens the card with people and letters. */
  showLobby(): void;
}

async function loadKit({ game, kind }: KnownRoom, people: People): Promise<TableKit | undefined> {
  const manifest = findGame(game);
  const entry = (await manifest?.loadTables?.())?.[kind];
  const [rules, gameWords] = await Promise.all([
    entry?.loadRules?.() ?? library.loadPlain(game),
    loadWords(game),
  ]);
  if (!manifest || !entry || !rules || !gameWords) return undefined;
  const [table, whole] = await Promise.all([entry.load(rules), withTable(gameWords, people)]);
  return { manifest, entry, rules, table, words: whole };
}

export interface RoomPageProps {
  readonly known: KnownRoom;
  /** The rooms that this browser is in have changed. */
  changed(): void;
}

export function RoomPage(props: RoomPageProps): JSX.Element {
  const { known } = props;
  const { memory } = theRooms();
  const line = useRoomLine({ room: known.room, token: known.token });
  memory.keep({ ...known, at: Date.now() });
  lastTable.set(known.letters);
  const [kit] = createResource(() => loadKit(known, peopleOf(line)));
  const loaded = () => (kit.state === 'ready' ? kit() : undefined);
  const isOther = () => {
    const news = line.news();
    return kit.state === 'ready' && (!kit() || (news && news.version !== kit()?.rules.version));
  };
  const ready = () => {
    const news = line.news();
    const parts = loaded();
    return news && parts ? { news, parts } : undefined;
  };
  const leave = () => {
    memory.forget(known.room);
    lastTable.set(memory.list()[0]?.letters ?? '');
    props.changed();
  };
  return (
    <Switch
      fallback={
        <Aside known={known}>
          <p class="muted">
            {kit.state === 'errored' ? roomFault('unreachable') : together.line.connecting}
          </p>
        </Aside>
      }
    >
      <Match when={line.gone()}>
        {(failed) => <Gone known={known} code={failed().fault.code} forget={leave} />}
      </Match>
      <Match when={isOther()}>
        <Aside known={known}>
          <p class="note bad" role="alert">
            {roomFault('otherVersion')}
          </p>
          <a class="button primary" href={location.pathname} rel="external" target="_self">
            {together.room.reload}
          </a>
        </Aside>
      </Match>
      <Match when={ready()}>
        {(room) => (
          <Inside
            known={known}
            line={line}
            kit={room().parts}
            news={room().news}
            leave={leave}
            changed={props.changed}
          />
        )}
      </Match>
    </Switch>
  );
}

interface InsideProps {
  readonly known: KnownRoom;
  readonly line: RoomLine;
  readonly kit: TableKit;
  readonly news: RoomSnapshot;
  leave(): void;
  changed(): void;
}

function Inside(props: InsideProps): JSX.Element {
  const { line, known } = props;
  const { client, memory, secret } = theRooms();
  const level = createNextLevel(props.kit.entry, () => props.news);
  const next: NextGame = {
    wanted: level.wanted,
    choice: () => (
      <ChooseLevel
        news={props.news}
        entry={props.kit.entry}
        names={props.kit.words.presets}
        level={level}
      />
    ),
  };
  const [shown, setShown] = createSignal(false);
  const [problem, setProblem] = createSignal<string>();
  const running = () => props.news.status === 'playing' || props.news.status === 'stuck';
  // A new game: whoever looked at the people looks at the table again.
  const rounds = createMemo(() => props.news.rounds);
  createEffect(on(rounds, () => setShown(false), { defer: true }));
  // The people of a table that is played say so themselves (`createRoomPlay`).
  const isTold = () => props.news.rounds === 0 || known.kind === 'race';
  onCleanup(
    line.onNews(({ entries, you }) => {
      if (!isTold()) return;
      const lines = entries
        .filter(({ kind, seat }) => kind !== 'deal' && !(kind === 'sit' && seat === you))
        .map((entry) => toldOfRoom(entry, (seat) => memberName(line, seat)));
      const text = lines.filter(Boolean).join(' ');
      if (text !== '') speak(text);
    }),
  );

  async function sit(seat?: number): Promise<void> {
    const seated = await client.join(secret(), {
      room: known.room,
      name: memory.name() ?? known.letters,
      ...(seat === undefined ? {} : { seat }),
    });
    const fault = seated.ok ? await entered(seated.value) : seated.fault;
    setProblem(fault && (await explainRoom(fault)));
    if (!fault) props.changed();
  }
  const lobby = () => (
    <>
      <Show when={problem()}>
        {(text) => (
          <p class="note bad" role="alert">
            {text()}
          </p>
        )}
      </Show>
      <Show when={props.news.ended}>
        <div class="note bad">
          <p>{roomFault('roomEnded')}</p>
          <A class="button primary" href="/together">
            {together.start.title}
          </A>
        </div>
      </Show>
      <Lobby
        line={line}
        news={props.news}
        table={props.kit.table}
        next={next}
        level={levelName(props.kit, props.news)}
        running={running()}
        sit={sit}
        left={props.leave}
      />
    </>
  );
  const table: TableProps = {
    ...props.kit,
    line,
    next,
    get news() {
      return props.news;
    },
    showLobby: () => setShown(true),
  };
  return (
    <Show
      when={props.news.rounds > 0}
      fallback={
        <LobbyPage title={titleOf(known.game).title} line={line} news={props.news}>
          {lobby()}
        </LobbyPage>
      }
    >
      <Suspense fallback={<p class="loading">{shell.opening}</p>}>
        <Show when={known.kind === 'race'} fallback={<TableRoom {...table} />}>
          <RaceRoom {...table} />
        </Show>
      </Suspense>
      <Dialog open={shown()} title={words.table} timed wide onClose={() => setShown(false)}>
        <div class="together">{lobby()}</div>
      </Dialog>
    </Show>
  );
}

function LobbyPage(props: {
  readonly title: string;
  readonly line: RoomLine;
  readonly news: RoomSnapshot;
  readonly children: JSX.Element;
}): JSX.Element {
  // As it is when one comes in: who comes later is told by name.
  const { letters, members } = props.news;
  const people = members.filter(({ gone }) => !gone).length;
  useArrival(() =>
    props.news.ended
      ? words.closedAt(props.title)
      : words.arrived(props.title, [...letters].join(' '), people),
  );
  return (
    <main id="main" class="page cabinet-page together" tabindex="-1">
      <Head title={words.title(props.title)} />
      <ConnectionState line={props.line} />
      {props.children}
    </main>
  );
}

/** A page that says one thing. */
function Aside(props: { readonly known: KnownRoom; readonly children: JSX.Element }): JSX.Element {
  return (
    <main id="main" class="page narrow cabinet-page together" tabindex="-1">
      <Head title={words.title(titleOf(props.known.game).title)} />
      {props.children}
    </main>
  );
}

/** Faults after which one may come in by the same door again. */
const OPEN_DOOR = ['leftRoom', 'notMember'];

function Gone(props: {
  readonly known: KnownRoom;
  readonly code: string;
  forget(): void;
}): JSX.Element {
  const [text] = createResource(() => explainRoom({ code: props.code }));
  return (
    <Aside known={props.known}>
      <p class="note bad" role="alert">
        {text.latest}
      </p>
      <div class="row">
        <Show when={OPEN_DOOR.includes(props.code)}>
          <button type="button" class="button primary" onClick={() => props.forget()}>
            {words.comeIn}
          </button>
        </Show>
        <A class="button" href="/together" onClick={() => props.forget()}>
          {together.title}
        </A>
      </div>
    </Aside>
  );
}
