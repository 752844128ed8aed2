// One bar for every game, always in the same order: back, title and level, clock, undo, redo, hint, more.

import { A } from '@solidjs/router';
import { type JSX, Show } from 'solid-js';
import { setFeel } from '../kit/feel/index.ts';
import { changesWith } from '../kit/guard.ts';
import IconBack from '../kit/icons/back.tsx';
import IconHint from '../kit/icons/hint.tsx';
import IconPause from '../kit/icons/pause.tsx';
import IconRedo from '../kit/icons/redo.tsx';
import IconSound from '../kit/icons/sound.tsx';
import IconUndo from '../kit/icons/undo.tsx';
import type { Play } from '../play/play.ts';
import { preferences } from '../storage/settings.ts';
import { clockText, dayText, shell, shortDayText } from '../words.ts';
import { Menu } from './menu.tsx';
import { BriefNotice } from './noticeplace.tsx';
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
      <A class="button quiet icon" href="/" aria-label={shell.bar.back}>
        <IconBack />
      </A>
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
        <button
          type="button"
          class="button quiet icon"
          aria-label={shell.bar.undo}
          disabled={!play().canUndo()}
          onClick={() => play().undo()}
        >
          <IconUndo />
        </button>
        <button
          type="button"
          class="button quiet icon"
          aria-label={shell.bar.redo}
          disabled={!play().canRedo()}
          onClick={() => play().redo()}
        >
          <IconRedo />
        </button>
        <button
          type="button"
          class="button quiet icon"
          // Two taps are one: the second would tell a stage more.
          ref={(button) => changesWith(button, play().hints.press)}
          aria-label={shell.bar.hint(play().hints.price())}
          aria-busy={play().hints.thinking()}
          disabled={play().over() || play().hints.thinking()}
          onClick={() => props.onHint()}
        >
          <IconHint />
          <Show when={play().hints.price() > 0}>
            <span class="bar-price digits" aria-hidden="true">
              {shell.bar.price(play().hints.price())}
            </span>
          </Show>
        </button>
        <button
          type="button"
          class="button quiet icon bar-sound"
          aria-label={shell.bar.sound}
          aria-pressed={preferences().sound}
          onClick={() => setFeel('sound', !preferences().sound)}
        >
          <IconSound on={preferences().sound} />
        </button>
        <Menu board={props.board} />
      </div>
    </header>
  );
}
