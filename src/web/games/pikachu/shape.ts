// The shape of new boards: as wide or as tall as the screen, unless the player wants one of them always.

import type { Settings } from '../../../core/settings.ts';
import { otherShape, presets } from '../../../games/pikachu/rules/params.ts';
import { kept, textForm } from '../../storage/kept.ts';

export const shapes = ['screen', 'wide', 'tall'] as const;
export type ShapeChoice = (typeof shapes)[number];

const choice = kept('curio.pikachu.shape', textForm('screen'));

export const shapeChoice = (): ShapeChoice =>
  shapes.find((shape) => shape === choice.value()) ?? 'screen';
export const setShapeChoice = (shape: ShapeChoice): void => choice.set(shape);

function wantsTall(): boolean {
  const shape = shapeChoice();
  return shape === 'screen' ? matchMedia('(orientation: portrait)').matches : shape === 'tall';
}

const isTall = ({ rows, cols }: { readonly rows: number; readonly cols: number }) => rows > cols;

/** Offered for this shape; also what has no counterpart in the other one. */
export function isOffered(id: string): boolean {
  const preset = presets.find((known) => known.id === id);
  return !preset || isTall(preset.params) === wantsTall() || otherShape(id) === undefined;
}

/** The same choice in the wanted shape; settings that are no choice of ours stay as they are. */
export function suited(params: Settings): Settings {
  const preset = presets.find((known) =>
    Object.entries(known.params).every(([key, value]) => params[key] === value),
  );
  if (!preset || isOffered(preset.id)) return params;
  return otherShape(preset.id)?.params ?? params;
}
