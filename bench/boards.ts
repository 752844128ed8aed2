// Boards of Wondering Witches: how long a deal, a drawing and a file take, and how fair the shares are.

import { createRng } from '../src/core/rng.ts';
import { sharesOf } from '../src/games/witches/board/check.ts';
import { boardCode } from '../src/games/witches/board/code.ts';
import { generateBoard } from '../src/games/witches/board/generate.ts';
import { drawBoard } from '../src/games/witches/paper/draw.ts';
import { type Board, type BoardKind, boardKinds } from '../src/games/witches/types/board.ts';
import { renderPdf } from '../src/paper/pdf.ts';
import { renderSvg } from '../src/paper/svg.ts';
import { boardWords } from '../src/words/en/witches/paper.ts';
import { amount, figure, printTable, spread } from './helpers/measure.ts';

const SAMPLE = amount(1000);

function deal(kind: BoardKind, players: number, seed: number): Board {
  const board = generateBoard(
    { kind, players, ingredients: 10, special: 'paper' },
    createRng(`bench ${seed}`),
  );
  if (!board.ok) throw new Error(board.fault.code);
  return board.value;
}

function dealTimes(): void {
  const rows = boardKinds.flatMap((kind) =>
    [1, 2, 3, 4, 5].map((players) => {
      const times = spread((seed) => deal(kind, players, seed), SAMPLE);
      return [`${kind}, ${players}`, figure(times.median), figure(times.worst)];
    }),
  );
  printTable('Dealing a board, ms', ['kind, players', 'median', 'worst'], rows);
}

/** Difference between the best and the least provided player, against half of each one's cells. */
function fairness(): void {
  const rows = boardKinds.flatMap((kind) =>
    [2, 3, 4, 5].map((players) => {
      const worst = { cauldron: 0, garden: 0, starts: 0, special: 0 };
      let sum = 0;
      for (let seed = 0; seed < SAMPLE; seed++) {
        const shares = sharesOf(deal(kind, players, seed));
        const range = (of: (share: (typeof shares)[number]) => number) => {
          const values = shares.map(of);
          return Math.max(...values) - Math.min(...values);
        };
        const whole = kind === 'gardens' ? 2 : 1;
        const cauldron = kind === 'gardens' ? 0 : range((share) => share.cauldron - share.half);
        const garden = range((share) => share.garden - whole * share.half);
        sum += garden;
        worst.cauldron = Math.max(worst.cauldron, cauldron);
        worst.garden = Math.max(worst.garden, garden);
        worst.starts = Math.max(
          worst.starts,
          range((share) => share.starts),
        );
        worst.special = Math.max(
          worst.special,
          range((share) => share.helpful - share.harmful),
        );
      }
      return [
        `${kind}, ${players}`,
        ...[worst.cauldron, worst.garden].map(figure),
        figure(sum / SAMPLE),
        ...[worst.starts, worst.special].map(figure),
      ];
    }),
  );
  printTable(
    `Spread between players over ${SAMPLE} boards, cells`,
    ['kind, players', 'cauldron', 'garden', 'garden mean', 'printed', 'special'],
    rows,
  );
}

async function drawing(): Promise<void> {
  const board = deal('cauldrons', 5, 1);
  const draw = () =>
    drawBoard({
      board,
      paper: 'a4',
      words: boardWords,
      level: 'High Witch',
      short: 'bench',
      link: 'https://example.org/play/witches.1p.10~4-or-6~drama~2~1~0~1~1.abcdefghijklmnop.123456',
    });
  const svg = spread(() => draw().map(renderSvg), 60);
  const code = spread(() => boardCode.decode(boardCode.encode(board)), 300);
  const start = performance.now();
  const files = amount(5, 1);
  for (let file = 0; file < files; file++) await renderPdf(draw());
  printTable(
    'Drawing both sides, ms',
    ['what', 'median'],
    [
      ['code, there and back', figure(code.median)],
      ['SVG', figure(svg.median)],
      ['PDF (mean)', figure((performance.now() - start) / files)],
    ],
  );
}

export async function bench(): Promise<void> {
  dealTimes();
  fairness();
  await drawing();
}
