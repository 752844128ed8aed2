// Numbers in path data, rounded so that a drawing is the same text on every machine.

/** At most three decimals, and never "-0". */
export function digits(value: number): string {
  const rounded = Math.round(value * 1000) / 1000;
  return String(rounded === 0 ? 0 : rounded);
}
