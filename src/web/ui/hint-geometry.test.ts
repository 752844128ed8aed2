import { describe, expect, it } from 'vitest';
import { arrowHead, type Box, between, candidateBox, outlineOf, pointOn } from './hint-layer.tsx';

const at = (column: number, row: number): Box => ({
  x: column * 10,
  y: row * 10,
  width: 10,
  height: 10,
});

describe('lines', () => {
  it('are cut off where they leave and enter the boxes', () => {
    expect(between(at(0, 0), at(3, 0))).toEqual([
      { x: 10, y: 5 },
      { x: 30, y: 5 },
    ]);
  });

  it('between boxes that touch join their middles', () => {
    expect(between(at(0, 0), at(1, 0))).toEqual([
      { x: 5, y: 5 },
      { x: 15, y: 5 },
    ]);
  });

  it('end in a head that points along them', () => {
    const [left, tip, right] = arrowHead({ x: 0, y: 0 }, { x: 10, y: 0 }, 4);
    expect(tip).toEqual({ x: 10, y: 0 });
    expect(left.x).toBeCloseTo(right.x);
    expect(left.y).toBeCloseTo(-right.y);
    expect(left.x).toBeLessThan(10);
  });
});

describe('the outline of an area', () => {
  it('runs round cells that lie side by side, also across a gap', () => {
    expect(outlineOf([at(0, 0), at(1, 0)])).toHaveLength(6);
    expect(outlineOf([at(0, 0), { ...at(1, 0), x: 12 }])).toHaveLength(6);
    expect(outlineOf([at(0, 0), at(2, 0)])).toHaveLength(8);
  });
});

it('lays candidates out in rows, as the pencil marks are', () => {
  const cell = { x: 0, y: 0, width: 100, height: 100 };
  const [one, four, nine] = [1, 4, 9].map((value) => candidateBox(cell, value, 3));
  expect(one?.x).toBeCloseTo(4);
  expect(four?.x).toBeCloseTo(4);
  expect(four?.y).toBeGreaterThan(one?.y ?? 0);
  expect((nine?.x ?? 0) + (nine?.width ?? 0)).toBeCloseTo(96);
});

it('finds points of paths on the board and just beyond its edge', () => {
  const boxes = new Map([0, 1, 2, 3].map((cell) => [cell, at(cell % 2, Math.floor(cell / 2))]));
  expect(pointOn(boxes, 2, { row: 1, col: 0 })).toEqual({ x: 5, y: 15 });
  expect(pointOn(boxes, 2, { row: -1, col: 1 })).toEqual({ x: 15, y: -2.5 });
  expect(pointOn(boxes, 2, { row: 2, col: 0 })).toEqual({ x: 5, y: 22.5 });
});
