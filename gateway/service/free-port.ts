import { createServer } from 'node:net';

/** A port of 127.0.0.1 that nothing listens on, for tests and tools that start a process of their own. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done, fail) => {
    server.on('error', fail);
    server.listen(0, '127.0.0.1', done);
  });
  const address = server.address();
  await new Promise((done) => server.close(done));
  if (address === null || typeof address === 'string') throw new Error('No port was bound');
  return address.port;
}
