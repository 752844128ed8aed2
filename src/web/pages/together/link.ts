// The link to a room. On a page that only this computer knows, the address in the local network takes its place.

import { type Accessor, createResource } from 'solid-js';
import { findAddress, isLocal } from '../print/address.ts';

export const pathOf = (letters: string): string => `/together/${letters}`;

/** Three and three are read out and typed more easily than six. */
export const spaced = (letters: string): string => `${letters.slice(0, 3)} ${letters.slice(3)}`;

export interface RoomLink {
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
