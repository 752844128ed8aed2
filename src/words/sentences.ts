// Tables of sentences, each a text or a function of its subject:
//   const refusal = sentences<Refusal>({ gameOver: 'The game is over.', noGem: ({ held }) => `You have ${held} gems.` });
//   const fault = faultSentences({ badMove: ({ detail }) => `“${detail}” is not a move.` });

import { byType, type Cases } from '../core/by-type.ts';
import type { Tagged } from '../core/game.ts';
import type { Fault } from '../core/result.ts';

/** A sentence for every tag; none for a tag from outside the union. `Rest` are further arguments, such as the view. */
export function sentences<T extends Tagged, Rest extends unknown[] = []>(
  table: Cases<T, Rest, string>,
): (subject: T, ...rest: Rest) => string {
  const sentenceOf = byType<T, Rest, string>(table);
  return (subject, ...rest) =>
    Object.hasOwn(table, subject.type) ? sentenceOf(subject, ...rest) : '';
}

export type FaultTable = Readonly<Record<string, string | ((fault: Fault) => string)>>;

/** The sentence for a fault; undefined for those that the table does not name. */
export function faultSentences(table: FaultTable): (fault: Fault) => string | undefined {
  return (fault) => {
    const sentence = Object.hasOwn(table, fault.code) ? table[fault.code] : undefined;
    return typeof sentence === 'function' ? sentence(fault) : sentence;
  };
}
