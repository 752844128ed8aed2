// Runs the benchmarks: every other file of this folder, or those that are named. Folders hold helpers.

import { readdirSync } from 'node:fs';

const sections = readdirSync(new URL('.', import.meta.url))
  .filter((name) => name.endsWith('.ts'))
  .map((name) => name.slice(0, -'.ts'.length))
  .filter((name) => name !== 'index')
  .sort();

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !sections.includes(name));
if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(', ')}. There is: ${sections.join(', ')}.`);
  process.exitCode = 2;
} else {
  for (const name of asked.length > 0 ? asked : sections) {
    const module: { bench: () => Promise<void> } = await import(`./${name}.ts`);
    await module.bench();
  }
}
