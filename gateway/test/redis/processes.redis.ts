/** One gateway in several processes (GATEWAY_PROCESSES), which share its ports and, in Redis, its limits. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Agent, request } from 'undici';
import { afterEach, expect, it, vi } from 'vitest';
import { createFixtureOrigin } from '../fixture-origin.ts';
import { startGateway } from '../hard/gateway-process.ts';
import { freePort } from '../../service/free-port.ts';
import { REDIS_URL } from './redis.ts';

vi.setConfig({ testTimeout: 180_000 });

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** The processes that a process has started. */
const startedBy = ({ pid }: ChildProcess): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);

/** Processes start meanwhile, which takes seconds on a busy machine. */
const eventually = (holds: () => boolean | Promise<boolean>): Promise<void> =>
  expect.poll(holds, { timeout: 60_000 }).toBe(true);

/** Each request has a connection of its own. */
async function status(url: string, path: string): Promise<number> {
  const dispatcher = new Agent({ pipelining: 0 });
  try {
    const { statusCode, body } = await request(`${url}${path}`, { dispatcher });
    await body.dump();
    return statusCode;
  } finally {
    await dispatcher.close();
  }
}

it('all serve, one that is killed is replaced, and all stop together', async () => {
  const origin = await createFixtureOrigin({ products: 20 });
  closing.push(() => origin.close());
  const metricsPort = await freePort();
  const { child, url } = await startGateway(origin.url, 0, {
    // The fixture has no feed.
    SERVICE_TOKEN: '',
    GATEWAY_PROCESSES: '2',
    REDIS_URL,
    OTEL_METRICS_EXPORTER: 'prometheus',
    OTEL_EXPORTER_PROMETHEUS_HOST: '127.0.0.1',
    OTEL_EXPORTER_PROMETHEUS_PORT: String(metricsPort),
  });
  closing.push(() => child.kill('SIGKILL'));
  /** Requests that each process has answered; 0 while it does not run. */
  const answered = (): Promise<number[]> =>
    Promise.all(
      [metricsPort, metricsPort + 1].map(async (port) => {
        const metrics = await fetch(`http://127.0.0.1:${port}/metrics`).then(
          (response) => response.text(),
          () => '',
        );
        return Array.from(metrics.matchAll(/^lawaj_http_requests_total\{.*\} (\d+)$/gm)).reduce(
          (sum, [, count]) => sum + Number(count),
          0,
        );
      }),
    );
  const allServe = async (): Promise<boolean> => {
    expect(await status(url, '/health')).toBe(200);
    return (await answered()).every((count) => count > 3);
  };
  await eventually(allServe);

  const [first, second] = startedBy(child);
  expect(first && second).toBeTruthy();
  process.kill(first as number, 'SIGKILL');
  await eventually(() => !isRunning(first as number));
  // The other one serves meanwhile.
  for (let asked = 0; asked < 10; asked += 1) expect(await status(url, '/health')).toBe(200);
  await eventually(allServe);
  expect(isRunning(second as number)).toBe(true);

  const ended = once(child, 'exit');
  const last = startedBy(child);
  expect(last).toHaveLength(2);
  child.kill('SIGTERM');
  expect((await ended)[0]).toBe(0);
  expect(last.some(isRunning)).toBe(false);
  await expect(fetch(`${url}/health`)).rejects.toThrow();
});

it('end when the REST API refuses their token, and are not started again', async () => {
  const origin = createServer((_, response) => {
    response.writeHead(403, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ error: { code: 'FORBIDDEN', message: 'no' } }));
  });
  await new Promise<void>((done) => origin.listen(0, '127.0.0.1', done));
  closing.push(() => origin.close());
  const { port } = origin.address() as AddressInfo;
  const { child } = await startGateway(`http://127.0.0.1:${port}`, 0, { GATEWAY_PROCESSES: '2', REDIS_URL });
  closing.push(() => child.kill('SIGKILL'));
  const [code] = child.exitCode === null ? await once(child, 'exit') : [child.exitCode];
  expect(code).toBe(1);
});

it('none is started twice where the first cannot start', async () => {
  const taken = createServer();
  await new Promise<void>((done) => taken.listen(0, '127.0.0.1', done));
  closing.push(() => taken.close());
  const { port } = taken.address() as AddressInfo;
  await expect(
    startGateway('http://127.0.0.1:9', port, { GATEWAY_PROCESSES: '2', REDIS_URL }),
  ).rejects.toThrow('did not start');
});
