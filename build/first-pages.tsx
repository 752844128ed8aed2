// What the app's own components draw during the build: home, title screens and first boards as HTML, and the games'
// small pictures as SVG. `prerender.ts` bundles this module for Node, runs it and writes the results. Not part of the app.

import { Route, Router } from '@solidjs/router';
import type { Component } from 'solid-js';
import { Dynamic, renderToString, renderToStringAsync } from 'solid-js/web';
import { dayText } from '#words/formats.ts';
import { gameIds } from '../src/games/index.ts';
import { loadFace, loadHooks } from '../src/web/games/index.ts';
import { OwnBoard } from '../src/web/pages/game/own-board.tsx';
import { Home } from '../src/web/pages/home.tsx';
import { createDealer, type FreshBoard, firstStarter } from '../src/web/play/dealer.ts';
import { library } from '../src/web/play/wiring.ts';
import { openBoards } from '../src/web/storage/boards.ts';
import { memoryDatabase } from '../src/web/storage/database.ts';
import { today } from '../src/web/storage/today.ts';
import type { FirstPage } from '../src/web/ui/first-paint.ts';
import { loadWords } from '../src/web/ui/game-words.ts';

/** Handlers do nothing yet: the live app replays presses. */
const noop = () => {};

/** Skips the title screen of a game that has one. */
const SCENE = '?scene=game';

const idle = {
  onNew: noop,
  onNext: noop,
  onDeal: async () => {},
  onSame: noop,
  onTitle: noop,
  onWatch: noop,
  onPrint: noop,
  onCopied: noop,
  onLeave: noop,
  onReload: noop,
};

/** The window that a page is drawn for: the media queries that hold, and those that components asked about. */
const windowShape = { asked: new Set<string>(), holding: new Set<string>() };
Object.assign(globalThis, {
  matchMedia(query: string) {
    windowShape.asked.add(query);
    const matches = windowShape.holding.has(query);
    return { matches, addEventListener: noop, removeEventListener: noop };
  },
});

async function drawFor(path: string, Page: Component, holding: readonly string[]): Promise<string> {
  windowShape.holding = new Set(holding);
  const render = () =>
    renderToStringAsync(() => (
      <Router url={path}>
        <Route path="*" component={Page} />
      </Router>
    ));
  // Twice: the second render finds everything loaded, like the app once it runs.
  await render();
  const html = await render();
  const day = today();
  return (
    html
      .replace(/<!--.*?-->|<script>.*?<\/script>/gs, '')
      // The build does not know the visitor's day: keep its space empty; links wait for the app.
      .replaceAll(dayText(day), '&nbsp;')
      .replaceAll(new RegExp(` href="/daily/${day}/[^"]*"`, 'g'), '')
  );
}

/** Draws the page once for a window where no media query holds, and once for each query that the page asks about. */
async function drawPage(
  path: string,
  searches: readonly string[],
  Page: Component,
): Promise<readonly FirstPage[]> {
  windowShape.asked.clear();
  const html = await drawFor(path, Page, []);
  const asked = [...windowShape.asked];
  const pages: FirstPage[] = [{ path, searches, holding: [], failing: asked, html }];
  for (const query of asked) {
    const failing = asked.filter((other) => other !== query);
    const special = await drawFor(path, Page, [query]);
    pages.push({ path, searches, holding: [query], failing, html: special });
  }
  return pages;
}

/** A newcomer's board, dealt as the app does it, from the same starter. */
async function layOutBoard(id: string): Promise<Component> {
  const [rules, words, face] = await Promise.all([library.load(id), loadWords(id), loadFace(id)]);
  if (!rules || !words || !face) throw new Error(`there is no game ${id}`);
  const boards = await openBoards(Promise.resolve(memoryDatabase()));
  const engine = { run: () => Promise.reject(new Error('no engine')), useAssets: noop };
  const dealer = createDealer({
    boards: async () => boards,
    engine,
    background: engine,
    starters: firstStarter,
    hooksOf: loadHooks,
    now: () => 0,
    newSeed: () => '',
  });
  /** The settings that suit the window. */
  const suited = () => face.suited(rules.presets[0].params);
  const laidOut = new Map<string, FreshBoard>();
  windowShape.asked.clear();
  windowShape.holding = new Set();
  suited();
  for (const holding of [[], ...[...windowShape.asked].map((query) => [query])]) {
    windowShape.holding = new Set(holding);
    const params = suited();
    const made = await dealer.dealBoard(rules, params, undefined, { first: true });
    const open = made.ok ? dealer.takeFresh(made.value) : undefined;
    if (!open) throw new Error(`no first board of ${id}`);
    laidOut.set(JSON.stringify(params), open);
  }
  return () => {
    const open = laidOut.get(JSON.stringify(suited()));
    if (!open) throw new Error(`no first board of ${id} for this window`);
    return <OwnBoard {...idle} {...open} boards={boards} words={words} face={face} newcomer />;
  };
}

async function firstPages(): Promise<readonly FirstPage[]> {
  const pages = [...(await drawPage('/', [''], Home))];
  for (const id of gameIds) {
    const Board = await layOutBoard(id);
    const Title = (await loadFace(id))?.Title;
    const Entry = Title && (() => <Dynamic component={Title} start={noop} choose={noop} />);
    if (Entry) pages.push(...(await drawPage(`/${id}`, [''], Entry)));
    pages.push(...(await drawPage(`/${id}`, Entry ? [SCENE] : ['', SCENE], Board)));
  }
  return pages;
}

const pictures = import.meta.glob<Readonly<Record<string, Component>>>(
  '../src/web/games/*/picture.tsx',
  { eager: true },
);

/** The small pictures of home, by the id of the game. */
function gamePictures(): Readonly<Record<string, string>> {
  const drawn: Record<string, string> = {};
  for (const [path, module] of Object.entries(pictures)) {
    const [Picture] = Object.values(module);
    const id = path.split('/').at(-2) ?? '';
    if (Picture) drawn[id] = renderToString(() => <Picture />);
  }
  return drawn;
}

export interface Drawings {
  readonly pages: readonly FirstPage[];
  readonly pictures: Readonly<Record<string, string>>;
}

export const draw = async (): Promise<Drawings> => ({
  pages: await firstPages(),
  pictures: gamePictures(),
});
