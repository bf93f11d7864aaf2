import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../service/free-port.ts';

const main = fileURLToPath(new URL('main.ts', import.meta.url));
const running = new Set<ChildProcess>();
let folder = '';

interface Run {
  child: ChildProcess;
  output: () => string;
  errors: () => string;
  ended: Promise<number | null>;
}

/** Runs main.ts with settings of its own. */
function run(settings: Record<string, string>): Run {
  const env: Record<string, string | undefined> = {
    PATH: process.env['PATH'],
    HOME: process.env['HOME'],
    PORT: '0',
    DEMO: 'off',
    ...settings,
  };
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(child);
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  child.stderr.on('data', (chunk) => (errors += String(chunk)));
  const ended = new Promise<number | null>((done) => child.on('close', (code) => done(code)));
  return { child, output: () => output, errors: () => errors, ended };
}

async function address({ output, errors, ended }: Run): Promise<string> {
  const stopped = ended.then((code) => {
    throw new Error(`ended with ${code}: ${errors()}`);
  });
  stopped.catch(() => undefined);
  const opened = expect.poll(output, { timeout: 90_000, interval: 50 }).toMatch(/Lawaj is open: (\S+)/);
  await Promise.race([opened, stopped]);
  return /Lawaj is open: (\S+)/.exec(output())?.[1] ?? '';
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'main-'));
});
afterEach(async () => {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
});
afterAll(() => rm(folder, { recursive: true }));

describe('a start that cannot succeed', () => {
  const refused = async (settings: Record<string, string>, line: RegExp): Promise<void> => {
    const { ended, errors, output } = run(settings);
    expect(await ended).toBe(1);
    expect(errors()).toMatch(line);
    expect(errors().trim().split('\n')).toHaveLength(1);
    expect(output()).toBe('');
  };

  it('names a malformed and an unknown setting', async () => {
    await refused({ PORT: 'x' }, /^Lawaj cannot start\. PORT: must be a port number$/m);
    await refused({ LAWAJ_COLOUR: 'red' }, /^Lawaj cannot start\. LAWAJ_COLOUR: unknown setting$/m);
  });

  it('names a taken port, before anything is started', async () => {
    const server = createServer();
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    const data = join(folder, 'never');
    await refused(
      { PORT: String(port), DATA_DIR: data },
      new RegExp(`^Lawaj cannot start\\. PORT: port ${port} on 127\\.0\\.0\\.1 is taken`),
    );
    expect(existsSync(data)).toBe(false);
    server.close();
  });

  it('names a data folder that cannot be used, and leaves what is there', async () => {
    const file = join(folder, 'file');
    await writeFile(file, 'precious');
    await refused(
      { DATA_DIR: file },
      /^Lawaj cannot start\. DATA_DIR: the folder \S+ cannot be used \(\w+\)$/m,
    );
    expect(await readFile(file, 'utf8')).toBe('precious');
  });
});

describe('the shop', () => {
  it('serves, keeps a second process off its data, and stops when asked', async () => {
    const first = run({ DATA_DIR: join(folder, 'data') });
    const url = await address(first);
    await expect.poll(async () => (await fetch(`${url}/ready`)).status, { timeout: 10_000 }).toBe(200);

    const second = run({ DATA_DIR: join(folder, 'data') });
    expect(await second.ended).toBe(1);
    expect(second.errors().trim().split('\n')).toHaveLength(1);
    expect(second.errors()).toMatch(/^Lawaj cannot start\. .*(in use|used)/);

    expect((await fetch(`${url}/ready`)).status).toBe(200);
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    await expect(fetch(url)).rejects.toThrow();

    const again = run({ DATA_DIR: join(folder, 'data') });
    await address(again);
    again.child.kill('SIGINT');
    expect(await again.ended).toBe(0);
  }, 300_000);

  it('serves with a REST API that is down, saying that it is not ready', async () => {
    const metricsPort = await freePort();
    const alone = run({
      REST_API_URL: 'http://127.0.0.1:9',
      GRAPHQL_DOCUMENTS: 'open',
      OTEL_METRICS_EXPORTER: 'prometheus',
      OTEL_EXPORTER_PROMETHEUS_HOST: '127.0.0.1',
      OTEL_EXPORTER_PROMETHEUS_PORT: String(metricsPort),
    });
    const url = await address(alone);
    expect((await fetch(`${url}/health`)).status).toBe(200);
    expect((await fetch(`${url}/ready`)).status).toBe(503);
    await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-request-id': 'outage-0001' },
      body: JSON.stringify({ query: '{ categories { name } }' }),
    });
    const line = () =>
      alone
        .output()
        .split('\n')
        .find((one) => one.includes('a field failed') && one.includes('outage-0001')) ?? '';
    await expect.poll(line).not.toBe('');
    // An outage has one for each request: short, and without a stack.
    expect(JSON.parse(line())).toMatchObject({
      id: 'outage-0001',
      call: 'GET /v1/admin/categories',
      field: 'categories',
      code: 'UPSTREAM_UNAVAILABLE',
    });
    expect(line()).not.toContain('stack');
    expect(line().length).toBeLessThan(400);
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    expect(metrics).toMatch(/^lawaj_ready 0$/m);
    expect(metrics).toMatch(/^lawaj_http_requests_total\{status="5xx"\} [1-9]\d*$/m);
    expect((await fetch(`${url}/metrics`)).ok).toBe(false);
    alone.child.kill('SIGTERM');
    expect(await alone.ended).toBe(0);
  });

  it('stops when the REST API does not accept its token', async () => {
    const origin = createServer((_, response) => {
      response.writeHead(403, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ error: { code: 'FORBIDDEN', message: 'no' } }));
    });
    await new Promise<void>((done) => origin.listen(0, '127.0.0.1', done));
    const { port } = origin.address() as AddressInfo;
    const shop = run({ REST_API_URL: `http://127.0.0.1:${port}`, SERVICE_TOKEN: 'not-the-right-token' });
    expect(await shop.ended).toBe(1);
    expect(shop.errors()).toBe('Lawaj cannot run. SERVICE_TOKEN: the REST API does not accept it\n');
    origin.close();
  });

  it('says so when its port for uploads cannot be opened, and opens nevertheless', async () => {
    const taken = createServer();
    const port = await freePort();
    await new Promise<void>((done, fail) => {
      taken.on('error', fail);
      taken.listen(port + 1, '0.0.0.0', done);
    });
    const shop = run({ REST_API_URL: 'http://127.0.0.1:9', HOST: '0.0.0.0', PORT: String(port) });
    await address(shop);
    expect(shop.output()).toMatch(/"port":\d+.*the port for uploads cannot be opened/);
    shop.child.kill('SIGTERM');
    expect(await shop.ended).toBe(0);
    taken.close();
  });
});
