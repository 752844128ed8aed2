// Dokuborn: grids per second by size and level beside the original's literal algorithm, the search beside Fuse.js, and set-up.

import Fuse from 'fuse.js';
import { unlimitedBudget } from '../src/core/budget.ts';
import { createRng, type Rng, shuffle } from '../src/core/rng.ts';
import { type Card, fullName } from '../src/data/card.ts';
import { embeddedCatalogue, packCatalogue, unpackCatalogue } from '../src/data/card-files.ts';
import type { Catalogue } from '../src/data/catalogue.ts';
import { createSearch } from '../src/data/search.ts';
import { mistyped } from '../src/data/testing/sample.ts';
import { tableOf } from '../src/games/dokuborn/cards/condition-table.ts';
import type { Condition } from '../src/games/dokuborn/cards/conditions.ts';
import { createFits, createPairs, poolsOf } from '../src/games/dokuborn/cards/pools.ts';
import { createGenerator } from '../src/games/dokuborn/engine/generate.ts';
import { createTables } from '../src/games/dokuborn/engine/generator-tables.ts';
import { poolSizes } from '../src/games/dokuborn/rules/grid.ts';
import { thresholds } from '../src/games/dokuborn/rules/level.ts';
import { type Level, levels } from '../src/games/dokuborn/types.ts';
import { amount, figure, perSecond, printTable, quick, spread } from './helpers/measure.ts';
import { benchTyping } from './helpers/typing.ts';

const OWN_SECONDS = 0.4;
/** Grids between two looks at the clock. */
const BATCH = amount(100, 1);
const LITERAL_SECONDS = quick ? 0.002 : 2.5;

export async function bench(): Promise<void> {
  const catalogue = await embeddedCatalogue();
  const packed = JSON.stringify(packCatalogue(catalogue));
  const reading = spread(() => unpackCatalogue(JSON.parse(packed)), 5);
  const setUp = spread(() => generatorOf(catalogue), 9);
  const indexing = spread(() => createSearch(catalogue.cards), 5);
  printTable(
    'Dokuborn: set-up, ms',
    ['', 'median', 'worst'],
    [
      ['read and check the catalogue', figure(reading.median), figure(reading.worst)],
      ['tables and generator', figure(setUp.median), figure(setUp.worst)],
      ['search index', figure(indexing.median), figure(indexing.worst)],
    ],
  );
  benchLevels(catalogue);
  benchGrids(catalogue);
  await benchTyping();
  benchSearch(catalogue.cards);
  benchTypos(catalogue.cards);
}

function generatorOf(catalogue: Catalogue) {
  const fits = createFits(catalogue);
  return createGenerator(createTables(fits, createPairs(fits)));
}

const LEVEL_GRIDS = amount(200);

/** What the grids of each level are like: the table of docs/rules/dokuborn.md. */
function benchLevels(catalogue: Catalogue): void {
  const generator = generatorOf(catalogue);
  const { list } = tableOf(catalogue);
  const pools = poolsOf(catalogue);
  const rows = [2, 3, 4].flatMap((size) =>
    levels.map((level) => {
      const rng = createRng(`levels/${size}/${level}`);
      const grids = Array.from({ length: LEVEL_GRIDS }, () => {
        const made = generator.generate(
          { size, level, names: false, avoid: [] },
          rng,
          unlimitedBudget,
        );
        if (!made.ok) throw new Error(made.fault.code);
        const ids = (places: readonly number[]) => places.map((place) => list[place]?.id ?? '');
        return poolSizes(pools, {
          size,
          rows: ids(made.value.rows),
          columns: ids(made.value.columns),
        });
      });
      const tightest = grids.map((cells) => Math.min(...cells)).sort((left, right) => left - right);
      const cells = grids.flat().sort((left, right) => left - right);
      const forced = grids.map((sizes) => sizes.filter((cards) => cards === 1).length);
      const sum = forced.reduce((total, count) => total + count, 0);
      return [
        `${size}x${size} level ${level}`,
        String(tightest[0]),
        String(tightest[LEVEL_GRIDS >> 1]),
        String(tightest[Math.floor(LEVEL_GRIDS * 0.9)]),
        String(cells[cells.length >> 1]),
        figure(sum / LEVEL_GRIDS),
        String(Math.max(...forced)),
      ];
    }),
  );
  printTable(
    `Dokuborn: answers of cells, over ${LEVEL_GRIDS} grids of each level`,
    [
      '',
      'tightest, least',
      'tightest, median',
      'tightest, 9 in 10',
      'any cell, median',
      'forced, mean',
      'forced, most',
    ],
    rows,
  );
}

function benchGrids(catalogue: Catalogue): void {
  const generator = generatorOf(catalogue);
  const rows = [2, 3, 4].flatMap((size) =>
    levels.map((level) => {
      const rng = createRng(`bench/${size}/${level}`);
      const wanted = { size, level, names: false, avoid: [] };
      const own = perSecond(
        () => {
          for (let grid = 0; grid < BATCH; grid++) {
            const made = generator.generate(wanted, rng, unlimitedBudget);
            if (!made.ok) throw new Error(made.fault.code);
          }
        },
        { seconds: OWN_SECONDS, batch: BATCH },
      );
      const literal = literalRate(catalogue, size, level, rng);
      const atMost = literal.grids === 0 ? '<' : '';
      const ratio = own.perSecond / literal.perSecond;
      return [
        `${size}x${size} level ${level}`,
        figure(own.perSecond),
        `${atMost}${figure(literal.perSecond)}`,
        `${literal.grids}`,
        `${literal.grids === 0 ? '>' : ''}${figure(ratio)}`,
      ];
    }),
  );
  printTable(
    "Dokuborn: grids per second, ours and the original's literal algorithm (shuffle, pick, filter, test)",
    ['', 'ours', 'literal', 'grids seen', 'ratio'],
    rows,
  );
}

/** Grids of the literal algorithm in a fixed time; where there was none, the rate is that of one. */
function literalRate(catalogue: Catalogue, size: number, level: Level, rng: Rng) {
  const { cards } = catalogue;
  const all = tableOf(catalogue).list.filter(({ family }) => family !== 'name');
  const start = performance.now();
  let grids = 0;
  let seconds = 0;
  do {
    if (literalAttempt(cards, all, size, rng) === level) grids++;
    seconds = (performance.now() - start) / 1000;
  } while (seconds < LITERAL_SECONDS && grids < 5000);
  return { grids, perSecond: Math.max(grids, 1) / seconds };
}

/** One round of the original's loop: its level, or 0 where it cannot be solved. Both checks filter all cards, as written. */
function literalAttempt(
  cards: readonly Card[],
  all: readonly Condition[],
  size: number,
  rng: Rng,
): number {
  const picked = shuffle([...all], rng).slice(0, 2 * size);
  const rows = picked.slice(0, size);
  const columns = picked.slice(size);
  const poolsOf = function* () {
    for (const row of rows)
      for (const column of columns)
        yield cards.filter((card) => row.filter(card) && column.filter(card));
  };
  const pools: Card[][] = [];
  for (const pool of poolsOf()) {
    if (pool.length === 0) return 0;
    pools.push(pool);
  }
  if (!canBeFilled(pools)) return 0;
  let score = 0;
  for (const pool of poolsOf()) score += 1 / pool.length;
  const mean = score / (size * size);
  return 1 + thresholds.filter((threshold) => mean >= threshold / 100).length;
}

function canBeFilled(pools: readonly (readonly Card[])[]): boolean {
  const holder = new Map<Card, number>();
  const serve = (cell: number, seen: Set<Card>): boolean =>
    (pools[cell] ?? []).some((card) => {
      if (seen.has(card)) return false;
      seen.add(card);
      const other = holder.get(card);
      if (other !== undefined && !serve(other, seen)) return false;
      holder.set(card, cell);
      return true;
    });
  return pools.every((_, cell) => serve(cell, new Set()));
}

const wantedFirst: readonly (readonly [string, string])[] = [
  ['elza snow quen', 'Elsa - Snow Queen'],
  ['mickey brve litle tailor', 'Mickey Mouse - Brave Little Tailor'],
  ['simba retrning king', 'Simba - Returned King'],
  ['maleficent dragon monstrous', 'Maleficent - Monstrous Dragon'],
];

function benchSearch(cards: readonly Card[]): void {
  const entries = cards.map((card) => ({ fullName: fullName(card) }));
  const fuse = new Fuse(entries, { keys: ['fullName'] });
  const own = createSearch(cards);
  const searches: readonly (readonly [string, (text: string) => string | undefined])[] = [
    ['ours', (text) => namesOf(own(text).cards)],
    [
      'Fuse.js, as the original would use it',
      (text) => fuse.search(text, { limit: 8 })[0]?.item.fullName,
    ],
  ];
  // every query, letter by letter
  const keystrokes = wantedFirst.flatMap(([text]) =>
    Array.from(text, (_, index) => text.slice(0, index + 1)),
  );
  printTable(
    'Dokuborn: search over all names beside Fuse.js, both warm, ms per letter',
    ['', 'median', 'worst', 'found first'],
    searches.map(([name, search]) => {
      for (const text of keystrokes.slice(0, 10)) search(text);
      const times = spread((index) => search(keystrokes[index] ?? ''), keystrokes.length);
      const found = wantedFirst.filter(([text, wanted]) => search(text) === wanted).length;
      return [name, figure(times.median), figure(times.worst), `${found} of ${wantedFirst.length}`];
    }),
  );
}

const TYPO_QUERIES = amount(3000);

/** Whole names with one slip or two, words in order or not: how often the card that is meant comes first. */
function benchTypos(cards: readonly Card[]): void {
  const search = createSearch(cards);
  const kinds = [1, 2].flatMap((slips) => [false, true].map((isMixed) => ({ slips, isMixed })));
  printTable(
    `Dokuborn: search, ${TYPO_QUERIES} queries with slips of each kind`,
    ['', 'right first'],
    [
      ...kinds.map(({ slips, isMixed }) => {
        const rng = createRng(`typos/${slips}/${isMixed}`);
        let first = 0;
        for (let query = 0; query < TYPO_QUERIES; query++) {
          const card = cards[rng.below(cards.length)];
          if (card && search(mistyped(card, { slips, isMixed }, rng)).cards[0] === card) first++;
        }
        const share = `${((100 * first) / TYPO_QUERIES).toFixed(1)} %`;
        return [
          `${slips} ${slips === 1 ? 'slip' : 'slips'}${isMixed ? ', words mixed' : ''}`,
          share,
        ];
      }),
    ],
  );
}

function namesOf(cards: readonly Card[]): string | undefined {
  return cards[0] && fullName(cards[0]);
}
