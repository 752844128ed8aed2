// The one list of faces, loaded on demand. A game that has none yet is played through the plain one.

import { findGame, type GameId } from '../../games/index.ts';
import type { Face } from './face.ts';

const faces: Partial<Record<GameId, () => Promise<Face>>> = {
  hudoku: async () => (await import('./hudoku/index.tsx')).face,
  pikachu: async () => (await import('./pikachu/index.tsx')).face,
  witches: async () => (await import('./witches/index.tsx')).face,
  dokuborn: async () => (await import('./dokuborn/index.tsx')).face,
  'dragon-quest': async () => (await import('./dragon-quest/index.tsx')).face,
};

const isFaced = (id: string): id is GameId => Object.hasOwn(faces, id);

export async function loadFace(id: string): Promise<Face | undefined> {
  if (!findGame(id)) return undefined;
  const own = isFaced(id) ? faces[id] : undefined;
  return own ? own() : (await import('./plain.tsx')).plainFace;
}
