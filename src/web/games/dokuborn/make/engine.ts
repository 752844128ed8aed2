// Questions of the editor to the engine's thread. It has no board, so it asks the engine by itself.

import { failure, type Result } from '../../../../core/result.ts';
import type { Answer, Question } from '../../../../games/dokuborn/types.ts';
import { engine } from '../../../engine/client.ts';
import { library } from '../../../play/index.ts';

const hasType = (value: unknown): value is { readonly type: unknown } =>
  typeof value === 'object' && value !== null && 'type' in value;

/** An answer of this kind; anything else from the thread would be another version of the game. */
export async function ask<K extends Answer['type']>(
  question: Question,
  kind: K,
  signal?: AbortSignal,
): Promise<Result<Extract<Answer, { type: K }>>> {
  // The player's own cards, where there are any, are brought by the library.
  await library.load('dokuborn');
  const answer = await engine.run('ask', { game: 'dokuborn', question }, signal ? { signal } : {});
  if (!answer.ok) return answer;
  const isKind = (value: unknown): value is Extract<Answer, { type: K }> =>
    hasType(value) && value.type === kind;
  return isKind(answer.value) ? { ok: true, value: answer.value } : failure('notOffered');
}
