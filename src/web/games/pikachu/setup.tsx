// Chosen beside the presets of a new game: the shape of the board (by default that of the screen), its pictures, and the
// way to the journey.

import { A } from '@solidjs/router';
import { For, type JSX } from 'solid-js';
import { words } from '#words/pikachu/index.ts';
import type { Settings } from '../../../core/settings.ts';
import { otherShape, presets } from '../../../games/pikachu/rules/params.ts';
import { tileSets } from '../../../games/pikachu/symbols.ts';
import { defaultSetup, type FaceSetup } from '../../board/face.ts';
import { persistedSignal, textForm } from '../../storage/local-store.ts';
import { chooseSet, chosenSet } from './tiles.tsx';

const shapes = ['screen', 'wide', 'tall'] as const;

const choice = persistedSignal('curio.pikachu.shape', textForm('screen'));

const shapeChoice = () => shapes.find((shape) => shape === choice.value()) ?? 'screen';

function wantsTall(): boolean {
  const shape = shapeChoice();
  return shape === 'screen' ? matchMedia('(orientation: portrait)').matches : shape === 'tall';
}

const isTall = ({ rows, cols }: { readonly rows: number; readonly cols: number }) => rows > cols;

/** The same preset in the wanted shape, where there is one; other settings stay as they are. */
export function suited(params: Settings): Settings {
  const preset = presets.find((known) =>
    Object.entries(known.params).every(([key, value]) => params[key] === value),
  );
  if (!preset || isTall(preset.params) === wantsTall()) return params;
  return otherShape(preset.id)?.params ?? params;
}

export function Choice(): JSX.Element {
  return (
    <div class="pikachu-choice">
      <label class="field">
        <span>{words.face.shape}</span>
        <select
          class="input"
          value={shapeChoice()}
          onChange={(event) => choice.set(event.currentTarget.value)}
        >
          <For each={shapes}>
            {(shape) => <option value={shape}>{words.face.shapes[shape]}</option>}
          </For>
        </select>
      </label>
      <label class="field">
        <span>{words.face.pictures}</span>
        <select
          class="input"
          value={chosenSet()}
          onChange={(event) =>
            chooseSet(tileSets.find((set) => set === event.currentTarget.value) ?? 'emoji')
          }
        >
          <For each={tileSets}>{(set) => <option value={set}>{words.face.sets[set]}</option>}</For>
        </select>
      </label>
      <A class="button" href="/pikachu/journey">
        {words.face.journeyChoice}
      </A>
    </div>
  );
}

export const setup: FaceSetup = { ...defaultSetup, Choice };
