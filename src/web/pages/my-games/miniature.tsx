// A small picture of a board in its current position: drawn by the game's `miniature.ts`, or from what the rules print,
// letter by letter as tiles. Drawn when it scrolls into view, one after another in idle time.

import { createSignal, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { replayText } from '../../../core/replay.ts';
import type { Miniature as Drawer, MiniatureTile } from '../../board/face.ts';
import { entryOf } from '../../games/index.ts';
import { library } from '../../play/wiring.ts';
import { openBoards } from '../../storage/boards.ts';
import { loadLog } from '../../storage/results.ts';
import { whenIdle } from '../../ui/lazy.ts';
import type { GameItem } from './game-items.ts';

/** Light in both themes: the inks are made for it. */
const PAPER = '#f5efe1';
const WIDTH = 96;
const HEIGHT = 72;

/** Limits of what is drawn from print. */
const MOST_LINES = 14;
/** Fewer lines are not a board. */
const LEAST_LINES = 4;
const MOST_LETTERS = 44;
/** Letters are higher than wide. */
const LETTER_SHAPE = 1.5;

/** The miniatures that games bring. */
const drawers = import.meta.glob<Drawer>('../../games/*/miniature.ts', { import: 'miniature' });

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

interface Drawing {
  readonly tiles: readonly (readonly (MiniatureTile | undefined)[])[];
  /** Height by width of a tile. */
  readonly shape: number;
}

/** Undefined where the game cannot be replayed. */
async function drawingOf(item: GameItem): Promise<Drawing | undefined> {
  const save = await saveOfItem(item);
  const rules = await (item.daily === undefined
    ? library.load(item.game)
    : library.loadPlain(item.game));
  const session = save === undefined || !rules ? undefined : replayText(rules, save);
  if (!rules || !session?.ok) return undefined;
  const { view } = session.value;
  const miniature = await drawers[`../../games/${item.game}/miniature.ts`]?.();
  if (miniature) return { tiles: miniature.tiles(view), shape: 1 };
  const lines = boardIn(rules.print(view).split('\n')).slice(0, MOST_LINES);
  const tiles = lines.map((line) => [...line].slice(0, MOST_LETTERS).map(tileOf));
  return { tiles, shape: LETTER_SHAPE };
}

/** Drops the lines of words and figures around a board, which would make it small. */
function boardIn(lines: readonly string[]): readonly string[] {
  const board = lines.filter((line) => line.trim() !== '' && !/\p{L}{3}/u.test(line));
  return board.length < LEAST_LINES ? lines : board;
}

/** Each letter and digit has its colour; lines and dots are faint. */
function tileOf(letter: string): MiniatureTile | undefined {
  if (letter === ' ') return undefined;
  if (!/[\p{L}\p{N}]/u.test(letter))
    return { ground: letter === '.' ? 'rgb(0 0 0 / 12%)' : 'rgb(0 0 0 / 28%)', dot: undefined };
  return { ground: `hsl(${((letter.codePointAt(0) ?? 0) * 47) % 360} 55% 38%)`, dot: undefined };
}

function draw(canvas: HTMLCanvasElement, { tiles, shape }: Drawing): void {
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const columns = Math.max(...tiles.map((row) => row.length), 1);
  const width = Math.min((WIDTH - 8) / columns, (HEIGHT - 8) / (tiles.length * shape));
  const height = width * shape;
  const left = (WIDTH - columns * width) / 2;
  const top = (HEIGHT - tiles.length * height) / 2;
  /** Fills a tile, inset by a share of its width. */
  const fill = (row: number, column: number, colour: string, share: number) => {
    const inset = width * share;
    pen.fillStyle = colour;
    pen.fillRect(
      left + column * width + inset,
      top + row * height + inset,
      width - 2 * inset,
      height - 2 * inset,
    );
  };
  for (const [row, line] of tiles.entries())
    for (const [column, tile] of line.entries()) {
      if (!tile) continue;
      fill(row, column, tile.ground, 0.05);
      if (tile.dot) fill(row, column, tile.dot, 0.28);
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
        const drawing = gone ? undefined : await drawingOf(props.item);
        if (!drawing || !canvas) return;
        draw(canvas, drawing);
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
      ref={place}
    >
      <canvas width={WIDTH} height={HEIGHT} hidden={!drawn()} ref={canvas} />
      <Show when={!drawn()}>
        <Picture />
      </Show>
    </div>
  );
}
