// What the service's part of the app remembers, as texts under keys in local storage: read anew whenever it is used,
// since another tab may have changed it. Where nothing can be kept it holds for this visit.

export interface Shelf {
  /** False: gone with the page. */
  readonly lasting: boolean;
  get(key: string): string | undefined;
  set(key: string, text: string): void;
  remove(key: string): void;
  keys(): readonly string[];
}

export const PREFIX = 'curio.service.';

export function memoryShelf(): Shelf {
  const texts = new Map<string, string>();
  return {
    lasting: false,
    get: (key) => texts.get(key),
    set: (key, text) => void texts.set(key, text),
    remove: (key) => void texts.delete(key),
    keys: () => [...texts.keys()],
  };
}

/** `storage` throws wherever the browser refuses. */
export function storedShelf(storage: () => Storage = () => localStorage): Shelf {
  try {
    const probe = `${PREFIX}probe`;
    storage().setItem(probe, '1');
    storage().removeItem(probe);
  } catch {
    return memoryShelf();
  }
  const tried = <T>(work: (kept: Storage) => T, otherwise: T): T => {
    try {
      return work(storage());
    } catch {
      // Full, or refused since: nothing here is worth a fault in the middle of a game.
      return otherwise;
    }
  };
  return {
    lasting: true,
    get: (key) => tried((kept) => kept.getItem(PREFIX + key) ?? undefined, undefined),
    set: (key, text) => tried((kept) => kept.setItem(PREFIX + key, text), undefined),
    remove: (key) => tried((kept) => kept.removeItem(PREFIX + key), undefined),
    keys: () =>
      tried(
        (kept) =>
          Array.from({ length: kept.length }, (_, index) => kept.key(index) ?? '')
            .filter((key) => key.startsWith(PREFIX))
            .map((key) => key.slice(PREFIX.length)),
        [],
      ),
  };
}
