// What the service counts about itself, as text for whoever watches it (the form of Prometheus). Nothing about anybody.

type Labels = Readonly<Record<string, string>>;

export interface Metrics {
  count(name: string, labels: Labels): void;
  /** In milliseconds. */
  time(name: string, labels: Labels, millis: number): void;
  print(gauges: Readonly<Record<string, number>>): string;
}

/** Ends of the classes of a time in milliseconds; whatever is longer is in the last one. */
const CLASSES = [1, 5, 10, 25, 50, 100, 250, 1000, 5000] as const;

interface Times {
  readonly labels: Labels;
  /** By class, each without the ones before it. */
  readonly counts: number[];
  sum: number;
}

interface Count {
  readonly labels: Labels;
  count: number;
}

function printLabels(labels: Labels): string {
  const pairs = Object.entries(labels).map(([label, value]) => `${label}="${value}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

/** By name, then by labels. */
function family<T>(make: (labels: Labels) => T) {
  const all = new Map<string, Map<string, T>>();
  return {
    at(name: string, labels: Labels): T {
      const found = all.get(name) ?? new Map<string, T>();
      all.set(name, found);
      const key = Object.values(labels).join('\n');
      const known = found.get(key) ?? make(labels);
      found.set(key, known);
      return known;
    },
    sorted: () =>
      [...all]
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([name, found]) => [name, [...found.values()]] as const),
  };
}

function timeLines(base: string, { labels, counts, sum }: Times): readonly string[] {
  let total = 0;
  const buckets = counts.map((count, index) => {
    total += count;
    const le = CLASSES[index] === undefined ? '+Inf' : String(CLASSES[index]);
    return `${base}_bucket${printLabels({ ...labels, le })} ${total}`;
  });
  const all = printLabels(labels);
  return [...buckets, `${base}_sum${all} ${sum}`, `${base}_count${all} ${total}`];
}

export function createMetrics(): Metrics {
  const counts = family((labels): Count => ({ labels, count: 0 }));
  const times = family(
    (labels): Times => ({ labels, counts: [0, ...CLASSES].map(() => 0), sum: 0 }),
  );
  return {
    count(name, labels) {
      counts.at(name, labels).count++;
    },
    time(name, labels, millis) {
      const found = times.at(name, labels);
      const first = CLASSES.findIndex((end) => millis <= end);
      const place = first < 0 ? CLASSES.length : first;
      found.counts[place] = (found.counts[place] ?? 0) + 1;
      found.sum += millis;
    },
    print(gauges) {
      const lines: string[] = [];
      for (const [name, value] of Object.entries(gauges))
        lines.push(`# TYPE curio_${name} gauge`, `curio_${name} ${value}`);
      for (const [name, found] of counts.sorted()) {
        const base = `curio_${name}_total`;
        lines.push(`# TYPE ${base} counter`);
        for (const { labels, count } of found) lines.push(`${base}${printLabels(labels)} ${count}`);
      }
      for (const [name, found] of times.sorted()) {
        const base = `curio_${name}_milliseconds`;
        lines.push(`# TYPE ${base} histogram`);
        for (const one of found) lines.push(...timeLines(base, one));
      }
      return lines.map((line) => `${line}\n`).join('');
    },
  };
}
