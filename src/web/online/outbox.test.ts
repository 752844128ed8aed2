import { afterEach, describe, expect, it } from 'vitest';
import { createIdentity } from './identity.ts';
import { createOutbox } from './outbox.ts';
import { type Shelf, storedShelf } from './shelf.ts';
import { DAY, lastingShelf, NOON } from './testing.ts';

const MONTHS = 61 * 86_400_000;
const entry = { day: DAY, game: 'hudoku', id: 'first_-1' };

afterEach(() => localStorage.clear());

describe('the shelf', () => {
  it('is there again, under keys of its own', () => {
    localStorage.setItem('other', 'x');
    storedShelf().set('consent', 'yes');
    expect(storedShelf().get('consent')).toBe('yes');
    expect(storedShelf().keys()).toEqual(['consent']);
    storedShelf().remove('consent');
    expect(Object.keys(localStorage)).toEqual(['other']);
  });

  it('holds for this visit where storage refuses', () => {
    const shelf = storedShelf(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    shelf.set('consent', 'yes');
    expect([shelf.lasting, shelf.get('consent')]).toEqual([false, 'yes']);
  });

  it('costs nothing where storage is full', () => {
    let full = false;
    const shelf = storedShelf(() => {
      if (full) throw new DOMException('full', 'QuotaExceededError');
      return localStorage;
    });
    full = true;
    shelf.set('consent', 'yes');
    expect([shelf.lasting, shelf.get('consent'), shelf.keys()]).toEqual([true, undefined, []]);
  });
});

describe('the outbox', () => {
  const open = (shelf: Shelf, now = NOON) => createOutbox(shelf, () => now);

  it('keeps the first result of a day and game across visits', () => {
    const shelf = storedShelf();
    open(shelf).add(entry);
    open(shelf).add({ ...entry, id: 'second' });
    open(storedShelf()).add({ ...entry, game: 'dragon-quest' });
    expect(open(storedShelf()).list()).toEqual([{ ...entry, game: 'dragon-quest' }, entry]);
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

  it('gives up what nobody took for two months, however old its puzzle is', () => {
    const shelf = lastingShelf();
    open(shelf, NOON + MONTHS).add({ ...entry, day: '2026-11-01' });
    expect(open(shelf, NOON + MONTHS + 1).list()).toHaveLength(1);
    expect(open(shelf, NOON + 2 * MONTHS + 86_400_000).list()).toEqual([]);
  });
});

describe('the identity', () => {
  it('is 32 random bytes, made once and kept', () => {
    const identity = createIdentity(storedShelf());
    expect(identity.current()).toBeUndefined();
    const secret = identity.make();
    expect(secret).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(identity.make()).toBe(secret);
    expect(createIdentity(storedShelf()).current()).toBe(secret);
    expect(createIdentity(lastingShelf()).make()).not.toBe(secret);
  });

  it('that is damaged is nobody', () => {
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
