// What is chosen beside the presets in the new-game dialog: the shape of the board.

import { For, type JSX } from 'solid-js';
import { setShapeChoice, shapeChoice, shapes } from './shape.ts';
import { words } from './words.ts';

export function Choice(): JSX.Element {
  return (
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
  );
}
