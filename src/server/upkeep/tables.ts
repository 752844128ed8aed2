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
