/** Traces of the shop's processes, as a collector receives them. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../service/free-port.ts';
import { REPLY } from './chat-client.ts';
import { startServer } from './harness.ts';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const KINDS: Readonly<Record<number, string>> = { 1: 'internal', 2: 'server', 3: 'client' };

interface ReceivedSpan {
  service: string;
  kind: string;
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId: string | undefined;
  isError: boolean;
  attributes: Record<string, unknown>;
}

type Attribute = { key: string; value: Record<string, unknown> };
const valuesOf = (attributes: readonly Attribute[]): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

interface Wire {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: {
      spans: (Pick<ReceivedSpan, 'name' | 'traceId' | 'spanId' | 'parentSpanId'> & {
        kind: number;
        status: { code: number };
        attributes: Attribute[];
      })[];
    }[];
  }[];
}

/** A collector for OTLP over HTTP, in JSON. */
async function startCollector() {
  const spans: ReceivedSpan[] = [];
  const resources: Record<string, unknown>[] = [];
  const headers: unknown[] = [];
  let text = '';
  const server = await startServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts).toString();
      text += body;
      headers.push([request.method, request.url, request.headers['x-team']]);
      for (const { resource, scopeSpans } of (JSON.parse(body) as Wire).resourceSpans) {
        const own = valuesOf(resource.attributes);
        resources.push(own);
        for (const { name, traceId, spanId, parentSpanId, kind, status, attributes } of scopeSpans.flatMap(
          (scope) => scope.spans,
        ))
          spans.push({
            service: String(own['service.name']),
            kind: KINDS[kind] ?? '',
            name,
            traceId,
            spanId,
            parentSpanId: parentSpanId === '' ? undefined : parentSpanId,
            isError: status.code === 2,
            attributes: valuesOf(attributes),
          });
      }
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  return {
    ...server,
    spans,
    resources,
    headers,
    text: () => text,
    /** Spans of a request, by its id, once those of these services have come: each sends its own, when it is due. */
    async traceOf(id: string, ...services: string[]): Promise<ReceivedSpan[]> {
      const trace = () => {
        const root = spans.find((one) => one.attributes['lawaj.request_id'] === id && !one.parentSpanId);
        return spans.filter(({ traceId }) => traceId === root?.traceId);
      };
      const complete = () =>
        services.filter((name) => trace().some(({ service, kind }) => service === name && kind === 'server'));
      await expect.poll(complete, { timeout: 30_000 }).toEqual(services);
      return trace();
    },
  };
}

const running = new Set<ChildProcess>();
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'traces-'));
});
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs the shop. */
async function open(settings: Record<string, string>) {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], PORT: '0', DEMO: 'off', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  child.stderr.on('data', (chunk) => (output += String(chunk)));
  const ended = new Promise<number | null>((done) => child.on('close', (code) => done(code)));
  await expect.poll(() => output, { timeout: 90_000, interval: 50 }).toMatch(/Lawaj is open: \S+/);
  const url = /Lawaj is open: (\S+)/.exec(output)?.[1] ?? '';
  const post = (body: unknown, headers: Record<string, string>) =>
    fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  return {
    url,
    output: () => output,
    post,
    ask: (id: string, query: string, more: Record<string, string> = {}, variables?: object) =>
      post({ query, variables }, { 'x-request-id': id, ...more }),
    async stop(): Promise<number | null> {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

describe('a shop whose traces are on', () => {
  it('sends one trace for each request, through all its processes', async () => {
    const collector = await startCollector();
    const shop = await open({
      DATA_DIR: join(folder, 'data'),
      OTEL_TRACES_EXPORTER: 'otlp',
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_HEADERS: 'x-team=one%2Ctwo',
      OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test',
    });
    // The parent of a stranger would let it write into our traces.
    const stranger = '4bf92f3577b34da6a3ce929d0e0e4736';
    const answer = await shop.ask(
      'request-0001',
      'query SecretName($text: String) { products(first: 3, filter: { query: $text }) { nodes { name } } }',
      { traceparent: `00-${stranger}-00f067aa0ba902b7-01`, cookie: 'token=a-secret-token' },
      { text: 'secret-words' },
    );
    expect(answer.status).toBe(200);
    const spans = await collector.traceOf('request-0001', 'lawaj-gateway', 'lawaj-rest-api');
    const [root] = spans.filter(({ parentSpanId }) => parentSpanId === undefined);
    expect(root).toMatchObject({
      service: 'lawaj-gateway',
      kind: 'server',
      name: 'POST /graphql',
      isError: false,
      attributes: { 'http.response.status_code': 200, 'http.route': '/graphql' },
    });
    expect(root?.traceId).not.toBe(stranger);
    const below = (parent: ReceivedSpan | undefined, kind: string): ReceivedSpan[] =>
      spans.filter((one) => one.parentSpanId === parent?.spanId && one.kind === kind);
    const [execution] = below(root, 'internal');
    // A name of an integrator may hold anything.
    expect(execution).toMatchObject({ service: 'lawaj-gateway', name: 'query', isError: false });
    expect(execution?.attributes['lawaj.reads.miss']).toBeDefined();
    const call = below(execution, 'client').find(({ name }) => name.startsWith('GET /v1/admin/products'));
    expect(call?.attributes['http.response.status_code']).toBe(200);
    const [served] = below(call, 'server');
    expect(served).toMatchObject({
      service: 'lawaj-rest-api',
      attributes: { 'lawaj.request_id': 'request-0001', 'http.response.status_code': 200 },
    });
    const [database] = below(served, 'client');
    expect(database).toMatchObject({ service: 'lawaj-rest-api', name: 'database' });
    expect(Number(database?.attributes['lawaj.database.statements'])).toBeGreaterThan(0);

    const reply = await fetch(`${shop.url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        'x-request-id': 'request-0002',
      },
      body: JSON.stringify({
        query: REPLY,
        variables: {
          input: { replyId: 'reply-of-the-traces-0001', query: 'une robe', queryType: 'SEARCH_PRODUCT' },
        },
      }),
    });
    expect(await reply.text()).toContain('BotReplyCompleted');
    const talk = await collector.traceOf('request-0002', 'lawaj-gateway', 'lawaj-chat-host');
    const stream = talk.find(({ kind, name }) => kind === 'client' && name === 'POST /bot/bot-query');
    expect(stream).toMatchObject({ service: 'lawaj-gateway', isError: false });
    expect(
      talk.find(({ service, kind }) => service === 'lawaj-chat-host' && kind === 'server')?.parentSpanId,
    ).toBe(stream?.spanId);

    // What is not sent yet is sent at the stop.
    await shop.ask('request-0003', '{ categories { name } }');
    expect(await shop.stop()).toBe(0);
    expect(
      collector.spans.filter(({ attributes }) => attributes['lawaj.request_id'] === 'request-0003'),
    ).not.toEqual([]);
    expect(collector.headers).toContainEqual(['POST', '/v1/traces', 'one,two']);
    for (const resource of collector.resources) expect(resource['deployment.environment.name']).toBe('test');
    for (const secret of ['secret-words', 'a-secret-token', 'SecretName', 'une robe'])
      expect(collector.text()).not.toContain(secret);
    await collector.close();
  }, 180_000);

  it('marks the spans of an upstream that fails', async () => {
    const collector = await startCollector();
    const rest = await startServer((_, response) => {
      response.writeHead(500, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ error: { code: 'INTERNAL', message: 'no' } }));
    });
    const shop = await open({
      REST_API_URL: rest.url,
      GRAPHQL_DOCUMENTS: 'open',
      OTEL_TRACES_EXPORTER: 'otlp',
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${collector.url}/own/path`,
      OTEL_SERVICE_NAME: 'front',
    });
    await shop.ask('failing-0001', '{ brands(first: 5) { nodes { name } } }');
    const spans = await collector.traceOf('failing-0001', 'front');
    const call = spans.find(({ kind }) => kind === 'client');
    expect(call).toMatchObject({ name: 'GET /v1/brands', isError: true, service: 'front' });
    expect(call?.attributes['error.type']).toBe('500');
    expect(spans.find(({ kind }) => kind === 'internal')).toMatchObject({
      isError: true,
      attributes: { 'error.type': 'UPSTREAM_ERROR' },
    });
    // The request itself was answered.
    expect(spans.find(({ kind }) => kind === 'server')?.isError).toBe(false);
    expect(collector.headers).toContainEqual(['POST', '/own/path', undefined]);
    await shop.stop();
    await rest.close();
    await collector.close();
  }, 60_000);

  it.each(['is down', 'never answers'])(
    'serves as before when the collector %s',
    async (kind) => {
      const rest = await startServer((_, response) => response.writeHead(404).end('{}'));
      const silent = createServer(() => undefined);
      await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
      const port = kind === 'is down' ? await freePort() : (silent.address() as AddressInfo).port;
      const shop = await open({
        REST_API_URL: rest.url,
        GRAPHQL_DOCUMENTS: 'open',
        LOG_LEVEL: 'warn',
        OTEL_TRACES_EXPORTER: 'otlp',
        OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
      });
      const lines = () =>
        shop
          .output()
          .split('\n')
          .filter((line) => line.includes('traces are not accepted'));
      const durations: number[] = [];
      const askFor = async (ms: number): Promise<void> => {
        for (const end = performance.now() + ms; performance.now() < end;) {
          const started = performance.now();
          expect((await shop.ask('silent-0001', '{ __typename }')).status).toBe(200);
          durations.push(performance.now() - started);
        }
      };
      while (lines().length === 0) await askFor(200);
      await askFor(6_000);
      expect(lines()).toHaveLength(1);
      // The median, because the machine may be busy. An export waits for five seconds.
      const median = durations.toSorted((one, other) => one - other)[durations.length >> 1];
      expect(median).toBeLessThan(500);
      const stopping = performance.now();
      expect(await shop.stop()).toBe(0);
      expect(performance.now() - stopping).toBeLessThan(4_500);
      silent.closeAllConnections();
      silent.close();
      await rest.close();
    },
    60_000,
  );
});
