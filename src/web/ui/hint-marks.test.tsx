// The layer over cells of 40 px: type that can be read, no strikes under the answer, lines behind rings, cells in view.

import { render } from 'solid-js/web';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Mark } from '../../core/hint.ts';
import HintLayer from './hint-layer.tsx';

const holder = document.createElement('div');
let dispose = () => {};
const seen: (string | null)[] = [];

beforeEach(() => {
  seen.length = 0;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  holder.replaceChildren();
  for (let cell = 0; cell < 9; cell++) {
    const element = document.createElement('button');
    element.dataset['cell'] = String(cell);
    element.getBoundingClientRect = () =>
      new DOMRect((cell % 3) * 40, Math.floor(cell / 3) * 40, 40, 40);
    element.scrollIntoView = () => void seen.push(element.getAttribute('data-cell'));
    holder.append(element);
  }
  document.body.append(holder);
});

afterEach(() => {
  dispose();
  holder.remove();
  vi.unstubAllGlobals();
});

function draw(marks: readonly Mark[]): void {
  dispose = render(() => <HintLayer marks={marks} columns={3} />, holder);
}

const struck = (value: number): Mark => ({ kind: 'candidate', cell: 4, value, as: 'struck' });

test('candidates of small cells are written in 12 px', () => {
  draw([struck(1), struck(2)]);
  const sizes = [...holder.querySelectorAll<SVGTextElement>('.mark-candidate text')].map(
    (text) => text.style.fontSize,
  );
  expect(sizes).toEqual(['12px', '12px']);
});

test('what was struck is not drawn under the answer', () => {
  draw([struck(1), struck(2), { kind: 'candidate', cell: 4, value: 3, as: 'target' }]);
  expect(holder.querySelectorAll('.mark-candidate.struck')).toHaveLength(0);
  expect(holder.querySelectorAll('.mark-candidate.target')).toHaveLength(1);
});

test('lines run behind the rings', () => {
  draw([
    { kind: 'cause', cell: 3 },
    { kind: 'cause', cell: 4 },
    { kind: 'link', from: 3, to: 5, as: 'weak' },
  ]);
  expect(holder.querySelectorAll('mask .hidden')).toHaveLength(2);
  const id = holder.querySelector('mask')?.id;
  expect(holder.querySelector('.mark-link')?.parentElement?.getAttribute('mask')).toBe(
    `url(#${id})`,
  );
});

test('the cells of the move are brought into view, the reasons only before it', () => {
  draw([
    { kind: 'cause', cell: 0 },
    { kind: 'target', cell: 7 },
    { kind: 'target', cell: 8 },
  ]);
  expect(seen).toEqual(['7', '8']);
});
