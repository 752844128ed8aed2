// The server's entry point: serves the built app on PORT (8080) and HOST (all interfaces), and the service unless
// CURIO_SERVICE is off. If the service fails to start, the app is served without it.

import type { RequestListener, ServerResponse } from 'node:http';
import { networkInterfaces } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serverWords } from '#words/server.ts';
import manifest from '../../package.json' with { type: 'json' };
import { addressLines, qrLines, sharedAddresses } from './addresses.ts';
import { readFiles } from './app-files.ts';
import { createHandler, isApiPath } from './app-handler.ts';
import { readPort, serve } from './http-server.ts';
import { NewerStore, type RunningService, startService } from './service.ts';

const beside = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Milliseconds between attempts to reach the database, and between reports of the same error. */
const RETRY_AFTER = 5000;
const REPORT_EVERY = 60_000;

/** Logs an error that every request meets once a minute, not a thousand times. */
function createReport(): (error: unknown) => void {
  let reported = '';
  let until = 0;
  return (error) => {
    const reason = reasonOf(error);
    const now = performance.now();
    if (reason === reported && now < until) return;
    reported = reason;
    until = now + REPORT_EVERY;
    console.error(serverWords.serviceFailed(reason));
  };
}

/** The page where people open and join rooms. */
const JOIN_PATH = 'together';

interface ServiceStart {
  /** Once it runs. */
  service?: RunningService;
  /** It could not start yet, and we keep trying. */
  retrying: boolean;
}

/** Starts the service. Retries for ever if the database is unreachable; logs any other error and gives up. */
async function bringUpService(start: ServiceStart): Promise<void> {
  const { env } = process;
  if (env['CURIO_SERVICE'] === 'off') return;
  const data = resolve(env['CURIO_DATA'] || 'data');
  const database = env['DATABASE_URL'] || undefined;
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
    if (service) start.service = service;
    start.retrying = false;
  } catch (error) {
    const newer = error instanceof NewerStore;
    const reason = newer ? serverWords.newerData : reasonOf(error);
    if (!start.retrying) console.error(serverWords.serviceNotStarted(reason));
    start.retrying = database !== undefined && !newer;
    if (start.retrying) setTimeout(() => void bringUpService(start), RETRY_AFTER).unref();
  }
}

/** The response to API requests while the service is not up yet. */
function refuseForNow(response: ServerResponse): void {
  const headers = { 'Retry-After': RETRY_AFTER / 1000, 'Cache-Control': 'no-store' };
  response.writeHead(503, { ...headers, 'Content-Type': 'application/json' });
  response.end(JSON.stringify({ code: 'storeFailed' }));
}

/** Prints the link that phones on the network open to join, and its QR code if a person sees the terminal. */
function printJoinLink(port: number): void {
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
  const start: ServiceStart = { retrying: false };
  await bringUpService(start).catch((error: unknown) =>
    console.error(serverWords.serviceNotStarted(reasonOf(error))),
  );
  const listener: RequestListener = (request, response) => {
    const { service, retrying } = start;
    if ((!service && !retrying) || !isApiPath(request.url ?? '/')) return app(request, response);
    return service ? service.listener(request, response) : refuseForNow(response);
  };
  const serving = await serve(listener, port, process.env['HOST']);
  listensAt = serving.port;
  if (!serving.asAsked) console.log(serverWords.portTaken(port));
  for (const line of addressLines(serving.port, process.env['HOST'], networkInterfaces()))
    console.log(line);
  if (start.service) printJoinLink(serving.port);
  const stop = async () => {
    start.service?.endStreams();
    await serving.close();
    await start.service?.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
}

main().catch((error: unknown) => {
  console.error(serverWords.notStarted(reasonOf(error)));
  process.exitCode = 1;
});
