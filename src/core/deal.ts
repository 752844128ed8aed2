// Dealing: params and a seed become a puzzle with its two codes; a code becomes the puzzle again.

import type { Budget } from './budget.ts';
import { isSeed, parseCode, printCode, type ShareCode } from './code.ts';
import type { Game, GameTypes } from './game.ts';
import { type Fault, failure, type Result, success } from './result.ts';
import { createRng } from './rng.ts';
import { checkSettings, settingsCodec } from './settings.ts';

export interface Deal<T extends GameTypes = GameTypes> {
  readonly game: string;
  readonly version: number;
  readonly params: T['Params'];
  readonly puzzle: T['Puzzle'];
  /** The whole puzzle: lasts for ever. */
  readonly code: string;
  /** Only where the puzzle came from a seed of this version. */
  readonly seedCode?: string;
}

/** Everything wrong with the params, told by the fields first and then by the game. */
export function checkParams<T extends GameTypes>(
  game: Game<T>,
  params: T['Params'],
): readonly Fault[] {
  const faults = checkSettings(game.fields, params);
  return faults.length > 0 ? faults : game.checkParams(params);
}

/** The one and only puzzle of these params and this seed. */
export function deal<T extends GameTypes>(
  game: Game<T>,
  params: T['Params'],
  seed: string,
  budget: Budget,
): Result<Deal<T>> {
  const [fault] = checkParams(game, params);
  if (fault) return { ok: false, fault };
  if (!isSeed(seed)) return failure('badSeed', undefined, seed.slice(0, 70));
  const paramsCode = settingsCodec(game.fields).encode(params);
  const puzzle = game.generate(params, createRng(`${game.id}/${paramsCode}/${seed}`), budget);
  if (!puzzle.ok) return puzzle;
  const seedCode = printCode({
    game: game.id,
    version: game.version,
    form: 's',
    params: paramsCode,
    body: seed,
  });
  return success({ ...wholeDeal(game, params, paramsCode, puzzle.value), seedCode });
}

/** Opens either form of code. Faults besides the game's own: otherGame, newerVersion, olderSeed. */
export function openCode<T extends GameTypes>(
  game: Game<T>,
  text: string,
  budget: Budget,
): Result<Deal<T>> {
  const parsed = parseCode(text);
  return parsed.ok ? openParsed(game, parsed.value, budget) : parsed;
}

function openParsed<T extends GameTypes>(
  game: Game<T>,
  code: ShareCode,
  budget: Budget,
): Result<Deal<T>> {
  if (code.game !== game.id) return failure('otherGame', undefined, code.game);
  if (code.version > game.version) return failure('newerVersion', undefined, String(code.version));
  // Before the params: an older version may have had other fields.
  if (code.form === 's' && code.version < game.version)
    return failure('olderSeed', undefined, String(code.version));
  const params = settingsCodec(game.fields).decode(code.params);
  if (!params.ok) return params;
  if (code.form === 's') return deal(game, params.value, code.body, budget);
  const [fault] = checkParams(game, params.value);
  if (fault) return { ok: false, fault };
  const puzzle = game.puzzleCode(params.value).decode(code.body);
  return puzzle.ok ? success(wholeDeal(game, params.value, code.params, puzzle.value)) : puzzle;
}

/** A deal of a puzzle that is there already, such as one made by hand. */
export function dealPuzzle<T extends GameTypes>(
  game: Game<T>,
  params: T['Params'],
  puzzle: T['Puzzle'],
): Deal<T> {
  return wholeDeal(game, params, settingsCodec(game.fields).encode(params), puzzle);
}

function wholeDeal<T extends GameTypes>(
  game: Game<T>,
  params: T['Params'],
  paramsCode: string,
  puzzle: T['Puzzle'],
): Deal<T> {
  const code = printCode({
    game: game.id,
    version: game.version,
    form: 'p',
    params: paramsCode,
    body: game.puzzleCode(params).encode(puzzle),
  });
  return { game: game.id, version: game.version, params, puzzle, code };
}
