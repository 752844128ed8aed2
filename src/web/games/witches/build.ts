// What Witches tells the build: the modules of its first board, and a sprite sheet of the herbs and of the signs of
// special cells. A sign takes its stroke from the element that uses it.

import { pictureColors, pictures, specialIcons } from '../../../games/witches/paper/pictures.ts';
import type { GameBuild, SpriteSheet } from '../build-facts.ts';

function herbSheet(): SpriteSheet {
  const herbs = Object.entries(pictures).map(([name, layers]) => {
    const paths = layers.map(({ d, paint }) => {
      const { fill = 'none', stroke } = pictureColors[paint];
      const line = stroke ? ` stroke="${stroke.color}" stroke-width="${stroke.width}"` : '';
      return `<path d="${d}" fill="${fill}"${line}/>`;
    });
    return `<g id="${name.replace(' ', '-')}">${paths.join('')}</g>`;
  });
  const signs = Object.entries(specialIcons).map(([name, d]) => `<path id="${name}" d="${d}"/>`);
  return { name: 'herbs', pieces: [...herbs, ...signs] };
}

export const build: GameBuild = {
  firstBoard: ['src/web/games/witches/high-witch/page.tsx'],
  otherBoards: ['src/web/games/witches/solo/page.tsx'],
  sprites: () => [herbSheet()],
};
