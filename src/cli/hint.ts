// `curio hint`: the next step of a puzzle and why, at its start or after the moves of a log.

import type { Budget } from '../core/budget.ts';
import type { Deal } from '../core/deal.ts';
import type { Game, Hint, Tagged } from '../core/game.ts';
import { failure, type Result } from '../core/result.ts';
import { createRng } from '../core/rng.ts';
import { Session } from '../core/session.ts';
import type { Words } from '../words/words.ts';
import { type Answer, codeCommand } from './codes.ts';
import { type Attempt, fail, failedWith, OK, readFileText } from './context.ts';
import { type LoadedGame, replayAny } from './registry.ts';
import { commandWords, playWords, workTitles } from './words.ts';

export const hintCommand = codeCommand({
  name: 'hint',
  ...commandWords.hint,
  title: workTitles.thinking,
  options: { log: { type: 'string' } },
  async answer(parts) {
    const { opened, budget, context } = parts;
    const { game, words, deal } = opened;
    const session = await findSession(parts);
    if (!session.ok) return fail(context, session);
    const hint = findHint(game, session.value, budget);
    if (!hint.ok) return fail(context, failedWith(hint.fault, words));
    const fields = hintFields(opened, hint.value, session.value.view);
    if (context.json) {
      const head = { game: deal.game, version: deal.version, code: deal.code };
      context.out(JSON.stringify({ ...head, ...fields }));
      return OK;
    }
    for (const line of hintLines(fields)) context.out(line);
    if (hint.value.move) context.out(playWords.move(game.moveCode.encode(hint.value.move)));
    return OK;
  },
});

async function findSession({ opened, args, budget, context }: Answer): Promise<Attempt<Session>> {
  const path = args.text('log');
  if (path === undefined) return { ok: true, value: new Session(opened.game, opened.deal) };
  const text = await readFileText(context, path);
  if (!text.ok) return text;
  const replayed = await replayAny(context.registry, text.value, budget);
  if (!replayed.ok) return replayed;
  const { session } = replayed.value;
  return samePuzzle(session.deal, opened.deal)
    ? { ok: true, value: session }
    : failure('otherPuzzle', path);
}

const samePuzzle = (left: Deal, right: Deal) => left.code === right.code;

/** The hint at this point of a run; the same run is given the same hint. */
export function findHint(game: Game, session: Session, budget: Budget): Result<Hint<Tagged>> {
  const { deal } = session;
  const rng = createRng(`hint/${deal.code}/${session.log.length}`);
  return game.hint?.(session.view, rng, budget) ?? failure('notOffered', undefined, 'hint');
}

export interface HintFields {
  readonly technique: string;
  readonly because: readonly Tagged[];
  readonly cells: readonly number[];
  readonly move: string | null;
  readonly text: readonly string[];
}

export function hintFields(
  { game, words }: Pick<LoadedGame, 'words'> & { readonly game: Game },
  hint: Hint<Tagged>,
  view: unknown,
): HintFields {
  return {
    technique: hint.technique,
    because: hint.because,
    cells: hint.cells,
    move: hint.move ? game.moveCode.encode(hint.move) : null,
    text: hintText(words, hint, view),
  };
}

const hintText = (words: Words | undefined, hint: Hint<Tagged>, view: unknown) =>
  words?.hint(hint, view) ?? [];

/** The explanation, or the bare name where the game has no words. */
export function hintLines(fields: HintFields): readonly string[] {
  return fields.text.length > 0 ? fields.text : [fields.technique];
}
