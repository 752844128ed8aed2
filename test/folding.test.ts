import { describe, expect, it } from 'vitest';
import { foldImports, reexports } from '../build/chunks.ts';

describe('a file that only passes on', () => {
  it('is known by what it passes on', () => {
    expect(reexports('export{t as default,n as words}from"./board-Ab12.js";\n')).toEqual({
      file: 'board-Ab12.js',
      names: [
        ['default', 't'],
        ['words', 'n'],
      ],
    });
    expect(reexports('export { words } from "./words.js"')?.names).toEqual([['words', 'words']]);
  });

  it('is none if it does anything else', () => {
    for (const code of [
      'import{t as e}from"./a.js";export{e as t};',
      'export{t}from"./a.js";export{n}from"./b.js";',
      'export{t}from"./a.js";start();',
      'export{t}from"react";',
    ])
      expect(reexports(code)).toBeUndefined();
  });

  it('is left out: what imports it takes the same things from the file that has them', async () => {
    const folded = new Map([
      ['gamepage-X.js', { file: 'board-Y.js', names: [['default', 't']] as const }],
    ]);
    const code =
      'const d=["assets/gamepage-X.js","assets/other-Z.js"];import(`./gamepage-X.js`);import("./other-Z.js")';
    expect(foldImports(code, folded)).toBe(
      'const d=["assets/board-Y.js","assets/other-Z.js"];' +
        'import("./board-Y.js").then(m=>({default:m.t}));import("./other-Z.js")',
    );
  });
});
