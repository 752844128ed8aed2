// Draws the marks of a hint over the element that holds the cells (data-cell): geometry over the boxes of the cells, and
// an SVG layer. Each kind has its own shape, so they read without colour. Loaded with the first hint, by hint-marks.tsx.

import {
  type Accessor,
  createEffect,
  createMemo,
  createSignal,
  createUniqueId,
  For,
  type JSX,
  onCleanup,
  onMount,
  Show,
} from 'solid-js';
import type { BoardPoint, Mark } from '../../core/hint.ts';
import './hint-marks.css';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface MarkPoint {
  readonly x: number;
  readonly y: number;
}

type Boxes = ReadonlyMap<number, Box>;

const middleOf = ({ x, y, width, height }: Box): MarkPoint => ({
  x: x + width / 2,
  y: y + height / 2,
});

/** Smaller on every side by a fraction of its shorter side; larger for a negative one. */
function inset(box: Box, part: number): Box {
  const by = Math.min(box.width, box.height) * part;
  return {
    x: box.x + by,
    y: box.y + by,
    width: box.width - 2 * by,
    height: box.height - 2 * by,
  };
}

/** The place of a candidate: cells hold them in rows of three, or of four where digits go beyond nine. */
export function candidateBox(cell: Box, value: number, perRow: number): Box {
  const index = value - 1;
  const width = (cell.width * 0.92) / perRow;
  const height = (cell.height * 0.92) / perRow;
  return {
    x: cell.x + cell.width * 0.04 + (index % perRow) * width,
    y: cell.y + cell.height * 0.04 + Math.floor(index / perRow) * height,
    width,
    height,
  };
}

/** The distance from the middle of a box to its edge, in multiples of the direction. */
function reach(box: Box, { x, y }: MarkPoint): number {
  const across = x === 0 ? Number.POSITIVE_INFINITY : box.width / 2 / Math.abs(x);
  const down = y === 0 ? Number.POSITIVE_INFINITY : box.height / 2 / Math.abs(y);
  return Math.min(across, down);
}

/** The line between the middles of two boxes, cut off where it leaves the first and enters the second. */
export function between(from: Box, to: Box): readonly [MarkPoint, MarkPoint] {
  const start = middleOf(from);
  const end = middleOf(to);
  const way = { x: end.x - start.x, y: end.y - start.y };
  const leave = reach(from, way);
  const enter = 1 - reach(to, way);
  // Between boxes that touch there is nothing: the line joins their middles.
  const [first, last] = leave < enter ? [leave, enter] : [0, 1];
  return [
    { x: start.x + way.x * first, y: start.y + way.y * first },
    { x: start.x + way.x * last, y: start.y + way.y * last },
  ];
}

/** The head of an arrow that ends in a point: its two barbs with the point between them. */
export function arrowHead(
  from: MarkPoint,
  to: MarkPoint,
  size: number,
): readonly [MarkPoint, MarkPoint, MarkPoint] {
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const barb = (turn: number) => ({
    x: to.x - size * Math.cos(angle + turn),
    y: to.y - size * Math.sin(angle + turn),
  });
  return [barb(0.5), to, barb(-0.5)];
}

const pathText = (points: readonly MarkPoint[]) =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join(' ');

const round = (value: number) => Math.round(value * 10) / 10;

/** The outline of cells that lie side by side: every side that no other of them adjoins. */
export function outlineOf(boxes: readonly Box[]) {
  const sides: { readonly from: MarkPoint; readonly to: MarkPoint }[] = [];
  for (const box of boxes) {
    const { x, y, width, height } = box;
    const right = x + width;
    const bottom = y + height;
    /** Is another one just beyond, across at most a third of a cell? */
    const adjoins = (isBeyond: (other: Box) => boolean) =>
      boxes.some((other) => other !== box && isBeyond(other));
    const sameRow = (other: Box) => Math.abs(other.y - y) < height / 2;
    const sameColumn = (other: Box) => Math.abs(other.x - x) < width / 2;
    const near = (gap: number, size: number) => gap > -size / 3 && gap < size / 3;
    if (!adjoins((other) => sameColumn(other) && near(y - other.y - other.height, height)))
      sides.push({ from: { x, y }, to: { x: right, y } });
    if (!adjoins((other) => sameColumn(other) && near(other.y - bottom, height)))
      sides.push({ from: { x, y: bottom }, to: { x: right, y: bottom } });
    if (!adjoins((other) => sameRow(other) && near(x - other.x - other.width, width)))
      sides.push({ from: { x, y }, to: { x, y: bottom } });
    if (!adjoins((other) => sameRow(other) && near(other.x - right, width)))
      sides.push({ from: { x: right, y }, to: { x: right, y: bottom } });
  }
  return sides;
}

/** How far beyond the edge of the outermost cells a path runs, in cells. */
const BEYOND = 0.75;

/** Where a point between cells lies; one outside the board lies just beyond the cell next to it. */
export function pointOn(
  boxes: Boxes,
  columns: number,
  { row, col }: BoardPoint,
): MarkPoint | undefined {
  const rows = Math.ceil((Math.max(...boxes.keys()) + 1) / columns);
  const clamp = (value: number, count: number) => Math.min(Math.max(value, 0), count - 1);
  const [insideRow, insideCol] = [clamp(row, rows), clamp(col, columns)];
  const at = (atRow: number, atCol: number) => {
    const box = boxes.get(atRow * columns + atCol);
    return box && middleOf(box);
  };
  const inside = at(insideRow, insideCol);
  if (!inside) return undefined;
  const [down, across] = [Math.sign(row - insideRow), Math.sign(col - insideCol)];
  if (down === 0 && across === 0) return inside;
  const inward = at(insideRow - down, insideCol - across);
  if (!inward) return inside;
  return {
    x: inside.x + (inside.x - inward.x) * BEYOND,
    y: inside.y + (inside.y - inward.y) * BEYOND,
  };
}

interface Measured {
  readonly width: number;
  readonly height: number;
  readonly boxes: Boxes;
}

const NOTHING: Measured = { width: 0, height: 0, boxes: new Map() };

/** The boxes of all elements with `data-cell` inside the holder, relative to it. */
function measureCells(holder: Element): Measured {
  const frame = holder.getBoundingClientRect();
  const boxes = new Map<number, Box>();
  for (const element of holder.querySelectorAll<HTMLElement>('[data-cell]')) {
    const { left, top, width, height } = element.getBoundingClientRect();
    const cell = Number(element.dataset['cell']);
    if (width > 0) boxes.set(cell, { x: left - frame.left, y: top - frame.top, width, height });
  }
  return { width: frame.width, height: frame.height, boxes };
}

/** Follows the size of the layer's parent, which must hold the cells. */
function createMeasured(layer: () => Element | undefined): Accessor<Measured> {
  const [measured, setMeasured] = createSignal(NOTHING);
  onMount(() => {
    const holder = layer()?.parentElement;
    if (!holder) return;
    const measure = () => void setMeasured(measureCells(holder));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(holder);
    onCleanup(() => observer.disconnect());
  });
  return measured;
}

/** Brings cells into view, the last one foremost, where the board pans. */
function bringIntoView(holder: Element, cells: readonly number[]): void {
  for (const cell of cells)
    holder
      .querySelector(`[data-cell="${cell}"]`)
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** The smallest font size, in pixels. */
const SMALLEST_TEXT = 12;

/** Lines up to this length have their number beside them, at this distance; in pixels. */
const SHORT = 40;
const BESIDE = 13;

type Of<K extends Mark['kind']> = Extract<Mark, { readonly kind: K }>;

export interface HintLayerProps {
  readonly marks: readonly Mark[];
  /** Columns of the board, by which the game numbers its cells; for paths with corners. */
  readonly columns?: number;
  /** Candidates in a row of a cell: 3, or 4 where digits go beyond nine. */
  readonly perRow?: number;
  /** Fades the board behind an assumption. */
  readonly faded?: boolean;
  /** Lines leave the middle of these cells free: one across a digit would look like a strike. */
  readonly clear?: readonly number[];
}

export default function HintLayer(props: HintLayerProps): JSX.Element {
  let layer: SVGSVGElement | undefined;
  const measured = createMeasured(() => layer);
  const box = (cell: number) => measured().boxes.get(cell);
  const of = <K extends Mark['kind']>(kind: K) =>
    props.marks.filter((mark): mark is Of<K> => mark.kind === kind);
  const perRow = () => props.perRow ?? 3;
  /** The size of a cell, for strokes and letters. */
  const unit = createMemo(() => {
    const [first] = measured().boxes.values();
    return first ? Math.min(first.width, first.height) : 0;
  });
  const stroke = () => Math.min(5, Math.max(2, unit() / 18));

  /** A line runs to the candidate that it names, or to the one that the cell shows. */
  const anchor = (cell: number, value: number | undefined): Box | undefined => {
    const whole = box(cell);
    if (!whole) return undefined;
    if (value !== undefined) return candidateBox(whole, value, perRow());
    const own = of('candidate').filter((mark) => mark.cell === cell);
    const [only] = own;
    if (own.length === 1 && only && only.as !== 'target')
      return candidateBox(whole, only.value, perRow());
    const isRinged = of('cause').some((mark) => mark.cell === cell);
    return inset(whole, isRinged ? 0.08 : own.length > 1 ? 0.02 : 0.3);
  };

  /** No struck candidates where the answer is shown. */
  const candidates = () => {
    const all = of('candidate');
    const answered = all.filter(({ as }) => as === 'target').map(({ cell }) => cell);
    return all.filter(({ cell, as }) => as !== 'struck' || !answered.includes(cell));
  };
  const behindRings = createUniqueId();
  // The move first; without one, the cell in question, then what strikes and decides.
  createEffect(() => {
    const targets = of('target').map(({ cell }) => cell);
    const areas = of('area').map(({ cells }) => cells);
    const shown =
      targets.length > 0
        ? targets
        : [
            ...areas.flatMap((cells) => cells.slice(0, 1)),
            ...of('cause').map(({ cell }) => cell),
            ...of('candidate').flatMap(({ cell, as }) => (as === 'struck' ? [cell] : [])),
            ...areas.flatMap((cells) => (cells.length === 1 ? cells : [])),
          ];
    const holder = layer?.parentElement;
    if (holder && measured().boxes.size > 0) bringIntoView(holder, shown);
  });

  return (
    <svg
      ref={layer}
      class="marks"
      aria-hidden="true"
      width={measured().width}
      height={measured().height}
      style={{ '--stroke': `${stroke()}px`, '--unit': `${unit()}px` }}
    >
      <Show when={props.faded}>
        <rect class="marks-veil" width="100%" height="100%" />
      </Show>
      <For each={of('area')}>
        {(mark) => <Area boxes={mark.cells.flatMap((cell) => box(cell) ?? [])} />}
      </For>
      <For each={of('cross')}>
        {(mark) => <Show when={box(mark.cell)}>{(at) => <Cross box={at()} />}</Show>}
      </For>
      {/* Lines run behind rings: one across a ringed digit would look like a strike. */}
      <mask
        id={behindRings}
        maskUnits="userSpaceOnUse"
        x="-50%"
        y="-50%"
        width="200%"
        height="200%"
      >
        <rect class="seen" x="-50%" y="-50%" width="200%" height="200%" />
        <For each={of('cause')}>
          {(mark) => (
            <Show when={box(mark.cell)}>{(at) => <rect class="hidden" {...ringOf(at())} />}</Show>
          )}
        </For>
        <For each={props.clear ?? []}>
          {(cell) => (
            <Show when={box(cell)}>
              {(at) => <rect class="hidden" {...ringOf(inset(at(), 0.18))} />}
            </Show>
          )}
        </For>
      </mask>
      <g mask={`url(#${behindRings})`}>
        <For each={of('link')}>
          {(mark) => {
            const corners = () =>
              (mark.via ?? []).flatMap(
                (point) => pointOn(measured().boxes, props.columns ?? 1, point) ?? [],
              );
            return (
              <Show when={anchor(mark.from, mark.values?.[0])}>
                {(from) => (
                  <Show when={anchor(mark.to, mark.values?.[1])}>
                    {(to) => (
                      <Link
                        mark={mark}
                        from={from()}
                        to={to()}
                        corners={corners()}
                        head={Math.max(6, unit() / 6)}
                      />
                    )}
                  </Show>
                )}
              </Show>
            );
          }}
        </For>
      </g>
      <For each={of('cause')}>
        {(mark) => (
          <Show when={box(mark.cell)}>
            {(at) => <Ring kind="cause" box={at()} note={mark.note} />}
          </Show>
        )}
      </For>
      <For each={candidates()}>
        {(mark) => (
          <Show when={box(mark.cell)}>
            {(at) => (
              <Candidate
                mark={mark}
                box={
                  mark.as === 'target' ? inset(at(), 0.2) : candidateBox(at(), mark.value, perRow())
                }
              />
            )}
          </Show>
        )}
      </For>
      <For each={of('target')}>
        {(mark) => <Show when={box(mark.cell)}>{(at) => <Ring kind="target" box={at()} />}</Show>}
      </For>
    </svg>
  );
}

function Area(props: { readonly boxes: readonly Box[] }): JSX.Element {
  const outline = () =>
    outlineOf(props.boxes)
      .map(({ from, to }) => pathText([from, to]))
      .join('');
  return (
    <g class="mark-area">
      <For each={props.boxes}>
        {(box) => <rect x={box.x} y={box.y} width={box.width} height={box.height} />}
      </For>
      <path class="casing" d={outline()} />
      <path class="line" d={outline()} />
    </g>
  );
}

/** Round for a cause, a box for the move. */
function ringOf(box: Box, round = 0.5) {
  const { x, y, width, height } = inset(box, 0.06);
  return { x, y, width, height, rx: Math.min(width, height) * round };
}

function Ring(props: {
  readonly kind: 'cause' | 'target';
  readonly box: Box;
  readonly note?: string | undefined;
}): JSX.Element {
  const shape = () => ringOf(props.box, props.kind === 'cause' ? 0.5 : 0.18);
  return (
    <g class={`mark-${props.kind}`}>
      <rect class="casing" {...shape()} />
      <rect class="line" {...shape()} />
      <Show when={props.note}>
        <Badge at={{ x: shape().x + shape().width, y: shape().y }} text={props.note ?? ''} />
      </Show>
    </g>
  );
}

function Cross(props: { readonly box: Box }): JSX.Element {
  const line = () => {
    const { x, y, width, height } = inset(props.box, 0.3);
    return `M${x} ${y}L${x + width} ${y + height}M${x + width} ${y}L${x} ${y + height}`;
  };
  return (
    <g class="mark-cross">
      <path class="casing" d={line()} />
      <path class="line" d={line()} />
    </g>
  );
}

function Candidate(props: { readonly mark: Of<'candidate'>; readonly box: Box }): JSX.Element {
  const middle = () => middleOf(props.box);
  const radius = () => Math.min(props.box.width, props.box.height) / 2;
  return (
    <g class="mark-candidate" classList={{ [props.mark.as]: true }}>
      <circle cx={middle().x} cy={middle().y} r={radius()} />
      <text
        x={middle().x}
        y={middle().y}
        style={{ 'font-size': `${Math.max(SMALLEST_TEXT, radius() * 1.55)}px` }}
      >
        {props.mark.value}
      </text>
      <Show when={props.mark.as === 'struck'}>
        <path
          class="line"
          d={`M${middle().x - radius()} ${middle().y + radius()}L${middle().x + radius()} ${middle().y - radius()}`}
        />
      </Show>
    </g>
  );
}

function Link(props: {
  readonly mark: Of<'link'>;
  readonly from: Box;
  readonly to: Box;
  readonly corners: readonly MarkPoint[];
  readonly head: number;
}): JSX.Element {
  const points = (): readonly MarkPoint[] => {
    if (props.mark.as !== 'path') return between(props.from, props.to);
    return [middleOf(props.from), ...props.corners, middleOf(props.to)];
  };
  const line = () => pathText(points());
  const ends = () => [points().at(-2), points().at(-1)] as const;
  /** A line that only connects has no direction. */
  const isArrow = () =>
    props.mark.as === 'weak' || (props.mark.as === 'strong' && props.mark.order !== undefined);
  const head = () => {
    const [from, to] = ends();
    return from && to && isArrow() ? pathText(arrowHead(from, to, props.head)) : '';
  };
  const half = (): MarkPoint => {
    const [from = { x: 0, y: 0 }, to = from] = ends();
    const [x, y] = [to.x - from.x, to.y - from.y];
    const length = Math.hypot(x, y);
    // On a short line its number would hide what it connects.
    const aside = length > 0 && length < SHORT ? BESIDE / length : 0;
    return { x: (from.x + to.x) / 2 - y * aside, y: (from.y + to.y) / 2 + x * aside };
  };
  return (
    <g class="mark-link" classList={{ [props.mark.as]: true }}>
      <path class="casing" d={line()} />
      <path class="line" d={line()} />
      <path class="head" d={head()} />
      <Show when={props.mark.order}>{(order) => <Badge at={half()} text={String(order())} />}</Show>
    </g>
  );
}

/** Square, because candidates, which hold a number too, are round. */
function Badge(props: { readonly at: MarkPoint; readonly text: string }): JSX.Element {
  return (
    <g class="mark-badge">
      <rect x={props.at.x - 7.5} y={props.at.y - 7.5} width="15" height="15" rx="3" />
      <text x={props.at.x} y={props.at.y}>
        {props.text}
      </text>
    </g>
  );
}
