// Addresses that other devices can open, for QR codes and room links. On a page at localhost the server names the address
// in the local network; without one, a QR code holds the bare code.

import { createResource } from 'solid-js';

/** Whether the host name means this machine. */
export function isLocal(hostname: string): boolean {
  return /^(localhost|.*\.localhost|127(\.\d+){3}|\[?::1\]?|0\.0\.0\.0)$/i.test(hostname);
}

/** Whether an address leads to this machine alone; an unreadable one leads nowhere else either. */
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
  /** The choices. */
  readonly offered: readonly string[];
}

/** `ask` gets the server's answer; anything but a list of addresses counts as none. */
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
  return response.ok ? response.json() : undefined;
}

export const pathOf = (letters: string): string => `/together/${letters}`;

/** Two groups of three are easier to read out and type. */
export const spaced = (letters: string): string => `${letters.slice(0, 3)} ${letters.slice(3)}`;

/** Until the server has answered: the page's own address, unless it is local. */
export function useRoomLink(letters: () => string) {
  const own = isLocal(location.hostname) ? undefined : location.origin;
  const [address] = createResource(async () => (await findAddress(location)).address);
  return () => {
    const base = own ?? address.latest;
    return {
      /** Undefined where no other device could open it. */
      link: base === undefined ? undefined : `${base}${pathOf(letters())}`,
      /** Without the scheme, to be typed. */
      host: base?.replace(/^https?:\/\//, ''),
    };
  };
}
