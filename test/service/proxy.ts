// A proxy between the service and its database that can hold traffic back, or break connections and refuse new ones.

import { connect, createServer, type Socket } from 'node:net';

export interface Passage {
  readonly port: number;
  /** Holds back all traffic. */
  hold(): void;
  /** Breaks connections and refuses new ones. */
  cut(): void;
  /** Lets everything through again. */
  open(): void;
  close(): Promise<void>;
}

export async function startProxy(target: number): Promise<Passage> {
  const sockets = new Set<Socket>();
  let state: 'open' | 'held' | 'cut' = 'open';
  const server = createServer((near) => {
    if (state === 'cut') {
      near.destroy();
      return;
    }
    const far = connect(target, '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (chunk) => to.write(chunk));
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      if (state === 'held') from.pause();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const drop = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    hold() {
      state = 'held';
      for (const socket of sockets) socket.pause();
    },
    cut() {
      state = 'cut';
      drop();
    },
    open() {
      state = 'open';
      for (const socket of sockets) socket.resume();
    },
    close() {
      drop();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
