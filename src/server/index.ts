// The server as a program: serves the app built beside it, on PORT (8080) and HOST (every address), and with it the
// service, unless CURIO_SERVICE is off. Whatever is wrong with the service, the app is served.

import type { RequestListener } from 'node:http';
import { networkInterfaces } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import manifest from '../../package.json' with { type: 'json' };
import { addressLines, sharedAddresses } from './addresses.ts';
import { isApiPath } from './api/paths.ts';
import { readFiles } from './files.ts';
import { createHandler } from './handler.ts';
import { readPort, serve } from './serve.ts';
import type { Service } from './service.ts';
import { serverWords } from './words.ts';

const beside = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function bringUpService(): Promise<Service | undefined> {
  const { env } = process;
  if (env['CURIO_SERVICE'] === 'off') return undefined;
  const data = resolve(env['CURIO_DATA'] || 'data');
  const database = env['DATABASE_URL'] || undefined;
  try {
    const { startService, NewerStore } = await import('./service.ts');
    const service = await startService({
      data,
      database,
      judgeFile: beside('./judge.js'),
      version: manifest.version,
      trustsProxy: env['CURIO_PROXY'] === '1',
      report: (error) => console.error(serverWords.serviceFailed(reasonOf(error))),
    }).catch((error: unknown) => {
      throw error instanceof NewerStore ? new Error(serverWords.newerData) : error;
    });
    if (!service) console.log(serverWords.alreadyRuns(data));
    else console.log(database ? serverWords.dataInDatabase : serverWords.dataAt(data));
    return service;
  } catch (error) {
    console.error(serverWords.serviceNotStarted(reasonOf(error)));
    return undefined;
  }
}

async function main(): Promise<void> {
  const port = readPort(process.env['PORT']);
  if (port === undefined) throw new Error(serverWords.badPort(process.env['PORT'] ?? ''));
  const files = readFiles(beside('./web'));
  let listensAt = port;
  const app = createHandler(files, {
    addresses: () => sharedAddresses(listensAt, process.env['HOST'], networkInterfaces()),
  });
  const service = await bringUpService();
  const listener: RequestListener = (request, response) => {
    const asked = service && isApiPath(request.url ?? '/');
    return asked ? service.listener(request, response) : app(request, response);
  };
  const serving = await serve(listener, port, process.env['HOST']);
  listensAt = serving.port;
  if (!serving.asAsked) console.log(serverWords.portTaken(port));
  for (const line of addressLines(serving.port, process.env['HOST'], networkInterfaces()))
    console.log(line);
  const stop = async () => {
    await serving.close();
    await service?.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
}

main().catch((error: unknown) => {
  console.error(serverWords.notStarted(reasonOf(error)));
  process.exitCode = 1;
});
