// The most valuable choice of different cards, one for each cell: the Hungarian algorithm with potentials.

/** `values[cell]` has the points of every card that fits it. Cells that no card is left for count nothing. */
export function bestSum(values: readonly ReadonlyMap<number, number>[]): number {
  const cells = values.length;
  // as many of its best cards as there are cells: one of them is always free
  const best = values.map((points) =>
    [...points].sort((left, right) => right[1] - left[1] || left[0] - right[0]).slice(0, cells),
  );
  const cards = [...new Set(best.flatMap((list) => list.map(([card]) => card)))];
  // a blank for every cell, worth nothing, so that there is always a whole assignment
  const columns = cards.length + cells;
  const cost = best.map((list) => {
    const row = new Int32Array(columns);
    for (const [card, points] of list) row[cards.indexOf(card)] = -points;
    return row;
  });
  return -leastCost(cost, columns);
}

/** The least sum with one column for each row, no column twice; there are at least as many columns as rows. */
function leastCost(cost: readonly Int32Array[], columns: number): number {
  const rowBase = new Float64Array(cost.length + 1);
  const columnBase = new Float64Array(columns + 1);
  /** Rows count from 1; 0 is nobody, and column 0 is where each row starts from. */
  const holder = new Int32Array(columns + 1);
  for (let row = 1; row <= cost.length; row++) {
    holder[0] = row;
    const least = new Float64Array(columns + 1).fill(Number.MAX_SAFE_INTEGER);
    const from = new Int32Array(columns + 1);
    const used = new Uint8Array(columns + 1);
    let at = 0;
    while (holder[at] !== 0) {
      used[at] = 1;
      const own = holder[at] as number;
      let step = Number.MAX_SAFE_INTEGER;
      let next = 0;
      for (let column = 1; column <= columns; column++) {
        if (used[column] === 1) continue;
        const price =
          (cost[own - 1]?.[column - 1] ?? 0) -
          (rowBase[own] as number) -
          (columnBase[column] as number);
        if (price < (least[column] as number)) {
          least[column] = price;
          from[column] = at;
        }
        if ((least[column] as number) < step) {
          step = least[column] as number;
          next = column;
        }
      }
      for (let column = 0; column <= columns; column++) {
        if (used[column] === 1) {
          rowBase[holder[column] as number] = (rowBase[holder[column] as number] as number) + step;
          columnBase[column] = (columnBase[column] as number) - step;
        } else least[column] = (least[column] as number) - step;
      }
      at = next;
    }
    while (at !== 0) {
      const before = from[at] as number;
      holder[at] = holder[before] as number;
      at = before;
    }
  }
  return -(columnBase[0] as number);
}
