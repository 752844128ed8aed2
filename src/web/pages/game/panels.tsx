// What an own board shows on demand: dialogs, the menu, the card of a board that another tab plays, questions. One
// module, loaded when the first of them is needed, or ahead with the first move.

import { createResource, createSignal, For, type JSX, Match, Show, Switch } from 'solid-js';
import { away, dialogs, keyCaps, reserve, sure } from '#words/dialogs.ts';
import { explainFault } from '#words/faults.ts';
import { shell, storage } from '#words/shell.ts';
import type { Fault } from '../../../core/result.ts';
import type { Session } from '../../../core/session.ts';
import type { Words } from '../../../words/words.ts';
import type { Face } from '../../board/face.ts';
import { HelpDialog } from '../../board/help.tsx';
import type { LessonOfferState } from '../../board/lesson-offer.tsx';
import { engine } from '../../engine/client.ts';
import type { CostlyStep, Play } from '../../play/play.ts';
import type { BoardRecord } from '../../storage/records.ts';
import { Button } from '../../ui/controls.tsx';
import { confirm, Dialog } from '../../ui/dialog.tsx';
import { explain } from '../../ui/game-words.ts';
import { listKeys } from '../../ui/keys.ts';
import { type Notice, notify } from '../../ui/notices.tsx';
import { downloadFile } from '../../ui/share.ts';
import { markFresh } from '../../ui/tap-guard.ts';
import SettingsDialog from '../settings.tsx';
import { ResultDialog } from './result.tsx';

/** Loaded with the panels, because no first paint needs them. */
export { Dealing } from '../../board/dealing.tsx';
export { NewGameDialog } from '../../board/new-game.tsx';
export { takeTabSeat } from '../../play/tab-seat.ts';
export { loadStreaks } from '../../storage/dailies.ts';
export { MenuList } from './menu.tsx';

export type Panel = 'none' | 'help' | 'keys' | 'settings' | 'result' | 'proof';

/** Where a board leads; its page goes there. */
export interface BoardExits {
  /** Opens the new-game dialog. */
  onNew(): void;
  onNext(): void;
  onSame(): void;
  onPrint(): void;
  /** The finished game as a replay. */
  onWatch(): void;
  /** To another page of the app. */
  onLeave(path: string): void;
}

/** A board and its page, as menu and dialogs see them. */
export interface BoardContext {
  readonly play: Play;
  readonly face: Face;
  readonly words: Words;
  readonly session: Session;
  readonly record: BoardRecord;
  /** The name of its level. */
  readonly level: string;
  show(panel: Panel): void;
  readonly teaching: LessonOfferState;
  /** Incremented when the result of this board is stored. */
  counted(): number;
  /** The current streak, once it is known; for the board of a daily. */
  streak(): number;
  /** Downloads the game as a file. */
  saveFile(): void;
  readonly exits: BoardExits;
}

export default function Panels(props: {
  readonly panel: Panel;
  readonly board: BoardContext;
}): JSX.Element {
  const { board } = props;
  const close = () => board.show('none');
  return (
    <Switch>
      <Match when={props.panel === 'help'}>
        <HelpDialog
          game={board.session.game.id}
          words={board.words}
          face={board.face}
          onClose={close}
        />
      </Match>
      <Match when={props.panel === 'keys'}>
        <KeysDialog onClose={close} />
      </Match>
      <Match when={props.panel === 'settings'}>
        <SettingsDialog onClose={close} />
      </Match>
      <Match when={props.panel === 'proof'}>
        <Dialog open title={dialogs.proof.title} wide onClose={close}>
          <ProofText board={board} />
        </Dialog>
      </Match>
      <Match when={props.panel === 'result'}>
        <ResultDialog board={board} onClose={close} />
      </Match>
    </Switch>
  );
}

/** What the keys do on this board, as the keyboard registry has it. */
function KeysDialog(props: { onClose(): void }): JSX.Element {
  const lines = listKeys();
  const closing = { keys: ['Escape'], does: shell.help.alwaysEscape };
  const hasEscape = lines.some(({ keys }) => keys.includes('Escape'));
  return (
    <Dialog open title={shell.help.keys} onClose={props.onClose}>
      <dl class="keys">
        <For each={hasEscape ? lines : [...lines, closing]}>
          {(line) => (
            <>
              <dt>
                <For each={keyCaps(line.keys)}>{(cap) => <kbd>{cap}</kbd>}</For>
              </dt>
              <dd>{line.does}</dd>
            </>
          )}
        </For>
      </dl>
    </Dialog>
  );
}

const SHOWN_LINES = 400;

/** The proof that a puzzle is fair, made and checked by the worker. A running game shows its claim and its size. Its
 * lines give the answer away: reading them is confirmed first, logged, and makes the run practice. */
function ProofText(props: { readonly board: BoardContext }): JSX.Element {
  const { play, session, words } = props.board;
  const { game, deal } = session;
  const [opened, setOpened] = createSignal(play.peeked('proof'));
  const read = async () => {
    if (!(await confirm(sure.proof))) return;
    play.peek('proof');
    setOpened(true);
  };
  const [proven] = createResource(async () => {
    const asked = { game: game.id, puzzle: deal.puzzle };
    const result = await engine.run('prove', asked);
    return result.ok ? result.value : explain(result.fault, words);
  });
  const value = () => {
    const result = proven();
    return typeof result === 'string' ? undefined : result;
  };
  const problem = () => {
    const result = proven();
    return typeof result === 'string' ? result : undefined;
  };
  return (
    <Switch fallback={<p class="muted">{dialogs.proof.proving}</p>}>
      <Match when={problem()}>{(text) => <p class="note bad">{text()}</p>}</Match>
      <Match when={value()}>
        {(found) => (
          <div class="stack">
            <p>
              {dialogs.proof.claim} <strong>{found().verdict.claim}</strong>
              {dialogs.proof.checked(found().verdict.steps)}
            </p>
            <Show
              when={opened()}
              fallback={
                <>
                  <p>{dialogs.proof.size(found().proof.lines.length)}</p>
                  <Button onClick={() => void read()}>{dialogs.proof.read}</Button>
                </>
              }
            >
              <details>
                <summary>{dialogs.proof.show(found().proof.lines.length)}</summary>
                <ol class="proof-lines">
                  <For each={found().proof.lines.slice(0, SHOWN_LINES)}>
                    {(line) => <li>{line}</li>}
                  </For>
                </ol>
                <Show when={found().proof.lines.length > SHOWN_LINES}>
                  <p class="muted">{dialogs.proof.rest}</p>
                </Show>
              </details>
              <Button
                onClick={() =>
                  downloadFile(
                    `${game.id}-proof.txt`,
                    [deal.code, found().proof.claim, ...found().proof.lines, ''].join('\n'),
                    'text/plain',
                  )
                }
              >
                {dialogs.proof.save}
              </Button>
            </Show>
          </div>
        )}
      </Match>
    </Switch>
  );
}

/** Covers a board that another tab plays; it can only be left by the ways named here. */
export function AwayCard(props: {
  /** Another tab took it over from this one; otherwise this tab came second. */
  readonly taken: boolean;
  /** The board that holds the moves only this tab had. */
  readonly copy: string | undefined;
  readonly daily: boolean;
  take(): void;
  openCopy(board: string): void;
}): JSX.Element {
  const kind = () => (props.copy !== undefined ? 'parted' : props.taken ? 'taken' : 'elsewhere');
  return (
    <div class="paused away" role="alert" ref={markFresh}>
      <h1>{away[kind()]}</h1>
      <p class="muted">{away[`${kind()}About`]}</p>
      <Show when={props.copy !== undefined && props.daily}>
        <p class="muted">{away.partedDaily}</p>
      </Show>
      <div class="row">
        <Button class="primary" onClick={() => props.take()}>
          {props.copy === undefined ? away.take : away.openGame}
        </Button>
        <Show when={props.copy}>
          {(board) => <Button onClick={() => props.openCopy(board())}>{away.openCopy}</Button>}
        </Show>
        <a class="button" href="/">
          {shell.home}
        </a>
      </div>
    </div>
  );
}

/** Says that saving failed, with the file as the way to be safe. `held`: the journal still has the moves. */
export function tellFault(fault: Fault, held: boolean, saving: Notice['action']): void {
  const what = fault.code === 'storageNewer' ? storage.newer : explainFault(fault);
  const text = `${what} ${held ? reserve.held : reserve.notHeld}`;
  notify({ text, tone: 'bad', ...(saving ? { action: saving } : {}) });
}

/** Confirms a step that takes something back or costs the run. */
export function askFor(step: CostlyStep, practice: boolean): Promise<boolean> {
  if (step === 'undo') return confirm(sure.undo);
  return confirm({ ...sure[practice ? 'restartCosts' : 'restart'], danger: true });
}
