// The pictures of the home page, small enough to be there at once.

import type { JSX } from 'solid-js';
import type { GameId } from '../../games/index.ts';
import { DokubornPicture } from './dokuborn/picture.tsx';
import { DragonQuestPicture } from './dragon-quest/picture.tsx';
import { HudokuPicture } from './hudoku/picture.tsx';
import { PikachuPicture } from './pikachu/picture.tsx';
import { WitchesPicture } from './witches/picture.tsx';

export const pictures: Readonly<Record<GameId, () => JSX.Element>> = {
  hudoku: HudokuPicture,
  pikachu: PikachuPicture,
  dokuborn: DokubornPicture,
  'dragon-quest': DragonQuestPicture,
  witches: WitchesPicture,
};
