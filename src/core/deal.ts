// Dealing: params and a seed become a puzzle with its two codes; a code becomes the puzzle again.

import type { Budget } from './budget.ts';
import { isSeed, parseCode, printCode, type ShareCode } from './code.ts';
import type { Game, GameTypes, Preset, Rules } from './game.ts';
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

/** All faults of the params: those of the fields first, then the game's own. */
export function checkParams<T extends GameTypes>(
  game: Rules<T>,
  params: T['Params'],
): readonly Fault[] {
  const faults = checkSettings(game.fields, params);
  return faults.length > 0 ? faults : game.checkParams(params);
}

export function findPreset<T extends GameTypes>(
  rules: Pick<Rules<T>, 'fields' | 'presets'>,
  params: T['Params'],
): Preset<T['Params']> | undefined {
  const { encode } = settingsCodec(rules.fields);
  const own = encode(params);
  return rules.presets.find((preset) => encode(preset.params) === own);
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
  if (!isSeed(seed)) return failure('badSeed', undefined, String(seed).slice(0, 70));
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
  return success({ ...dealPuzzle(game, params, puzzle.value), seedCode });
}

/** Opens an untrusted code of either form and vouches for the puzzle. It starts a new game under the current rules.
 * Faults in addition to the game's own: otherGame, newerVersion, olderSeed. */
export function openCode<T extends GameTypes>(
  game: Game<T>,
  text: string,
  budget: Budget,
): Result<Deal<T>> {
  const read = readCode(game, text);
  if (!read.ok) return read;
  const { code, params } = read.value;
  if (code.form === 's') return deal(game, params, code.body, budget);
  const opened = decodePuzzle(game, code, params);
  const fault = opened.ok ? game.vouch(opened.value.puzzle, budget) : undefined;
  return fault ? { ok: false, fault } : opened;
}

/** Reads the code of a whole puzzle with the rules alone, in time bounded by its length: for stored boards, and for
 * logs, which continue under the rules they started with. Additional fault: seedOnly. */
export function readPuzzle<T extends GameTypes>(rules: Rules<T>, text: string): Result<Deal<T>> {
  const read = readCode(rules, text);
  if (!read.ok) return read;
  const { code, params } = read.value;
  return code.form === 's' ? failure('seedOnly') : decodePuzzle(rules, code, params, code.version);
}

/** The parts of a code of this game, with valid params. */
function readCode<T extends GameTypes>(
  rules: Rules<T>,
  text: string,
): Result<{ readonly code: ShareCode; readonly params: T['Params'] }> {
  const parsed = parseCode(text);
  if (!parsed.ok) return parsed;
  const code = parsed.value;
  if (code.game !== rules.id) return failure('otherGame', undefined, code.game);
  if (code.version > rules.version) return failure('newerVersion', undefined, String(code.version));
  // Before the params: an older version may have had other fields.
  if (code.form === 's' && code.version < rules.version)
    return failure('olderSeed', undefined, String(code.version));
  const params = settingsCodec(rules.fields).decode(code.params);
  if (!params.ok) return params;
  const [fault] = checkParams(rules, params.value);
  return fault ? { ok: false, fault } : success({ code, params: params.value });
}

function decodePuzzle<T extends GameTypes>(
  rules: Rules<T>,
  code: ShareCode,
  params: T['Params'],
  version = rules.version,
): Result<Deal<T>> {
  const puzzle = rules.puzzleCode(params, version).decode(code.body);
  return puzzle.ok ? success(dealPuzzle(rules, params, puzzle.value)) : puzzle;
}

/** A deal of an existing puzzle, such as one made by hand. */
export function dealPuzzle<T extends GameTypes>(
  game: Rules<T>,
  params: T['Params'],
  puzzle: T['Puzzle'],
): Deal<T> {
  const code = printCode({
    game: game.id,
    version: game.version,
    form: 'p',
    params: settingsCodec(game.fields).encode(params),
    body: game.puzzleCode(params).encode(puzzle),
  });
  return { game: game.id, version: game.version, params, puzzle, code };
}
