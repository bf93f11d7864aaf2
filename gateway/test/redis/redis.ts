/** The Redis of the tests: names of their own, which are deleted afterwards, and a line to it that can be cut. */
import { randomBytes } from 'node:crypto';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { createClient } from '@redis/client';

export const REDIS_URL = process.env['TEST_REDIS_URL'] ?? 'redis://127.0.0.1:6379';

/** A beginning of names that no other run uses. */
export const newPrefix = (): string => `test:${process.pid}:${randomBytes(6).toString('hex')}:`;

/** A client for looking at what is stored; `close` deletes everything below the prefix. */
export async function openObserver(prefix: string) {
  const client = createClient({ url: REDIS_URL });
  await client.connect();
  const names = async (): Promise<string[]> => {
    const found: string[] = [];
    for await (const batch of client.scanIterator({ MATCH: `${prefix}*`, COUNT: 1_000 }))
      found.push(...batch);
    return found;
  };
  return {
    names,
    lifetime: (name: string): Promise<number> => client.pTTL(name),
    async close(): Promise<void> {
      const left = await names();
      if (left.length > 0) await client.del(left);
      client.destroy();
    },
  };
}

/** A line to Redis. `cut`: it is closed, and no new one is accepted; `hold`: it stays open, and nothing passes. */
export async function openLine() {
  const { hostname, port: target } = new URL(REDIS_URL);
  const open = new Set<Socket>();
  let isHeld = false;
  const accept = (socket: Socket): void => {
    const redis = connect(Number(target || 6379), hostname);
    for (const [one, other] of [
      [socket, redis],
      [redis, socket],
    ] as const) {
      open.add(one);
      one.on('data', (bytes) => other.write(bytes));
      if (isHeld) one.pause();
      one.on('error', () => undefined);
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
  };
  let server = createServer(accept);
  const listen = (port: number): Promise<void> =>
    new Promise((done) => {
      server.listen(port, '127.0.0.1', done);
    });
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const cut = async (): Promise<void> => {
    const closed = new Promise((done) => {
      server.close(done);
    });
    for (const socket of open) socket.destroy();
    await closed;
  };
  return {
    url: `redis://127.0.0.1:${port}`,
    cut,
    async mend(): Promise<void> {
      server = createServer(accept);
      await listen(port);
    },
    hold: (held: boolean): void => {
      isHeld = held;
      for (const socket of open)
        if (held) socket.pause();
        else socket.resume();
    },
    close: cut,
  };
}
