// Shapes as path data, numbers rounded so that a drawing is the same text on every machine.

import { digits } from './digits.ts';
import type { Item } from './types.ts';

export function rectPath(
  left: number,
  top: number,
  width: number,
  height: number,
  radius = 0,
): string {
  const round = Math.min(radius, width / 2, height / 2);
  if (round <= 0)
    return `M${digits(left)} ${digits(top)}h${digits(width)}v${digits(height)}h${digits(-width)}Z`;
  const arc = (right: number, down: number) =>
    `a${digits(round)} ${digits(round)} 0 0 1 ${digits(right)} ${digits(down)}`;
  return [
    `M${digits(left + round)} ${digits(top)}`,
    `h${digits(width - 2 * round)}${arc(round, round)}`,
    `v${digits(height - 2 * round)}${arc(-round, round)}`,
    `h${digits(2 * round - width)}${arc(-round, -round)}`,
    `v${digits(2 * round - height)}${arc(round, -round)}Z`,
  ].join('');
}

export function circlePath(left: number, top: number, radius: number): string {
  const half = (width: number) => `a${digits(radius)} ${digits(radius)} 0 1 1 ${digits(width)} 0`;
  return `M${digits(left - radius)} ${digits(top)}${half(2 * radius)}${half(-2 * radius)}Z`;
}

/** Any drawn item but text and groups as one path. */
export function pathOf(item: Exclude<Item, { type: 'text' | 'group' }>): string {
  switch (item.type) {
    case 'path':
      return item.d;
    case 'rect':
      return rectPath(item.left, item.top, item.width, item.height, item.radius);
    case 'circle':
      return circlePath(item.left, item.top, item.radius);
    case 'line':
      return `M${digits(item.from[0])} ${digits(item.from[1])}L${digits(item.to[0])} ${digits(item.to[1])}`;
  }
}
