/** Health while the database hangs. Needs a PostgreSQL; between it and the API is a proxy that can stop passing on. */
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { expect, test } from 'vitest';
import { openDatabase } from '../../db/database.ts';
import { openTestDatabase, TEST_DATABASE_URL } from '../../testing/database.ts';
import { startTestOrigin } from '../../testing/origin.ts';

/** Health answers within a second; more is what a busy machine takes. */
const WITHIN = 2_000;

test.skipIf(TEST_DATABASE_URL === undefined)(
  'a database that hangs is told within a second, and one that goes on at once',
  async () => {
    const target = new URL(TEST_DATABASE_URL ?? '');
    const sockets: Socket[] = [];
    const proxy = createServer((client) => {
      const server = connect(Number(target.port || 5432), target.hostname);
      sockets.push(client, server);
      for (const socket of [client, server]) socket.on('error', () => undefined);
      client.pipe(server).pipe(client);
    });
    await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done));
    const direct = await openTestDatabase();
    const client = await direct.pool.connect();
    const { rows } = await client.query<{ name: string }>('select current_database() as name', []);
    client.release();
    const url = new URL(target);
    url.hostname = '127.0.0.1';
    url.port = String((proxy.address() as AddressInfo).port);
    url.pathname = `/${rows[0]?.name}`;
    const shop = await startTestOrigin(await openDatabase({ databaseUrl: url.href, maxConnections: 6 }));
    try {
      expect((await shop.get('/health')).status).toBe(200);
      for (const socket of sockets) socket.pause();
      const begun = performance.now();
      expect((await shop.get('/health')).status).toBe(503);
      expect(performance.now() - begun).toBeLessThan(WITHIN);
      for (const socket of sockets) socket.resume();
      expect((await shop.get('/health')).status).toBe(200);
    } finally {
      for (const socket of sockets) socket.resume();
      await shop.close();
      await direct.close();
      for (const socket of sockets) socket.destroy();
      proxy.close();
    }
  },
);
