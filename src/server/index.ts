// The server as a program: serves the app built beside it, on PORT (8080) and HOST (every address).

import { fileURLToPath } from 'node:url';
import { readFiles } from './files.ts';
import { createHandler } from './handler.ts';
import { readPort, serve } from './serve.ts';

async function main(): Promise<void> {
  const port = readPort(process.env['PORT']);
  if (port === undefined) throw new Error(`PORT is not a port: ${process.env['PORT']}`);
  const files = readFiles(fileURLToPath(new URL('./web', import.meta.url)));
  const serving = await serve(createHandler(files), port, process.env['HOST']);
  if (!serving.asAsked) console.log(`Port ${port} is taken, so this is another one.`);
  console.log(`Curio is open at http://localhost:${serving.port}/`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => serving.close().then(() => process.exit(0)));
}

main().catch((error: unknown) => {
  console.error(`The server did not start: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
});
