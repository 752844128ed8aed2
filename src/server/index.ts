// The server as a program: serves the app built beside it, on PORT (8080) and HOST (every address), and with it the
// service, unless CURIO_SERVICE is off. Whatever is wrong with the service, the app is served.

import type { RequestListener, ServerResponse } from 'node:http';
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
import { qrLines } from './terminal.ts';
import { serverWords } from './words.ts';

const beside = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Milliseconds to the next try where the database does not answer; and in which the same trouble is told once. */
const AGAIN = 5000;
const TOLD_ONCE = 60_000;

/** Tells a trouble that every request has once, not a thousand times. */
function createReport(): (error: unknown) => void {
  let told = '';
  let until = 0;
  return (error) => {
    const reason = reasonOf(error);
    const now = performance.now();
    if (reason === told && now < until) return;
    told = reason;
    until = now + TOLD_ONCE;
    console.error(serverWords.serviceFailed(reason));
  };
}

/** The page of the app where rooms are joined and opened. */
const JOIN_PATH = 'together';

interface Bringing {
  /** The service, once it is there. */
  service?: Service;
  /** It is not there yet, and tried for. */
  awaited: boolean;
}

/** One try. A database that is away is tried for again and again; everything else is said and left alone. */
async function bringUpService(bringing: Bringing): Promise<void> {
  const { env } = process;
  if (env['CURIO_SERVICE'] === 'off') return;
  const data = resolve(env['CURIO_DATA'] || 'data');
  const database = env['DATABASE_URL'] || undefined;
  const { startService, NewerStore } = await import('./service.ts');
  try {
    const service = await startService({
      data,
      database,
      judgeFile: beside('./judge.js'),
      storeFile: beside('./store.js'),
      version: manifest.version,
      trustsProxy: env['CURIO_PROXY'] === '1',
      away: Number(env['CURIO_ROOM_AWAY']) || undefined,
      report: createReport(),
    });
    if (!service) console.log(serverWords.alreadyRuns(data));
    else console.log(database ? serverWords.dataInDatabase : serverWords.dataAt(data));
    if (service) bringing.service = service;
    bringing.awaited = false;
  } catch (error) {
    const newer = error instanceof NewerStore;
    const reason = newer ? serverWords.newerData : reasonOf(error);
    if (!bringing.awaited) console.error(serverWords.serviceNotStarted(reason));
    bringing.awaited = database !== undefined && !newer;
    if (bringing.awaited) setTimeout(() => void bringUpService(bringing), AGAIN).unref();
  }
}

/** What the service answers while it is not there yet. */
function comeAgain(response: ServerResponse): void {
  const headers = { 'Retry-After': AGAIN / 1000, 'Cache-Control': 'no-store' };
  response.writeHead(503, { ...headers, 'Content-Type': 'application/json' });
  response.end(JSON.stringify({ code: 'storeFailed' }));
}

/** Where friends find it with their phones: to be typed, and for somebody who looks at a terminal to be scanned. */
function tellWhereToJoin(port: number): void {
  const [address] = sharedAddresses(port, process.env['HOST'], networkInterfaces());
  if (address === undefined) return;
  const link = `${address}${JOIN_PATH}`;
  console.log(serverWords.together(link));
  if (process.stdout.isTTY) for (const line of qrLines(link)) console.log(line);
}

async function main(): Promise<void> {
  const port = readPort(process.env['PORT']);
  if (port === undefined) throw new Error(serverWords.badPort(process.env['PORT'] ?? ''));
  const files = readFiles(beside('./web'));
  let listensAt = port;
  const app = createHandler(files, {
    trustsProxy: process.env['CURIO_PROXY'] === '1',
    addresses: () => sharedAddresses(listensAt, process.env['HOST'], networkInterfaces()),
  });
  const bringing: Bringing = { awaited: false };
  await bringUpService(bringing).catch((error: unknown) =>
    console.error(serverWords.serviceNotStarted(reasonOf(error))),
  );
  const listener: RequestListener = (request, response) => {
    const { service, awaited } = bringing;
    if ((!service && !awaited) || !isApiPath(request.url ?? '/')) return app(request, response);
    return service ? service.listener(request, response) : comeAgain(response);
  };
  const serving = await serve(listener, port, process.env['HOST']);
  listensAt = serving.port;
  if (!serving.asAsked) console.log(serverWords.portTaken(port));
  for (const line of addressLines(serving.port, process.env['HOST'], networkInterfaces()))
    console.log(line);
  if (bringing.service) tellWhereToJoin(serving.port);
  const stop = async () => {
    bringing.service?.endStreams();
    await serving.close();
    await bringing.service?.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
}

main().catch((error: unknown) => {
  console.error(serverWords.notStarted(reasonOf(error)));
  process.exitCode = 1;
});
