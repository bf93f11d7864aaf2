/**
 * `npm run bench [-- [--smoke] throughput render weight large listings orders changes lists streams limits checks overload memory]`: all measurements, or the named ones. Everything runs
 * on this machine against 127.0.0.1 and ends within a few minutes; with `--smoke` within one.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { measureAdminLists } from './admin-lists.ts';
import { measureChanges } from './changes.ts';
import { measureChecks } from './checks.ts';
import { measureLargeCatalogue } from './large.ts';
import { measureLimits } from './limits.ts';
import { measureListings } from './listings.ts';
import { measureMemory } from './memory.ts';
import { measureOrders } from './orders.ts';
import { measureOverload } from './overload.ts';
import { measureRendering } from './render.ts';
import { measureStreams } from './streams.ts';
import { measureThroughput } from './throughput.ts';
import { measureWeight } from './weight.ts';

// React decides by it, when it is loaded, whether it is its slow, talkative self.
process.env['NODE_ENV'] = 'production';

const peers = fileURLToPath(new URL('peers/', import.meta.url));

const measurements = {
  throughput: async () => {
    if (!existsSync(`${peers}node_modules/mercurius`)) {
      console.log('installing the servers to compare with (gateway/bench/peers)');
      execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
        cwd: peers,
        stdio: 'inherit',
      });
    }
    await measureThroughput();
  },
  render: measureRendering,
  weight: measureWeight,
  large: measureLargeCatalogue,
  listings: measureListings,
  orders: measureOrders,
  changes: measureChanges,
  lists: measureAdminLists,
  streams: measureStreams,
  limits: measureLimits,
  checks: measureChecks,
  overload: measureOverload,
  memory: measureMemory,
};

const named = process.argv.slice(2).filter((argument) => argument !== '--smoke');
const unknown = named.filter((name) => !Object.hasOwn(measurements, name));
if (unknown.length > 0) {
  console.error(`There is no measurement ${unknown.join(', ')}: ${Object.keys(measurements).join(', ')}`);
  process.exit(2);
}
console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim()}`);
for (const [name, measure] of Object.entries(measurements)) {
  if (named.length === 0 || named.includes(name)) await measure();
}
process.exit(0);
