// A function over a tagged union as a table with a case for every tag: a value, or a function of the tagged object.
//   const wordOf = byType<Move, [], string>({ pass: 'x', grow: ({ cell }) => `g${cell}` });

import type { Tagged } from './game.ts';

/** The members of the union that may have this tag. */
type WithTag<T extends Tagged, Tag> = T extends { readonly type: infer Tags }
  ? Tag extends Tags
    ? T
    : never
  : never;

type Case<Subject, Rest extends unknown[], R> = R | ((subject: Subject, ...rest: Rest) => R);

export type Cases<T extends Tagged, Rest extends unknown[], R> = {
  readonly [Tag in T['type']]: Case<WithTag<T, Tag>, Rest, R>;
};

/** `Rest` are further arguments, `R` is the result, which is no function. */
export function byType<T extends Tagged, Rest extends unknown[], R>(
  cases: Cases<T, Rest, R>,
): (subject: T, ...rest: Rest) => R;
export function byType(cases: Readonly<Record<string, Case<Tagged, unknown[], unknown>>>) {
  return (subject: Tagged, ...rest: unknown[]) => {
    const found = cases[subject.type];
    return typeof found === 'function' ? found(subject, ...rest) : found;
  };
}
