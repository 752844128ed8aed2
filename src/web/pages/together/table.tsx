// A game on the table: the game's own face for it, over the network.

import { A } from '@solidjs/router';
import {
  createEffect,
  createMemo,
  createResource,
  createSignal,
  type JSX,
  lazy,
  on,
  Show,
  Suspense,
} from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { tableParams } from '../../../games/tables.ts';
import type { TableFace } from '../../board/face.ts';
import { createFinale, sceneTime, standsStill } from '../../board/finale.ts';
import { engine } from '../../engine/client.ts';
import { entryOf } from '../../games/index.ts';
import { createRoomPlay } from '../../online/rooms/play.ts';
import { Saying } from '../../ui/fit/slots.tsx';
import { later } from '../../ui/later.ts';
import { NoticePlace } from '../../ui/noticeplace.tsx';
import { notify, speak } from '../../ui/notices.ts';
import { useLeaveHint, useShellKeys } from '../../ui/shell-keys.ts';
import { withoutShell } from '../../ui/shellless.ts';
import { titleOf } from '../../words.ts';
import { RoomBar } from './bar.tsx';
import { explainRoom } from './faults.ts';
import { keepFinished } from './finished.ts';
import { barLevel } from './level.ts';
import { LineState } from './linestate.tsx';
import type { TableProps } from './room.tsx';
import { together } from './words.ts';

const HintCard = lazy(async () => ({
  default: (await import('../../board/hintcard.tsx')).HintCard,
}));
const FinaleLayer = lazy(later(() => import('../../board/finalelayer.tsx')).load);

export default function TableRoom(props: TableProps): JSX.Element {
  const [face] = createResource(() => entryOf(props.rules.id).loadTable?.(props.news.kind));
  const place = () => props.news.members.find(({ seat }) => seat === props.news.you)?.place ?? null;
  /** Another deal, or a seat in place of watching, is another play. */
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

/** The settings that this table is dealt by, as far as a page can know them. */
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
  // What is said to the player is also said aloud.
  createEffect(
    on(play.message, (message, before) => {
      if (message || before) speak(message?.text ?? '');
    }),
  );
  createEffect(() => {
    if (!play.over()) return;
    void keepFinished(line, props.news, rules).then(async (done) => {
      if ('path' in done) return void setKept(done.path);
      // A kind of table that has no save of an ordinary game.
      if (done.code === 'noSave') return;
      notify({ text: together.room.notKept(await explainRoom(done, words)), tone: 'bad' });
    });
  });
  // The end is celebrated by all at once; the recipe lies open below it already.
  const main = () => document.getElementById('main') ?? undefined;
  const finale = createFinale({
    settled: () => standsStill(main()),
    sceneTime: () => sceneTime(play.status() === 'won'),
    showResult: () => {},
  });
  if (face.loadDress) later(face.loadDress);
  createEffect(
    on(play.over, (over, before) => {
      if (over && before === false) finale.begin();
    }),
  );
  useShellKeys(
    {
      undo: () => play.undo(),
      redo: () => {},
      hint: () => void play.hints.ask(),
      pause: () => {},
      newGame: () => {},
      keys: () => {},
    },
    () => !play.watching,
  );
  const hinting = createMemo(() => play.hints.thinking() || play.hints.told() !== undefined);
  useLeaveHint(hinting, () => play.hints.drop());
  const tone = () => play.message()?.tone ?? 'plain';
  const said = {
    hint: () => (
      <Suspense>
        <Show when={hinting()}>
          <HintCard play={play} />
        </Show>
      </Suspense>
    ),
    notices: () => <NoticePlace />,
    message: () => (
      <p
        class="message"
        hidden={play.hints.told() !== undefined}
        classList={{ bad: tone() === 'bad', good: tone() === 'good' }}
        aria-hidden="true"
      >
        {play.message()?.text}
      </p>
    ),
  };
  return (
    <div class={`playing at-table game-${rules.id}`}>
      <RoomBar
        title={titleOf(rules.id).title}
        level={level()}
        people={present()}
        play={play}
        clock={play.elapsed()}
        undo={face.undo !== undefined && !play.watching}
        hint={props.manifest.offers.includes('hint') && !play.watching}
        showLobby={() => props.showLobby()}
      />
      <main id="main" class="stage" tabindex="-1">
        <LineState line={line} />
        <Saying said={said}>
          <Dynamic
            component={face.Board}
            play={play}
            shell={withoutShell(() => props.showLobby())}
          />
        </Saying>
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
      </main>
      <Suspense>
        <Show when={finale.stage() !== 'none'}>
          <FinaleLayer finale={finale} play={play} face={face} />
        </Show>
      </Suspense>
    </div>
  );
}
