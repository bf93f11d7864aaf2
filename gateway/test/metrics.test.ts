/** Metrics in the format of Prometheus; alarms and board name nothing else, and each alarm says what to do. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addOriginMetrics } from '../origin/metrics.ts';
import type { Replica } from '../origin/db/replica.ts';
import { openTestDatabase } from '../origin/testing/database.ts';
import { Metrics, serveMetrics } from '../service/metrics.ts';
import { root } from '../service/settings.ts';
import { addGatewayMetrics } from '../src/metrics.ts';

const docs = join(root, 'gateway/docs');
const alarms = readFileSync(join(docs, 'monitoring/alarms.yml'), 'utf8');
const board = JSON.parse(readFileSync(join(docs, 'monitoring/board.json'), 'utf8')) as {
  panels: { title: string; targets: { expr: string }[] }[];
};

let text = '';
let close: () => Promise<void>;
beforeAll(async () => {
  const database = await openTestDatabase();
  const metrics = new Metrics();
  addGatewayMetrics(metrics, {
    gateway: {
      memory: () => ({ reads: { bytes: 5, maxBytes: 10 } }),
      streams: () => 3,
      openBreakers: () => 0,
      feedAge: () => 1.5,
      ready: () => true,
    },
    memory: () => ({}),
  });
  addOriginMetrics(metrics, {
    db: database.db,
    pool: database.pool,
    replica: { counts: { replica: 7, primary: 2 } } as Replica,
    dataDir: root,
  });
  metrics.gauge('lawaj_failing', 'Cannot be read.', () => Promise.reject(new Error('down')));
  for (const status of [200, 204, 503]) metrics.answered(status, 30);
  metrics.answered(200, 60_000);
  const served = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 });
  text = await (await fetch(served.url)).text();
  expect((await fetch(new URL('/other', served.url))).status).toBe(404);
  close = async () => {
    await served.close();
    await database.close();
  };
});
afterAll(() => close());

const exported = () => new Set([...text.matchAll(/^(\w+)(?:\{.*\})? \S+$/gm)].map(([, name = '']) => name));
/** Metrics that an expression names. */
const named = (expression: string) =>
  [...expression.matchAll(/\b(?:lawaj|process)_\w+/g)].map(([name]) => name);

it('are lines that Prometheus reads; one that fails leaves the others', () => {
  for (const line of text.trimEnd().split('\n'))
    expect(line).toMatch(/^(?:# (?:HELP|TYPE) \w+ .+|\w+(?:\{\w+="[^"]*"(?:,\w+="[^"]*")*\})? -?[\d.e+-]+)$/);
  expect(text).toContain('lawaj_http_requests_total{status="2xx"} 3\n');
  expect(text).toContain('lawaj_http_request_seconds_bucket{le="0.1"} 3\n');
  expect(text).toContain('lawaj_http_request_seconds_bucket{le="10"} 3\n');
  expect(text).toContain('lawaj_http_request_seconds_bucket{le="+Inf"} 4\n');
  expect(text).toContain('lawaj_http_request_seconds_count 4\n');
  expect(text).toContain('lawaj_memory_bytes{purpose="reads"} 5\n');
  expect(text).toContain('lawaj_database_reads_total{server="replica"} 7\n');
  expect(text).toContain('lawaj_mail_failed 0\n');
  expect(text).not.toContain('lawaj_failing');
});

it('are all that the board shows and the alarms look at', () => {
  const expressions = [
    ...board.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ...[...alarms.matchAll(/^ +expr: (.+)$/gm)].map(([, expression = '']) => expression),
  ];
  const names = new Set(expressions.flatMap(named));
  expect(names.size).toBeGreaterThan(15);
  for (const name of names) expect(exported()).toContain(name);
  // And no metric is left out of the board.
  const shown = new Set(board.panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => named(expr))));
  const missing = [...exported()].filter((name) => !shown.has(name) && !/_(?:sum|count)$/.test(name));
  expect(missing).toEqual([]);
});

it('have an alarm for each row of the operator’s table, and a row for each alarm', () => {
  const [, section = ''] =
    /\n## Alarms\n([\s\S]+?)\n## /.exec(readFileSync(join(docs, 'operations.md'), 'utf8')) ?? [];
  const rows = [...section.matchAll(/^\| `(\w+)` \| .+ \|$/gm)].map(([, name]) => name);
  const names = [...alarms.matchAll(/^ +- alert: (\w+)$/gm)].map(([, name]) => name);
  expect(rows).toEqual(names);
});
