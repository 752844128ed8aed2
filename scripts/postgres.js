// PostgreSQL for the tests of the service; installs Debian's where that is possible. The tests start one of their own.

import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { install, mayInstall } from './debian.js';

const HOMES = '/usr/lib/postgresql';
const CLUSTERS = '/etc/postgresql-common/createcluster.conf';

const hasServer = (folder) =>
  existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'));

/** The folder of the newest server programs, of Debian or of whatever `pg_config` stands for. */
export function postgresFolder(homes = HOMES) {
  const versions = existsSync(homes) ? readdirSync(homes).map(Number).filter(Number.isInteger) : [];
  const folders = versions
    .sort((one, other) => other - one)
    .map((version) => join(homes, String(version), 'bin'));
  const asked = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' });
  return [...folders, ...(asked.status === 0 ? [asked.stdout.trim()] : [])].find(hasServer);
}

async function installPostgres() {
  await install(['postgresql-common']);
  // Debian would make a cluster and start it with the machine; the tests need the programs only.
  if (existsSync(CLUSTERS)) appendFileSync(CLUSTERS, 'create_main_cluster = false\n');
  await install(['postgresql']);
}

/** The folder, after installing if need be. Where there is none, tests are skipped and say so. */
export async function findPostgres() {
  const found = postgresFolder();
  if (found || !mayInstall()) return found;
  await installPostgres();
  return postgresFolder();
}
