// The levels of Dokuborn by name and by stars.

const levelNames: Readonly<Record<string, string>> = {
  1: 'Very Easy',
  2: 'Easy',
  3: 'Medium',
  4: 'Hard',
  5: 'Very Hard',
};

/** `level` is 1 to 5, as a number or its digit. */
export const levelName = (level: number | string) => levelNames[level] ?? String(level);

export const stars = (level: number) => '★'.repeat(level);
