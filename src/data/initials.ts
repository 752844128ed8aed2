// The first letters of names: "M M - D" and "mmd" for Mickey Mouse - Detective.

import { type Card, foldName, initialsOf } from './card.ts';

export interface Initials {
  /** Cards with exactly these letters. */
  exactly(letters: string): readonly number[];
  /** Tells every card whose first letters may be meant, with points from 1. */
  near(letters: string, cut: number, tell: (card: number, points: number) => void): void;
}

export interface InitialsBuilder {
  add(card: Card): void;
  done(): Initials;
}

/** A bit for each letter; digits share the rest. */
function lettersIn(text: string): number {
  let set = 0;
  for (let at = 0; at < text.length; at++) set |= 1 << (text.charCodeAt(at) % 32);
  return set;
}

export function createInitials(): InitialsBuilder {
  const known = new Map<string, string>();
  const all: string[] = [];
  /** How many of them are the name's, and not the version's. */
  const named: number[] = [];
  const sets: number[] = [];
  const exact = new Map<string, number[]>();
  return {
    add({ name, version }) {
      const own = known.get(name) ?? initialsOf(name);
      known.set(name, own);
      const letters = own + initialsOf(version);
      const same = exact.get(letters);
      if (same) same.push(all.length);
      else exact.set(letters, [all.length]);
      all.push(letters);
      named.push(own.length);
      sets.push(lettersIn(letters));
    },
    done: () => ({
      exactly: (letters) => exact.get(letters) ?? [],
      near(letters, cut, tell) {
        const wanted = lettersIn(letters);
        for (let card = 0; card < all.length; card++) {
          if (((sets[card] as number) & wanted) !== wanted) continue;
          const own = all[card] as string;
          const points = pointsOf(own, letters) * 2;
          if (points === 0) continue;
          const isCutSo = cut > 0 && named[card] === cut ? 1 : 0;
          tell(card, (points + isCutSo) * 64 - Math.min(own.length, 63));
        }
      },
    }),
  };
}

/** In their order: the same, the beginning, some of them; then any order. */
function pointsOf(own: string, query: string): number {
  if (own === query) return 4;
  if (own.startsWith(query)) return 3;
  let at = 0;
  for (let place = 0; place < own.length; place++)
    if (own.charCodeAt(place) === query.charCodeAt(at)) at++;
  if (at >= query.length) return 2;
  let left = own;
  for (const letter of query) {
    if (!left.includes(letter)) return 0;
    left = left.replace(letter, '');
  }
  return 1;
}

/** "M M - D": how many letters stand before the dash; 0 where there is none. */
export function cutOf(text: string): number {
  const dash = text.search(/[-–—]/);
  return dash < 0 ? 0 : foldName(text.slice(0, dash)).replaceAll(' ', '').length;
}
