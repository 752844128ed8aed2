// Success or fault, as data. Nothing in the pure zone throws at bad input.

/** What is wrong with an input. `code` is a stable noun; `where` names the place; `detail` a value worth showing. */
export interface Fault {
  readonly code: string;
  readonly where?: string;
  readonly detail?: string;
}

export type Result<T, F = Fault> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly fault: F };

export function success<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

export function failure(
  code: string,
  where?: string,
  detail?: string,
): { readonly ok: false; readonly fault: Fault } {
  return {
    ok: false,
    fault: {
      code,
      ...(where === undefined ? {} : { where }),
      ...(detail === undefined ? {} : { detail }),
    },
  };
}

/** For library calls with a fixed answer: the value, or a TypeError that says what is wrong and where. */
export function orThrow<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  const { code, where, detail } = result.fault;
  const place = where === undefined ? '' : ` at ${where}`;
  throw new TypeError(`${code}${place}${detail === undefined ? '' : ` (${detail})`}`);
}
