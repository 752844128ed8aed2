// The server as a program: serves the app built beside it, on PORT (8080) and HOST (every address).

import { networkInterfaces } from 'node:os';
import { fileURLToPath } from 'node:url';
import { addressLines } from './addresses.ts';
import { readFiles } from './files.ts';
import { createHandler } from './handler.ts';
import { readPort, serve } from './serve.ts';
import { serverWords } from './words.ts';

async function main(): Promise<void> {
  const port = readPort(process.env['PORT']);
  if (port === undefined) throw new Error(serverWords.badPort(process.env['PORT'] ?? ''));
  const files = readFiles(fileURLToPath(new URL('./web', import.meta.url)));
  const serving = await serve(createHandler(files), port, process.env['HOST']);
  if (!serving.asAsked) console.log(serverWords.portTaken(port));
  for (const line of addressLines(serving.port, process.env['HOST'], networkInterfaces()))
    console.log(line);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => serving.close().then(() => process.exit(0)));
}

main().catch((error: unknown) => {
  console.error(serverWords.notStarted(error instanceof Error ? error.message : String(error)));
  process.exitCode = 1;
});
