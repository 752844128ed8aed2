// Numbers and lists as English says them.

export const list = (items: readonly (string | number)[], last = 'and'): string =>
  items.length < 2
    ? items.join('')
    : `${items.slice(0, -1).join(', ')} ${last} ${items[items.length - 1]}`;

export const plural = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`;

/** "2,248". */
export const thousands = (count: number) => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
