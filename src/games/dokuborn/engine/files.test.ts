// Card files as people have them: each shape is imported, or refused with a reason.

import { describe, expect, test } from 'vitest';
import { unlimitedBudget } from '../../../core/budget.ts';
import { deal } from '../../../core/deal.ts';
import { orThrow } from '../../../core/result.ts';
import { embeddedCatalogue } from '../../../data/card-files.ts';
import { importAllCards, type SkippedCard } from '../../../data/lorcanajson.ts';
import { publishedCards } from '../../../data/testing/sample.ts';
import { words } from '../../../words/en/dokuborn/index.ts';
import { LEAST_CARDS, tableOf } from '../cards/condition-table.ts';
import { createDokuborn } from '../index.ts';
import { judgeFits } from '../testing/judge.ts';
import { readCards } from './import.ts';

type Row = Readonly<Record<string, unknown>>;

const embedded = await embeddedCatalogue();
const all = publishedCards(embedded.cards);
/** A part, which is quick. */
const some = all.slice(0, 300);
const setNames = Object.fromEntries(embedded.sets.map(([code, name]) => [code, { name }]));

function file(cards: readonly unknown[], change: Row = {}): string {
  return JSON.stringify({
    metadata: { formatVersion: '2.3.0', generatedOn: '2026-08-01T00:00:00', language: 'en' },
    sets: setNames,
    cards,
    ...change,
  });
}

/** The cards with some fields of the first ones changed. */
const changed = (fields: Row, count = 1) =>
  some.map((card, index) => (index < count ? { ...card, ...fields } : card));
const first = String(some[0]?.['fullName']);

const germanTypes: Row = {
  Character: 'Charakter',
  Action: 'Aktion',
  Item: 'Gegenstand',
  Location: 'Ort',
};

/** Two hundred cards of an unknown set. */
function setThirteen(): Row[] {
  return all.slice(0, 204).map((card, index) => ({
    ...card,
    id: 90_000 + index,
    number: index + 1,
    name: index < 12 ? 'Captain Curio' : `Explorer ${index}`,
    version: `of the Vine ${index}`,
    fullName: undefined,
    setCode: '13',
    story: 'The Vine Chronicles',
    subtypes: ['Storyborn', index % 2 === 0 ? 'Botanist' : 'Hero'],
    keywordAbilities: index % 3 === 0 ? ['Entangle'] : [],
    rarity: index % 10 === 0 ? 'Mythic' : 'Common',
  }));
}

describe('card files that are taken', () => {
  const rows: readonly (readonly [string, string, number, readonly string[]])[] = [
    ['as published', file(some), 0, []],
    ['with a mark at its beginning', `\uFEFF${file(some)}`, 0, []],
    ['with lines and spaces', JSON.stringify(JSON.parse(file(some)), null, 2), 0, []],
    ['without metadata', file(some, { metadata: undefined }), 0, []],
    ['without names of sets', file(some, { sets: undefined }), 0, []],
    ['with fields that nobody knows', file(some.map((card) => ({ ...card, foil: true }))), 0, []],
    [
      'with quest cards that are all wrong',
      file([...some, { id: 'x', setCode: 'Q3', cost: null }]),
      0,
      [],
    ],
    ['with a cost of X', file(changed({ cost: 'X' })), 1, [`${first}: cost is "X".`]],
    [
      'with a new ink on one card',
      file(changed({ color: 'Pink' })),
      1,
      [`${first}: color is "Pink".`],
    ],
    [
      'with a new type on one card',
      file(changed({ type: 'Vehicle' })),
      1,
      [`${first}: type is "Vehicle".`],
    ],
    ['with a strength below 0', file(changed({ strength: -1 })), 1, [`${first}: strength is -1.`]],
    [
      'without an inkwell',
      file(changed({ inkwell: undefined })),
      1,
      [`${first}: inkwell is missing.`],
    ],
    ['with a number twice', file([...some, some[0]]), 1, [`${first}: id is ${some[0]?.['id']}.`]],
    ['with a word among the cards', file([...some, 'Elsa']), 1, ['card 301: card is "Elsa".']],
    ['with nothing among the cards', file([...some, null]), 1, ['card 301: card is null.']],
    [
      'with a rarity that is a number, three times',
      file(changed({ rarity: 7 }, 3)),
      3,
      [`${first}: rarity is 7.`],
    ],
    ['with a set that has no name', file(changed({ setCode: 'D23' }, 9)), 0, []],
  ];

  /** The last of all. */
  const isExtra = (odd: SkippedCard | undefined) => odd?.field === 'id' || odd?.field === 'card';

  test('a whole file can be dealt from', () => {
    expect(readCards(file(all)).ok).toBe(true);
  });

  test.each(rows)('%s', (_, text, skipped, lines) => {
    const read = orThrow(importAllCards(text));
    expect(read.skipped).toHaveLength(skipped);
    expect(read.catalogue.cards).toHaveLength(
      some.length - (isExtra(read.skipped[0]) ? 0 : skipped),
    );
    const told = read.skipped.map(words.face.cards.skippedLine);
    for (const line of lines) expect(told).toContain(line);
  });
});

describe('card files that are refused', () => {
  const rows: readonly (readonly [string, string, string, RegExp])[] = [
    ['an empty file', '', 'badJson', /not a card file/],
    ['half a file', file(some).slice(0, 5000), 'badJson', /only a part/],
    ['a web page', '<!doctype html><title>404</title>', 'html', /web page/],
    ['a packed file', 'PK\u0003\u0004\u0014\u0000', 'zipped', /Unpack/],
    ['a list of decks', '{"decks": []}', 'notACardFile', /no list of cards/],
    ['no cards', file([]), 'noCards', /no cards/],
    [
      'in German, and says so',
      file(some, { metadata: { language: 'de' } }),
      'otherLanguage',
      /another language \(de\).*English/,
    ],
    [
      'in German, and does not say so',
      file(
        some.map((card) => ({ ...card, type: germanTypes[String(card['type'])] })),
        { metadata: {} },
      ),
      'otherLanguage',
      /“Charakter”.*English/,
    ],
    ['three cards', file(some.slice(0, 3)), 'tooFewCards', /too few cards.*3 cards/],
    [
      'one set alone',
      file(all.filter((card) => card['setCode'] === '12').slice(0, 40)),
      'tooFewCards',
      /40 cards/,
    ],
    [
      'another game',
      file([{ name: 'Black Lotus', cmc: 0 }]),
      'badCard',
      /Black Lotus: setCode is missing/,
    ],
  ];

  test.each(rows)('%s', (_, text, code, sentence) => {
    const read = readCards(text);
    expect(read).toMatchObject({ ok: false, fault: { code } });
    if (!read.ok) expect(words.fault(read.fault)).toMatch(sentence);
  });
});

describe('a set that nobody has seen', () => {
  const read = orThrow(
    readCards(
      file([...all, ...setThirteen()], {
        sets: { ...setNames, 13: { name: 'Attack of the Vine' } },
      }),
    ),
  );
  const table = tableOf(read.catalogue);
  const before = tableOf(embedded);

  test('brings its conditions, with ids that are made of their words', () => {
    const added = table.list.filter(({ id }) => !before.index.has(id));
    expect(added.map(({ id, display }) => [id, display])).toEqual([
      ['s-botanist', 'Botanist'],
      ['k-entangle', 'Entangle'],
      ['r-mythic', 'Mythic'],
      ['e13', 'Attack of the Vine'],
      ['f-the-vine-chronicles', 'The Vine Chronicles'],
      ['n-captain-curio', 'Named Captain Curio'],
    ]);
    expect(added.map(words.caption)).toEqual([
      'CLASS',
      'KEYWORD',
      'RARITY',
      'SET',
      'STORY',
      'NAME',
    ]);
    for (const condition of added) {
      const { id } = condition;
      expect(words.conditionWording(condition)).toMatch(/^[A-Z].*\.$/);
      expect(table.find(id)).toMatchObject({ id });
      expect(before.find(id)).toBeUndefined();
    }
  });

  test('takes no id away, and every list is that of a plain filter', () => {
    for (const { id } of before.list) expect(table.find(id)?.id).toBe(id);
    const lists = table.cardsOf();
    for (const [index, condition] of table.list.entries()) {
      const plain = read.catalogue.cards.flatMap((card, place) =>
        judgeFits(condition, card, read.catalogue.sets) ? [place] : [],
      );
      expect([...(lists[index] ?? [])], condition.id).toEqual(plain);
      expect(plain.length, condition.id).toBeGreaterThanOrEqual(LEAST_CARDS);
    }
  });

  test('is dealt, and its code opens only with such cards', () => {
    const game = createDokuborn(read.catalogue);
    const [{ params }] = game.presets;
    const grids = Array.from({ length: 60 }, (_, seed) =>
      orThrow(deal(game, params, `vine-${seed}`, unlimitedBudget)),
    );
    const withVine = grids.find(({ puzzle }) =>
      [...puzzle.rows, ...puzzle.columns].some((id) => id === 'e13' || id.includes('-')),
    );
    if (!withVine) throw new Error('none of sixty grids asks for the new set');
    expect(game.puzzleCode(params).decode(game.puzzleCode(params).encode(withVine.puzzle))).toEqual(
      {
        ok: true,
        value: withVine.puzzle,
      },
    );
    const older = createDokuborn(embedded);
    const opened = older.puzzleCode(params).decode(game.puzzleCode(params).encode(withVine.puzzle));
    expect(opened).toMatchObject({ ok: false, fault: { code: 'unknownCondition' } });
  });

  test('names what is new in it', () => {
    expect(read.newWords).toEqual([{ kind: 'rarity', word: 'Mythic' }]);
  });
});

test('an ink and a type that eight cards have are new, and make conditions', () => {
  const rows = some.map((card, index) =>
    index < 10 ? { ...card, color: 'Prism', type: 'Vehicle' } : card,
  );
  const { catalogue, newWords, skipped } = orThrow(importAllCards(file(rows)));
  expect(skipped).toEqual([]);
  expect(newWords).toEqual([
    { kind: 'ink', word: 'Prism' },
    { kind: 'type', word: 'Vehicle' },
  ]);
  const table = tableOf(catalogue);
  expect(table.find('c-prism')).toMatchObject({ display: 'Prism', family: 'ink' });
  expect(table.find('t-vehicle')).toMatchObject({ display: 'Vehicle', family: 'type' });
});

test('a word that is on the lists has no second id', () => {
  const table = tableOf(embedded);
  for (const id of ['s-ally', 'c-amber', 'f-mulan', 'n-elsa', 'k-rush', 'r-common', 'e-1'])
    expect(table.find(id), id).toBeUndefined();
});
