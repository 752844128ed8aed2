// The build step: reads the cards of the npm package lorcana-oracle and writes `generated/catalogue.json` and
// `generated/texts.json`. Does nothing if these are newer than all their sources.

import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sqlite from 'node-sqlite3-wasm';
import { packCatalogue, packTexts } from '../card-files.ts';
import { importAllCards } from '../lorcanajson.ts';

const here = dirname(fileURLToPath(import.meta.url));
const folder = join(here, '..', 'generated');
const targets = [join(folder, 'catalogue.json'), join(folder, 'texts.json')] as const;
const database = join(
  dirname(createRequire(import.meta.url).resolve('lorcana-oracle/package.json')),
  'dist/data/lorcana.sqlite',
);
const sources = [
  '../card.ts',
  '../catalogue.ts',
  '../card-files.ts',
  '../lorcanajson.ts',
  'index.ts',
];

function changedAt(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

type SourceRow = Readonly<Record<string, unknown>>;

/** The file is in WAL mode, which needs a writable folder: reads a copy with the two header bytes of the plain mode. */
function readRows(): { cards: SourceRow[]; sets: SourceRow[] } {
  const aside = mkdtempSync(join(tmpdir(), 'curio-cards-'));
  try {
    const copy = join(aside, 'cards.sqlite');
    const bytes = readFileSync(database);
    bytes[18] = 1;
    bytes[19] = 1;
    writeFileSync(copy, bytes);
    const opened = new sqlite.Database(copy, { readOnly: true });
    const cards = opened.all('select * from cards order by id');
    const sets = opened.all('select code, name, release_date from sets');
    opened.close();
    return { cards: cards.map((row) => ({ ...row })), sets: sets.map((row) => ({ ...row })) };
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

const list = (value: unknown): unknown => (typeof value === 'string' ? JSON.parse(value) : []);

/** The rows in the shape of LorcanaJSON, so that one reader checks both sources. */
function allCardsText({ cards, sets }: ReturnType<typeof readRows>): string {
  const used = new Set(cards.map((card) => card['set_code']));
  const dates = sets
    .filter((set) => used.has(set['code']))
    .map((set) => String(set['release_date']));
  return JSON.stringify({
    metadata: { generatedOn: dates.sort().at(-1) },
    sets: Object.fromEntries(sets.map((set) => [set['code'], { name: set['name'] }])),
    cards: cards.map((card) => ({
      id: card['id'],
      baseId: card['base_id'],
      name: card['name'],
      version: card['version'],
      fullName: card['full_name'],
      type: card['type'],
      color: card['color'],
      cost: card['cost'],
      inkwell: card['inkwell'] === 1,
      strength: card['strength'],
      willpower: card['willpower'],
      lore: card['lore'],
      moveCost: card['move_cost'],
      rarity: card['rarity'],
      setCode: card['set_code'],
      number: card['number'],
      artists: list(card['artists']),
      fullText: card['full_text'],
      subtypes: list(card['subtypes']),
      story: card['story'],
      keywordAbilities: list(card['keyword_abilities']),
    })),
  });
}

function build(): void {
  const newest = Math.max(
    changedAt(database),
    ...sources.map((path) => changedAt(join(here, path))),
  );
  if (targets.every((target) => changedAt(target) > newest)) return;
  const imported = importAllCards(allCardsText(readRows()));
  if (!imported.ok) throw new Error(`${imported.fault.code} ${imported.fault.where ?? ''}`);
  const { texts, skipped } = imported.value;
  if (skipped.length > 0) throw new Error(`cannot read ${JSON.stringify(skipped)}`);
  const catalogue = { ...imported.value.catalogue, source: 'lorcana-oracle 0.1.2' };
  mkdirSync(folder, { recursive: true });
  write(targets[0], packCatalogue(catalogue));
  write(targets[1], packTexts(texts));
  console.log(
    `cards: ${catalogue.printings} printings, ${catalogue.cards.length} cards, version ${catalogue.version}`,
  );
}

/** Writes to a temporary file and renames it, so that no reader sees half a file. */
function write(target: string, value: unknown): void {
  writeFileSync(`${target}.part`, JSON.stringify(value));
  renameSync(`${target}.part`, target);
}

build();
