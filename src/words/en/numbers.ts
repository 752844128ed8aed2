// Counts in words.

export function count(value: number, noun: string): string {
  return `${value} ${noun}${value === 1 ? '' : 's'}`;
}

const NUMBERS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** "five" for 5; large numbers in digits. */
export function numberText(value: number): string {
  return NUMBERS[value] || String(value);
}
