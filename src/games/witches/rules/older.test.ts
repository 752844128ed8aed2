// Saves of the first version: their puzzles are in their codes, so they open and end as they did, on any later one.

import { expect, it } from 'vitest';
import { unlimitedBudget } from '../../../core/budget.ts';
import { openCode } from '../../../core/deal.ts';
import { replayText } from '../../../core/replay.ts';
import { codeOf } from '../../../core/save.ts';
import { witches } from '../index.ts';
import saves from '../testing/version1.json' with { type: 'json' };
import { numberOf } from './number.ts';

it.each(saves.map(({ lines, status }) => [lines[2]?.slice(0, 60) ?? '', lines, status] as const))(
  '%s',
  (_, lines, status) => {
    const text = lines.join('\n');
    const session = replayText(witches, text);
    if (!session.ok) throw new Error(session.fault.code);
    expect(session.value.status).toBe(status);
    const opened = openCode(witches, codeOf(text) ?? '', unlimitedBudget);
    if (!opened.ok) throw new Error(opened.fault.code);
    // No number of today deals it: it has no short code rather than a wrong one.
    expect(numberOf(opened.value.puzzle)).toBeUndefined();
  },
);
