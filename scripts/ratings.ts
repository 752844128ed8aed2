// Plays the games that the levels of Wondering Witches are rated by, and writes them as data:
//   tsx scripts/ratings.ts [games a row] [presets …]
// Keeps the rows of other presets. The same seeds give the same games.

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { unlimitedBudget } from '../src/core/budget.ts';
import { createRng } from '../src/core/rng.ts';
import { generate } from '../src/games/witches/engine/generate.ts';
import { ratingRows } from '../src/games/witches/rules/rating-data.ts';
import { presets } from '../src/games/witches/rules/settings.ts';
import { type PlayerName, potionsNeeded } from '../src/games/witches/testing/simulated-players.ts';

const file = fileURLToPath(new URL('../src/games/witches/rules/rating-data.ts', import.meta.url));
const [games = '300', ...named] = process.argv.slice(2);
/** These presets deal the riddles of another one. */
const shared = ['solo-first-game', 'solo-gardens'];
const wanted = presets.filter(({ id }) =>
  named.length === 0 ? !shared.includes(id) : named.includes(id),
);

function histogram(id: string, player: PlayerName): readonly number[] {
  const params = presets.find((one) => one.id === id)?.params;
  const counts: number[] = [0];
  for (let game = 0; params && game < Number(games); game++) {
    const seed = `rating ${id} ${game}`;
    const puzzle = generate(params, createRng(seed), unlimitedBudget);
    if (!puzzle.ok) throw new Error(puzzle.fault.code);
    const potions = potionsNeeded(puzzle.value, player, seed, unlimitedBudget) ?? 0;
    while (counts.length <= potions) counts.push(0);
    counts[potions] = (counts[potions] ?? 0) + 1;
  }
  return counts;
}

type Rows = Record<string, { strong: readonly number[]; casual: readonly number[] }>;

function write(rows: Rows): void {
  const [head = ''] = readFileSync(file, 'utf8').split('export const ratingRows');
  const lines = presets.flatMap(({ id }) => {
    const row = rows[id];
    return row
      ? [
          `  '${id}': {`,
          `    strong: [${row.strong.join(', ')}],`,
          `    casual: [${row.casual.join(', ')}],`,
          '  },',
        ]
      : [];
  });
  writeFileSync(
    file,
    `${head}export const ratingRows: Readonly<Record<string, RatingRow>> = {\n${lines.join('\n')}\n};\n`,
  );
}

const rows: Rows = { ...ratingRows };
for (const { id } of wanted) {
  rows[id] = { strong: histogram(id, 'careful'), casual: histogram(id, 'casual') };
  // After each row, so that an interrupted run loses little.
  write(rows);
  console.log(`${id} ${JSON.stringify(rows[id])}`);
}
