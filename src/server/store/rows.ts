// Rows of the tables as what they stand for.

import * as v from 'valibot';
import { judgedShape } from '../../wire/shapes.ts';
import { numberIn, type Row, textIn } from './database.ts';
import type { Player, StoredRun } from './store.ts';

/** In the tables of counts: not solved; nothing chosen. */
export const NONE = -1;

const picksShape = v.array(v.nullable(v.number()));

export const runColumns = [
  ...['player', 'day', 'game', 'digest', 'status', 'solved', 'millis', 'moves', 'hints'],
  ...['bucket', 'picks', 'counted', 'at'],
].join(', ');

export function playerOf(row: Row): Player {
  return { id: textIn(row, 'id'), name: textIn(row, 'name') };
}

export function runOf(row: Row): StoredRun {
  const bucket = numberIn(row, 'bucket');
  return {
    player: textIn(row, 'player'),
    day: textIn(row, 'day'),
    game: textIn(row, 'game'),
    digest: textIn(row, 'digest'),
    judged: v.parse(judgedShape, {
      status: row['status'],
      solved: numberIn(row, 'solved') === 1,
      millis: numberIn(row, 'millis'),
      moves: numberIn(row, 'moves'),
      hints: numberIn(row, 'hints'),
    }),
    bucket: bucket === NONE ? null : bucket,
    picks: v.parse(picksShape, JSON.parse(textIn(row, 'picks'))),
    counted: numberIn(row, 'counted') === 1,
    at: numberIn(row, 'at'),
  };
}
