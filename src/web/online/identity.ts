// Who this browser is to the service: 32 random bytes that it made up itself, and nothing else. Made when the player
// agrees to send results, thrown away when they are deleted. Needs no secure context: phones round a table have none.

import { encodeBytes } from '../../core/base64.ts';
import type { Shelf } from './shelf.ts';

const KEY = 'secret';
/** There once the service has heard of the secret. */
const KNOWN = 'known';
/** Before a secret whose deletion is wished for and not done yet. */
const FORGET = 'forget.';
const FORM = /^[A-Za-z0-9_-]{43}$/;

export interface Identity {
  /** Undefined: none yet, or a damaged one. */
  current(): string | undefined;
  /** The current one, or a new one. */
  make(): string;
  /** Has the service heard of the current one? */
  isKnown(): boolean;
  nowKnown(): void;
  /** From now on this browser is nobody; the secret is kept for its deletion only. */
  drop(): void;
  /** Secrets that are still to be deleted. */
  toForget(): readonly string[];
  /** Asks for the deletion of a secret, whoever it was. */
  wishForgotten(secret: string): void;
  forgotten(secret: string): void;
}

const randomBytes = () => crypto.getRandomValues(new Uint8Array(32));

export function createIdentity(shelf: Shelf, random: () => Uint8Array = randomBytes): Identity {
  const current = () => {
    const secret = shelf.get(KEY);
    return secret !== undefined && FORM.test(secret) ? secret : undefined;
  };
  const wishForgotten = (secret: string) => shelf.set(FORGET + secret, '1');
  return {
    current,
    make() {
      const known = current();
      if (known !== undefined) return known;
      const secret = encodeBytes(random());
      shelf.remove(KNOWN);
      shelf.set(KEY, secret);
      return secret;
    },
    isKnown: () => shelf.get(KNOWN) !== undefined,
    nowKnown: () => shelf.set(KNOWN, '1'),
    drop() {
      const secret = current();
      // First the wish: cut off in between, it is deleted rather than orphaned.
      if (secret !== undefined) wishForgotten(secret);
      shelf.remove(KEY);
      shelf.remove(KNOWN);
    },
    toForget: () =>
      shelf
        .keys()
        .filter((key) => key.startsWith(FORGET))
        .map((key) => key.slice(FORGET.length))
        .filter((secret) => FORM.test(secret)),
    wishForgotten,
    forgotten: (secret) => shelf.remove(FORGET + secret),
  };
}
