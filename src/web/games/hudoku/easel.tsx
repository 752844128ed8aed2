// The drawing under the brush: region lines and colours are there as it is painted, by drag, click or keyboard.

import { createMemo, Index, type JSX } from 'solid-js';
import { isBlank, regionName } from '../../../games/hudoku/grid/layout.ts';
import type { Template } from '../../../games/hudoku/types.ts';
import { createGridFocus } from '../../kit/grid.ts';
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

export function Easel(props: EaselProps): JSX.Element {
  let grid: HTMLDivElement | undefined;
  let down = false;
  const columns = () => props.drawing[0]?.length ?? 1;
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
      role="group"
      aria-label={texts.board}
      style={{ '--columns': columns() }}
      onKeyDown={focus.onKeyDown}
      onPointerDown={(event) => {
        if (!event.isPrimary || event.button !== 0) return;
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
                  class="editor-cell"
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
                  // By keyboard; a pointer has painted when it came down.
                  onClick={(event) => {
                    if (event.detail !== 0) return;
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
