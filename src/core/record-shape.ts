// Checks plain records against a table of checks, field by field. For what the first page reads; larger shapes use
// valibot, which the first page does not load.
//   const read = readRecord<Point>(value, { x: isCount, y: isCount, note: optional(isText) }, 'badPoint');

import { failure, type Result, success } from './result.ts';

type Check = (value: unknown) => boolean;

/** One check for every field, optional ones too. */
export type RecordShape<T> = { readonly [K in keyof T]-?: Check };

export const isText: Check = (value) => typeof value === 'string';
export const isCount: Check = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
export const isOneOf =
  (...values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value);
export const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);

/** The fields of the shape, without those that are undefined. The fault names the first field that fails. */
export function readRecord<T extends object>(
  value: unknown,
  shape: RecordShape<T>,
  fault: string,
): Result<T> {
  if (typeof value !== 'object' || value === null) return failure(fault);
  const fields: Record<string, unknown> = {};
  for (const [key, isSound] of Object.entries<Check>(shape)) {
    const field: unknown = Reflect.get(value, key);
    if (!isSound(field)) return failure(fault, key);
    if (field !== undefined) fields[key] = field;
  }
  // Every field of T has passed its check.
  return success(fields as T);
}
