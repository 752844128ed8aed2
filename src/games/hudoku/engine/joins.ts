// Which links are joined with which, as flat lists that are filled again and again without being made anew.

export interface Joins {
  /** By link, the first entry of its list; -1 for none. */
  readonly first: Int32Array;
  /** By entry, the one after it, or -1, and the link that it leads to. */
  readonly next: readonly number[];
  readonly to: readonly number[];
  clear(): void;
  /** Adds at the end of the list of `from`. */
  add(from: number, to: number): void;
  has(from: number, to: number): boolean;
}

/** For links that are numbered below `links`. */
export function createJoins(links: number): Joins {
  const first = new Int32Array(links).fill(-1);
  const last = new Int32Array(links);
  const next: number[] = [];
  const to: number[] = [];
  let entries = 0;
  return {
    first,
    next,
    to,
    clear() {
      first.fill(-1);
      entries = 0;
    },
    add(from, target) {
      const entry = entries++;
      next[entry] = -1;
      to[entry] = target;
      if (first[from] === -1) first[from] = entry;
      else next[last[from] as number] = entry;
      last[from] = entry;
    },
    has(from, target) {
      for (let entry = first[from] as number; entry !== -1; entry = next[entry] as number)
        if (to[entry] === target) return true;
      return false;
    },
  };
}
