// The service on its own port, and visitors who send requests, for tests.

import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import { success } from '../../src/core/result.ts';
import { type ApiOptions, apiListener } from '../../src/server/api/api.ts';
import type { Judge } from '../../src/server/judge/judge.ts';
import { createStore } from '../../src/server/store/sql-store.ts';
import { openSqlite } from '../../src/server/store/sqlite.ts';

export interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly json: unknown;
}

export interface Asking {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function ask(
  port: number,
  method: string,
  path: string,
  asking: Asking = {},
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const { body = '' } = asking;
    const sized = body.length > 0 && !asking.headers?.['transfer-encoding'];
    const size = sized ? { 'content-length': String(Buffer.byteLength(body)) } : {};
    const options = {
      host: '127.0.0.1',
      port,
      method,
      path,
      headers: { ...size, ...asking.headers },
    };
    const sent = request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () => {
        const text = Buffer.concat(chunks).toString();
        const { statusCode = 0, headers } = response;
        resolve({ status: statusCode, headers, text, json: readJson(text) });
      });
    });
    sent.once('error', reject);
    sent.end(asking.body);
  });
}

export const secretFor = (name: string): string =>
  Buffer.from(name.padEnd(32, '.').slice(0, 32)).toString('base64url');

export const bearer = (name: string) => ({ authorization: `Bearer ${secretFor(name)}` });

/** Reads the verdict from the text: `won 5000` or `lost`, with the picks 1, 2 and none. Anything else is invalid. */
export const paperJudge: Judge = {
  load: 0,
  isFull: false,
  isBroken: false,
  async judge(_day, _game, text) {
    const millis = Number(/^won (\d+)/.exec(text)?.[1]);
    if (!Number.isNaN(millis) || text === 'lost')
      return success({
        judged: {
          status: text === 'lost' ? 'lost' : 'won',
          solved: text !== 'lost',
          millis: millis || 0,
          moves: 9,
          hints: 0,
        },
        run: { solved: true, millis: millis || 0, moves: 9, hints: 0, practice: false },
        picks: [1, Number(/card (\d+)/.exec(text)?.[1] ?? 2), null],
      });
    return { ok: false, fault: { code: 'badLine', where: 'line 4', detail: text } };
  },
  judgeRun: async (_game, _code, text) => paperJudge.judge('', '', text),
  dealTable: async () => ({ ok: false, fault: { code: 'notOffered' } }),
  close: async () => {},
};

export async function openService(more: Partial<ApiOptions> = {}) {
  const store = more.store ?? (await createStore(await openSqlite(':memory:')));
  const clock = { now: Date.parse('2026-11-16T12:00:00Z') };
  const options = { store, judge: paperJudge, version: '1', now: () => clock.now, ...more };
  const api = apiListener(options);
  const server = createServer(api.listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    store,
    clock,
    port,
    server,
    ask: (method: string, path: string, asking?: Asking) => ask(port, method, path, asking),
    async close() {
      api.endStreams();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await api.close();
      await store.close();
    },
  };
}
