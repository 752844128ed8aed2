// One board in play: the bar, the face, dialogs, keys and saving around it.

import {
  createEffect,
  createMemo,
  createSignal,
  type JSX,
  on,
  onCleanup,
  onMount,
  Show,
} from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { printSave, saveOf } from '../../core/save.ts';
import { findGame } from '../../games/index.ts';
import type { Words } from '../../words/words.ts';
import type { Face, MenuItem, ShellActions } from '../games/face.ts';
import { createPlayClock } from '../play/clock.ts';
import { dealer, library } from '../play/index.ts';
import type { OpenedBoard } from '../play/openings.ts';
import { createPlay, type Play } from '../play/play.ts';
import { createSaver } from '../play/saver.ts';
import { openBoards } from '../storage/boards.ts';
import { explainFault, shell } from '../words.ts';
import { Bar } from './bar.tsx';
import { HelpDialog, KeysDialog } from './help.tsx';
import { HintCard } from './hintcard.tsx';
import { useShellKeys } from './keys.ts';
import { notify, speak } from './notices.ts';
import { ProofDialog } from './proof.tsx';
import { ResultDialog } from './result.tsx';
import { SettingsDialog } from './settings.tsx';
import { copyText, downloadFile, shareLink, shareText } from './share.ts';

export interface BoardPageProps extends OpenedBoard {
  readonly words: Words;
  readonly face: Face;
  onNew(): void;
  onNext(): void;
  onSame(): void;
  onTitle(): void;
  /** The finished game as a replay. */
  onWatch(): void;
  onPrint(): void;
  /** The board went on as a copy under another id. */
  onCopied(board: string): void;
}

type Panel = 'none' | 'help' | 'keys' | 'settings' | 'result' | 'proof' | 'overtaken';

export function BoardPage(props: BoardPageProps): JSX.Element {
  const { session, words, face, record } = props;
  const [panel, setPanel] = createSignal<Panel>('none');
  const close = () => setPanel('none');
  const offersProof = findGame(session.game.id)?.offers.includes('prove') ?? false;

  const saver = openBoards().then((boards) => {
    if (!boards.lasting)
      notify({
        text: shell.board.nothingKept,
        tone: 'bad',
      });
    return createSaver(boards, session, record, (fault) => {
      if (fault.code === 'overtaken') {
        play.pause();
        setPanel('overtaken');
      } else notify({ text: explainFault(fault), tone: 'bad' });
    });
  });
  const clock = createPlayClock(record.millis);
  const play: Play = createPlay({
    session,
    words,
    clock,
    engine: library.engineFor(record),
    hints: face.hints,
    explain: (fault) => explainFault(fault, words),
    save: (at) => void saver.then((ready) => ready.save(at)),
  });

  const level = () =>
    words.presets[record.level]?.name ?? face.levelName?.(session.deal.params) ?? shell.custom;

  // What is said to the player is also said aloud.
  createEffect(() => {
    const message = play.message();
    if (message) speak(message.text);
  });
  createEffect(
    on(
      play.status,
      (status, before) => {
        if (status !== 'won' && status !== 'lost') return;
        void keepResult(before === undefined ? record.updatedAt : Date.now());
        if (before !== undefined && before !== status) setPanel('result');
      },
      {},
    ),
  );

  /** Also for a board that is over when it is opened: its result may have been cut off by a crash. */
  async function keepResult(at: number): Promise<void> {
    const { recordResult } = await import('../cabinet/record.ts');
    const kept = await recordResult(session, record, at);
    if (!kept.ok) notify({ text: explainFault(kept.fault, words), tone: 'bad' });
  }

  const counting = createMemo(
    () => session.game.timeout?.(session.deal.puzzle, session.state) !== undefined,
  );
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') play.pause();
    // Where a countdown runs the player says when to go on; elsewhere play just goes on.
    else if (!counting() && panel() !== 'overtaken') play.resume();
  };
  const onLeave = () => play.pause();
  onMount(() => {
    document.addEventListener('visibilitychange', onVisibility);
    addEventListener('pagehide', onLeave);
    void dealer.dealAhead(session.game, session.deal.params);
  });
  onCleanup(() => {
    document.removeEventListener('visibilitychange', onVisibility);
    removeEventListener('pagehide', onLeave);
    play.pause();
  });

  const askHint = () => void play.hints.ask();

  useShellKeys(
    {
      undo: () => play.undo(),
      redo: () => play.redo(),
      hint: askHint,
      pause: () => play.pause(),
      newGame: () => props.onNew(),
      keys: () => setPanel('keys'),
    },
    () => panel() === 'none' && !play.paused(),
  );

  const saveText = () => printSave(saveOf(session, clock.now()));
  const menu = (): readonly MenuItem[] => [
    { label: shell.newGame, act: () => props.onNew() },
    { label: shell.menu.startOver, act: () => play.restart() },
    { label: shell.menu.pause, disabled: play.over(), act: () => play.pause() },
    ...(face.menu?.(play) ?? []),
    { label: shell.menu.rules, act: () => setPanel('help') },
    { label: shell.menu.keys, act: () => setPanel('keys') },
    {
      label: shell.menu.share,
      act: () =>
        void shareText(shell.board.shareTitle(words.title, level()), shareLink(session.deal.code)),
    },
    { label: shell.menu.copyCode, act: () => void copyText(session.deal.code) },
    {
      label: shell.menu.saveFile,
      act: () => downloadFile(`${session.game.id}-${record.id}.curio`, saveText(), 'text/plain'),
    },
    ...(findGame(session.game.id)?.loadPrinting
      ? [{ label: shell.menu.print, act: () => props.onPrint() }]
      : []),
    {
      label: shell.menu.proof,
      disabled: !offersProof || (face.proofSpoils === true && !play.over()),
      act: () => setPanel('proof'),
    },
    { label: shell.menu.result, disabled: !play.over(), act: () => setPanel('result') },
    { label: shell.menu.settings, act: () => setPanel('settings') },
  ];

  const actions: ShellActions = {
    chooseNew: () => props.onNew(),
    dealNext: () => props.onNext(),
    showTitle: () => props.onTitle(),
  };
  const tone = () => play.message()?.tone ?? 'plain';
  return (
    <div class={`playing game-${session.game.id}`}>
      <Bar play={play} level={level()} menu={menu()} onHint={askHint} />
      <main id="main" class="stage" tabindex="-1">
        <Show
          when={!play.paused()}
          fallback={
            <div class="paused">
              <h2>{shell.board.paused}</h2>
              <p class="muted">{shell.board.pausedAbout}</p>
              <button
                type="button"
                class="button primary"
                ref={(button) => queueMicrotask(() => button.focus())}
                onClick={() => play.resume()}
              >
                {shell.board.goOn}
              </button>
            </div>
          }
        >
          {/* As a component: what its body reads must not make the whole board anew. */}
          <Dynamic component={face.Board} play={play} shell={actions} />
          <HintCard play={play} />
          {/* The hint card says it already. */}
          <p
            class="message"
            hidden={play.hints.told() !== undefined}
            classList={{ bad: tone() === 'bad', good: tone() === 'good' }}
            aria-hidden="true"
          >
            {play.message()?.text}
          </p>
        </Show>
      </main>
      <HelpDialog open={panel() === 'help'} words={words} face={face} onClose={close} />
      <KeysDialog open={panel() === 'keys'} words={words} onClose={close} />
      <SettingsDialog open={panel() === 'settings'} onClose={close} />
      <ProofDialog open={panel() === 'proof'} session={session} words={words} onClose={close} />
      <ResultDialog
        open={panel() === 'result'}
        play={play}
        face={face}
        onClose={close}
        onNext={() => {
          close();
          props.onNext();
        }}
        onSame={() => {
          close();
          props.onSame();
        }}
        onWatch={() => void saver.then((ready) => ready.settled()).then(() => props.onWatch())}
      />
      <OvertakenDialog
        open={panel() === 'overtaken'}
        reload={() => location.reload()}
        copy={() => {
          close();
          void saver.then(async (ready) => {
            const id = ready.becomeCopy(clock.now());
            await ready.settled();
            props.onCopied(id);
          });
        }}
      />
    </div>
  );
}

function OvertakenDialog(props: {
  readonly open: boolean;
  reload(): void;
  copy(): void;
}): JSX.Element {
  return (
    <Show when={props.open}>
      <div class="overtaken card" role="alertdialog" aria-label={shell.board.overtaken}>
        <h2>{shell.board.overtakenTitle}</h2>
        <p>{shell.board.overtakenAbout}</p>
        <div class="row">
          <button type="button" class="button primary" onClick={() => props.reload()}>
            {shell.board.takeOver}
          </button>
          <button type="button" class="button" onClick={() => props.copy()}>
            {shell.board.goOnCopy}
          </button>
        </div>
      </div>
    </Show>
  );
}
