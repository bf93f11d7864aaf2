/** Runs the origin as a process of its own. */
import { createServer } from 'node:net';
import { runService } from '../service/run.ts';
import { createOrigin } from './app.ts';
import { readConfig } from './config.ts';

/** Rejects when the address can't be listened on: told before a database is made, not after. */
function tryAddress(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen({ host, port }, () => probe.close(() => resolve()));
  });
}

await runService({
  name: 'Origin',
  stopWithin: 10_000,
  readConfig,
  create: async (config, onLost) => {
    if (config.port > 0) await tryAddress(config.host, config.port);
    return createOrigin({ ...config, onLost });
  },
});
