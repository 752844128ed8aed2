// The dialogs around a board. Loaded when the first of them is wanted, or while the first move is looked at.

import { type JSX, Match, Switch } from 'solid-js';
import type { Session } from '../../core/session.ts';
import type { Words } from '../../words/words.ts';
import { SettingsDialog } from '../pages/settings.tsx';
import type { Play } from '../play/play.ts';
import type { BoardRecord } from '../storage/boards.ts';
import type { Face } from './face.ts';
import { HelpDialog } from './help.tsx';
import { KeysDialog } from './keyslist.tsx';
import { ProofDialog } from './proof.tsx';
import { ResultDialog } from './result.tsx';
import type { Teaching } from './teaching.tsx';

export type Panel = 'none' | 'help' | 'keys' | 'settings' | 'result' | 'proof';

/** A board and the page around it: what menu and dialogs need to know, and what they can do. */
export interface BoardContext {
  readonly play: Play;
  readonly face: Face;
  readonly words: Words;
  readonly session: Session;
  readonly record: BoardRecord;
  /** The name of its level. */
  readonly level: string;
  show(panel: Panel): void;
  readonly teaching: Teaching;
  /** Raised when the result of this board is stored. */
  counted(): number;
  /** Days in a row of dailies, once it is known; for the board of one. */
  streak(): number;
  /** Hands the game out as a file. */
  saveFile(): void;
  onNew(): void;
  onNext(): void;
  onSame(): void;
  onPrint(): void;
  onWatch(): void;
  /** To another page of the app. */
  onLeave(path: string): void;
}

export interface PanelsProps {
  readonly panel: Panel;
  readonly board: BoardContext;
}

export default function Panels(props: PanelsProps): JSX.Element {
  const { board } = props;
  const close = () => board.show('none');
  const leaveFor = (act: () => void) => () => {
    close();
    act();
  };
  return (
    <Switch>
      <Match when={props.panel === 'help'}>
        <HelpDialog
          open
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
        <SettingsDialog open onClose={close} />
      </Match>
      <Match when={props.panel === 'proof'}>
        <ProofDialog open board={board} onClose={close} />
      </Match>
      <Match when={props.panel === 'result'}>
        <ResultDialog
          open
          play={board.play}
          face={board.face}
          level={board.level}
          record={board.record}
          counted={board.counted()}
          onClose={close}
          onNext={leaveFor(board.onNext)}
          onSame={leaveFor(board.onSame)}
          onWatch={board.onWatch}
          onLeave={(path) => leaveFor(() => board.onLeave(path))()}
        />
      </Match>
    </Switch>
  );
}
