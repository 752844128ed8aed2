import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { fullName, readFeatures } from './card.ts';
import {
  embeddedCatalogue,
  embeddedTexts,
  packCatalogue,
  packTexts,
  unpackCatalogue,
  unpackTexts,
} from './card-files.ts';
import { catalogueAbout } from './catalogue.ts';
import { importAllCards } from './lorcanajson.ts';
import { sampleCards, sampleFile } from './testing/sample.ts';

const embedded = await embeddedCatalogue();
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

function imported(text: string) {
  const catalogue = importAllCards(text);
  if (!catalogue.ok) throw new Error(`${catalogue.fault.code} ${catalogue.fault.where}`);
  return catalogue.value.catalogue;
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

  test('its texts are of the same cards, in a file of their own', async () => {
    const texts = await embeddedTexts();
    expect(texts.version).toBe(embedded.version);
    expect([...texts.of.keys()]).toEqual(embedded.cards.map(({ id }) => id));
    const elsa = embedded.cards.find((card) => fullName(card) === 'Elsa - Snow Queen');
    expect(texts.of.get(elsa?.id ?? 0)).toEqual({
      rules: 'FREEZE ⟳ — Exert chosen opposing character.',
      artists: ['Nicholas Kole'],
    });
    expect(unpackTexts(plain(packTexts(texts)))).toEqual({ ok: true, value: texts });
    for (const card of embedded.cards)
      expect(readFeatures(texts.of.get(card.id)?.rules ?? ''), fullName(card)).toEqual(
        card.features,
      );
  });

  test.each([
    ['nothing', undefined, 'format'],
    ['no version', { version: 1 }, 'version'],
    ['no numbers', { ids: 'all' }, 'ids'],
    ['a number that is none', { ids: ['x'] }, 'ids'],
    ['too few texts', { rules: [] }, 'rules'],
    ['too few artists', { by: [] }, 'artists'],
  ])('texts that are broken are refused: %s', (_, change, where) => {
    const one = {
      version: embedded.version,
      of: new Map([[1, { rules: 'Rush', artists: ['A'] }]]),
    };
    const file = change && { ...packTexts(one), ...change };
    expect(unpackTexts(file)).toMatchObject({ ok: false, fault: { where } });
  });

  test('says how new it is and what it lacks', () => {
    expect(catalogueAbout(embedded)).toMatchObject({
      cards: 2248,
      newest: 'Wilds Unknown',
      gaps: [['Wilds Unknown', 19]],
      coming: ['Attack of the Vine', 'Hyperia City'],
    });
  });

  test('the whole takes at most 80 KB of a download, and the texts as much again', async () => {
    const texts = JSON.stringify(packTexts(await embeddedTexts()));
    expect(gzipSync(texts).length).toBeLessThan(80_000);
    expect(gzipSync(JSON.stringify(packCatalogue(embedded))).length).toBeLessThan(80_000);
  });
});

describe('the file of a catalogue', () => {
  test('keeps everything', () => {
    expect(unpackCatalogue(plain(packCatalogue(embedded)))).toEqual({ ok: true, value: embedded });
  });

  test('files of the first edition are still read: without rarities and inks that nobody knew', () => {
    const file = plain(packCatalogue(embedded)) as Record<string, unknown>;
    const { types: _, gaps: __, coming: ___, ...old } = file;
    const first = { ...old, format: 'curio-cards/1' };
    // its types were numbers in a list that is the same as the one of these cards
    expect(file['types']).toEqual(['Character', 'Action', 'Item', 'Location']);
    expect(unpackCatalogue(first)).toEqual({
      ok: true,
      value: { ...embedded, gaps: [], coming: [] },
    });
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
    ['no types', { ...sample, types: 'all' }, 'badCatalogue', 'types'],
    ['bad gaps', { ...sample, gaps: [['1', 'some']] }, 'badCatalogue', 'gaps'],
    ['bad names to come', { ...sample, coming: [7] }, 'badCatalogue', 'coming'],
    ['half inkable', column('inkable', 0.5), 'badCatalogue', 'columns.inkable'],
    ['a version that is a number', column('version', 1), 'badCatalogue', 'columns.version'],
    ['a negative cost', column('cost', -1), 'badCatalogue', 'columns.cost'],
    ['a list out of range', column('keywords', 99), 'badCatalogue', 'columns.keywords'],
    [
      'an unknown feature',
      { ...sample, lists: { ...lists, features: { words: ['sings'], table: ['0'] } } },
      'badCatalogue',
      'lists.features',
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

  test('a rarity that nobody knows yet is taken as it is', () => {
    const [card] = imported(sampleFile([{ ...sampleCards[0], rarity: 'Mythic' }])).cards;
    expect(card?.rarities).toEqual(['Mythic']);
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
    ['a card that is a word', sampleFile(['Elsa']), 'badCard', 'card 1: card'],
    [
      'the cards of another game',
      sampleFile([{ name: 'Black Lotus', cmc: 0 }]),
      'badCard',
      'Black Lotus: setCode',
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
    ['DRAW THEM OUT Whenever this character quests, gain 1 lore.', ['gainLore']],
    ["I'M READY! This character can't be challenged.", []],
    ['BANISHED Ready chosen character.', ['ready']],
    ['Gain 2 lore. Ready this character.', ['ready', 'gainLore']],
    ['Gain\n1 ◊', ['gainLore']],
    ['Return a song card from your discard to your hand.', ['discard', 'return', 'song']],
  ])('%j', (text, features) => {
    expect(readFeatures(text)).toEqual(features);
  });
});
