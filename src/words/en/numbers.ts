// Counts, lists and times in words.

export function count(value: number, noun: string, plural = `${noun}s`): string {
  return `${value} ${value === 1 ? noun : plural}`;
}

/** "A, B and C". */
export const list = (items: readonly (string | number)[], last = 'and'): string =>
  items.length < 2
    ? items.join('')
    : `${items.slice(0, -1).join(', ')} ${last} ${items[items.length - 1]}`;

/** "2,248". */
export const thousands = (value: number) => String(value).replace(/\B(?=(?:\d{3})+$)/g, ',');

const NUMBERS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** "five" for 5; large numbers in digits. */
export function numberText(value: number): string {
  return NUMBERS[value] || String(value);
}

/** For screen readers and share words: "2 minutes 5 seconds". */
export function durationText(millis: number): string {
  const seconds = Math.floor(millis / 1000);
  const unit = (value: number, name: string) => (value === 0 ? '' : count(value, name));
  const parts = [
    unit(Math.floor(seconds / 3600), 'hour'),
    unit(Math.floor(seconds / 60) % 60, 'minute'),
    unit(seconds % 60, 'second'),
  ];
  return parts.filter((part) => part !== '').join(' ') || '0 seconds';
}
