// Is a text a sudoku from elsewhere rather than a code of ours? Asked before the reader of such sudokus is loaded.

/** Digits and signs for empty cells, more than any code would have side by side. */
const CELLS = 60;

export function looksForeign(text: string): boolean {
  const bare = text.replace(/[\s|+=:\-─-╿]/gu, '');
  return (bare.match(/[\d._*xX?]/g)?.length ?? 0) >= CELLS && !/[a-wyzA-WYZ]/.test(bare);
}
