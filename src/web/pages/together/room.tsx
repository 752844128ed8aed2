// One table while this page is at it: the lobby, the game, or why the table no longer exists.

import { A } from '@solidjs/router';
import {
  type Accessor,
  createEffect,
  createMemo,
  createResource,
  createSignal,
  type JSX,
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
import { findGame } from '../../../games/index.ts';
import type { TableEntry } from '../../../games/manifest.ts';
import type { RoomSnapshot } from '../../../wire/rooms.ts';
import { type People, type Words, withTable } from '../../../words/words.ts';
import type { RoomConnection } from '../../online/rooms/connection.ts';
import type { KnownRoom } from '../../online/rooms/room-memory.ts';
import { announcementOf, memberName, peopleOf } from '../../online/rooms/room-people.ts';
import { theRooms, useRoomConnection } from '../../online/rooms/rooms.ts';
import { library } from '../../play/wiring.ts';
import { lastTable } from '../../storage/local-store.ts';
import { speak } from '../../ui/announce.ts';
import { Button, Problem } from '../../ui/controls.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useArrival } from '../../ui/focus.ts';
import { loadWords, titleOf } from '../../ui/game-words.ts';
import { Head } from '../../ui/page-head.tsx';
import { ConnectionState, explainRoom } from './connection-state.tsx';
import { rememberSeat } from './join.tsx';
import { ChooseLevel, createNextLevel, levelName } from './level.tsx';
import { Lobby } from './lobby.tsx';
import { RaceRoom } from './race/page.tsx';
import { TableRoom } from './table.tsx';

const words = together.room;

/** The parts of a game that a table needs. */
export interface TableKit {
  readonly entry: TableEntry;
  readonly rules: Rules;
  readonly table: Table;
  readonly words: Words;
}

/** The next game of the table. */
export interface NextGame {
  readonly dealing: Accessor<boolean>;
  /** Returns why it could not be dealt, in a sentence. */
  deal(): Promise<string | undefined>;
  /** The host's form for its level. */
  choice(): JSX.Element;
}

/** Of a game in a room. */
export interface RoomGameProps extends TableKit {
  readonly connection: RoomConnection;
  readonly room: RoomSnapshot;
  readonly next: NextGame;
  /** Opens the card with people and letters. */
  showLobby(): void;
}

async function loadKit({ game, kind }: KnownRoom, people: People): Promise<TableKit | undefined> {
  const entry = (await findGame(game)?.loadTables?.())?.[kind];
  const [rules, gameWords] = await Promise.all([
    entry?.loadRules?.() ?? library.loadPlain(game),
    loadWords(game),
  ]);
  if (!entry || !rules || !gameWords) return undefined;
  const [table, whole] = await Promise.all([entry.load(rules), withTable(gameWords, people)]);
  return { entry, rules, table, words: whole };
}

export function RoomPage(props: {
  readonly known: KnownRoom;
  /** The list of this browser's rooms has changed. */
  changed(): void;
}): JSX.Element {
  const { known } = props;
  const { memory } = theRooms();
  const connection = useRoomConnection({ room: known.room, token: known.token });
  memory.keep({ ...known, at: Date.now() });
  lastTable.set(known.letters);
  const [kit] = createResource(() => loadKit(known, peopleOf(connection)));
  const loaded = () => (kit.state === 'ready' ? kit() : undefined);
  const isOther = () => {
    const room = connection.snapshot();
    return kit.state === 'ready' && (!kit() || (room && room.version !== kit()?.rules.version));
  };
  const ready = () => {
    const room = connection.snapshot();
    const parts = loaded();
    return room && parts ? { room, parts } : undefined;
  };
  const leave = () => {
    memory.forget(known.room);
    lastTable.set(memory.list()[0]?.letters ?? '');
    props.changed();
  };
  return (
    <Switch
      fallback={
        <MessagePage known={known}>
          <p class="muted">
            {kit.state === 'errored' ? roomFault('unreachable') : together.line.connecting}
          </p>
        </MessagePage>
      }
    >
      <Match when={connection.gone()}>
        {(failed) => <Gone known={known} code={failed().fault.code} forget={leave} />}
      </Match>
      <Match when={isOther()}>
        <MessagePage known={known}>
          <Problem text={roomFault('otherVersion')} />
          <a class="button primary" href={location.pathname} rel="external" target="_self">
            {together.room.reload}
          </a>
        </MessagePage>
      </Match>
      <Match when={ready()}>
        {(loaded) => (
          <Inside
            known={known}
            connection={connection}
            kit={loaded().parts}
            room={loaded().room}
            leave={leave}
            changed={props.changed}
          />
        )}
      </Match>
    </Switch>
  );
}

function Inside(props: {
  readonly known: KnownRoom;
  readonly connection: RoomConnection;
  readonly kit: TableKit;
  readonly room: RoomSnapshot;
  leave(): void;
  changed(): void;
}): JSX.Element {
  const { connection, known } = props;
  const { client, memory, secret } = theRooms();
  const level = createNextLevel(props.kit.entry, () => props.room);
  const [dealing, setDealing] = createSignal(false);
  const next: NextGame = {
    dealing,
    async deal() {
      if (dealing()) return undefined;
      setDealing(true);
      const dealt = await connection.deal(level.wanted());
      setDealing(false);
      return dealt.ok ? undefined : explainRoom(dealt.fault);
    },
    choice: () => (
      <ChooseLevel
        room={props.room}
        entry={props.kit.entry}
        names={props.kit.words.presets}
        level={level}
      />
    ),
  };
  const [shown, setShown] = createSignal(false);
  const [problem, setProblem] = createSignal<string>();
  const running = () => props.room.status === 'playing' || props.room.status === 'stuck';
  // A new game closes the lobby.
  const rounds = createMemo(() => props.room.rounds);
  createEffect(on(rounds, () => setShown(false), { defer: true }));
  // A table in play announces its people itself (`createRoomPlay`).
  const isTold = () => props.room.rounds === 0 || known.kind === 'race';
  onCleanup(
    connection.onUpdate(({ entries, you }) => {
      if (!isTold()) return;
      const lines = entries
        .filter(({ kind, seat }) => kind !== 'deal' && !(kind === 'sit' && seat === you))
        .map((entry) => announcementOf(entry, (seat) => memberName(connection, seat)));
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
    const fault = await rememberSeat(seated);
    setProblem(fault && (await explainRoom(fault)));
    if (!fault) props.changed();
  }
  const lobby = () => (
    <>
      <Problem text={problem()} />
      <Show when={props.room.ended}>
        <div class="note bad">
          <p>{roomFault('roomEnded')}</p>
          <A class="button primary" href="/together">
            {together.start.title}
          </A>
        </div>
      </Show>
      <Lobby
        connection={connection}
        room={props.room}
        table={props.kit.table}
        next={next}
        level={levelName(props.kit, props.room)}
        running={running()}
        sit={sit}
        left={props.leave}
      />
    </>
  );
  const table: RoomGameProps = {
    ...props.kit,
    connection,
    next,
    get room() {
      return props.room;
    },
    showLobby: () => setShown(true),
  };
  return (
    <Show
      when={props.room.rounds > 0}
      fallback={
        <LobbyPage title={titleOf(known.game).title} connection={connection} room={props.room}>
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
  readonly connection: RoomConnection;
  readonly room: RoomSnapshot;
  readonly children: JSX.Element;
}): JSX.Element {
  // As of arrival: later arrivals are announced by name.
  const { letters, members } = props.room;
  const people = members.filter(({ gone }) => !gone).length;
  useArrival(() =>
    props.room.ended
      ? words.closedAt(props.title)
      : words.arrived(props.title, [...letters].join(' '), people),
  );
  return (
    <main id="main" class="page cabinet-page together" tabindex="-1">
      <Head title={words.title(props.title)} />
      <ConnectionState connection={props.connection} />
      {props.children}
    </main>
  );
}

/** A page with one message. */
function MessagePage(props: {
  readonly known: KnownRoom;
  readonly children: JSX.Element;
}): JSX.Element {
  return (
    <main id="main" class="page narrow cabinet-page together" tabindex="-1">
      <Head title={words.title(titleOf(props.known.game).title)} />
      {props.children}
    </main>
  );
}

/** Faults after which joining again may work. */
const OPEN_DOOR = ['leftRoom', 'notMember'];

function Gone(props: {
  readonly known: KnownRoom;
  readonly code: string;
  forget(): void;
}): JSX.Element {
  const [text] = createResource(() => explainRoom({ code: props.code }));
  return (
    <MessagePage known={props.known}>
      <Problem text={text.latest} />
      <div class="row">
        <Show when={OPEN_DOOR.includes(props.code)}>
          <Button class="primary" onClick={() => props.forget()}>
            {words.comeIn}
          </Button>
        </Show>
        <A class="button" href="/together" onClick={() => props.forget()}>
          {together.title}
        </A>
      </div>
    </MessagePage>
  );
}
