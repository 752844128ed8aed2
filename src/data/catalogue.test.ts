import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { fullName, readFeatures } from './card.ts';
import { embeddedCatalogue } from './embedded.ts';
import { packCatalogue, unpackCatalogue } from './format.ts';
import { importAllCards } from './lorcanajson.ts';
import { sampleCards, sampleFile } from './sample.ts';

const embedded = await embeddedCatalogue();
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

function imported(text: string) {
  const catalogue = importAllCards(text);
  if (!catalogue.ok) throw new Error(`${catalogue.fault.code} ${catalogue.fault.where}`);
  return catalogue.value;
}

describe('the embedded catalogue', () => {
  test('2,851 printings are 2,248 cards, and no quest set is among them', () => {
    expect(embedded.printings).toBe(2851);
    expect(embedded.cards).toHaveLength(2248);
    expect(embedded.sets.map(([code]) => code)).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
      '8',
      '9',
      '10',
      '11',
      '12',
    ]);
    for (const card of embedded.cards) {
      expect(card.sets.join()).not.toMatch(/q/i);
      expect(card.inks.length).toBeGreaterThan(0);
    }
  });

  test('no two cards have one name', () => {
    const names = embedded.cards.map((card) => fullName(card).toLowerCase());
    expect(new Set(names).size).toBe(names.length);
  });

  test('a reprinted card has the sets and rarities of all printings', () => {
    const elsa = embedded.cards.find((card) => fullName(card) === 'Elsa - Snow Queen');
    expect(elsa).toMatchObject({ sets: ['1', '9'], rarities: ['Uncommon', 'Epic', 'Special'] });
  });

  test('takes at most 80 KB of a download', () => {
    expect(gzipSync(JSON.stringify(packCatalogue(embedded))).length).toBeLessThan(80_000);
  });
});

describe('the file of a catalogue', () => {
  test('keeps everything', () => {
    expect(unpackCatalogue(plain(packCatalogue(embedded)))).toEqual({ ok: true, value: embedded });
  });

  const sample = plain(packCatalogue(imported(sampleFile()))) as {
    columns: Record<string, unknown[]>;
    lists: Record<string, unknown>;
  };
  const { columns, lists } = sample;
  const column = (key: string, value: unknown) => ({
    ...sample,
    columns: { ...columns, [key]: [value, ...(columns[key] ?? []).slice(1)] },
  });

  test.each([
    ['nothing', undefined, 'notACatalogue', 'format'],
    ['a list', [], 'notACatalogue', 'format'],
    ['another format', { ...sample, format: 'curio-cards/9' }, 'notACatalogue', 'format'],
    ['a bad version', { ...sample, version: 'new' }, 'badCatalogue', 'version'],
    ['a date of another version', { ...sample, date: '2020-01-01' }, 'badCatalogue', 'date'],
    ['no source', { ...sample, source: 1 }, 'badCatalogue', 'source'],
    ['no printings', { ...sample, printings: 0 }, 'badCatalogue', 'printings'],
    ['a quest set', { ...sample, sets: [['Q1', 'Deep Trouble']] }, 'badCatalogue', 'sets'],
    ['bad names', { ...sample, names: [1] }, 'badCatalogue', 'names'],
    ['no columns', { ...sample, columns: null }, 'badCatalogue', 'columns.id'],
    ['no steps', column('id', 0), 'badCatalogue', 'columns.id'],
    ['a name out of range', column('name', 99), 'badCatalogue', 'columns.name'],
    ['an unknown type', column('type', 4), 'badCatalogue', 'columns.type'],
    ['half inkable', column('inkable', 0.5), 'badCatalogue', 'columns.inkable'],
    ['a version that is a number', column('version', 1), 'badCatalogue', 'columns.version'],
    ['a negative cost', column('cost', -1), 'badCatalogue', 'columns.cost'],
    ['a list out of range', column('keywords', 99), 'badCatalogue', 'columns.keywords'],
    [
      'an unknown ink',
      { ...sample, lists: { ...lists, inks: { words: ['Pink'], table: ['0'] } } },
      'badCatalogue',
      'lists.inks',
    ],
    [
      'a word out of range',
      { ...sample, lists: { ...lists, stories: { words: [], table: ['0'] } } },
      'badCatalogue',
      'lists.stories',
    ],
    [
      'cards of a quest set',
      { ...sample, lists: { ...lists, sets: { words: ['1', 'Q1'], table: ['0', '0 1'] } } },
      'badCatalogue',
      'lists.sets',
    ],
  ])('%s is refused', (_, value, code, where) => {
    expect(unpackCatalogue(value)).toMatchObject({ ok: false, fault: { code, where } });
  });
});

describe('a file of LorcanaJSON', () => {
  const catalogue = imported(sampleFile());

  test('quest cards never appear, reprints are one card, sets are in order', () => {
    expect(catalogue.cards.map(fullName)).toEqual([
      'Elsa - Snow Queen',
      'Rhino - Motivational Speaker',
      'Hakuna Matata',
    ]);
    expect(catalogue.printings).toBe(5);
    expect(catalogue.sets).toEqual([
      ['1', 'The First Chapter'],
      ['2', 'Rise of the Floodborn'],
    ]);
    expect(catalogue.version).toMatch(/^2026-03-04-[0-9a-f]{8}$/);
  });

  test('a card unites its printings in any letter case', () => {
    expect(catalogue.cards[0]).toMatchObject({
      id: 1,
      sets: ['1', '2'],
      rarities: ['Common', 'Enchanted', 'Special'],
      classifications: ['Storyborn', 'Hero', 'Queen'],
      stories: ['Frozen'],
      features: ['none'],
    });
  });

  test('dual inks, keywords and text are read', () => {
    expect(catalogue.cards[1]).toMatchObject({
      inks: ['Amber', 'Steel'],
      keywords: ['Singer', 'Shift'],
      features: ['draw'],
    });
    expect(catalogue.cards[2]).toMatchObject({
      type: 'Action',
      version: '',
      inks: ['Emerald', 'Ruby'],
      strength: null,
      features: ['none'],
    });
  });

  test('a rarity that nobody knows yet does no harm', () => {
    const [card] = imported(sampleFile([{ ...sampleCards[0], rarity: 'Mythic' }])).cards;
    expect(card?.rarities).toEqual([]);
  });

  test('the same cards give the same version, other cards another', () => {
    expect(imported(sampleFile()).version).toBe(catalogue.version);
    expect(imported(sampleFile(sampleCards.slice(1))).version).not.toBe(catalogue.version);
  });

  const changed = (field: string, value: unknown) =>
    sampleFile([{ ...sampleCards[0], [field]: value }]);

  test.each([
    ['no JSON', '{"cards": [', 'badJson', undefined],
    ['an empty file', '', 'badJson', undefined],
    ['a web page', '\n<!doctype html><title>No</title>', 'html', 'line 1'],
    ['a file of another game', '{"data": {"name": "Black Lotus"}}', 'notACardFile', 'cards'],
    ['a list', '[]', 'notACardFile', 'cards'],
    ['cards that are an object', '{"cards": {}}', 'notACardFile', 'cards'],
    ['no cards', sampleFile([]), 'noCards', undefined],
    ['quest cards only', sampleFile(sampleCards.slice(-2)), 'noCards', undefined],
    ['a card that is a word', sampleFile(['Elsa']), 'badCard', 'card 1'],
    [
      'the cards of another game',
      sampleFile([{ name: 'Black Lotus', cmc: 0 }]),
      'badCard',
      'Black Lotus: setCode',
    ],
    [
      'two cards with one number',
      sampleFile([sampleCards[0], sampleCards[0]]),
      'doubleId',
      'Elsa - Snow Queen',
    ],
    [
      'too many cards',
      sampleFile(
        Array.from({ length: 30_001 }, (_, index) => ({ ...sampleCards[0], id: index + 1 })),
      ),
      'tooManyCards',
      undefined,
    ],
    ...[
      ['setCode', null],
      ['id', 'one'],
      ['name', ' '],
      ['cost', '3'],
      ['inkwell', 'yes'],
      ['type', 'Creature'],
      ['rarity', 3],
      ['color', 'Pink'],
      ['strength', -1],
      ['willpower', 2.5],
      ['lore', 'some'],
      ['moveCost', {}],
      ['subtypes', 'Hero'],
      ['keywordAbilities', [1]],
    ].map(([field, value]): [string, string, string, string] => [
      `a bad ${field}`,
      changed(String(field), value),
      'badCard',
      `Elsa - Snow Queen: ${field}`,
    ]),
  ])('%s is refused', (_, text, code, where) => {
    const { fault } = importAllCards(text) as { fault: { code: string; where?: string } };
    expect(fault).toMatchObject({ code, ...(where === undefined ? {} : { where }) });
  });
});

describe('features of a text', () => {
  test.each([
    ['', ['none']],
    ['(Only a reminder: draw a card.)', ['none']],
    ['Singer 5 (They draw.)', []],
    ['Each opponent draws a card.', ['draw']],
    ['DRAWN TO THE LIGHT Banish it.', ['banish']],
    ['Gain 2 lore. Ready this character.', ['ready', 'gainLore']],
    ['Gain\n1 ◊', ['gainLore']],
    ['Return a song card from your discard to your hand.', ['discard', 'return', 'song']],
  ])('%j', (text, features) => {
    expect(readFeatures(text)).toEqual(features);
  });
});
