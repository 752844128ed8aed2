// `curio cards info | search <name> | import <file> | update [--from URL] | reset`: the card catalogue in use, and how
// to get a newer one. The new file goes into the player's data folder; on any error the one in use stays.

import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { words } from '#words/dokuborn/cli.ts';
import { language } from '#words/formats.ts';
import type { Fault, Result } from '../../../core/result.ts';
import { fullName, rulesOnly } from '../../../data/card.ts';
import {
  embeddedCatalogue,
  packCatalogue,
  packTexts,
  unpackCatalogue,
} from '../../../data/card-files.ts';
import { type Catalogue, catalogueAbout, defaultCardsUrl } from '../../../data/catalogue.ts';
import type { Imported } from '../../../data/lorcanajson.ts';
import { createSearch } from '../../../data/search.ts';
import { tableOf } from '../../../games/dokuborn/cards/condition-table.ts';
import { type CardTexts, loadTexts } from '../../../games/dokuborn/cards/load.ts';
import { readCards } from '../../../games/dokuborn/engine/import.ts';
import { manifest } from '../../../games/dokuborn/manifest.ts';
import { type Io, misuse, OK, print, refuse } from '../../context.ts';
import { homeFolder } from '../../play-files.ts';

const { cards: cardsWords } = words;

const MOST_BYTES = 200_000_000;
const PROGRESS_BYTES = 1_000_000;
const ANSWER_MILLIS = 30_000;

const cataloguePath = () => join(homeFolder(), 'catalogue.json');
const textsPath = () => join(homeFolder(), 'texts.json');

interface Kept {
  /** As the file has it, for `Assets`. */
  readonly packed: unknown;
  readonly catalogue: Catalogue;
}

/** The catalogue in the player's folder; undefined where there is none, a fault where it is broken. */
function keptCatalogue(): Result<Kept> | undefined {
  let text: string;
  try {
    text = readFileSync(cataloguePath(), 'utf8');
  } catch {
    return undefined;
  }
  try {
    const packed: unknown = JSON.parse(text);
    const catalogue = unpackCatalogue(packed);
    return catalogue.ok ? { ok: true, value: { packed, catalogue: catalogue.value } } : catalogue;
  } catch {
    return { ok: false, fault: { code: 'badCatalogue', where: cataloguePath() } };
  }
}

/** The catalogue in use: the player's own, or the one that comes with the program. */
export async function loadCatalogue(): Promise<Catalogue> {
  const kept = keptCatalogue();
  return kept?.ok ? kept.value.catalogue : embeddedCatalogue();
}

/** What the list of games wants for loading Dokuborn: the player's own catalogue, if there is a sound one. */
export function cardAssets(): { readonly catalogue?: unknown } {
  const kept = keptCatalogue();
  return kept?.ok ? { catalogue: kept.value.packed } : {};
}

/** The rules texts of the catalogue in use; undefined where they were not kept with it. */
async function loadKeptTexts({ version }: Catalogue): Promise<CardTexts | undefined> {
  let kept: unknown;
  try {
    kept = JSON.parse(readFileSync(textsPath(), 'utf8'));
  } catch {
    kept = undefined;
  }
  return loadTexts(version, kept);
}

export async function cards(args: readonly string[], io: Io): Promise<number> {
  const [command, ...rest] = args;
  switch (command) {
    case 'info':
      return rest.length === 0 ? info(io) : refuseUsage(io);
    case 'search':
      return rest.length > 0 ? searchCards(rest.join(' '), io) : refuseUsage(io);
    case 'reset':
      return rest.length === 0 ? reset(io) : refuseUsage(io);
    case 'import':
      return rest.length === 1 && rest[0] !== undefined ? importFile(rest[0], io) : refuseUsage(io);
    case 'update': {
      const url = updateAddress(rest);
      return url === undefined ? refuseUsage(io) : update(url, io);
    }
    default:
      return refuseUsage(io);
  }
}

const refuseUsage = (io: Io): number => misuse(io, cardsWords.usage);

/** What is on the way, for people; a program reads one object, or one error. */
function note(io: Io, line: string): void {
  if (!io.json) io.err(line);
}

function updateAddress(rest: readonly string[]): string | undefined {
  const [flag, ...values] = rest.flatMap((arg) =>
    arg.startsWith('--from=') ? ['--from', arg.slice('--from='.length)] : [arg],
  );
  if (flag === undefined) return process.env['CURIO_CARDS_URL'] || defaultCardsUrl;
  return flag === '--from' && values.length === 1 ? values[0] : undefined;
}

async function info(io: Io): Promise<number> {
  const kept = keptCatalogue();
  if (kept && !kept.ok) note(io, cardsWords.embeddedUsed(await faultText(kept.fault)));
  return report(await loadCatalogue(), kept?.ok ? cataloguePath() : 'embedded', io);
}

function report(
  catalogue: Catalogue,
  place: string,
  io: Io,
  more: Readonly<Record<string, unknown>> = {},
): number {
  const { version, date, source, printings, sets } = catalogue;
  const count = catalogue.cards.length;
  const about = catalogueAbout(catalogue);
  const { newest, gaps, coming } = about;
  const head = { version, date, source, printings, cards: count, sets, newest, gaps, coming };
  const missing = cardsWords.file.missing(about);
  return print(io, { ...head, place, ...more }, [
    cardsWords.title(version, source),
    cardsWords.counts(count, printings, sets.length),
    cardsWords.file.upTo(about),
    ...(missing === '' ? [] : [missing]),
    place === 'embedded' ? cardsWords.embedded : cardsWords.keptIn(place),
  ]);
}

async function importFile(path: string, io: Io): Promise<number> {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return refuse(io, { code: 'unreadableFile', where: path }, cardsWords.unreadable(path));
  }
  return take(text, path, io);
}

/** Checks the text and keeps it, or says what is wrong. */
async function take(text: string, from: string, io: Io): Promise<number> {
  const read = readCards(text);
  if (!read.ok) {
    const message = cardsWords.refused(from, await faultText(read.fault));
    return refuse(io, read.fault, message);
  }
  const { catalogue, texts } = read.value;
  try {
    mkdirSync(homeFolder(), { recursive: true });
    // the texts first: a catalogue without its texts plays, texts of another one are passed over
    keep(textsPath(), packTexts(texts));
    keep(cataloguePath(), packCatalogue(catalogue));
  } catch (error) {
    return refuseWrite(error, io);
  }
  const { skipped, newWords } = read.value;
  report(catalogue, cataloguePath(), io, { skipped, newWords });
  if (!io.json) for (const line of importLines(read.value)) io.out(line);
  return OK;
}

/** So many skipped cards are named. */
const NAMED = 20;

function importLines({ skipped, newWords }: Imported): readonly string[] {
  const { file } = cardsWords;
  const lines = [
    ...newWords.map(file.newWord),
    ...(skipped.length > 0 ? [file.skipped(skipped.length)] : []),
    ...skipped.slice(0, NAMED).map(file.skippedLine),
  ];
  return skipped.length > NAMED ? [...lines, file.skippedMore(skipped.length - NAMED)] : lines;
}

/** Back to the cards that come with the program. */
function reset(io: Io): number {
  const there = keptCatalogue() !== undefined;
  try {
    rmSync(cataloguePath(), { force: true });
    rmSync(textsPath(), { force: true });
  } catch (error) {
    return refuseWrite(error, io);
  }
  return print(io, { reset: there }, [there ? cardsWords.reset : cardsWords.nothingToReset]);
}

function refuseWrite(error: unknown, io: Io): number {
  const message = cardsWords.notKept(homeFolder(), messageOf(error));
  return refuse(io, { code: 'unwritableFile', where: homeFolder() }, message);
}

/** Written aside and moved, so that a broken write never replaces a good file. */
function keep(path: string, packed: unknown): void {
  const part = `${path}.${process.pid}.part`;
  try {
    writeFileSync(part, JSON.stringify(packed));
    renameSync(part, path);
  } finally {
    rmSync(part, { force: true });
  }
}

const MOST_FOUND = 20;

/** Cards by name, with their facts and rules texts. */
async function searchCards(text: string, io: Io): Promise<number> {
  const catalogue = await loadCatalogue();
  const found = createSearch(catalogue.cards)(text);
  if (found.count === 0)
    return refuse(io, { code: 'noCard', where: text }, cardsWords.noCard(text));
  const texts = await loadKeptTexts(catalogue);
  const { about } = cardsWords;
  for (const card of io.json ? found.cards : found.cards.slice(0, MOST_FOUND)) {
    const { rules = '', artists = [] } = texts?.(card.id) ?? {};
    if (io.json) io.out(JSON.stringify({ ...card, fullName: fullName(card), rules, artists }));
    else for (const line of about(card, catalogue, rules)) io.out(line);
  }
  if (!io.json && found.count > MOST_FOUND) io.out(cardsWords.more(found.count - MOST_FOUND));
  return OK;
}

async function update(url: string, io: Io): Promise<number> {
  note(io, cardsWords.getting(url));
  let text: string;
  try {
    text = await download(url, io);
  } catch (error) {
    const message = cardsWords.notGot(url, messageOf(error));
    return refuse(io, { code: 'unreachable', where: url }, message);
  }
  return take(text, url, io);
}

/** Throws with a sentence where there is no good answer. Waits as long as bytes keep coming. */
async function download(url: string, io: Io): Promise<string> {
  if (!/^https?:\/\//i.test(url)) throw new Error(cardsWords.noAddress);
  const stop = new AbortController();
  let clock = setTimeout(() => stop.abort(), ANSWER_MILLIS);
  try {
    const response = await fetch(url, { signal: stop.signal });
    if (!response.ok) throw new Error(cardsWords.answers(response.status));
    const chunks: Uint8Array[] = [];
    let bytes = 0;
    let told = 0;
    for await (const chunk of response.body ?? []) {
      clearTimeout(clock);
      clock = setTimeout(() => stop.abort(), ANSWER_MILLIS);
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes > MOST_BYTES) throw new Error(cardsWords.tooLong);
      if (bytes - told >= PROGRESS_BYTES) {
        told = bytes;
        note(io, cardsWords.progress(Math.floor(bytes / PROGRESS_BYTES)));
      }
    }
    return Buffer.concat(chunks).toString('utf8');
  } finally {
    clearTimeout(clock);
  }
}

async function faultText(fault: Fault): Promise<string> {
  const { fault: faultSentence } = await manifest.words[language]();
  return faultSentence(fault) ?? `${fault.code} ${fault.where ?? ''}`;
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'AbortError') return cardsWords.noAnswer;
  const cause = error.cause instanceof Error ? error.cause.message || error.cause.name : undefined;
  return cause ? cardsWords.noAnswerBecause(cause) : error.message;
}

// `curio conditions [word …] [--game-text WORD]`: the conditions of the cards in use with their wording and the cards
// that fit, as text or one JSON object per line; all, those with certain words, or what the rules texts say.

const { conditions: conditionWords } = words;

export async function conditions(args: readonly string[], io: Io): Promise<number> {
  const [first, ...rest] = args.flatMap((arg) =>
    arg.startsWith('--game-text=') ? arg.split(/=(.*)/s).slice(0, 2) : [arg],
  );
  const catalogue = await loadCatalogue();
  if (first === '--game-text') {
    const word = rest.join(' ').trim().toLowerCase();
    return word === '' ? misuse(io, conditionWords.usage) : gameText(catalogue, word, io);
  }
  const wanted = [first ?? '', ...rest].join(' ').trim().toLowerCase();
  if (wanted.startsWith('-')) return misuse(io, conditionWords.usage);
  const { conditionWording, caption } = await manifest.words[language]();
  let count = 0;
  for (const condition of tableOf(catalogue).list) {
    const { id, family, display } = condition;
    const wording = conditionWording(condition);
    const kind = caption(condition);
    if (wanted !== '' && !`${id} ${kind} ${display} ${wording}`.toLowerCase().includes(wanted))
      continue;
    count++;
    const cards = catalogue.cards.filter(condition.filter).map(fullName);
    if (io.json) io.out(JSON.stringify({ id, family, caption: kind, display, wording, cards }));
    else io.out(conditionWords.line(id, kind, display, cards.length, wording));
  }
  return count > 0
    ? OK
    : refuse(io, { code: 'noCondition', where: wanted }, conditionWords.none(wanted));
}

/** Cards whose rules text has a word, and the conditions that all of them fit because of it. */
async function gameText(catalogue: Catalogue, word: string, io: Io): Promise<number> {
  const texts = await loadKeptTexts(catalogue);
  if (!texts) return refuse(io, { code: 'noTexts' }, conditionWords.noTexts);
  const found = catalogue.cards.filter((card) =>
    rulesOnly(texts(card.id)?.rules ?? '').includes(word),
  );
  const asking = tableOf(catalogue).list.filter(
    ({ feature, display }) => feature !== undefined && display.toLowerCase().includes(word),
  );
  const cards = found.map(fullName);
  return print(io, { word, conditions: asking.map(({ id }) => id), cards }, [
    ...asking.map(({ id, display }) => conditionWords.asks(id, display)),
    conditionWords.inTexts(found.length, word),
    ...cards,
  ]);
}
