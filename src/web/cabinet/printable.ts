// The games that can be put on one page of paper here.

export const printable = ['hudoku', 'dokuborn'] as const;

export function isPrintable(game: string): boolean {
  return printable.some((known) => known === game);
}
