// One page plays a board that several pages have open. A page that comes second shows that before its first move; a page
// that another one takes the board from stores what it has and lets go.

import { createSignal, onCleanup } from 'solid-js';
import {
  answerOthers,
  isOpenElsewhere,
  type TabChannel,
  type TabMessage,
  tabChannel,
  tabId,
} from '../storage/tabs.ts';

/** `own`: played here. `elsewhere`: another page has it. `taken`: another page has taken it from here. */
export type TabSeatState = 'own' | 'elsewhere' | 'taken';

export type TabSeat = ReturnType<typeof createTabSeat>;

export interface TabSeatParts {
  readonly board: string;
  readonly tab: string;
  readonly channel: TabChannel;
  /** A step was made before the other pages were asked. */
  readonly played: boolean;
  /** Does another page have it, even one that is frozen? */
  isElsewhere(): Promise<boolean>;
  /** Stores everything that was played here. */
  flush(): Promise<unknown>;
  /** The other page is gone: the board can be played here. */
  onFree(): void;
  now(): number;
}

/** Milliseconds between checks that the other page is still there. */
const LOOK_EVERY = 2000;

/** Milliseconds that another page has to let go. */
const LETTING_GO = 1000;

export function createTabSeat(parts: TabSeatParts) {
  const { board, tab, channel } = parts;
  const since = parts.now();
  const [state, setState] = createSignal<TabSeatState>('own');
  let { played } = parts;
  let taking: (() => void) | undefined;

  const post = (type: TabMessage['type']) =>
    channel.post({ type, from: tab, board, since, played });
  /** The first page has it, unless the other one has played. */
  const isBefore = (other: TabMessage) => {
    const time = (other.since ?? 0) - since;
    return other.played === true || time < 0 || (time === 0 && other.from < tab);
  };

  async function letGo(): Promise<void> {
    if (state() !== 'own') return;
    setState('taken');
    await parts.flush();
    post('given');
  }

  const hear: Partial<Record<TabMessage['type'], (message: TabMessage) => unknown>> = {
    enter: () => {
      if (state() === 'own') post('here');
    },
    here: (message) => {
      if (state() !== 'own') return;
      if (played) post('stepped');
      else if (isBefore(message)) setState('elsewhere');
    },
    stepped: letGo,
    take: letGo,
    given: () => taking?.(),
    left: () => {
      if (taking) taking();
      else if (state() === 'elsewhere') parts.onFree();
    },
  };
  const stop = channel.listen((message) => {
    if (message.board === board && message.from !== tab) hear[message.type]?.(message);
  });
  const leave = () => {
    if (state() === 'own') post('left');
  };
  // Restored from the back-forward cache: its board may be old.
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) parts.onFree();
  };
  // A page that died has sent no message.
  const look = () => {
    if (state() !== 'elsewhere' || document.visibilityState === 'hidden') return;
    void parts.isElsewhere().then((elsewhere) => {
      if (!elsewhere && state() === 'elsewhere') parts.onFree();
    });
  };
  const end = new AbortController();
  addEventListener('pagehide', leave, { signal: end.signal });
  addEventListener('pageshow', comeBack, { signal: end.signal });
  const timer = setInterval(look, LOOK_EVERY);
  onCleanup(() => {
    stop();
    clearInterval(timer);
    end.abort();
    leave();
  });
  post(played ? 'stepped' : 'enter');
  void parts.isElsewhere().then((elsewhere) => {
    if (elsewhere && state() === 'own' && !played) setState('elsewhere');
  });

  return {
    state,
    /** With every step: the first one makes any other page that has the board let go. */
    stepped(): void {
      if (played) return;
      played = true;
      post('stepped');
    },
    /** Asks the other page to let go; resolves when it has, or does not respond. */
    async take(): Promise<void> {
      const gone = new Promise<void>((resolve) => {
        taking = resolve;
        setTimeout(resolve, LETTING_GO);
      });
      post('take');
      await gone;
      taking = undefined;
    },
  };
}

/** The seat of this page at a board. */
export function takeTabSeat(
  board: string,
  played: boolean,
  flush: () => Promise<unknown>,
  onFree: () => void,
): TabSeat {
  onCleanup(answerOthers(board));
  return createTabSeat({
    board,
    tab: tabId,
    channel: tabChannel(),
    played,
    isElsewhere: () => isOpenElsewhere(board),
    flush,
    onFree,
    now: Date.now,
  });
}
