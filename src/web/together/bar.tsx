// The bar above a game at a table: as every game's, with the table and its people in the place of the menu.

import { A } from '@solidjs/router';
import { type JSX, Show } from 'solid-js';
import { setFeel } from '../kit/feel/index.ts';
import { changesWith } from '../kit/guard.ts';
import IconBack from '../kit/icons/back.tsx';
import IconHint from '../kit/icons/hint.tsx';
import IconPeople from '../kit/icons/people.tsx';
import IconSound from '../kit/icons/sound.tsx';
import IconUndo from '../kit/icons/undo.tsx';
import type { Play } from '../play/play.ts';
import { BriefNotice } from '../shell/noticeplace.tsx';
import { preferences } from '../storage/settings.ts';
import { clockText, shell } from '../words.ts';
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
      <A class="button quiet icon" href="/" aria-label={shell.bar.back}>
        <IconBack />
      </A>
      <div class="bar-title">
        <h1>{props.title}</h1>
        <span class="muted bar-level">{props.level}</span>
        <BriefNotice />
      </div>
      <Show when={preferences().clockShown && props.clock !== undefined}>
        <span class="bar-clock digits" data-clock={clockText(props.clock ?? 0)} />
      </Show>
      <div class="bar-actions">
        <Show when={props.play}>
          {(play) => (
            <>
              <Show when={props.undo}>
                <button
                  type="button"
                  class="button quiet icon"
                  aria-label={shell.bar.undo}
                  disabled={!play().canUndo()}
                  onClick={() => play().undo()}
                >
                  <IconUndo />
                </button>
              </Show>
              <Show when={props.hint}>
                <button
                  type="button"
                  class="button quiet icon"
                  ref={(button) => changesWith(button, play().hints.press)}
                  aria-label={shell.bar.hint(0)}
                  aria-busy={play().hints.thinking()}
                  disabled={play().over() || play().hints.thinking()}
                  onClick={() => void play().hints.ask()}
                >
                  <IconHint />
                </button>
              </Show>
            </>
          )}
        </Show>
        {props.children}
        <button
          type="button"
          class="button quiet icon bar-sound"
          aria-label={shell.bar.sound}
          aria-pressed={preferences().sound}
          onClick={() => setFeel('sound', !preferences().sound)}
        >
          <IconSound on={preferences().sound} />
        </button>
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
