// Installing packages of Debian, where that is possible: as root, with apt-get.

import { existsSync } from 'node:fs';
import { run } from './tools.js';

export const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

const aptGet = (...args) => run('apt-get', args, { env: { DEBIAN_FRONTEND: 'noninteractive' } });

/** True if it went well. */
export async function install(packages) {
  console.log(`Installing ${packages.join(' and ')} …`);
  await aptGet('update', '-q');
  return (await aptGet('install', '-y', '-q', '--no-install-recommends', ...packages)) === 0;
}
