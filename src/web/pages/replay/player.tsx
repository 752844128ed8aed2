// The replay player: the game's own board, and the controls under it.

import { A } from '@solidjs/router';
import { createEffect, createMemo, createSignal, For, type JSX, onCleanup } from 'solid-js';
import { clockText } from '#words/formats.ts';
import { replayWords, statistics } from '#words/pages.ts';
import { printSave } from '../../../core/save.ts';
import { type Face, withoutShell } from '../../board/face.ts';
import { BoardFrame } from '../../board/frame.tsx';
import { spectate } from '../../play/board-view.ts';
import { speak } from '../../ui/announce.ts';
import { Button } from '../../ui/controls.tsx';
import { BackIcon } from '../../ui/icons.tsx';
import { notify } from '../../ui/notices.tsx';
import { copyText, downloadFile } from '../../ui/share.ts';
import { createReplay, type Recording } from './replay.ts';
import { packReplay } from './replay-link.ts';

const speeds = [1, 2, 4, 8] as const;
type Speed = (typeof speeds)[number];

/** Milliseconds between two moves: long pauses are cut short, and no move is too quick to see. */
const SHORTEST = 300;
const LONGEST = 1500;

/** Chats and mail may cut longer links. */
const LONG_LINK = 8000;

const idle = withoutShell(() => {});

export function Player(
  props: Recording & { readonly face: Face; onTry(save: string): void },
): JSX.Element {
  const { game, words, save, face } = props;
  const replay = createReplay(props);
  // Going back starts another run of the log: another board.
  const play = createMemo(() => spectate(replay.watched(), replayWords.watching));
  const [running, setRunning] = createSignal(false);
  const [speed, setSpeed] = createSignal<Speed>(1);

  createEffect(() => {
    if (!running()) return;
    const next = replay.next();
    if (!next) {
      setRunning(false);
      speak(replayWords.end);
      return;
    }
    const gap = next.at - replay.watched().elapsed();
    const wait = Math.min(Math.max(gap, SHORTEST), LONGEST) / speed();
    const timer = setTimeout(() => replay.seek(replay.position() + 1), wait);
    onCleanup(() => clearTimeout(timer));
  });
  // Announced step by step; a running replay would never stop talking.
  createEffect(() => {
    const message = replay.watched().message();
    if (message && !running()) speak(message.text);
  });

  const seek = (position: number) => {
    setRunning(false);
    replay.seek(position);
  };
  const Step = (step: { readonly label: string; readonly sign: string; readonly to: number }) => (
    <Button
      class="icon"
      label={step.label}
      disabled={step.to < 0 || step.to > replay.length || step.to === replay.position()}
      onClick={() => seek(step.to)}
    >
      {step.sign}
    </Button>
  );
  const place = () =>
    replayWords.place(replay.position(), replay.length, clockText(replay.watched().elapsed()));

  async function shareLink(): Promise<void> {
    const link = `${location.origin}/replay#${await packReplay(printSave(save))}`;
    await copyText(link);
    if (link.length > LONG_LINK) notify({ text: replayWords.longLink, tone: 'plain' });
  }

  return (
    <BoardFrame
      kind="replay"
      play={play()}
      face={face}
      shell={idle}
      silent
      bar={
        <header class="bar">
          <A class="button quiet icon" href="/statistics" aria-label={statistics.title}>
            <BackIcon />
          </A>
          <h1 class="replay-title">{replayWords.heading(words.title)}</h1>
        </header>
      }
    >
      <section class="replay-bar" aria-label={replayWords.controls}>
        <p class="replay-message" aria-hidden="true">
          {replay.watched().message()?.text}
        </p>
        <input
          type="range"
          min="0"
          max={replay.length}
          value={replay.position()}
          aria-label={replayWords.position}
          aria-valuetext={place()}
          onInput={(event) => seek(Number(event.currentTarget.value))}
        />
        <div class="row">
          <Step label={replayWords.toStart} sign="«" to={0} />
          <Step label={replayWords.stepBack} sign="‹" to={replay.position() - 1} />
          <Button
            class="primary"
            onClick={() => {
              if (!running() && !replay.next()) replay.seek(0);
              setRunning(!running());
            }}
          >
            {running() ? replayWords.stop : replayWords.play}
          </Button>
          <Step label={replayWords.stepOn} sign="›" to={replay.position() + 1} />
          <Step label={replayWords.toEnd} sign="»" to={replay.length} />
          <span class="digits muted">{place()}</span>
        </div>
        <div class="row">
          <select
            class="input"
            aria-label={replayWords.speed}
            value={speed()}
            onChange={(event) => {
              const chosen = Number(event.currentTarget.value);
              setSpeed(speeds.find((known) => known === chosen) ?? 1);
            }}
          >
            <For each={speeds}>
              {(option) => <option value={option}>{replayWords.times(option)}</option>}
            </For>
          </select>
          <Button onClick={() => props.onTry(replay.prefix())}>{replayWords.tryFromHere}</Button>
          <Button label={replayWords.copyLink} onClick={() => void shareLink()}>
            {replayWords.link}
          </Button>
          <Button
            label={replayWords.saveFile}
            onClick={() => downloadFile(`${game.id}-replay.curio`, printSave(save), 'text/plain')}
          >
            {replayWords.file}
          </Button>
        </div>
      </section>
    </BoardFrame>
  );
}
