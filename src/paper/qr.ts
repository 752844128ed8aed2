// A text as a QR code: one path of black modules, for any page.

import { encode } from 'uqr';
import type { Item } from './types.ts';

export interface QrCode {
  /** Modules per side, without a quiet zone. */
  readonly modules: number;
  /** Black modules, one unit each, from the top left. */
  readonly d: string;
}

/** Row by row, without a quiet zone: is it black? */
export const qrModules = (text: string): readonly (readonly boolean[])[] =>
  encode(text, { ecc: 'M', border: 0 }).data;

export function qrCode(text: string): QrCode {
  const data = qrModules(text);
  const size = data.length;
  let d = '';
  for (const [row, modules] of data.entries()) {
    let column = 0;
    while (column < size) {
      const first = column;
      while (modules[column]) column++;
      if (column > first) d += `M${first} ${row}h${column - first}v1h${first - column}Z`;
      column++;
    }
  }
  return { modules: size, d };
}

/** The code in a square of this width, white zone not included. */
export function qrItem(text: string, left: number, top: number, width: number): Item {
  const { modules, d } = qrCode(text);
  return {
    type: 'group',
    left,
    top,
    scale: width / modules,
    items: [{ type: 'path', d, fill: '#000000' }],
  };
}
