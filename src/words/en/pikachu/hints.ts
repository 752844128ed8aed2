// What a hint of Pikachu says: the quarter of the board, one tile and why, then the pair.

import { type Fact, type Hint, lastStep } from '../../../core/hint.ts';
import type { Move, Pattern, PikachuTypes, View } from '../../../games/pikachu/types.ts';
import type { HintWords } from '../../words.ts';
import { tileWord } from './symbols.ts';

const shapes: Readonly<Record<Pattern, string>> = {
  I: 'in a straight line',
  L: 'round one corner',
  U: 'round the outside',
  Z: 'round two corners',
};

const isPattern = (value: unknown): value is Pattern => String(value) in shapes;

const technique = {
  pair: (quarter: string) => `A safe pair: look at the ${quarter}.`,
  unsure: (quarter: string) => `A likely pair: look at the ${quarter}.`,
  jammed: () => 'No pair can be matched.',
  hopeless: () => 'This board can no longer be cleared.',
};

/** A board that lies turned on the page shows its rows as columns. */
export function hintWords({ turned = false } = {}): HintWords<PikachuTypes> {
  const seen = (view: View, cell: number): readonly [row: number, column: number] => {
    const [row, column] = [Math.floor(cell / view.cols), cell % view.cols];
    return turned ? [column, row] : [row, column];
  };
  const place = (view: View, cell: number) => {
    const [row, column] = seen(view, cell);
    return `row ${row + 1}, column ${column + 1}`;
  };

  /** By its first cell. */
  function quarter(view: View, cells: readonly number[]): string {
    const [row, column] = seen(view, cells[0] ?? 0);
    const [rows, columns] = turned ? [view.cols, view.rows] : [view.rows, view.cols];
    return `${row < rows / 2 ? 'top' : 'bottom'} ${column < columns / 2 ? 'left' : 'right'}`;
  }

  function where(hint: Hint<Move>, view: View): string {
    const tell = Object.entries(technique).find(([name]) => name === hint.technique)?.[1];
    return tell?.(quarter(view, lastStep(hint).area.cells)) ?? '';
  }

  function factText(fact: Fact, tile: string): string {
    switch (fact.type) {
      case 'locks':
        return `Take this ${tile} tile, but not with the crossed one: that would lock tiles in for good.`;
      case 'frees':
        return `This ${tile} tile keeps the two ringed ${tileWord(Number(fact['tile']))} tiles apart. Clear it away.`;
      case 'lastTwo':
        return `Only two ${tile} tiles are left, and this one can reach the other.`;
      case 'unproven':
        return `Try this ${tile} tile. It couldn’t be proven safe, but it keeps the most tiles in reach.`;
      default:
        return isPattern(fact['pattern'])
          ? `This ${tile} tile reaches one of its kind ${shapes[fact['pattern']]}.`
          : `This ${tile} tile reaches one of its kind.`;
    }
  }

  function why(hint: Hint<Move>, step: number, view: View): string {
    if (hint.technique === 'jammed')
      return 'No two equal tiles can reach each other. Undo a few moves, or reshuffle.';
    if (hint.technique === 'hopeless')
      return 'Whatever you match now, some tiles stay. Go back a few moves, or reshuffle.';
    const told = hint.steps[step];
    const cause = told?.marks.find((mark) => mark.kind === 'cause');
    const tile = tileWord(view.tiles[cause?.kind === 'cause' ? cause.cell : 0] ?? 0);
    return told?.facts.map((fact) => factText(fact, tile)).join(' ') ?? '';
  }

  return {
    where,
    why,
    what({ move }, view) {
      if (move?.type !== 'match') return '';
      const tile = tileWord(view.tiles[move.from] ?? 0);
      return `Match the ${tile} tile in ${place(view, move.from)} with the one in ${place(view, move.to)}.`;
    },
  };
}
