// Statistics of a player's finished games, per preset: win rate, causes of death, levels, best score, streak.
// Computed from the logs of stored results, so that new figures cover old games too.

import { findPreset } from '../../../core/deal.ts';
import { replayText } from '../../../core/replay.ts';
import { wordList } from '../../../core/word-list.ts';
import { cardTable } from '../cards.ts';
import type { State } from '../types.ts';
import { presets, rules } from './index.ts';
import { scoreOf } from './score.ts';
import { type PublishedRate, publishedRate, type Rate, rateOf } from './winrates.ts';

export const causes = wordList(`
  exit critical trapped pit hiddenPit slime skeleton troll trollKing youngDragon dragonQueen
`);
export type Cause = (typeof causes)[number];

export interface EndedGame {
  /** The preset, or `custom`. */
  readonly preset: string;
  readonly won: boolean;
  /** Counted as played, neither as won nor as lost. */
  readonly practice: boolean;
  readonly cause: Cause;
  readonly level: number;
  readonly score: number;
  readonly hints: number;
}

export interface Chronicle {
  readonly preset: string;
  readonly played: number;
  readonly won: number;
  readonly practice: number;
  /** Of all games but practice. */
  readonly rate: Rate | undefined;
  /** Of games lost, the most frequent first. */
  readonly causes: readonly { readonly cause: Cause; readonly count: number }[];
  /** On which level games were won, from the first on. */
  readonly levels: readonly { readonly level: number; readonly count: number }[];
  readonly deepest: number;
  readonly bestScore: number | undefined;
  /** Games won in a row; practice neither breaks nor adds to it. */
  readonly streak: { readonly now: number; readonly best: number };
  readonly published: PublishedRate | undefined;
}

/** What ended the game: the kind of win, being trapped, or the card that killed. Undefined while it goes on. */
export function causeOf(path: readonly State[]): Cause | undefined {
  const last = path.at(-1);
  if (!last?.ending) return undefined;
  if (last.ending !== 'died') return last.ending;
  // The same step turns the killing card down.
  const before = new Set(path.at(-2)?.dungeon.flatMap((laid) => (laid.faceUp ? [] : [laid.cell])));
  const killer = last.dungeon.find((laid) => !laid.faceUp && !before.has(laid.cell))?.card ?? '??';
  const name = killer === '??' ? undefined : cardTable[killer].name;
  return causes.find((cause) => cause === name);
}

/** Undefined if the save belongs to another game, cannot be replayed, or is not over. */
export function readGame(save: string): EndedGame | undefined {
  const session = replayText(rules, save);
  if (!session.ok) return undefined;
  const { path, view, practice, status, tally } = session.value;
  const cause = causeOf(path);
  if (!cause) return undefined;
  return {
    preset: findPreset(rules, view.params)?.id ?? 'custom',
    won: status === 'won',
    practice,
    cause,
    level: view.level,
    score: scoreOf(view).total,
    hints: tally.hints,
  };
}

/** In the order in which the games ended; presets in their own order, custom games last. */
export function chronicleOf(games: readonly EndedGame[]): readonly Chronicle[] {
  const order = [...presets.map(({ id }) => id), 'custom'];
  return order.flatMap((preset) => {
    const played = games.filter((game) => game.preset === preset);
    return played.length === 0 ? [] : [chronicle(preset, played)];
  });
}

function chronicle(preset: string, games: readonly EndedGame[]): Chronicle {
  const ranked = games.filter(({ practice }) => !practice);
  const wins = ranked.filter(({ won }) => won);
  const losses = ranked.filter(({ won }) => !won);
  const causesOfLoss = losses.map(({ cause }) => cause);
  const levelsOfWins = wins.map(({ level }) => level);
  return {
    preset,
    played: games.length,
    won: wins.length,
    practice: games.length - ranked.length,
    rate: rateOf(wins.length, ranked.length),
    causes: [...new Set(causesOfLoss)]
      .map((cause) => ({ cause, count: countOf(causesOfLoss, cause) }))
      .sort((one, other) => other.count - one.count),
    levels: [...new Set(levelsOfWins)]
      .map((level) => ({ level, count: countOf(levelsOfWins, level) }))
      .sort((one, other) => one.level - other.level),
    deepest: Math.max(...games.map(({ level }) => level)),
    bestScore: wins.length > 0 ? Math.max(...wins.map(({ score }) => score)) : undefined,
    streak: streakOf(ranked),
    published: publishedRate(preset),
  };
}

const countOf = <T>(values: readonly T[], wanted: T) =>
  values.filter((value) => value === wanted).length;

function streakOf(games: readonly EndedGame[]): Chronicle['streak'] {
  let now = 0;
  let best = 0;
  for (const { won } of games) {
    now = won ? now + 1 : 0;
    best = Math.max(best, now);
  }
  return { now, best };
}
