// A game that several people play at one table: the game's own face for it, over the network.

import { A } from '@solidjs/router';
import { createEffect, createMemo, createResource, createSignal, type JSX, Show } from 'solid-js';
import { together } from '#words/together.ts';
import { tableParams } from '../../../games/tables.ts';
import { type TableFace, withoutShell } from '../../board/face.ts';
import { BoardFrame } from '../../board/frame.tsx';
import { engine } from '../../engine/client.ts';
import { entryOf } from '../../games/index.ts';
import { createRoomPlay } from '../../online/rooms/room-play.ts';
import { titleOf } from '../../ui/game-words.ts';
import { notify } from '../../ui/notices.tsx';
import { ConnectionState, explainRoom } from './connection-state.tsx';
import { keepFinished } from './finished.ts';
import { barLevel } from './level.tsx';
import type { TableProps } from './room.tsx';
import { RoomBar } from './room-bar.tsx';

export default function TableRoom(props: TableProps): JSX.Element {
  const [face] = createResource(() => entryOf(props.rules.id).loadTable?.(props.news.kind));
  const place = () => props.news.members.find(({ seat }) => seat === props.news.you)?.place ?? null;
  /** A new deal, or taking a seat after watching, starts another play. */
  const key = createMemo(() => `${props.news.rounds} ${place() ?? ''}`);
  return (
    <Show when={face.state === 'ready'}>
      <Show when={face()} fallback={<p class="loading">{together.room.noFace}</p>}>
        {(loaded) => (
          <Show when={key()} keyed>
            {(_key) => <Round {...props} face={loaded()} />}
          </Show>
        )}
      </Show>
    </Show>
  );
}

/** The settings of this table's deal, as far as the page knows them. */
function paramsOf({ entry, rules, news }: TableProps) {
  const people = news.members.filter(({ place }) => place !== null).length;
  const known = tableParams(entry, rules.presets, news.preset ?? '', people);
  return known ?? rules.presets[0].params;
}

function Round(props: TableProps & { readonly face: TableFace }): JSX.Element {
  const { line, rules, words, face, table } = props;
  const play = createRoomPlay({
    line,
    game: rules,
    table,
    words,
    face,
    engine,
    params: paramsOf(props),
    explain: (fault) => explainRoom(fault, words),
  });
  const [kept, setKept] = createSignal<string>();
  const level = () => barLevel(props, props.news);
  const present = () => props.news.members.filter(({ gone }) => !gone).length;
  createEffect(() => {
    if (!play.over()) return;
    void keepFinished(line, props.news, rules).then(async (done) => {
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
          title={titleOf(rules.id).title}
          level={level()}
          people={present()}
          play={play}
          clock={play.elapsed()}
          undo={face.undoes && !play.watching}
          hint={!play.watching}
          showLobby={() => props.showLobby()}
        />
      }
      above={<ConnectionState line={line} />}
      below={
        <Show when={play.over()}>
          <div class="row table-over">
            <button type="button" class="button primary" onClick={() => props.showLobby()}>
              {together.room.again}
            </button>
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
