// The bar above a game at a table: the people of the table in the place of the menu.

import { type JSX, Show } from 'solid-js';
import { clockText } from '#words/formats.ts';
import { together } from '#words/together.ts';
import { Bar, HintButton, SoundButton, UndoButton } from '../../board/bar.tsx';
import type { Play } from '../../play/play.ts';
import { Button } from '../../ui/controls.tsx';
import { PeopleIcon } from '../../ui/icons.tsx';
import { preferences } from '../../ui/preferences.ts';
import { barLevel } from './level.tsx';
import type { RoomGameProps } from './room.tsx';

export function RoomBar(props: {
  readonly game: RoomGameProps;
  /** Its time is on the clock. */
  readonly play?: Play | undefined;
  readonly undo?: boolean;
  readonly hint?: boolean;
  readonly children?: JSX.Element;
}): JSX.Element {
  const people = () => props.game.room.members.filter(({ gone }) => !gone).length;
  return (
    <Bar
      title={props.game.words.title}
      level={barLevel(props.game, props.game.room)}
      clock={
        <Show when={preferences().clockShown && props.play}>
          {(play) => <span class="bar-clock digits" data-clock={clockText(play().elapsed())} />}
        </Show>
      }
    >
      <Show when={props.undo && props.play}>{(play) => <UndoButton play={play()} />}</Show>
      <Show when={props.hint && props.play}>{(play) => <HintButton play={play()} />}</Show>
      {props.children}
      <SoundButton />
      <Button
        class="quiet icon bar-people"
        label={together.room.tableOf(people())}
        onClick={() => props.game.showLobby()}
      >
        <PeopleIcon />
        <span class="bar-count digits" aria-hidden="true">
          {people()}
        </span>
      </Button>
    </Bar>
  );
}
