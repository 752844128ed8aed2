import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fullName } from '../../../data/card.ts';
import { embeddedCatalogue, packCatalogue } from '../../../data/card-files.ts';
import { publishedCards, sampleFile } from '../../../data/testing/sample.ts';
import { loadDokuborn } from '../../../games/dokuborn/index.ts';
import { cardAssets, cards, loadCatalogue } from './cards.ts';

let folder = '';
let server: Server;
let address = '';
const saved = { ...process.env };

beforeAll(async () => {
  server = createServer((request, response) => {
    // a connection that is kept could be closed while an import keeps this thread busy
    response.setHeader('connection', 'close');
    if (request.url === '/allCards.json') response.end(whole);
    else if (request.url === '/html') response.end('<!doctype html><h1>Hello</h1>');
    else if (request.url === '/broken') response.end(whole.slice(0, 300));
    else if (request.url === '/cut') {
      response.writeHead(200, { 'content-length': '9999' });
      response.write('{"cards": [');
      response.destroy();
    } else {
      response.statusCode = 404;
      response.end('no');
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
});

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'curio-test-'));
  process.env['CURIO_HOME'] = join(folder, 'home');
  delete process.env['CURIO_CARDS_URL'];
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
  process.env = { ...saved };
});

/** Runs the command; returns exit code and lines. */
async function run(args: readonly string[], json = false) {
  const out: string[] = [];
  const err: string[] = [];
  const code = await cards(args, {
    out: (line) => out.push(line),
    err: (line) => err.push(line),
    json,
  });
  return { code, out, err };
}

const namesInUse = async () => (await loadCatalogue()).cards.map(fullName);
/** A whole file: a few cards would be too few to deal from. */
const embedded = await embeddedCatalogue();
const wholeCards = publishedCards(embedded.cards.slice(0, -1));
const whole = JSON.stringify({
  ...JSON.parse(sampleFile(wholeCards)),
  sets: Object.fromEntries(embedded.sets.map(([code, name]) => [code, { name }])),
});
const wholeNames = embedded.cards.slice(0, -1).map(fullName);

/** As an import leaves it, at once. */
function keepWhole(): void {
  mkdirSync(join(folder, 'home'), { recursive: true });
  const kept = { ...embedded, cards: embedded.cards.slice(0, -1) };
  writeFileSync(join(folder, 'home', 'catalogue.json'), JSON.stringify(packCatalogue(kept)));
}

function fileWith(text: string): string {
  const path = join(folder, 'cards.json');
  writeFileSync(path, text);
  return path;
}

describe('curio cards', () => {
  test('info tells of the embedded catalogue', async () => {
    const { code, out } = await run(['info'], true);
    expect(code).toBe(0);
    expect(JSON.parse(out.join(''))).toMatchObject({
      cards: 2248,
      printings: 2851,
      place: 'embedded',
      version: (await embeddedCatalogue()).version,
    });
    expect(cardAssets()).toEqual({});
  });

  test('update fetches, keeps and uses the newer catalogue; quest cards never appear', async () => {
    const { code, out, err } = await run(['update', '--from', `${address}/allCards.json`]);
    expect(code).toBe(0);
    expect(err[0]).toContain(address);
    expect(out[0]).toMatch(/^Card catalogue 2026-03-04-[0-9a-f]{8} from LorcanaJSON$/);
    expect(await namesInUse()).toEqual(wholeNames);
    const game = await loadDokuborn(cardAssets());
    expect(game.presets[0].params.cards).toBe((await loadCatalogue()).version);
    expect(readdirSync(join(folder, 'home')).sort()).toEqual(['catalogue.json', 'texts.json']);
  });

  test('the address may come from the environment', async () => {
    process.env['CURIO_CARDS_URL'] = `${address}/allCards.json`;
    expect((await run(['update'])).code).toBe(0);
    expect(await namesInUse()).toEqual(wholeNames);
  });

  test('import reads a local file', async () => {
    const { code, out } = await run(['import', fileWith(whole)], true);
    expect(code).toBe(0);
    expect(JSON.parse(out.join(''))).toMatchObject({
      cards: wholeNames.length,
      skipped: [],
      newWords: [],
    });
    expect(await namesInUse()).toEqual(wholeNames);
  });

  test.each([
    ['no answer', () => 'http://127.0.0.1:9/allCards.json', /no answer/],
    ['a missing page', () => `${address}/gone`, /answers 404/],
    ['HTML', () => `${address}/html`, /web page, not a card file/],
    ['half a file', () => `${address}/broken`, /only a part/],
    ['a cut connection', () => `${address}/cut`, /Nothing was changed/],
    ['no web address', () => 'cards.json', /not a web address/],
  ])('update from %s: an error, and the catalogue in use stays', async (_, url, message) => {
    keepWhole();
    const { code, out, err } = await run(['update', `--from=${url()}`]);
    expect(code).toBe(1);
    expect(out).toEqual([]);
    expect(err.at(-1)).toMatch(message);
    expect(err.at(-1)).toMatch(/Nothing was changed\.$/);
    expect(await namesInUse()).toEqual(wholeNames);
  });

  test.each([
    ['broken JSON', '{', /only a part/],
    ['too few cards', sampleFile(), /too few cards to deal grids from: 3 cards/],
    ['a file of another game', '{"data": {}}', /no list of cards/],
    ['a missing field', sampleFile([{ id: 1, name: 'Elsa', setCode: '1' }]), /Elsa: cost/],
  ])('import of %s: an error, and the catalogue in use stays', async (_, text, message) => {
    const { code, err } = await run(['import', fileWith(text)]);
    expect(code).toBe(1);
    expect(err.join('\n')).toMatch(message);
    expect(await loadCatalogue()).toBe(await embeddedCatalogue());
  });

  test('import leaves an odd card out, and says which and why', async () => {
    const odd = { ...wholeCards[0], id: 99_999, name: 'Odd', fullName: 'Odd - One', cost: 'X' };
    const { code, out } = await run(['import', fileWith(sampleFile([...wholeCards, odd]))]);
    expect(code).toBe(0);
    expect(out).toContain('1 card was left out:');
    expect(out).toContain('Odd - One: cost is "X".');
    expect(await namesInUse()).toEqual(wholeNames);
  });

  test('reset goes back to the cards that come with Curio', async () => {
    await run(['import', fileWith(whole)]);
    expect(await run(['reset'])).toMatchObject({
      code: 0,
      out: [expect.stringMatching(/in use again/)],
    });
    expect(readdirSync(join(folder, 'home'))).toEqual([]);
    expect(await loadCatalogue()).toBe(embedded);
    expect(await run(['reset'])).toMatchObject({
      code: 0,
      out: [expect.stringMatching(/already/)],
    });
  });

  test('search finds cards by name, with their facts and rules text', async () => {
    const { code, out } = await run(['search', 'elza', 'snow', 'quen']);
    expect(code).toBe(0);
    expect(out.slice(0, 4)).toEqual([
      'Elsa - Snow Queen',
      '  Amethyst, cost 3, inkable; Character • Dreamborn • Hero • Queen • Sorcerer; strength 2; willpower 3; lore 1',
      '  Uncommon, Epic and Special; The First Chapter, Fabled',
      '  FREEZE ⟳ — Exert chosen opposing character.',
    ]);
    const { out: json } = await run(['search', 'mickey'], true);
    expect(json).toHaveLength(28);
    expect(JSON.parse(json[0] ?? '')).toMatchObject({
      name: 'Mickey Mouse',
      rules: expect.any(String),
    });
    expect((await run(['search', 'mickey'])).out.at(-1)).toMatch(/and 8 more cards; --json/);
    expect(await run(['search', 'qqqqqqqq'])).toMatchObject({ code: 1 });
  });

  test('info says how new the cards are and what is missing', async () => {
    const { out } = await run(['info']);
    expect(out).toContain('Cards up to Wilds Unknown: 2,248.');
    expect(out).toContain(
      'Missing: 19 cards of Wilds Unknown. No cards yet of Attack of the Vine and Hyperia City.',
    );
  });

  test('a file that is not there is an error', async () => {
    expect((await run(['import', join(folder, 'none.json')])).code).toBe(1);
  });

  test('a damaged catalogue in the folder is passed over, and info says so', async () => {
    keepWhole();
    writeFileSync(join(folder, 'home', 'catalogue.json'), '{"format": "curio-cards/1"}');
    expect(await loadCatalogue()).toBe(await embeddedCatalogue());
    const { code, err } = await run(['info']);
    expect(code).toBe(0);
    expect(err.join()).toMatch(/damaged at version/);
  });

  test('a folder that cannot be written is an error', async () => {
    writeFileSync(join(folder, 'blocked'), '');
    process.env['CURIO_HOME'] = join(folder, 'blocked');
    const { code, err } = await run(['import', fileWith(whole)]);
    expect(code).toBe(1);
    expect(err.join()).toMatch(/cannot be kept/);
  });

  test.each([
    [[]],
    [['help']],
    [['import']],
    [['info', 'x']],
    [['update', '--from']],
    [['update', 'x', 'y']],
  ])('usage: %j', async (args) => {
    const { code, err } = await run(args);
    expect(code).toBe(2);
    expect(err[0]).toMatch(/^curio: Say which/);
  });
});
