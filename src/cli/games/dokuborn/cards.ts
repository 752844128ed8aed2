// `curio cards info | import <file> | update [--from URL]`: the card catalogue in use, and how to get a newer one.
// A catalogue that was got is kept in the player's data folder; whatever goes wrong, the one in use stays.

import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault, Result } from '../../../core/result.ts';
import { defaultCardsUrl } from '../../../data/address.ts';
import type { Catalogue } from '../../../data/catalogue.ts';
import { embeddedCatalogue } from '../../../data/embedded.ts';
import { packCatalogue, unpackCatalogue } from '../../../data/format.ts';
import { importAllCards } from '../../../data/lorcanajson.ts';
import { manifest } from '../../../games/dokuborn/manifest.ts';
import { type Io, misuse, OK, refuse } from '../../context.ts';
import { homeFolder } from '../../home.ts';
import { language } from '../../words.ts';
import { words } from './words.ts';

const { cards: cardsWords } = words;

const MOST_BYTES = 200_000_000;
const PROGRESS_BYTES = 1_000_000;
const ANSWER_MILLIS = 30_000;

const cataloguePath = () => join(homeFolder(), 'catalogue.json');

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

export async function cards(args: readonly string[], io: Io): Promise<number> {
  const [command, ...rest] = args.filter((arg) => arg !== '--json');
  switch (command) {
    case 'info':
      return rest.length === 0 ? info(io) : refuseUsage(io);
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
  report(await loadCatalogue(), kept?.ok ? cataloguePath() : 'embedded', io);
  return OK;
}

function report(catalogue: Catalogue, place: string, io: Io): void {
  const { version, date, source, printings, sets } = catalogue;
  const count = catalogue.cards.length;
  if (io.json) {
    io.out(JSON.stringify({ version, date, source, printings, cards: count, sets, place }));
    return;
  }
  io.out(cardsWords.title(version, source));
  io.out(cardsWords.counts(count, printings, sets.length));
  io.out(place === 'embedded' ? cardsWords.embedded : cardsWords.keptIn(place));
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
  const catalogue = importAllCards(text);
  if (!catalogue.ok) {
    const message = cardsWords.refused(from, await faultText(catalogue.fault));
    return refuse(io, catalogue.fault, message);
  }
  try {
    keep(packCatalogue(catalogue.value));
  } catch (error) {
    const message = cardsWords.notKept(homeFolder(), messageOf(error));
    return refuse(io, { code: 'unwritableFile', where: homeFolder() }, message);
  }
  report(catalogue.value, cataloguePath(), io);
  return OK;
}

/** Written aside and moved, so that a broken write never replaces a good file. */
function keep(packed: unknown): void {
  mkdirSync(homeFolder(), { recursive: true });
  const part = `${cataloguePath()}.${process.pid}.part`;
  try {
    writeFileSync(part, JSON.stringify(packed));
    renameSync(part, cataloguePath());
  } finally {
    rmSync(part, { force: true });
  }
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
