// What is chosen beside the presets in the new-game dialog: the shape of the board and its pictures; and the way to the
// journey.

import { A } from '@solidjs/router';
import { For, type JSX } from 'solid-js';
import { tileSets } from '../../../games/pikachu/tilesets.ts';
import { chooseSet, chosenSet } from './sets.ts';
import { setShapeChoice, shapeChoice, shapes } from './shape.ts';
import { words } from './words.ts';

export function Choice(): JSX.Element {
  return (
    <div class="pikachu-choice">
      <label class="field">
        <span>{words.face.shape}</span>
        <select
          class="input"
          value={shapeChoice()}
          onChange={(event) =>
            setShapeChoice(shapes.find((shape) => shape === event.currentTarget.value) ?? 'screen')
          }
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
