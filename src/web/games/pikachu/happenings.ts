// What the events of a step look like: tiles on their way out, paths, shakes and slides, each for its time.

import { createEffect, createSignal, on, onCleanup } from 'solid-js';
import { boardFromTiles } from '../../../games/pikachu/board/board.ts';
import type { Gain } from './gains.tsx';
import { debug, handOf, type PikachuPlay, pathText } from './hand.ts';
import type { Drawing, Ghost } from './overlay.tsx';
import { triedLines } from './tried.ts';
import { words } from './words.ts';

/** Milliseconds. */
const REMOVAL = 300;
const PATH = 450;
const MISS = 600;
/** Longer than points are on their way to the score. */
const FLIGHT = 900;

interface Missed {
  readonly cells: readonly number[];
  readonly serial: number;
}

const NO_SLIDES: ReadonlyMap<number, number> = new Map();

/** Turns the events of each step into pictures that pass by themselves. The rules never wait for them. */
export function createHappenings(play: PikachuPlay) {
  const hand = handOf(play);
  const [ghosts, setGhosts] = createSignal<readonly Ghost[]>([]);
  const [drawing, setDrawing] = createSignal<Drawing>();
  const [missed, setMissed] = createSignal<Missed>();
  const [gains, setGains] = createSignal<readonly Gain[]>([]);
  const [slides, setSlides] = createSignal(NO_SLIDES);
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const later = (millis: number, act: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      act();
    }, millis);
    timers.add(timer);
  };
  onCleanup(() => {
    for (const timer of timers) clearTimeout(timer);
  });

  const draw = (next: Drawing) => {
    setDrawing(next);
    if (!next.stays) later(PATH, () => setDrawing((now) => (now === next ? undefined : now)));
  };
  const pointOf = (cell: number) => {
    const { cols } = play.view();
    return { row: Math.floor(cell / cols) + 1, col: (cell % cols) + 1 };
  };

  const drawTried = (from: number, to: number) => {
    const { rows, cols, tiles } = play.view();
    const board = boardFromTiles(rows, cols, tiles);
    const tried = triedLines(board, pointOf(from), pointOf(to));
    draw({
      lines: tried.map(({ points }) => points),
      blocks: tried.flatMap(({ block }) => block ?? []),
      kind: 'refused',
      stays: true,
    });
  };
  const fly = (
    { to, points, combo }: { to: number; points: number; combo: number },
    serial: number,
  ) => {
    const gain = { cell: to, points, combo, serial };
    setGains((list) => [...list, gain]);
    later(FLIGHT, () => setGains((list) => list.filter((one) => one !== gain)));
  };
  // What Debug drew leaves with it.
  createEffect(
    on(debug, (on) => {
      if (!on) setDrawing(undefined);
    }),
  );

  createEffect(
    on(
      play.happening,
      ({ events, serial }) => {
        hand.select(undefined);
        setMissed(undefined);
        const said = play.message()?.text ?? '';
        for (const event of events) {
          if (event.type === 'matched') {
            const gone = [event.from, event.to].map((cell) => ({ cell, tile: event.tile }));
            setGhosts((list) => [...list, ...gone]);
            later(REMOVAL, () => setGhosts((list) => list.filter((one) => !gone.includes(one))));
            draw({ lines: [event.path], kind: 'matched', stays: debug() });
            fly(event, serial);
            if (debug())
              play.say(
                `${said} ${words.face.debugMatched(event.pattern, pathText(hand.turn(), event.path))}`,
              );
          } else if (event.type === 'missed') {
            const next = { cells: [event.from, event.to], serial };
            setMissed(next);
            later(MISS, () => setMissed((now) => (now === next ? undefined : now)));
            play.say(debug() ? words.face.debugRefused(said) : said, 'bad');
            if (debug()) drawTried(event.from, event.to);
          } else if (event.type === 'slid') {
            const next = chained(event.slides);
            setSlides(next);
            later(REMOVAL, () => setSlides((now) => (now === next ? NO_SLIDES : now)));
          }
        }
      },
      { defer: true },
    ),
  );
  return { ghosts, gains, drawing, missed, slides, wipe: () => void setDrawing(undefined) };
}

/** Where each tile that slid came from in the end: a tile may slide twice in one step. */
function chained(slides: readonly (readonly [number, number])[]): ReadonlyMap<number, number> {
  const from = new Map<number, number>();
  for (const [start, end] of slides) {
    const origin = from.get(start) ?? start;
    from.delete(start);
    from.set(end, origin);
  }
  return from;
}
