// TrueType fonts: reads a slice (WOFF), and writes a font with just the glyphs that are used. Knows nothing of PDF.

/** Big-endian numbers of a table. */
type Table = DataView;

export interface Metrics {
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly descent: number;
  /** xMin, yMin, xMax, yMax. */
  readonly box: readonly [number, number, number, number];
}

export interface TrueType {
  readonly metrics: Metrics;
  /** Glyph of a letter; undefined where the font has none. */
  glyphOf(code: number): number | undefined;
  /** In units of the font. */
  widthOf(glyph: number): number;
  /** A font of these glyphs, numbered anew in this order from 1; glyph 0 stays what it is. */
  subset(glyphs: readonly number[]): Uint8Array;
}

const viewOf = (bytes: Uint8Array): Table =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function tagAt(view: Table, place: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(place + index)));
}

const WOFF = 'wOFF';

/** The tables of a WOFF file; `inflate` unpacks zlib. Undefined for anything else. */
function tablesOf(
  file: Uint8Array,
  inflate: (bytes: Uint8Array) => Uint8Array,
): ReadonlyMap<string, Uint8Array> | undefined {
  if (file.length < 44) return undefined;
  const view = viewOf(file);
  if (tagAt(view, 0) !== WOFF) return undefined;
  const tables = new Map<string, Uint8Array>();
  for (let index = 0; index < view.getUint16(12); index++) {
    const entry = 44 + index * 20;
    const [offset, packed, length] = [4, 8, 12].map((place) => view.getUint32(entry + place));
    const bytes = file.subarray(offset, (offset ?? 0) + (packed ?? 0));
    tables.set(tagAt(view, entry), (packed ?? 0) < (length ?? 0) ? inflate(bytes) : bytes);
  }
  return tables;
}

/** Undefined where the file is no TrueType font that can be read. */
export function readWoff(
  file: Uint8Array,
  inflate: (bytes: Uint8Array) => Uint8Array,
): TrueType | undefined {
  const tables = tablesOf(file, inflate);
  const table = (name: string) => {
    const bytes = tables?.get(name);
    return bytes && viewOf(bytes);
  };
  const [head, hhea, hmtx, maxp, cmap] = ['head', 'hhea', 'hmtx', 'maxp', 'cmap'].map(table);
  const glyf = tables?.get('glyf');
  const loca = table('loca');
  if (!tables || !head || !hhea || !hmtx || !maxp || !cmap || !glyf || !loca) return undefined;
  const letters = readLetters(cmap);
  const long = head.getInt16(50) === 1;
  const offsetOf = (glyph: number) =>
    long ? loca.getUint32(glyph * 4) : loca.getUint16(glyph * 2) * 2;
  const outlineOf = (glyph: number) => glyf.subarray(offsetOf(glyph), offsetOf(glyph + 1));
  const wide = hhea.getUint16(34);
  const place = (glyph: number) => Math.min(glyph, wide - 1) * 4;
  return {
    metrics: {
      unitsPerEm: head.getUint16(18),
      ascent: hhea.getInt16(4),
      descent: hhea.getInt16(6),
      box: [head.getInt16(36), head.getInt16(38), head.getInt16(40), head.getInt16(42)],
    },
    glyphOf: (code) => letters.get(code),
    widthOf: (glyph) => hmtx.getUint16(place(glyph)),
    subset(glyphs) {
      const kept = withParts([0, ...glyphs], outlineOf);
      const renumbered = new Map(kept.map((glyph, index) => [glyph, index]));
      const outlines = kept.map((glyph) => renumber(outlineOf(glyph), renumbered));
      const metrics = new Uint8Array(kept.length * 4);
      for (const [index, glyph] of kept.entries()) {
        const bearing =
          glyph < wide
            ? hmtx.getInt16(glyph * 4 + 2)
            : hmtx.getInt16(wide * 4 + (glyph - wide) * 2);
        viewOf(metrics).setUint16(index * 4, hmtx.getUint16(place(glyph)));
        viewOf(metrics).setInt16(index * 4 + 2, bearing);
      }
      return assemble(tables, outlines, metrics);
    },
  };
}

/** Letters and their glyphs: formats 4 and 12, which all fonts of today have. */
function readLetters(cmap: Table): ReadonlyMap<number, number> {
  const letters = new Map<number, number>();
  for (let index = 0; index < cmap.getUint16(2); index++) {
    const start = cmap.getUint32(8 + index * 8);
    const format = cmap.getUint16(start);
    if (format === 4) readSegments(cmap, start, letters);
    else if (format === 12) readGroups(cmap, start, letters);
  }
  return letters;
}

function readSegments(cmap: Table, start: number, letters: Map<number, number>): void {
  const count = cmap.getUint16(start + 6) / 2;
  const ends = start + 14;
  const starts = ends + count * 2 + 2;
  const deltas = starts + count * 2;
  const offsets = deltas + count * 2;
  for (let segment = 0; segment < count; segment++) {
    const end = cmap.getUint16(ends + segment * 2);
    const first = cmap.getUint16(starts + segment * 2);
    const delta = cmap.getUint16(deltas + segment * 2);
    const offset = cmap.getUint16(offsets + segment * 2);
    for (let code = first; code <= end && code < 0xffff; code++) {
      const far = offsets + segment * 2 + offset + (code - first) * 2;
      const found = offset === 0 ? code : cmap.getUint16(far);
      const glyph = found === 0 ? 0 : (found + delta) & 0xffff;
      if (glyph !== 0) letters.set(code, glyph);
    }
  }
}

function readGroups(cmap: Table, start: number, letters: Map<number, number>): void {
  for (let group = 0; group < cmap.getUint32(start + 12); group++) {
    const at = start + 16 + group * 12;
    const first = cmap.getUint32(at);
    for (let code = first; code <= cmap.getUint32(at + 4); code++)
      letters.set(code, cmap.getUint32(at + 8) + code - first);
  }
}

const MORE = 0x20;
const WORDS = 0x01;
const SCALE = 0x08;
const TWO_SCALES = 0x40;
const MATRIX = 0x80;

/** Where the parts of a composed glyph are named. */
function partPlaces(outline: Uint8Array): readonly number[] {
  if (outline.length < 10 || viewOf(outline).getInt16(0) >= 0) return [];
  const view = viewOf(outline);
  const places: number[] = [];
  let at = 10;
  for (;;) {
    const flags = view.getUint16(at);
    places.push(at + 2);
    at += (flags & WORDS) !== 0 ? 8 : 6;
    if ((flags & SCALE) !== 0) at += 2;
    else if ((flags & TWO_SCALES) !== 0) at += 4;
    else if ((flags & MATRIX) !== 0) at += 8;
    if ((flags & MORE) === 0) return places;
  }
}

/** The glyphs and all that they are composed of, in order and once. */
function withParts(
  glyphs: readonly number[],
  outlineOf: (glyph: number) => Uint8Array,
): readonly number[] {
  const kept = new Set(glyphs);
  for (const glyph of kept) {
    const outline = outlineOf(glyph);
    for (const place of partPlaces(outline)) kept.add(viewOf(outline).getUint16(place));
  }
  return [...kept];
}

function renumber(outline: Uint8Array, numbers: ReadonlyMap<number, number>): Uint8Array {
  const copy = new Uint8Array(outline);
  for (const place of partPlaces(copy))
    viewOf(copy).setUint16(place, numbers.get(viewOf(copy).getUint16(place)) ?? 0);
  return copy;
}

/** The tables that a PDF wants, hints included. */
function assemble(
  tables: ReadonlyMap<string, Uint8Array>,
  outlines: readonly Uint8Array[],
  metrics: Uint8Array,
): Uint8Array {
  const copyOf = (name: string) => new Uint8Array(tables.get(name) ?? []);
  const padded = outlines.map(({ length }) => (length + 3) & ~3);
  const glyf = new Uint8Array(padded.reduce((sum, length) => sum + length, 0));
  const loca = new Uint8Array((outlines.length + 1) * 4);
  let at = 0;
  for (const [index, outline] of outlines.entries()) {
    glyf.set(outline, at);
    at += padded[index] ?? 0;
    viewOf(loca).setUint32((index + 1) * 4, at);
  }
  const [head, hhea, maxp] = [copyOf('head'), copyOf('hhea'), copyOf('maxp')];
  viewOf(head).setInt16(50, 1);
  viewOf(hhea).setUint16(34, outlines.length);
  viewOf(maxp).setUint16(4, outlines.length);
  const hints = ['cvt ', 'fpgm', 'prep'].flatMap((name): [string, Uint8Array][] =>
    tables.has(name) ? [[name, copyOf(name)]] : [],
  );
  const all: [string, Uint8Array][] = [
    ...hints,
    ['glyf', glyf],
    ['head', head],
    ['hhea', hhea],
    ['hmtx', metrics],
    ['loca', loca],
    ['maxp', maxp],
  ];
  return sfnt(all.sort(([one], [other]) => (one < other ? -1 : 1)));
}

function checksum(bytes: Uint8Array): number {
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4)
    sum =
      (sum +
        (((bytes[at] ?? 0) << 24) |
          ((bytes[at + 1] ?? 0) << 16) |
          ((bytes[at + 2] ?? 0) << 8) |
          (bytes[at + 3] ?? 0))) >>>
      0;
  return sum;
}

function sfnt(tables: readonly [string, Uint8Array][]): Uint8Array {
  const headSize = 12 + tables.length * 16;
  const size = tables.reduce((sum, [, { length }]) => sum + ((length + 3) & ~3), headSize);
  const file = new Uint8Array(size);
  const view = viewOf(file);
  const power = 2 ** Math.floor(Math.log2(tables.length));
  view.setUint32(0, 0x00010000);
  view.setUint16(4, tables.length);
  view.setUint16(6, power * 16);
  view.setUint16(8, Math.log2(power));
  view.setUint16(10, (tables.length - power) * 16);
  let at = headSize;
  for (const [index, [name, bytes]] of tables.entries()) {
    const entry = 12 + index * 16;
    for (let letter = 0; letter < 4; letter++)
      view.setUint8(entry + letter, name.charCodeAt(letter));
    view.setUint32(entry + 4, checksum(bytes));
    view.setUint32(entry + 8, at);
    view.setUint32(entry + 12, bytes.length);
    file.set(bytes, at);
    at += (bytes.length + 3) & ~3;
  }
  return file;
}
