// Keys as people read them: `['1', …, '9']` as "1 to 9", the four arrows as "Arrows", `Ctrl+z` as "Ctrl+Z".

const NAMES: Readonly<Record<string, string>> = {
  ' ': 'Space',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  '-': '−',
};

const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];
/** From so many neighbours on, the first and the last are named. */
const RUN = 3;

function keyCap(key: string): string {
  const parts = key.split(/(?<=.)\+(?=.)/);
  return parts
    .map((part) => NAMES[part] ?? (part.length === 1 ? part.toUpperCase() : part))
    .join('+');
}

const follows = (key: string, before: string) =>
  key.length === 1 &&
  before.length === 1 &&
  /[\da-z]/.test(key) &&
  key.charCodeAt(0) === before.charCodeAt(0) + 1;

/** The caps of one action's keys. */
export function keyCaps(keys: readonly string[]): readonly string[] {
  const hasArrows = ARROWS.every((arrow) => keys.includes(arrow));
  const rest = hasArrows ? keys.filter((key) => !ARROWS.includes(key)) : keys;
  const runs: string[][] = [];
  for (const key of rest) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last !== undefined && follows(key, last)) run.push(key);
    else runs.push([key]);
  }
  const caps = runs.flatMap((run) =>
    run.length < RUN ? run.map(keyCap) : [`${keyCap(run[0] ?? '')} to ${keyCap(run.at(-1) ?? '')}`],
  );
  return hasArrows ? ['Arrows', ...caps] : caps;
}
