import { afterEach, describe, expect, it, vi } from 'vitest';
import { listForm, persistedSignal, switchForm, textForm } from './local-store.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('what a page remembers', () => {
  it('is there again', () => {
    persistedSignal('a', switchForm(false)).set(true);
    expect(persistedSignal('a', switchForm(false)).value()).toBe(true);
    expect(persistedSignal('a', switchForm(false)).lasting).toBe(true);
    persistedSignal('b', listForm).set(['one', 'two']);
    expect(persistedSignal('b', listForm).value()).toEqual(['one', 'two']);
  });

  it('is the usual where nothing is stored', () => {
    expect(persistedSignal('c', switchForm(true)).value()).toBe(true);
    expect(persistedSignal('c', listForm).value()).toEqual([]);
    expect(persistedSignal('c', textForm('usual')).value()).toBe('usual');
  });

  it('leaves nothing behind when it is the usual again', () => {
    const address = persistedSignal('d', textForm('usual'));
    address.set('other');
    expect(localStorage.getItem('d')).toBe('other');
    address.set('usual');
    expect(localStorage.getItem('d')).toBeNull();
  });

  it('holds for this visit where storage refuses', () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    const on = persistedSignal('e', switchForm(false));
    on.set(true);
    expect([on.value(), on.lasting]).toEqual([true, false]);
  });
});
