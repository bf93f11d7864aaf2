/** Runs the origin as a process of its own. */
import { createServer } from 'node:net';
import { Metrics, serveMetrics } from '../service/metrics.ts';
import { runService } from '../service/run.ts';
import { createOrigin } from './app.ts';
import { readConfig } from './config.ts';
import { addOriginMetrics } from './metrics.ts';

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
    const { metrics: address } = config;
    if (address === undefined) return createOrigin({ ...config, onLost });
    const metrics = new Metrics();
    const origin = await createOrigin({
      ...config,
      onLost,
      onAnswered: (status, ms) => metrics.answered(status, ms),
      onDatabase: (database) => addOriginMetrics(metrics, { ...database, dataDir: config.dataDir }),
    });
    const served = await serveMetrics(metrics, address).catch(async (error: unknown) => {
      await origin.close();
      throw error;
    });
    return {
      listen: () => origin.listen(),
      close: async () => {
        await Promise.all([origin.close(), served.close()]);
      },
    };
  },
});
