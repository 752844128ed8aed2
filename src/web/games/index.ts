// The one list of faces, loaded on demand. A game without one shows as "soon".

import type { GameId } from '../../games/index.ts';
import type { Face } from './face.ts';

const faces: Partial<Record<GameId, () => Promise<Face>>> = {};

export function loadFace(id: string): Promise<Face> | undefined {
  const entry = Object.entries(faces).find(([known]) => known === id);
  return entry?.[1]();
}

export function hasFace(id: string): boolean {
  return Object.hasOwn(faces, id);
}
