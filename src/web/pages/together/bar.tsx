// The bar above a game at a table: as every game's, with the table and its people in the place of the menu.

import { type JSX, Show } from 'solid-js';
import { BackLink, HintButton, SoundButton, UndoButton } from '../../board/barparts.tsx';
import type { Play } from '../../play/play.ts';
import { preferences } from '../../storage/settings.ts';
import IconPeople from '../../ui/icons/people.tsx';
import { BriefNotice } from '../../ui/noticeplace.tsx';
import { clockText } from '../../words.ts';
import { together } from './words.ts';

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
    <header class="bar">
      <BackLink />
      <div class="bar-title">
        <h1>{props.title}</h1>
        <span class="muted bar-level">{props.level}</span>
        <BriefNotice />
      </div>
      <Show when={preferences().clockShown && props.clock !== undefined}>
        <span class="bar-clock digits" data-clock={clockText(props.clock ?? 0)} />
      </Show>
      <div class="bar-actions">
        <Show when={props.undo && props.play}>{(play) => <UndoButton play={play()} />}</Show>
        <Show when={props.hint && props.play}>
          {(play) => <HintButton play={play()} onHint={() => void play().hints.ask()} />}
        </Show>
        {props.children}
        <SoundButton />
        <button
          type="button"
          class="button quiet icon bar-people"
          aria-label={together.room.tableOf(props.people)}
          onClick={() => props.showLobby()}
        >
          <IconPeople />
          <span class="bar-count digits" aria-hidden="true">
            {props.people}
          </span>
        </button>
      </div>
    </header>
  );
}
