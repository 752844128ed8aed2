// One bar for every game, always in the same order: back, title and level, clock, undo, redo, hint, more.

import { A } from '@solidjs/router';
import { type JSX, Show } from 'solid-js';
import type { Play } from '../play/play.ts';
import { preferences } from '../storage/settings.ts';
import IconPause from '../ui/icons/pause.tsx';
import IconRedo from '../ui/icons/redo.tsx';
import { BriefNotice } from '../ui/noticeplace.tsx';
import { clockText, dayText, shell, shortDayText } from '../words.ts';
import { BackLink, HintButton, SoundButton, UndoButton } from './barparts.tsx';
import { Menu } from './menu.tsx';
import type { BoardContext } from './panels.tsx';

export interface BarProps {
  readonly play: Play;
  readonly level: string;
  /** Shown instead of the time that was used, where it says anything. */
  timeLeft?(): number | undefined;
  readonly board: BoardContext;
  onHint(): void;
}

export function Bar(props: BarProps): JSX.Element {
  const play = () => props.play;
  const daily = () => props.board.record.daily;
  return (
    <header class="bar">
      <BackLink />
      <div class="bar-title">
        <h1>{play().words.title}</h1>
        <Show when={daily()}>
          {(day) => (
            <A
              class="bar-daily"
              href={`/archive/${day()}`}
              aria-label={shell.bar.calendar(dayText(day()))}
            >
              {shell.bar.daily(shortDayText(day()))}
            </A>
          )}
        </Show>
        <Show when={daily() && shell.bar.streak(props.board.streak())}>
          {(streak) => <span class="bar-streak">{streak()}</span>}
        </Show>
        <span class="muted bar-level">
          {props.level}
          <Show when={play().practice()}>{` · ${shell.bar.practice}`}</Show>
        </span>
        <BriefNotice />
      </div>
      <Show when={preferences().clockShown}>
        <button
          type="button"
          class="button quiet bar-clock digits"
          disabled={play().over()}
          aria-label={shell.bar.pause}
          data-clock={clockText(props.timeLeft?.() ?? play().elapsed())}
          data-still={play().still()}
          title={play().still() === 'unstarted' ? shell.board.unstarted : undefined}
          onClick={() => play().pause()}
        >
          <IconPause />
        </button>
      </Show>
      <div class="bar-actions">
        <UndoButton play={play()} />
        <button
          type="button"
          class="button quiet icon"
          aria-label={shell.bar.redo}
          disabled={!play().canRedo()}
          onClick={() => play().redo()}
        >
          <IconRedo />
        </button>
        <HintButton play={play()} onHint={() => props.onHint()} />
        <SoundButton />
        <Menu board={props.board} />
      </div>
    </header>
  );
}
