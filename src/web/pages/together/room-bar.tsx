// The bar above a game at a table: the people of the table in the place of the menu.

import { type JSX, Show } from 'solid-js';
import { clockText } from '#words/formats.ts';
import { together } from '#words/together.ts';
import { Bar, HintButton, SoundButton, UndoButton } from '../../board/bar.tsx';
import type { Play } from '../../play/play.ts';
import { Button } from '../../ui/controls.tsx';
import { PeopleIcon } from '../../ui/icons.tsx';
import { preferences } from '../../ui/preferences.ts';

export interface RoomBarProps {
  readonly title: string;
  readonly level: string;
  /** People at the table. */
  readonly people: number;
  readonly play?: Play | undefined;
  /** Shown on the clock; undefined hides it. */
  readonly clock?: number | undefined;
  readonly undo?: boolean;
  readonly hint?: boolean;
  showLobby(): void;
  readonly children?: JSX.Element;
}

export function RoomBar(props: RoomBarProps): JSX.Element {
  return (
    <Bar
      title={props.title}
      level={props.level}
      clock={
        <Show when={preferences().clockShown && props.clock !== undefined}>
          <span class="bar-clock digits" data-clock={clockText(props.clock ?? 0)} />
        </Show>
      }
    >
      <Show when={props.undo && props.play}>{(play) => <UndoButton play={play()} />}</Show>
      <Show when={props.hint && props.play}>{(play) => <HintButton play={play()} />}</Show>
      {props.children}
      <SoundButton />
      <Button
        kind="quiet icon bar-people"
        label={together.room.tableOf(props.people)}
        onClick={() => props.showLobby()}
      >
        <PeopleIcon />
        <span class="bar-count digits" aria-hidden="true">
          {props.people}
        </span>
      </Button>
    </Bar>
  );
}
