// The tables as a backup has them. What a step adds is added here, with the number of that step; a test compares this
// list with what the steps make.

export interface Column {
  readonly name: string;
  readonly kind: 'text' | 'whole';
  /** May be missing. */
  readonly optional?: true;
  /** The step that brought it, where that is not the table's own. */
  readonly since?: number;
}

export interface Table {
  readonly name: string;
  /** The step that brought it. */
  readonly since: number;
  readonly columns: readonly Column[];
  readonly key: readonly string[];
}

const text = (name: string): Column => ({ name, kind: 'text' });
const whole = (name: string): Column => ({ name, kind: 'whole' });

const all: readonly Table[] = [
  {
    name: 'players',
    since: 1,
    columns: [text('id'), text('secret'), text('name'), whole('seen_at')],
    key: ['id'],
  },
  {
    name: 'runs',
    since: 2,
    columns: [
      ...['player', 'day', 'game', 'digest', 'status'].map(text),
      ...['solved', 'millis', 'moves', 'hints', 'bucket'].map(whole),
      text('picks'),
      whole('counted'),
      { ...text('log'), optional: true },
      whole('at'),
    ],
    key: ['player', 'day', 'game'],
  },
  {
    name: 'bucket_counts',
    since: 3,
    columns: [text('day'), text('game'), whole('bucket'), whole('players')],
    key: ['day', 'game', 'bucket'],
  },
  {
    name: 'pick_counts',
    since: 3,
    columns: [text('day'), text('game'), whole('cell'), whole('card'), whole('players')],
    key: ['day', 'game', 'cell', 'card'],
  },
  {
    name: 'rooms',
    since: 4,
    columns: [
      text('id'),
      { ...text('letters'), optional: true },
      text('game'),
      text('kind'),
      whole('version'),
      { ...text('preset'), optional: true },
      { ...text('code'), optional: true },
      text('creator'),
      text('creation'),
      ...['opened_at', 'last_at', 'head', 'seating', 'edition', 'ended'].map(whole),
    ],
    key: ['id'],
  },
  {
    name: 'room_seats',
    since: 4,
    columns: [
      ...['room', 'secret', 'token'].map(text),
      whole('seat'),
      text('standing'),
      whole('since'),
      whole('seen_at'),
    ],
    key: ['room', 'secret'],
  },
  {
    name: 'room_entries',
    since: 4,
    columns: [
      text('room'),
      whole('seq'),
      text('move_id'),
      whole('at'),
      whole('seat'),
      text('kind'),
      text('word'),
    ],
    key: ['room', 'seq'],
  },
  {
    name: 'room_logs',
    since: 4,
    columns: [text('room'), whole('round'), whole('seat'), text('log'), whole('at')],
    key: ['room', 'round', 'seat'],
  },
];

/** The tables as they were after so many steps. */
export function tablesAt(step: number): readonly Table[] {
  return all
    .filter(({ since }) => since <= step)
    .map((table) => ({
      ...table,
      columns: table.columns.filter((column) => (column.since ?? table.since) <= step),
    }));
}
