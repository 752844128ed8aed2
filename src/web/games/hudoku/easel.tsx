// The drawing under the brush: region lines and colours are there as it is painted, by drag, click or keyboard.

import { createMemo, Index, type JSX } from 'solid-js';
import { isBlank, regionName } from '../../../games/hudoku/grid/layout.ts';
import type { Template } from '../../../games/hudoku/types.ts';
import { createGridFocus } from '../../ui/grid.ts';
import { bordersAt } from './cells.ts';
import { coloursOf } from './colouring.ts';
import { words } from './words.ts';

const texts = words.face.editor;

export interface EaselProps {
  readonly drawing: Template;
  paint(cell: number): void;
  /** The brush is lifted: what was painted since it came down is one stroke. */
  lift(): void;
}

/** Columns that fit the narrowest phone. */
const FITTING = 12;

export function Easel(props: EaselProps): JSX.Element {
  let grid: HTMLDivElement | undefined;
  const columns = () => props.drawing[0]?.length ?? 1;
  let down = false;
  const pans = () => columns() > FITTING;
  const colours = createMemo(() => coloursOf(props.drawing));
  const focus = createGridFocus(() => grid, {
    rows: () => props.drawing.length,
    columns,
  });
  const under = (event: PointerEvent) => {
    const at = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-cell]');
    return at instanceof HTMLElement && grid?.contains(at) ? Number(at.dataset['cell']) : undefined;
  };
  const stroke = (event: PointerEvent) => {
    const cell = under(event);
    if (cell !== undefined) props.paint(cell);
  };
  const lift = () => {
    if (down) props.lift();
    down = false;
  };
  return (
    <div
      ref={(element) => {
        grid = element;
      }}
      class="editor-grid"
      classList={{ pans: pans() }}
      role="group"
      aria-label={texts.board}
      style={{ '--columns': columns() }}
      onKeyDown={focus.onKeyDown}
      onPointerDown={(event) => {
        const pansNow = pans() && event.pointerType === 'touch';
        if (!event.isPrimary || event.button !== 0 || pansNow) return;
        down = true;
        stroke(event);
      }}
      onPointerMove={(event) => down && stroke(event)}
      onPointerUp={lift}
      onPointerCancel={lift}
      onPointerLeave={lift}
    >
      <Index each={props.drawing}>
        {(line, row) => (
          <Index each={line()}>
            {(token, column) => {
              const cell = () => row * columns() + column;
              const colour = () => colours().get(regionName(token())) ?? 0;
              const edges = createMemo(() => bordersAt(props.drawing, row, column));
              return (
                <button
                  type="button"
                  class="editor-cell region-cell"
                  classList={{
                    blank: isBlank(token()),
                    'tint-b': colour() === 1,
                    'tint-c': colour() === 2,
                    'tint-d': colour() === 3,
                    'edge-top': edges().includes('top'),
                    'edge-right': edges().includes('right'),
                    'edge-bottom': edges().includes('bottom'),
                    'edge-left': edges().includes('left'),
                  }}
                  data-cell={cell()}
                  tabindex={focus.cell(cell()).tabindex}
                  onFocus={() => focus.cell(cell()).onFocus()}
                  aria-label={texts.cell(row, column, regionName(token()), isBlank(token()))}
                  // By keyboard, or by a tap where a finger pans; else the brush has painted when it came down.
                  onClick={() => {
                    props.paint(cell());
                    props.lift();
                  }}
                >
                  {regionName(token())}
                </button>
              );
            }}
          </Index>
        )}
      </Index>
    </div>
  );
}
