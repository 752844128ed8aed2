// Small readers for foreign JSON: each takes an unknown value and answers it typed, or undefined.

export type JsonObject = Readonly<Record<string, unknown>>;

export function asObject(value: unknown): JsonObject | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as JsonObject)
    : undefined;
}

export function asText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** A whole number from `min` to `max`. */
export function asWhole(value: unknown, min: number, max: number): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
    ? value
    : undefined;
}

export function asTexts(value: unknown): readonly string[] | undefined {
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
    ? value
    : undefined;
}

/** The entry of a list that is the same word in any letter case. */
export function sameWord<T extends string>(list: readonly T[], word: string): T | undefined {
  const lower = word.trim().toLowerCase();
  return list.find((item) => item.toLowerCase() === lower);
}
