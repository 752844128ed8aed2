// The first game explains itself: one tip at a time, when what it is about is there to be seen, and each tip once.

import { createEffect, createMemo, createSignal, type JSX, Show, untrack } from 'solid-js';
import { cardTable } from '../../../games/dragon-quest/rules/cards.ts';
import type { View } from '../../../games/dragon-quest/types.ts';
import { cardOn, type DragonPlay, type Hand } from './hand.ts';
import { words } from './words.ts';

const KEY = 'curio.dragon-quest.tutorial';

interface Lesson {
  readonly id: string;
  readonly text: string;
  applies(view: View, selected: number | undefined): boolean;
}

const kindAt = (view: View, cell: number | undefined) => {
  const card = cardOn(view, cell);
  return card?.faceUp && card.card !== '??' ? cardTable[card.card].kind : undefined;
};

const lessons: readonly Lesson[] = [
  {
    id: 'place',
    text: 'Welcome. The blue card is the floor you stand on. Cells with a green frame and a plus can take the next card: choose one.',
    applies: (view) => view.level === 1 && view.cards.length === 1,
  },
  {
    id: 'fate',
    text: 'A fate card is drawn. Before it counts you may use an item on it, or accept it.',
    applies: (view) => view.pending?.kind === 'fate',
  },
  {
    id: 'damage',
    text: 'Every gem you spend takes one damage away. Damage as great as your hearts is the end.',
    applies: (view) => view.pending?.kind === 'damage',
  },
  {
    id: 'offer',
    text: 'Take one item, or the exit. Declining costs nothing, and the card waits for you.',
    applies: (view) => view.pending?.kind === 'offer',
  },
  {
    id: 'enemy',
    text: 'An enemy. The numbers say what beats it: used fate cards lie open, so count what is left. You may leave it alone for now.',
    applies: (view, selected) => view.pending === null && kindAt(view, selected) === 'enemy',
  },
  {
    id: 'passage',
    text: 'Half a passage: a wall until the same number of the other black suit turns up.',
    applies: (view, selected) => view.pending === null && kindAt(view, selected) === 'passage',
  },
  {
    id: 'exit',
    text: 'The exit. It leads down a level with fresh cards; once the Dragon Queen is beaten, it wins.',
    applies: (view, selected) => view.pending === null && kindAt(view, selected) === 'exit',
  },
  {
    id: 'resolve',
    text: 'A face-up card is a wall. Read below what it does; resolve it and it turns into floor. Any face-up card may be resolved at any time.',
    applies: (view, selected) => view.pending === null && kindAt(view, selected) !== undefined,
  },
  {
    id: 'items',
    text: 'Items wait in your inventory. Kings and Queens help in fights, a Jack turns any face-up card down.',
    applies: (view) => view.pending === null && view.items.length > 0,
  },
  {
    id: 'grow',
    text: 'New cards need a cell that touches one card only, and that one face-down. Keep room: without a free cell you are trapped.',
    applies: (view) => view.pending === null && view.cards.length >= 4,
  },
];

function read(): readonly string[] {
  try {
    return localStorage.getItem(KEY)?.split(' ') ?? [];
  } catch {
    return [];
  }
}

function write(seen: readonly string[]): void {
  try {
    localStorage.setItem(KEY, seen.join(' '));
  } catch {
    // not kept: the tips will come again
  }
}

const [seen, setSeen] = createSignal(read());
const learn = (...ids: readonly string[]) => {
  setSeen((known) => [...new Set([...known, ...ids])].filter((id) => id !== ''));
  write(seen());
};

export const showTipsAgain = (): void => {
  setSeen([]);
  write([]);
};

export function Tip(props: {
  readonly play: DragonPlay;
  readonly hand: Hand;
  /** Puts the focus back on the board when the tip goes. */
  leave(): void;
}): JSX.Element {
  const { play, hand } = props;
  const drop = (...ids: readonly string[]) => {
    learn(...ids);
    props.leave();
  };
  const lesson = createMemo(() =>
    play.over() || play.hint() || play.hinting()
      ? undefined
      : lessons.find(
          ({ id, applies }) => !seen().includes(id) && applies(play.view(), hand.selected()),
        ),
  );
  // What has been acted on is understood.
  let shown: { readonly id: string; readonly serial: number } | undefined;
  createEffect(() => {
    const id = lesson()?.id;
    const { serial } = play.happening();
    const before = shown;
    if (id !== before?.id) shown = id === undefined ? undefined : { id, serial };
    if (before && serial > before.serial) untrack(() => learn(before.id));
  });
  return (
    <Show when={lesson()}>
      {(now) => (
        <aside class="dq-tip" aria-label={words.tutorial}>
          <p>{now().text}</p>
          <div class="row">
            <button type="button" class="button" onClick={() => drop(now().id)}>
              {words.gotIt}
            </button>
            <button
              type="button"
              class="button quiet"
              onClick={() => drop(...lessons.map(({ id }) => id))}
            >
              {words.skipTutorial}
            </button>
          </div>
        </aside>
      )}
    </Show>
  );
}
