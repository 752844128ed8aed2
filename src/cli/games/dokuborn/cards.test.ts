import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fullName } from '../../../data/card.ts';
import { embeddedCatalogue } from '../../../data/embedded.ts';
import { sampleFile } from '../../../data/sample.ts';
import { loadDokuborn } from '../../../games/dokuborn/index.ts';
import { cardAssets, cards, loadCatalogue } from './cards.ts';

let folder = '';
let server: Server;
let address = '';
const saved = { ...process.env };

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/allCards.json') response.end(sampleFile());
    else if (request.url === '/html') response.end('<!doctype html><h1>Hello</h1>');
    else if (request.url === '/broken') response.end(sampleFile().slice(0, 300));
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

/** Runs the command; answers exit code and lines. */
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
const sampleNames = ['Elsa - Snow Queen', 'Rhino - Motivational Speaker', 'Hakuna Matata'];

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
    expect(await namesInUse()).toEqual(sampleNames);
    const game = await loadDokuborn(cardAssets());
    expect(game.presets[0].params.cards).toBe((await loadCatalogue()).version);
    expect(readdirSync(join(folder, 'home'))).toEqual(['catalogue.json']);
  });

  test('the address may come from the environment', async () => {
    process.env['CURIO_CARDS_URL'] = `${address}/allCards.json`;
    expect((await run(['update'])).code).toBe(0);
    expect(await namesInUse()).toEqual(sampleNames);
  });

  test('import reads a local file', async () => {
    const { code, out } = await run(['import', fileWith(sampleFile())], true);
    expect(code).toBe(0);
    expect(JSON.parse(out.join(''))).toMatchObject({ cards: 3, printings: 5 });
    expect(await namesInUse()).toEqual(sampleNames);
  });

  test.each([
    ['no answer', () => 'http://127.0.0.1:9/allCards.json', /no answer/],
    ['a missing page', () => `${address}/gone`, /answers 404/],
    ['HTML', () => `${address}/html`, /web page, not a card file/],
    ['half a file', () => `${address}/broken`, /not JSON/],
    ['a cut connection', () => `${address}/cut`, /The catalogue in use stays/],
    ['no web address', () => 'cards.json', /not a web address/],
  ])('update from %s: an error, and the catalogue in use stays', async (_, url, message) => {
    expect((await run(['import', fileWith(sampleFile())])).code).toBe(0);
    const { code, out, err } = await run(['update', `--from=${url()}`]);
    expect(code).toBe(1);
    expect(out).toEqual([]);
    expect(err.at(-1)).toMatch(message);
    expect(err.at(-1)).toMatch(/The catalogue in use stays\.$/);
    expect(await namesInUse()).toEqual(sampleNames);
  });

  test.each([
    ['broken JSON', '{', /not JSON/],
    ['a file of another game', '{"data": {}}', /no list of cards/],
    ['a missing field', sampleFile([{ id: 1, name: 'Elsa', setCode: '1' }]), /Elsa: cost/],
  ])('import of %s: an error, and the catalogue in use stays', async (_, text, message) => {
    const { code, err } = await run(['import', fileWith(text)]);
    expect(code).toBe(1);
    expect(err.join('\n')).toMatch(message);
    expect(await loadCatalogue()).toBe(await embeddedCatalogue());
  });

  test('a file that is not there is an error', async () => {
    expect((await run(['import', join(folder, 'none.json')])).code).toBe(1);
  });

  test('a damaged catalogue in the folder is passed over, and info says so', async () => {
    await run(['import', fileWith(sampleFile())]);
    writeFileSync(join(folder, 'home', 'catalogue.json'), '{"format": "curio-cards/1"}');
    expect(await loadCatalogue()).toBe(await embeddedCatalogue());
    const { code, err } = await run(['info']);
    expect(code).toBe(0);
    expect(err.join()).toMatch(/damaged at version/);
  });

  test('a folder that cannot be written is an error', async () => {
    writeFileSync(join(folder, 'blocked'), '');
    process.env['CURIO_HOME'] = join(folder, 'blocked');
    const { code, err } = await run(['import', fileWith(sampleFile())]);
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
