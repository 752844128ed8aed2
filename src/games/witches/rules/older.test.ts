// Saves of the first version hold their puzzles in their codes, so they open and end as before in every later
// version.

import { expect, it } from 'vitest';
import { unlimitedBudget } from '../../../core/budget.ts';
import { openCode } from '../../../core/deal.ts';
import { replayText } from '../../../core/replay.ts';
import { codeOf } from '../../../core/save.ts';
import { witches } from '../index.ts';
import saves from '../testing/version1.json' with { type: 'json' };
import { numberOf } from './sheet-code.ts';

it.each(saves.map(({ lines, status }) => [lines[2]?.slice(0, 60) ?? '', lines, status] as const))(
  '%s',
  (_, lines, status) => {
    const text = lines.join('\n');
    const session = replayText(witches, text);
    if (!session.ok) throw new Error(session.fault.code);
    expect(session.value.status).toBe(status);
    const opened = openCode(witches, codeOf(text) ?? '', unlimitedBudget);
    if (!opened.ok) throw new Error(opened.fault.code);
    // No current number deals it, so it has no short code.
    expect(numberOf(opened.value.puzzle)).toBeUndefined();
  },
);
