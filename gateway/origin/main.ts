/** Runs the origin as a process of its own, alone or as a child that tells its parent how it got on. */
import { createServer } from 'node:net';
import { createOrigin } from './app.ts';
import type { Origin } from './app.ts';
import { readConfig } from './config.ts';

type Message = { type: 'ready'; url: string } | { type: 'failed'; message: string };

/** Longest time that running answers get when the process is asked to stop. */
const STOP_WITHIN = 10_000;

function tell(message: Message): void {
  if (process.send) process.send(message);
  else if (message.type === 'ready') process.stdout.write(`Origin ready at ${message.url}\n`);
  else process.stderr.write(`${message.message}\n`);
}

/** One human line for a failed start. */
function lineFor(error: unknown, port: number): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `Port ${port} is taken; set PORT to another one.`;
  if (code === 'EACCES') return `Port ${port} may not be used by this user; set PORT to another one.`;
  if (code === 'EADDRNOTAVAIL') return 'HOST is not an address of this machine.';
  return (message ?? String(error)).split('\n')[0] ?? 'The origin could not start.';
}

/** Rejects when the address can't be listened on: told before a database is made, not after. */
function tryAddress(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen({ host, port }, () => probe.close(() => resolve()));
  });
}

async function start(): Promise<void> {
  let origin: Origin | undefined;
  let stopping = false;
  const stop = (code: number): void => {
    if (stopping) return;
    stopping = true;
    // Started but not yet built: the process simply ends; the database is safe at any moment.
    setTimeout(() => process.exit(code), STOP_WITHIN).unref();
    void (origin?.close() ?? Promise.resolve()).catch(() => undefined).then(() => process.exit(code));
  };
  process.on('SIGTERM', () => stop(0));
  process.on('SIGINT', () => stop(0));
  process.on('disconnect', () => stop(0));
  let port = 0;
  try {
    const config = readConfig(process.env);
    port = config.port;
    if (port > 0) await tryAddress(config.host, port);
    origin = await createOrigin({
      ...config,
      onLost: (error) => {
        tell({ type: 'failed', message: error.message });
        process.exit(1);
      },
    });
    tell({ type: 'ready', url: await origin.listen() });
  } catch (error) {
    tell({ type: 'failed', message: lineFor(error, port) });
    await origin?.close().catch(() => undefined);
    process.exit(1);
  }
}

await start();
