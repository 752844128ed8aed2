// Tables of sentences, each a text or a function of its subject. A table of a tagged union must be complete:
//   const refusal = sentences<Refusal>({ gameOver: 'The game is over.', noGem: ({ held }) => `You have ${held} gems.` });
//   const fault = faultSentences({ badMove: ({ detail }) => `“${detail}” is not a move.` });

import type { Tagged } from '../core/game.ts';
import type { Fault } from '../core/result.ts';

type Sentence<Subject, Rest extends unknown[]> =
  | string
  | ((subject: Subject, ...rest: Rest) => string);

/** The members of the union that may have this tag. */
type WithTag<T extends Tagged, Tag> = T extends { readonly type: infer Tags }
  ? Tag extends Tags
    ? T
    : never
  : never;

type SentenceTable<T extends Tagged, Rest extends unknown[]> = {
  readonly [Tag in T['type']]: Sentence<WithTag<T, Tag>, Rest>;
};

/** The sentence for each member of a union; `Rest` is what else the sentences depend on, such as the view. */
export function sentences<T extends Tagged, Rest extends unknown[] = []>(
  table: SentenceTable<T, Rest>,
): (subject: T, ...rest: Rest) => string;
export function sentences(table: Readonly<Record<string, Sentence<Tagged, unknown[]>>>) {
  return (subject: Tagged, ...rest: unknown[]) => {
    const sentence = table[subject.type] ?? '';
    return typeof sentence === 'string' ? sentence : sentence(subject, ...rest);
  };
}

/** The sentence for a fault; undefined for those that the table does not name. */
export function faultSentences(
  table: Readonly<Record<string, Sentence<Fault, []>>>,
): (fault: Fault) => string | undefined {
  return (fault) => {
    const sentence = Object.hasOwn(table, fault.code) ? table[fault.code] : undefined;
    return typeof sentence === 'function' ? sentence(fault) : sentence;
  };
}
