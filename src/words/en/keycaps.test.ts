import { expect, it } from 'vitest';
import { keyCaps } from './dialogs.ts';

it.each([
  [
    ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End'],
    ['Arrows', 'Home', 'End'],
  ],
  [
    ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'a', 'b', 'c'],
    ['1 to 9', 'A to C'],
  ],
  [
    ['0', '1', 'a', 'k'],
    ['0', '1', 'A', 'K'],
  ],
  [
    ['u', 'Ctrl+z', 'Ctrl+Shift+z'],
    ['U', 'Ctrl+Z', 'Ctrl+Shift+Z'],
  ],
  [
    ['+', '='],
    ['+', '='],
  ],
  [['Shift+ArrowLeft'], ['Shift+←']],
  [
    ['Enter', ' '],
    ['Enter', 'Space'],
  ],
])('%j reads %j', (keys, caps) => {
  expect(keyCaps(keys)).toEqual(caps);
});
