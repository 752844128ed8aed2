// Where the command line keeps things of its own: cards that were brought, runs that were left.

import { homedir } from 'node:os';
import { join } from 'node:path';

/** `CURIO_HOME`, or the usual place for data of programs. */
export function homeFolder(): string {
  const own = process.env['CURIO_HOME'];
  if (own) return own;
  return join(process.env['XDG_DATA_HOME'] || join(homedir(), '.local', 'share'), 'curio');
}
