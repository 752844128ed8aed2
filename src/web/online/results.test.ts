import { afterEach, describe, expect, it } from 'vitest';
import { type LocalStore, localStore, SERVICE_PREFIX } from '../storage/local-store.ts';
import { createIdentity, createOutbox } from './results.ts';
import { DAY, lastingShelf, NOON } from './testing.ts';

const MONTHS = 61 * 86_400_000;
const entry = { day: DAY, game: 'hudoku', id: 'first_-1' };

afterEach(() => localStorage.clear());

describe('the shelf', () => {
  it('is there again, under keys of its own', () => {
    localStorage.setItem('other', 'x');
    localStore(SERVICE_PREFIX).set('consent', 'yes');
    expect(localStore(SERVICE_PREFIX).get('consent')).toBe('yes');
    expect(localStore(SERVICE_PREFIX).keys()).toEqual(['consent']);
    localStore(SERVICE_PREFIX).remove('consent');
    expect(Object.keys(localStorage)).toEqual(['other']);
  });

  it('holds for this visit where storage refuses', () => {
    const shelf = localStore(SERVICE_PREFIX, () => {
      throw new DOMException('refused', 'SecurityError');
    });
    shelf.set('consent', 'yes');
    expect([shelf.lasting, shelf.get('consent')]).toEqual([false, 'yes']);
  });

  it('costs nothing where storage is full', () => {
    let full = false;
    const shelf = localStore(SERVICE_PREFIX, () => {
      if (full) throw new DOMException('full', 'QuotaExceededError');
      return localStorage;
    });
    full = true;
    shelf.set('consent', 'yes');
    expect([shelf.lasting, shelf.get('consent'), shelf.keys()]).toEqual([true, undefined, []]);
  });
});

describe('the outbox', () => {
  const open = (shelf: LocalStore, now = NOON) => createOutbox(shelf, () => now);

  it('keeps the first result of a day and game across visits', () => {
    const shelf = localStore(SERVICE_PREFIX);
    open(shelf).add(entry);
    open(shelf).add({ ...entry, id: 'second' });
    open(localStore(SERVICE_PREFIX)).add({ ...entry, game: 'dragon-quest' });
    expect(open(localStore(SERVICE_PREFIX)).list()).toEqual([
      { ...entry, game: 'dragon-quest' },
      entry,
    ]);
    expect(open(shelf).has(DAY, 'hudoku')).toBe(true);
    open(shelf).remove(DAY, 'hudoku');
    expect(open(shelf).has(DAY, 'hudoku')).toBe(false);
  });

  it('loses nothing when two tabs write at once', () => {
    const shelf = lastingShelf();
    const [here, there] = [open(shelf), open(shelf)];
    here.list();
    there.add({ ...entry, game: 'pikachu' });
    here.add(entry);
    there.remove(DAY, 'pikachu');
    expect(here.list()).toEqual([entry]);
  });

  it.each([
    ['send.2026-02-31.hudoku', 'id 20773'],
    ['send.2026-11-16.', 'id 20773'],
    ['send.2026-11-16.hudoku', 'id'],
    ['send.2026-11-16.hudoku', '<script> 20773'],
    ['send.nonsense', 'id 20773'],
  ])('clears away what is damaged: %s %s', (key, text) => {
    const shelf = lastingShelf();
    shelf.set(key, text);
    expect(open(shelf).list()).toEqual([]);
    expect(shelf.keys()).toEqual([]);
  });

  it('gives up a result after two months, however old its puzzle is', () => {
    const shelf = lastingShelf();
    open(shelf, NOON + MONTHS).add({ ...entry, day: '2026-11-01' });
    expect(open(shelf, NOON + MONTHS + 1).list()).toHaveLength(1);
    expect(open(shelf, NOON + 2 * MONTHS + 86_400_000).list()).toEqual([]);
  });
});

describe('the identity', () => {
  it('is 32 random bytes, made once and kept', () => {
    const identity = createIdentity(localStore(SERVICE_PREFIX));
    expect(identity.current()).toBeUndefined();
    const secret = identity.make();
    expect(secret).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(identity.make()).toBe(secret);
    expect(createIdentity(localStore(SERVICE_PREFIX)).current()).toBe(secret);
    expect(createIdentity(lastingShelf()).make()).not.toBe(secret);
  });

  it('that is damaged counts as none', () => {
    const shelf = lastingShelf();
    shelf.set('secret', 'short');
    expect(createIdentity(shelf).current()).toBeUndefined();
    expect(createIdentity(shelf).make()).toMatch(/^[\w-]{43}$/);
  });

  it('that is dropped is remembered for its deletion only', () => {
    const shelf = lastingShelf();
    const identity = createIdentity(shelf);
    const secret = identity.make();
    identity.nowKnown();
    identity.drop();
    expect([identity.current(), identity.isKnown(), identity.toForget()]).toEqual([
      undefined,
      false,
      [secret],
    ]);
    const next = identity.make();
    expect(next).not.toBe(secret);
    identity.forgotten(secret);
    expect([identity.current(), identity.toForget(), shelf.keys()]).toEqual([next, [], ['secret']]);
  });
});
