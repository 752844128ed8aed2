// Sprite sheets for the build: the tiles, on several sheets, so that a classic board loads 24 pictures and not 112.

import { animals, drawLetters, drawShapes, fruit } from '../../../games/pikachu/pictures.ts';
import { symbols, type TileSet, tileSets } from '../../../games/pikachu/symbols.ts';
import type { GameBuild, IconSet, SpriteSheet } from '../build-facts.ts';

/** Emoji are known by their names to styles and tests; all others by set and number. */
const pictureId = (set: TileSet, index: number) =>
  set === 'emoji' ? `tile-${symbols[index]}` : `${set}-${index + 1}`;

/** The mean luminance of a picture's fills, from 0 to 1. */
function lightness(body: string): number {
  const fills = [...body.matchAll(/fill="#([0-9a-f]{6})"/gi)].map(([, hex = '000000']) => {
    const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return 0.2126 * part(0) + 0.7152 * part(2) + 0.0722 * part(4);
  });
  return fills.reduce((sum, one) => sum + one, 0) / Math.max(1, fills.length);
}

const PALE = 0.62;
const OUTLINE = '#5b4632';

/** Pale pictures get an outline, because tiles are cream. */
function drawIcon(icons: IconSet, name: string): string {
  const icon = icons.icons[name];
  if (!icon) throw new Error(`the icon set has no ${name}`);
  const outline = `<g stroke="${OUTLINE}" stroke-width="1.5" stroke-linejoin="round">${icon.body}</g>`;
  return lightness(icon.body) > PALE ? outline + icon.body : icon.body;
}

/** Where each sheet ends, in pictures: those of a classic board, of an expert one, and the rest. */
const ENDS: Readonly<Record<TileSet, readonly number[]>> = {
  emoji: [24, 40, 112],
  animals: [40, 112],
  fruit: [40, 112],
  shapes: [112],
  letters: [112],
};

function tileSheets(icons: IconSet): readonly SpriteSheet[] {
  const drawn: Readonly<Record<TileSet, readonly string[]>> = {
    emoji: symbols.map((name) => drawIcon(icons, name)),
    animals: animals.map((name) => drawIcon(icons, name)),
    fruit: fruit.map((name) => drawIcon(icons, name)),
    shapes: drawShapes(),
    letters: drawLetters(),
  };
  return tileSets.flatMap((set, place) =>
    ENDS[set].map((end, index): SpriteSheet => {
      const first = ENDS[set][index - 1] ?? 0;
      const pieces = drawn[set]
        .slice(first, end)
        .map(
          (body, at) =>
            `<symbol id="${pictureId(set, first + at)}" viewBox="0 0 ${icons.width} ${icons.height}">${body}</symbol>`,
        );
      const name = set === 'emoji' ? 'symbols' : set;
      const classic = place === 0 && index === 0;
      return { name, pieces, facts: { set, first }, ...(classic ? { firstBoard: true } : {}) };
    }),
  );
}

export const build: GameBuild = { sprites: tileSheets };
