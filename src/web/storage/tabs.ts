// Pages of this browser hear of each other: by a channel where there is one, else by events of local storage. Web Locks
// tell who is alive, also who is frozen and cannot answer; where there are none (plain http), whoever answers is.

import { tabId } from './journals.ts';
import { othersHere } from './presence.ts';

export interface TabMessage {
  readonly type: 'who' | 'alive' | 'enter' | 'here' | 'take' | 'given' | 'left' | 'stepped';
  readonly from: string;
  readonly board?: string;
  /** When the sender sat down. */
  readonly since?: number;
  /** It has played here. */
  readonly played?: boolean;
}

export interface TabChannel {
  post(message: TabMessage): void;
  listen(hear: (message: TabMessage) => void): () => void;
}

const NAME = 'curio.tabs';

function isMessage(value: unknown): value is TabMessage {
  return typeof value === 'object' && value !== null && 'type' in value && 'from' in value;
}

export function channelBy(kind: typeof BroadcastChannel): TabChannel {
  const channel = new kind(NAME);
  return {
    post: (message) => channel.postMessage(message),
    listen(hear) {
      const heard = ({ data }: MessageEvent) => {
        if (isMessage(data)) hear(data);
      };
      channel.addEventListener('message', heard);
      return () => channel.removeEventListener('message', heard);
    },
  };
}

export function channelByStorage(): TabChannel {
  let count = 0;
  return {
    post(message) {
      try {
        // The count makes it another text: only a change is an event.
        localStorage.setItem(NAME, JSON.stringify({ ...message, count: ++count }));
      } catch {
        // Refused: there is nobody to tell.
      }
    },
    listen(hear) {
      const heard = ({ key, newValue }: StorageEvent) => {
        if (key !== NAME || newValue === null) return;
        const message: unknown = JSON.parse(newValue);
        if (isMessage(message)) hear(message);
      };
      addEventListener('storage', heard);
      return () => removeEventListener('storage', heard);
    },
  };
}

let shared: TabChannel | undefined;

export function tabChannel(): TabChannel {
  shared ??=
    typeof BroadcastChannel === 'function' ? channelBy(BroadcastChannel) : channelByStorage();
  return shared;
}

/** Says that this page is here, with its board, to pages that cannot see it by its lock. */
export function answerOthers(board: string): () => void {
  const channel = tabChannel();
  return channel.listen(({ type }) => {
    if (type === 'who') channel.post({ type: 'alive', from: tabId, board });
  });
}

/** Milliseconds that a page has to say that it is there. */
const ANSWER = 150;

/** The pages that have a board open, with it. This page is not among them. */
async function livingSeats(): Promise<readonly (readonly string[])[]> {
  const known = await othersHere();
  if (known) return known;
  const found: (readonly [string, string])[] = [];
  const stop = tabChannel().listen(({ type, from, board = '' }) => {
    if (type === 'alive') found.push([from, board]);
  });
  tabChannel().post({ type: 'who', from: tabId });
  await new Promise((resolve) => setTimeout(resolve, ANSWER));
  stop();
  return found;
}

/** Pages that write their journals themselves, this one too. */
export async function livingTabs(): Promise<ReadonlySet<string>> {
  return new Set([tabId, ...(await livingSeats()).map(([tab = '']) => tab)]);
}

/** Does another page have this board open, or any board where none is named? */
export async function isOpenElsewhere(board?: string): Promise<boolean> {
  return (await livingSeats()).some(([, other]) => board === undefined || other === board);
}
