// A small picture of a game as it stands: what the rules print, letter by letter as little tiles, on the game's own ground.
// Made when it is first seen, one after the other while nothing else wants the thread.

import { createSignal, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { replayText } from '../../../core/replay.ts';
import { entryOf } from '../../games/index.ts';
import { whenIdle } from '../../kit/later.ts';
import { library } from '../../play/index.ts';
import { openBoards } from '../../storage/boards.ts';
import { loadLog } from '../store.ts';
import type { GameItem } from './items.ts';

/** Light in both themes: the inks are made for it. */
const PAPER = '#f5efe1';
const WIDTH = 96;
const HEIGHT = 72;

/** At most so much of what is printed. */
const MOST_LINES = 14;
/** Fewer are no board. */
const LEAST_LINES = 4;
const MOST_LETTERS = 44;

let queue: Promise<unknown> = Promise.resolve();

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const done = queue.then(() => new Promise<void>((resolve) => whenIdle(resolve))).then(work);
  queue = done.catch(() => {});
  return done;
}

async function saveOfItem(item: GameItem): Promise<string | undefined> {
  if (item.kind === 'result') return loadLog(item.id);
  const board = await (await openBoards()).load(item.id);
  return board?.ok ? board.value.save : undefined;
}

/** The lines that the rules print of where the game stands; undefined where it cannot be replayed. */
async function printed(item: GameItem): Promise<readonly string[] | undefined> {
  const save = await saveOfItem(item);
  const rules = await (item.daily === undefined
    ? library.load(item.game)
    : library.loadPlain(item.game));
  const session = save === undefined || !rules ? undefined : replayText(rules, save);
  if (!rules || !session?.ok) return undefined;
  const lines = boardIn(rules.print(session.value.view).split('\n')).slice(0, MOST_LINES);
  return lines.map((line) => [...line].slice(0, MOST_LETTERS).join(''));
}

/** Without the lines of words and figures around a board, which would make it small; games without one are words alone. */
function boardIn(lines: readonly string[]): readonly string[] {
  const board = lines.filter((line) => line.trim() !== '' && !/\p{L}{3}/u.test(line));
  return board.length < LEAST_LINES ? lines : board;
}

/** Letters and digits have a colour each; lines and dots are faint. */
function inkOf(letter: string): string {
  if (/[\p{L}\p{N}]/u.test(letter)) {
    const hue = ((letter.codePointAt(0) ?? 0) * 47) % 360;
    return `hsl(${hue} 55% 38%)`;
  }
  return letter === '.' ? 'rgb(0 0 0 / 12%)' : 'rgb(0 0 0 / 28%)';
}

function draw(canvas: HTMLCanvasElement, lines: readonly string[]): void {
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const columns = Math.max(...lines.map((line) => [...line].length), 1);
  const size = Math.min((WIDTH - 8) / columns, (HEIGHT - 8) / (lines.length * 1.5));
  const left = (WIDTH - columns * size) / 2;
  const top = (HEIGHT - lines.length * size * 1.5) / 2;
  for (const [row, line] of lines.entries())
    for (const [column, letter] of [...line].entries()) {
      if (letter === ' ') continue;
      pen.fillStyle = inkOf(letter);
      const inset = size * 0.1;
      pen.fillRect(
        left + column * size + inset,
        top + row * size * 1.5 + inset,
        size - 2 * inset,
        size * 1.5 - 2 * inset,
      );
    }
}

export function Miniature(props: { readonly item: GameItem }): JSX.Element {
  const { Picture, ground } = entryOf(props.item.game);
  const [drawn, setDrawn] = createSignal(false);
  let place: HTMLDivElement | undefined;
  let canvas: HTMLCanvasElement | undefined;
  onMount(() => {
    if (!place || props.item.state === 'newer') return;
    let gone = false;
    const seen = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      seen.disconnect();
      void inTurn(async () => {
        const lines = gone ? undefined : await printed(props.item);
        if (!lines || !canvas) return;
        draw(canvas, lines);
        setDrawn(true);
      }).catch(() => {});
    });
    seen.observe(place);
    onCleanup(() => {
      gone = true;
      seen.disconnect();
    });
  });
  return (
    <div
      class="mine-picture"
      aria-hidden="true"
      style={{ background: drawn() ? PAPER : ground }}
      ref={(element) => {
        place = element;
      }}
    >
      <canvas
        width={WIDTH}
        height={HEIGHT}
        hidden={!drawn()}
        ref={(element) => {
          canvas = element;
        }}
      />
      <Show when={!drawn()}>
        <Picture />
      </Show>
    </div>
  );
}
