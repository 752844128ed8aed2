// A game that several people play at one table: the game's own face for it, over the network.

import { A } from '@solidjs/router';
import { createEffect, createMemo, createResource, createSignal, type JSX, Show } from 'solid-js';
import { together } from '#words/together.ts';
import { tableParams } from '../../../games/tables.ts';
import { type TableFace, withoutShell } from '../../board/face.ts';
import { BoardFrame } from '../../board/frame.tsx';
import { engine } from '../../engine/client.ts';
import { loadFace } from '../../games/index.ts';
import { createRoomPlay } from '../../online/rooms/room-play.ts';
import { Button } from '../../ui/controls.tsx';
import { notify } from '../../ui/notices.tsx';
import { ConnectionState, explainRoom } from './connection-state.tsx';
import { keepFinished } from './finished.ts';
import type { RoomGameProps } from './room.tsx';
import { RoomBar } from './room-bar.tsx';

export function TableRoom(props: RoomGameProps): JSX.Element {
  const [face] = createResource(async () => {
    const face = await loadFace(props.rules.id);
    return face?.loadTable?.(props.room.kind);
  });
  const place = () => props.room.members.find(({ seat }) => seat === props.room.you)?.place ?? null;
  /** A new deal, or taking a seat after watching, starts another play. */
  const key = createMemo(() => `${props.room.rounds} ${place() ?? ''}`);
  return (
    <Show when={face.state === 'ready'}>
      <Show when={face()} fallback={<p class="loading">{together.room.noFace}</p>}>
        {(loaded) => (
          <Show when={key()} keyed>
            {(_key) => <TableRound {...props} face={loaded()} />}
          </Show>
        )}
      </Show>
    </Show>
  );
}

/** The settings of this table's deal, as far as the page knows them. */
function paramsOf({ entry, rules, room }: RoomGameProps) {
  const people = room.members.filter(({ place }) => place !== null).length;
  const known = tableParams(entry, rules.presets, room.preset ?? '', people);
  return known ?? rules.presets[0].params;
}

function TableRound(props: RoomGameProps & { readonly face: TableFace }): JSX.Element {
  const { connection, rules, words, face, table } = props;
  const play = createRoomPlay({
    connection,
    game: rules,
    table,
    words,
    face,
    engine,
    params: paramsOf(props),
    explain: (fault) => explainRoom(fault, words),
  });
  const [kept, setKept] = createSignal<string>();
  createEffect(() => {
    if (!play.over()) return;
    void keepFinished(connection, props.room, rules).then(async (done) => {
      if ('path' in done) return void setKept(done.path);
      // This kind of table has no save of an ordinary game.
      if (done.code === 'noSave') return;
      notify({ text: together.room.notKept(await explainRoom(done, words)), tone: 'bad' });
    });
  });
  return (
    <BoardFrame
      kind="at-table"
      play={play}
      face={face}
      shell={withoutShell(() => props.showLobby())}
      hints
      keys={{ redo: () => {}, enabled: () => !play.watching }}
      bar={
        <RoomBar
          game={props}
          play={play}
          undo={face.undo !== undefined && !play.watching}
          hint={!play.watching}
        />
      }
      above={<ConnectionState connection={connection} />}
      below={
        <Show when={play.over()}>
          <div class="row table-over">
            <Button class="primary" onClick={() => props.showLobby()}>
              {together.room.again}
            </Button>
            <Show when={kept()}>
              {(path) => (
                <A class="button" href={path()}>
                  {together.room.watchAgain}
                </A>
              )}
            </Show>
          </div>
        </Show>
      }
    />
  );
}
