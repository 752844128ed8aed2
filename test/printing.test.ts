// Every game that prints: its order form has words, an order is the same pages for the same seed, and a puzzle
// that somebody has gets pages of its own.

import { describe, expect, it } from 'vitest';
import { deal } from '../src/core/deal.ts';
import { checkSettings } from '../src/core/settings.ts';
import { games } from '../src/games/index.ts';
import type { Page } from '../src/paper/page-items.ts';
import type { Dealer, PrintContext } from '../src/paper/printing.ts';
import { renderSvg } from '../src/paper/svg.ts';
import { printingOf } from '../src/words/words.ts';
import { dealPreset, expectOk, manifestOf, plenty } from './harness.ts';

const context: PrintContext = {
  paper: 'a4',
  levelName: () => 'Some level',
  linkOf: (code) => `https://example.org/play/${code}`,
};

async function open(id: string) {
  const manifest = manifestOf(id);
  const game = await manifest.loadGame();
  const printing = await manifest.loadPrinting?.('en', game);
  if (!printing) throw new Error(`${id} does not print`);
  const dealer: Dealer = async (params, seed) => deal(game, params, seed, plenty());
  return { game, printing, dealer, texts: await printingOf(await manifest.words.en()) };
}

const drawingOf = (pages: readonly Page[]) => pages.map(renderSvg).join('');

describe.each(games.filter(({ loadPrinting }) => loadPrinting).map(({ id }) => id))('%s', (id) => {
  it('asks for what it has words for, and has a usual order', async () => {
    const { printing, texts } = await open(id);
    expect(checkSettings(printing.fields, printing.usual)).toEqual([]);
    expect(texts?.about).toMatch(/\.$/);
    expect(Object.keys(texts?.fields ?? {}).sort()).toEqual(
      printing.fields.map(({ key }) => key).sort(),
    );
    const keys = printing.fields.map(({ key }) => key);
    for (const key of printing.puzzleFields ?? []) expect(keys).toContain(key);
    // The address of the print page has these besides.
    for (const key of ['paper', 'seed']) expect(keys).not.toContain(key);
  });

  it('draws the same pages for the same order and seed, and others for another', async () => {
    const { printing, dealer } = await open(id);
    const draw = async (seed: string) =>
      drawingOf(expectOk(await printing.order(printing.usual, seed, context, dealer)));
    const first = await draw('one');
    expect(first).toMatch(/^<svg /);
    expect(await draw('one')).toBe(first);
    expect(await draw('two')).not.toBe(first);
  });

  it('passes on why a puzzle could not be dealt, and refuses an order that is none', async () => {
    const { printing, dealer } = await open(id);
    const cancelled: Dealer = async () => ({ ok: false, fault: { code: 'cancelled' } });
    expect(await printing.order(printing.usual, 'one', context, cancelled)).toEqual({
      ok: false,
      fault: { code: 'cancelled' },
    });
    const odd = Object.fromEntries(
      printing.fields.flatMap(({ key, kind }) => (kind === 'choice' ? [[key, 'odd']] : [])),
    );
    const refused = await printing.order({ ...printing.usual, ...odd }, 'one', context, dealer);
    expect(refused.ok).toBe(false);
  });

  it('prints a puzzle that somebody has, on paper of either size', async () => {
    const { game, printing } = await open(id);
    const dealt = dealPreset(game, game.presets[0].id, 'paper');
    // As it is called, or as it was measured.
    const { presets } = await manifestOf(id).words.en();
    const named = ['Some level', presets[game.presets[0].id]?.name ?? ''];
    for (const paper of ['a4', 'letter'] as const) {
      const pages = expectOk(printing.puzzle(dealt, { ...context, paper }, printing.usual));
      expect(pages.length).toBeGreaterThan(0);
      const drawing = drawingOf(pages);
      expect(named.filter((name) => drawing.includes(name))).toHaveLength(1);
    }
  });
});
