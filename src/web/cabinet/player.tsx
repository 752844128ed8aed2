// The projector: the game's own board, and under it the controls of the film.

import { A } from '@solidjs/router';
import { createEffect, createSignal, For, type JSX, onCleanup, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { printSave } from '../../core/save.ts';
import { clockText } from '../../words/en/common.ts';
import type { Face, TableActions } from '../games/face.ts';
import IconBack from '../kit/icons/back.tsx';
import { notify, speak } from '../shell/notices.ts';
import { copyText, downloadFile } from '../shell/share.ts';
import { packReplay } from './link.ts';
import { createFilm, type Reel } from './replay.ts';

const speeds = [1, 2, 4, 8] as const;
type Speed = (typeof speeds)[number];

/** Long thoughts are cut short, and nothing is too quick to see. */
const SHORTEST = 300;
const LONGEST = 1500;

/** What a link may have to go through: chats and mail cut longer ones. */
const LONG_LINK = 8000;

/** A replay leads nowhere else. */
const idle: TableActions = { chooseNew: () => {}, dealNext: () => {}, showTitle: () => {} };

export function Projector(
  props: Reel & { readonly face: Face; onTry(save: string): void },
): JSX.Element {
  const { game, texts, save, face } = props;
  const film = createFilm(props);
  const [running, setRunning] = createSignal(false);
  const [speed, setSpeed] = createSignal<Speed>(1);

  createEffect(() => {
    if (!running()) return;
    const next = film.next();
    if (!next) {
      setRunning(false);
      speak('The end of the replay.');
      return;
    }
    const gap = next.at - film.play().elapsed();
    const wait = Math.min(Math.max(gap, SHORTEST), LONGEST) / speed();
    const timer = setTimeout(() => film.seek(film.position() + 1), wait);
    onCleanup(() => clearTimeout(timer));
  });
  // Step by step it is told what happened; a running film would never stop talking.
  createEffect(() => {
    const message = film.play().message();
    if (message && !running()) speak(message.text);
  });

  const seek = (position: number) => {
    setRunning(false);
    film.seek(position);
  };
  const place = () => `${film.position()} of ${film.length}, ${clockText(film.play().elapsed())}`;

  async function shareLink(): Promise<void> {
    const link = `${location.origin}/replay#${await packReplay(printSave(save))}`;
    await copyText(link);
    if (link.length > LONG_LINK)
      notify({ text: 'This link is long. A file may travel better.', tone: 'plain' });
  }

  return (
    <div class={`playing replay game-${game.id}`}>
      <header class="bar">
        <A class="button quiet icon" href="/statistics" aria-label="Statistics">
          <IconBack />
        </A>
        <h1 class="replay-title">Replay: {texts.title}</h1>
      </header>
      <main id="main" class="stage" tabindex="-1">
        <Show when={film.play()} keyed>
          {(play) => <Dynamic component={face.Board} play={play} shell={idle} table={idle} />}
        </Show>
      </main>
      <section class="replay-bar" aria-label="Replay">
        <p class="replay-message" aria-hidden="true">
          {film.play().message()?.text}
        </p>
        <input
          type="range"
          min="0"
          max={film.length}
          value={film.position()}
          aria-label="Position"
          aria-valuetext={place()}
          onInput={(event) => seek(Number(event.currentTarget.value))}
        />
        <div class="row">
          <button
            type="button"
            class="button icon"
            aria-label="To the start"
            disabled={film.position() === 0}
            onClick={() => seek(0)}
          >
            «
          </button>
          <button
            type="button"
            class="button icon"
            aria-label="One step back"
            disabled={film.position() === 0}
            onClick={() => seek(film.position() - 1)}
          >
            ‹
          </button>
          <button
            type="button"
            class="button primary"
            onClick={() => {
              if (!running() && !film.next()) film.seek(0);
              setRunning(!running());
            }}
          >
            {running() ? 'Stop' : 'Play'}
          </button>
          <button
            type="button"
            class="button icon"
            aria-label="One step on"
            disabled={!film.next()}
            onClick={() => seek(film.position() + 1)}
          >
            ›
          </button>
          <button
            type="button"
            class="button icon"
            aria-label="To the end"
            disabled={!film.next()}
            onClick={() => seek(film.length)}
          >
            »
          </button>
          <span class="digits muted">{place()}</span>
        </div>
        <div class="row">
          <select
            class="input"
            aria-label="Speed"
            value={speed()}
            onChange={(event) => {
              const chosen = Number(event.currentTarget.value);
              setSpeed(speeds.find((known) => known === chosen) ?? 1);
            }}
          >
            <For each={speeds}>{(option) => <option value={option}>{option}×</option>}</For>
          </select>
          <button type="button" class="button" onClick={() => props.onTry(film.prefix())}>
            Try from here
          </button>
          <button
            type="button"
            class="button"
            aria-label="Copy a link"
            onClick={() => void shareLink()}
          >
            Link
          </button>
          <button
            type="button"
            class="button"
            aria-label="Save to a file"
            onClick={() => downloadFile(`${game.id}-replay.curio`, printSave(save), 'text/plain')}
          >
            File
          </button>
        </div>
      </section>
    </div>
  );
}
