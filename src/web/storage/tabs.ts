// Pages of this browser and the boards that they have open. A page holds a lock as long as it lives, even frozen. Where the
// browser has no locks (plain http) pages ask each other, by a channel where there is one, else by local storage events.

import { localTexts } from './local-store.ts';
import { newId } from './records.ts';

/** This page, for other pages and as the writer of its journals. */
export const tabId = newId();

const LOCK = 'curio.tab ';

const locks = () => navigator.locks as LockManager | undefined;

/** Shows other pages that this one has the board open, until the returned function is called. */
export function beHere(board: string): () => void {
  let leave = () => {};
  const held = new Promise<void>((resolve) => {
    leave = resolve;
  });
  locks()
    ?.request(`${LOCK}${tabId} ${board}`, () => held)
    .catch(() => {});
  return () => leave();
}

/** The other pages, each with the board that it has open; undefined where there are no locks. */
export async function othersHere(): Promise<readonly (readonly string[])[] | undefined> {
  const known = await locks()?.query();
  return known?.held
    ?.filter(({ name = '' }) => name.startsWith(LOCK) && !name.includes(tabId))
    .map(({ name = '' }) => name.slice(LOCK.length).split(' '));
}

export interface TabMessage {
  readonly type: 'who' | 'alive' | 'enter' | 'here' | 'take' | 'given' | 'left' | 'stepped';
  readonly from: string;
  readonly board?: string;
  /** When the sender opened the board. */
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
    // The count makes it another text: only a change is an event.
    post: (message) => void localTexts.set(NAME, JSON.stringify({ ...message, count: ++count })),
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

/** Replies, with this page's board, to pages that cannot see its lock. */
export function answerOthers(board: string): () => void {
  const channel = tabChannel();
  return channel.listen(({ type }) => {
    if (type === 'who') channel.post({ type: 'alive', from: tabId, board });
  });
}

/** Milliseconds that a page has to reply. */
const REPLY = 150;

/** The other pages that have a board open, with it. */
async function livingSeats(): Promise<readonly (readonly string[])[]> {
  const known = await othersHere();
  if (known) return known;
  const found: (readonly [string, string])[] = [];
  const stop = tabChannel().listen(({ type, from, board = '' }) => {
    if (type === 'alive') found.push([from, board]);
  });
  tabChannel().post({ type: 'who', from: tabId });
  await new Promise((resolve) => setTimeout(resolve, REPLY));
  stop();
  return found;
}

/** Pages that store their journals themselves, this one too. */
export async function livingTabs(): Promise<ReadonlySet<string>> {
  return new Set([tabId, ...(await livingSeats()).map(([tab = '']) => tab)]);
}

/** Does another page have this board open, or any board where none is named? */
export async function isOpenElsewhere(board?: string): Promise<boolean> {
  return (await livingSeats()).some(([, other]) => board === undefined || other === board);
}
