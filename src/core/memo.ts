// Caches for pure functions, so that no module keeps a map of its own.
//   const housesOf = memoByObject((layout: Layout) => compileHouses(layout));
//   const templateOf = memoByText(50, (name) => readTemplate(name));

/** Returns the same value for the same object, and lets go of it together with the object. */
export function memoByObject<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const made = new WeakMap<K, { readonly value: V }>();
  return (key) => {
    let entry = made.get(key);
    if (!entry) {
      entry = { value: make(key) };
      made.set(key, entry);
    }
    return entry.value;
  };
}

/** Returns the same value for the same text; beyond `most` entries it forgets the oldest. */
export function memoByText<V>(most: number, make: (key: string) => V): (key: string) => V {
  const made = new Map<string, { readonly value: V }>();
  return (key) => {
    let entry = made.get(key);
    if (!entry) {
      entry = { value: make(key) };
      const [oldest] = made.keys();
      if (oldest !== undefined && made.size >= most) made.delete(oldest);
      made.set(key, entry);
    }
    return entry.value;
  };
}
