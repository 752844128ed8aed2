// QR codes on paper and in terminals, and the link to a puzzle that they carry.

import { encode } from 'uqr';
import type { Item } from './page-items.ts';

/** Rows of modules without a quiet zone; true is black. */
export const qrModules = (text: string): readonly (readonly boolean[])[] =>
  encode(text, { ecc: 'M', border: 0 }).data;

/** Modules per side, without a quiet zone, and the path of the black ones, one unit each, from the top left. */
export function qrCode(text: string): { readonly modules: number; readonly d: string } {
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

/** The code in a square of this width; the caller leaves the quiet zone around it. */
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

/** Link to a puzzle in the app at this address; without an address, the bare code. */
export function linkTo(address: string | undefined, code: string): string {
  return address === undefined ? code : `${address.replace(/\/+$/, '')}/play/${code}`;
}
