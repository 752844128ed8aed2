// `curio hint`: where to look and why, as numbered lines; the move only for `--show`.

import { commandWords, playWords, workTitles } from '#words/cli.ts';
import type { Budget } from '../core/budget.ts';
import type { Game, Hint, Tagged } from '../core/game.ts';
import { type HintStage, hintStages } from '../core/hint.ts';
import { failure, type Result, success } from '../core/result.ts';
import { createRng } from '../core/rng.ts';
import { Session } from '../core/session.ts';
import { hintSentences } from '../words/words.ts';
import { type Answer, codeCommand } from './code-commands.ts';
import { type Attempt, fail, failedWith, print, readFileText } from './context.ts';
import { type LoadedGame, replayAny } from './registry.ts';

export const hintCommand = codeCommand({
  name: 'hint',
  ...commandWords.hint,
  title: workTitles.thinking,
  options: { log: { type: 'string' }, show: { type: 'boolean' } },
  async answer(parts) {
    const { opened, args, budget, context } = parts;
    const { game, words, deal } = opened;
    const session = await findSession(parts);
    if (!session.ok) return fail(context, session);
    const hint = findHint(game, session.value, budget);
    if (!hint.ok) return fail(context, failedWith(hint.fault, words));
    const shown = args.flag('show');
    const fields = hintFields(opened, hint.value, session.value.view, shown ? 'what' : 'why');
    const head = { game: deal.game, version: deal.version, code: deal.code };
    const more = !shown && hint.value.move ? [playWords.showMove] : [];
    return print(context, { ...head, ...fields }, [...hintLines(fields), ...more]);
  },
});

async function findSession({ opened, args, budget, context }: Answer): Promise<Attempt<Session>> {
  const path = args.text('log');
  if (path === undefined) return success(new Session(opened.game, opened.deal));
  const text = await readFileText(context, path);
  if (!text.ok) return text;
  const replayed = await replayAny(context.registry, text.value, budget);
  if (!replayed.ok) return replayed;
  const { session } = replayed.value;
  return session.deal.code === opened.deal.code ? success(session) : failure('otherPuzzle', path);
}

/** The hint at this point of a run; the same run is given the same hint. */
export function findHint(game: Game, session: Session, budget: Budget): Result<Hint<Tagged>> {
  const { deal } = session;
  const rng = createRng(`hint/${deal.code}/${session.log.length}`);
  return game.hint(session.view, rng, budget);
}

/** A hint as far as a stage tells it: what lies behind that stage is not in here. */
export function hintFields(
  { game, words, typed }: LoadedGame,
  hint: Hint<Tagged>,
  view: unknown,
  stage: HintStage,
) {
  const told = hintStages.indexOf(stage);
  const isTold = (other: HintStage) => hintStages.indexOf(other) <= told;
  const { technique, move } = hint;
  const whole = isTold('what');
  return {
    technique,
    stage,
    steps: isTold('why') ? hint.steps : [],
    targets: whole ? hint.targets : [],
    conclusion: (whole && hint.conclusion) || [],
    /** Null where it is not told yet, or where there is none. */
    move: whole && move ? game.moveCode.encode(move) : null,
    /** The same as people type it. */
    typed: whole && move ? (typed?.print(move, view, game) ?? game.moveCode.encode(move)) : null,
    /** A sentence for where to look, one for every step, one for the move. */
    text: words ? hintSentences(words.hint, hint, view, stage) : [],
  };
}

/** The argument as numbered lines, the move by its word; the bare name where the game has no words. */
export function hintLines(fields: ReturnType<typeof hintFields>): readonly string[] {
  const { text, technique, typed } = fields;
  const sentences = text.length > 0 ? text : [technique];
  return [
    ...sentences.map((line, index) => `${index + 1}. ${line}`),
    ...(typed === null ? [] : [playWords.move(typed)]),
  ];
}
