import { afterEach, describe, expect, it, vi } from 'vitest';
import { kept, listForm, switchForm, textForm } from './kept.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('what a page remembers', () => {
  it('is there again', () => {
    kept('a', switchForm(false)).set(true);
    expect(kept('a', switchForm(false)).value()).toBe(true);
    expect(kept('a', switchForm(false)).lasting).toBe(true);
    kept('b', listForm).set(['one', 'two']);
    expect(kept('b', listForm).value()).toEqual(['one', 'two']);
  });

  it('is the usual where nothing is stored', () => {
    expect(kept('c', switchForm(true)).value()).toBe(true);
    expect(kept('c', listForm).value()).toEqual([]);
    expect(kept('c', textForm('usual')).value()).toBe('usual');
  });

  it('leaves nothing behind when it is the usual again', () => {
    const address = kept('d', textForm('usual'));
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
    const on = kept('e', switchForm(false));
    on.set(true);
    expect([on.value(), on.lasting]).toEqual([true, false]);
  });
});
