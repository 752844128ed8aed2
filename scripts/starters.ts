// Writes the starters of every game, one file each, that the app is built with.

import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeStarters } from '../src/cabinet/starters.ts';
import { createBudget } from '../src/core/budget.ts';
import { games } from '../src/games/index.ts';

const target = fileURLToPath(new URL('../src/web/play/generated/', import.meta.url));
const part = `${target.replace(/[/\\]$/, '')}.part`;

rmSync(part, { recursive: true, force: true });
mkdirSync(part, { recursive: true });
for (const manifest of games) {
  const game = await manifest.loadGame();
  const starters = makeStarters(game, () => createBudget(400_000_000), manifest.starters);
  if (!starters.ok) throw new Error(`${manifest.id}: ${JSON.stringify(starters.fault)}`);
  writeFileSync(join(part, `${manifest.id}.json`), `${JSON.stringify(starters.value)}\n`);
}
// Moved into place at the end, so that no build sees half of them.
rmSync(target, { recursive: true, force: true });
renameSync(part, target);
