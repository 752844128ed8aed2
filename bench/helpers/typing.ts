// A player who types names into the card picker, in a process of its own: nothing is warm but what the app itself makes
// ready before the first letter. What is measured is what a letter costs on the page before it is drawn: the search, the
// rows of the list, and those of them that are in sight.

import { fork } from 'node:child_process';
import { PerformanceObserver } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createRng } from '../../src/core/rng.ts';
import { mistyped } from '../../src/data/testing/sample.ts';
import { loadCatalogue } from '../../src/games/dokuborn/cards/load.ts';
import { inSight, listingOf, prepareSearch } from '../../src/web/games/dokuborn/card-rows.ts';
import { inSlices } from '../../src/web/ui/lazy.ts';
import { amount, figure, printTable } from './measure.ts';

const NAMES = amount(80);
/** Rem: the list on a large screen. */
const HEIGHT = 40;
const SESSIONS = amount(3, 1);

/** What one session sends home. */
interface Typed {
  /** Milliseconds of each letter. */
  readonly times: readonly number[];
  /** Letters during which garbage was collected. */
  readonly collected: readonly number[];
}

/** Eighty names, letter by letter, with slips, words in any order, and every fifth taken back to its first word. */
function lettersOf(cards: Awaited<ReturnType<typeof loadCatalogue>>['cards']): readonly string[] {
  const rng = createRng('typing');
  return Array.from({ length: NAMES }, (_, index) => {
    const card = cards[rng.below(cards.length)];
    if (!card) return [];
    const name = mistyped(card, { slips: rng.below(3), isMixed: rng.below(2) === 1 }, rng);
    const forth = Array.from(name, (__, at) => name.slice(0, at + 1));
    const back = forth.filter((text) => text.length >= name.indexOf(' ')).reverse();
    return index % 5 === 4 ? [...forth, ...back] : forth;
  }).flat();
}

async function typeNames(): Promise<Typed> {
  const collections: { readonly start: number; readonly end: number }[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      collections.push({ start: startTime, end: startTime + duration });
  });
  observer.observe({ entryTypes: ['gc'] });

  const catalogue = await loadCatalogue();
  // as the board does in its idle moments
  await new Promise<void>((done) => {
    const work = prepareSearch(catalogue.version);
    const next = () => {
      const step = work.next();
      if (step.done) done();
      return step;
    };
    inSlices({ next }, { whenIdle: (task) => setImmediate(task), now: () => performance.now() });
  });
  // the picker opens
  const listing = listingOf(catalogue.version);
  inSight(listing('', {}), 0, HEIGHT);
  const spans: { readonly start: number; readonly end: number }[] = [];
  for (const text of lettersOf(catalogue.cards)) {
    // a player waits longer between two letters
    await sleep(1);
    const start = performance.now();
    inSight(listing(text, {}), 0, HEIGHT);
    spans.push({ start, end: performance.now() });
  }
  await sleep(50);
  observer.disconnect();
  return {
    times: spans.map(({ start, end }) => end - start),
    collected: spans.flatMap(({ start, end }, index) =>
      collections.some((pause) => pause.start < end && pause.end > start) ? [index] : [],
    ),
  };
}

function newSession(): Promise<Typed> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(import.meta.url), ['type'], { execArgv: process.execArgv });
    child.once('message', (typed) => resolve(typed as Typed));
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code !== 0) reject(new Error(`typing ended with ${code}`));
    });
  });
}

function row(name: string, times: readonly number[]): readonly string[] {
  const sorted = [...times].sort((left, right) => left - right);
  const at = (share: number) => figure(sorted[Math.floor(share * (sorted.length - 1))] ?? 0);
  const over = times.filter((time) => time > 1).length;
  return [name, String(times.length), at(0.5), at(0.99), at(1), String(over)];
}

export async function benchTyping(): Promise<void> {
  const sessions: Typed[] = [];
  for (let session = 0; session < SESSIONS; session++) sessions.push(await newSession());
  const best = sessions[0]?.times.map((_, letter) =>
    Math.min(...sessions.map(({ times }) => times[letter] ?? 0)),
  );
  printTable(
    'Dokuborn: typing names into the picker, ms per letter (aim: 1)',
    ['', 'letters', 'p50', 'p99', 'worst', 'over 1 ms'],
    [
      ...sessions.map(({ times }, index) => row(`session ${index + 1}, a new process`, times)),
      row('best of the three, letter by letter', best ?? []),
    ],
  );
  const late = sessions.flatMap(({ times, collected }) =>
    times.flatMap((time, letter) => (time > 1 ? [collected.includes(letter)] : [])),
  );
  const swept = late.filter(Boolean).length;
  console.log(
    `Of ${late.length} single letters over 1 ms, ${swept} fell together with a collection of garbage; what is in no line ` +
      'of the best of three is not the letter but the moment: the machine did something else.',
  );
}

if (process.argv[2] === 'type' && process.send) {
  process.send(await typeNames());
  process.disconnect();
}
