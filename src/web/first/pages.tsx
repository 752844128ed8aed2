// What a newcomer sees before any script runs: home, the title screens and the first boards, drawn by the app's own
// components while it is built. Runs on Node; `first.config.ts` writes what it answers into the pages.

import { Route, Router } from '@solidjs/router';
import type { Component } from 'solid-js';
import { Dynamic, renderToStringAsync } from 'solid-js/web';
import { gameIds } from '../../games/index.ts';
import { BoardPage } from '../board/boardpage.tsx';
import { loadFace, loadHabits } from '../games/index.ts';
import { today } from '../pages/daily/today.ts';
import { Home } from '../pages/home.tsx';
import { createDealer, type FreshBoard } from '../play/dealer.ts';
import { library } from '../play/index.ts';
import { firstStarter } from '../play/starters.ts';
import { openBoards } from '../storage/boards.ts';
import { memoryDatabase } from '../storage/memory.ts';
import type { FirstPage } from '../ui/first/page.ts';
import { dayText, loadWords } from '../words.ts';

/** What is pressed has no one to answer it yet. */
const nobody = () => {};

/** Asks for the board of a game that has a title screen before it. */
const SCENE = '?scene=game';

const idle = {
  onNew: nobody,
  onNext: nobody,
  onDeal: async () => {},
  onSame: nobody,
  onTitle: nobody,
  onWatch: nobody,
  onPrint: nobody,
  onCopied: nobody,
  onLeave: nobody,
  onReload: nobody,
};

/** The window that a page is drawn for, as far as its components ask about it. */
const windowShape = { asked: new Set<string>(), holding: new Set<string>() };
Object.assign(globalThis, {
  matchMedia(query: string) {
    windowShape.asked.add(query);
    const matches = windowShape.holding.has(query);
    return { matches, addEventListener: nobody, removeEventListener: nobody };
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
  // Twice: what the first one had to load is there at once for the second, as it is when the app has loaded.
  await render();
  const html = await render();
  const day = today();
  return (
    html
      .replace(/<!--.*?-->|<script>.*?<\/script>/gs, '')
      // Which day it is nobody knows yet: the room for it is kept, and presses wait for the app.
      .replaceAll(dayText(day), '&nbsp;')
      .replaceAll(new RegExp(` href="/daily/${day}/[^"]*"`, 'g'), '')
  );
}

/** Once for a window of which nothing holds that the page asks, and once for each thing that it asks. */
async function draw(
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

/** A newcomer's board, laid out as the app does it, from the starter that the app takes behind such a page. */
async function layOutBoard(id: string): Promise<Component> {
  const [rules, words, face] = await Promise.all([library.load(id), loadWords(id), loadFace(id)]);
  if (!rules || !words || !face) throw new Error(`there is no game ${id}`);
  const boards = openBoards(Promise.resolve(memoryDatabase()));
  const engine = { run: () => Promise.reject(new Error('no engine')), useAssets: nobody };
  const dealer = createDealer({
    boards: () => boards,
    engine,
    background: engine,
    starters: firstStarter,
    habitsOf: loadHabits,
    now: () => 0,
    newSeed: () => '',
  });
  /** The settings that suit a window; asking is noted like every other question. */
  const suited = () => face.suited?.(rules.presets[0].params) ?? rules.presets[0].params;
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
    return <BoardPage {...idle} {...open} words={words} face={face} newcomer />;
  };
}

export async function firstPages(): Promise<readonly FirstPage[]> {
  const pages = [...(await draw('/', [''], Home))];
  for (const id of gameIds) {
    const Board = await layOutBoard(id);
    const Title = (await loadFace(id))?.Title;
    const Entry = Title && (() => <Dynamic component={Title} start={nobody} choose={nobody} />);
    if (Entry) pages.push(...(await draw(`/${id}`, [''], Entry)));
    pages.push(...(await draw(`/${id}`, Entry ? [SCENE] : ['', SCENE], Board)));
  }
  return pages;
}
