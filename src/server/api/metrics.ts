// Counters and timings of the service in the text format of Prometheus. No label identifies a person.

type Labels = Readonly<Record<string, string>>;

/** Upper bounds of the histogram buckets in milliseconds; a last bucket takes the rest. */
const BOUNDS = [1, 5, 10, 25, 50, 100, 250, 1000, 5000] as const;

interface TimeHistogram {
  readonly labels: Labels;
  /** Per bucket, not cumulative. */
  readonly counts: number[];
  sum: number;
}

interface LabelledCount {
  readonly labels: Labels;
  count: number;
}

function printLabels(labels: Labels): string {
  const pairs = Object.entries(labels).map(([label, value]) => `${label}="${value}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

/** Metrics by name, then by labels. */
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

function timeLines(base: string, { labels, counts, sum }: TimeHistogram): readonly string[] {
  let total = 0;
  const buckets = counts.map((count, index) => {
    total += count;
    const le = BOUNDS[index] === undefined ? '+Inf' : String(BOUNDS[index]);
    return `${base}_bucket${printLabels({ ...labels, le })} ${total}`;
  });
  const all = printLabels(labels);
  return [...buckets, `${base}_sum${all} ${sum}`, `${base}_count${all} ${total}`];
}

export function createMetrics() {
  const counts = family((labels): LabelledCount => ({ labels, count: 0 }));
  const times = family(
    (labels): TimeHistogram => ({ labels, counts: [0, ...BOUNDS].map(() => 0), sum: 0 }),
  );
  return {
    count(name: string, labels: Labels): void {
      counts.at(name, labels).count++;
    },
    time(name: string, labels: Labels, millis: number): void {
      const found = times.at(name, labels);
      const first = BOUNDS.findIndex((end) => millis <= end);
      const place = first < 0 ? BOUNDS.length : first;
      found.counts[place] = (found.counts[place] ?? 0) + 1;
      found.sum += millis;
    },
    print(gauges: Readonly<Record<string, number>>): string {
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
