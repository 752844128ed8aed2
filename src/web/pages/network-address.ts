// Where QR codes lead. An address that only this machine knows opens on no phone, so on such a page the network address
// takes its place, as the server tells it; where there is none, a QR code holds the bare code.

import { type Accessor, createResource } from 'solid-js';

/** Does only this machine know the host? */
export function isLocal(hostname: string): boolean {
  return /^(localhost|.*\.localhost|127(\.\d+){3}|\[?::1\]?|0\.0\.0\.0)$/i.test(hostname);
}

/** Does a whole address lead to this machine alone? One that cannot be read leads nowhere else either. */
export function isLocalAddress(address: string): boolean {
  try {
    return isLocal(new URL(address).hostname);
  } catch {
    return true;
  }
}

export interface Address {
  /** The address that links begin with; undefined where no other device would find it. */
  readonly address: string | undefined;
  /** Those to choose from. */
  readonly offered: readonly string[];
}

/** `ask` gets the server's answer; whatever is no list of addresses is none. */
export async function findAddress(
  { hostname, origin }: Pick<Location, 'hostname' | 'origin'>,
  ask: () => Promise<unknown> = askServer,
): Promise<Address> {
  if (!isLocal(hostname)) return { address: origin, offered: [origin] };
  const answer = await ask().catch(() => undefined);
  const offered = (Array.isArray(answer) ? answer : [])
    .filter((text): text is string => typeof text === 'string' && /^https?:\/\//.test(text))
    .map((text) => text.replace(/\/+$/, ''));
  return { address: offered[0], offered };
}

async function askServer(): Promise<unknown> {
  const response = await fetch('/addresses.json', { cache: 'no-store' });
  const answer: unknown = response.ok ? await response.json() : undefined;
  return answer;
}

// The link to a room. On a page that only this computer knows, the address in the local network takes its place.

export const pathOf = (letters: string): string => `/together/${letters}`;

/** Three and three are read out and typed more easily than six. */
export const spaced = (letters: string): string => `${letters.slice(0, 3)} ${letters.slice(3)}`;

interface RoomLink {
  /** Undefined where no other device would find it. */
  readonly link: string | undefined;
  /** The same without the scheme, to be typed. */
  readonly host: string | undefined;
}

/** While it is not known yet, what is certain: the page's own address, if others know it. */
export function useRoomLink(letters: () => string): Accessor<RoomLink> {
  const own = isLocal(location.hostname) ? undefined : location.origin;
  const [address] = createResource(async () => (await findAddress(location)).address);
  return () => {
    const base = own ?? address.latest;
    return {
      link: base === undefined ? undefined : `${base}${pathOf(letters())}`,
      host: base?.replace(/^https?:\/\//, ''),
    };
  };
}
