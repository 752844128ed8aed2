// What the service counts about itself, as text for whoever watches it. Nothing about anybody.

export interface Metrics {
  count(name: string, labels: Readonly<Record<string, string>>): void;
  /** In milliseconds. */
  time(name: string, labels: Readonly<Record<string, string>>, millis: number): void;
  print(gauges: Readonly<Record<string, number>>): string;
}

/** Ends of the classes of a time in milliseconds. */
const CLASSES = [1, 5, 10, 25, 50, 100, 250, 1000, 5000] as const;

export function createMetrics(): Metrics {
  const values = new Map<string, number>();
  const add = (key: string, by: number) => values.set(key, (values.get(key) ?? 0) + by);
  const keyOf = (name: string, labels: Readonly<Record<string, string>>) => {
    const pairs = Object.entries(labels).map(([label, value]) => `${label}="${value}"`);
    return pairs.length === 0 ? name : `${name}{${pairs.join(',')}}`;
  };
  return {
    count: (name, labels) => add(keyOf(`curio_${name}_total`, labels), 1),
    time(name, labels, millis) {
      const base = `curio_${name}_milliseconds`;
      for (const end of CLASSES)
        add(keyOf(`${base}_bucket`, { ...labels, le: String(end) }), millis <= end ? 1 : 0);
      add(keyOf(`${base}_bucket`, { ...labels, le: '+Inf' }), 1);
      add(keyOf(`${base}_sum`, labels), millis);
      add(keyOf(`${base}_count`, labels), 1);
    },
    print(gauges) {
      const now = Object.entries(gauges).map(([name, value]) => [`curio_${name}`, value] as const);
      const lines = [...now, ...[...values].sort(([one], [other]) => (one < other ? -1 : 1))];
      return lines.map(([key, value]) => `${key} ${value}\n`).join('');
    },
  };
}
