// `curio dragon rates`: how often each bot wins each preset, as it was measured.

import { publishedRates } from '../../../games/dragon-quest/rules/winrates.ts';
import { type Io, misuse, OK } from '../../context.ts';
import { loadRates, words } from './words.ts';

/** Answers the exit code: 0, or 2 for wrong usage. */
export async function rates(args: readonly string[], io: Io): Promise<number> {
  if (args.length > 0) return misuse(io, words.rates.usage);
  if (io.json) {
    for (const { preset, bot, deals, won, games, percent, low, high } of publishedRates)
      io.out(JSON.stringify({ preset, bot, deals, won, games, percent, low, high }));
    return OK;
  }
  const { rateHeads, rateRows } = await loadRates();
  const rows: readonly (readonly string[])[] = [rateHeads, ...rateRows(publishedRates)];
  const widths = rateHeads.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  for (const row of rows)
    io.out(
      row
        .map((text, at) => text.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    );
  const bots = [...new Set(publishedRates.map(({ bot, games }) => `${bot} ${games}`))];
  io.out(words.rates.about(bots.join(', ')));
  return OK;
}
