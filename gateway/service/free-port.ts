import { createServer } from 'node:net';

/** Below those that systems give to connections of their own, which would take one before it is used: Linux from 32,768 on. */
const FIRST = 15_000;
const LAST = 32_000;
const ATTEMPTS = 20;

/** A port of 127.0.0.1 that nothing listens on, for tests and tools that start a process of their own. */
export async function freePort(): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST));
    const server = createServer();
    try {
      await new Promise<void>((done, fail) => {
        server.on('error', fail);
        server.listen(port, '127.0.0.1', done);
      });
      await new Promise((done) => server.close(done));
      return port;
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
  }
}
