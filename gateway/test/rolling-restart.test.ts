/** A gateway of two is restarted: nothing is lost by a balancer that retries nothing and only follows /ready. */
import type { ChildProcess } from 'node:child_process';
import { Agent, request } from 'node:http';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFixtureChat } from './fixture-chat.ts';
import type { FixtureChat } from './fixture-chat.ts';
import { createFixtureOrigin, SERVICE_TOKEN } from './fixture-origin.ts';
import type { FixtureOrigin } from './fixture-origin.ts';
import { startGateway } from './hard/gateway-process.ts';
import { until } from './harness.ts';
import { freePort } from '../service/free-port.ts';

/** Milliseconds: between looks at /ready, that a gateway drains, and in which it must have ended. */
const LOOK = 100;
const DRAIN = 600;
const ENDED_WITHIN = 10_000;

interface Balancer {
  url: string;
  /** Ports that new connections go to. */
  ready(): number[];
  close(): void;
}

/** Passes bytes on to a gateway that said it is ready when it was last asked. A connection stays where it is. */
async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  const sockets = new Set<Socket>();
  let ready: number[] = [];
  let turn = 0;
  const look = async () => {
    const answers = await Promise.all(
      ports.map((port) =>
        fetch(`http://127.0.0.1:${port}/ready`).then(
          ({ ok }) => ok,
          () => false,
        ),
      ),
    );
    ready = ports.filter((_, index) => answers[index]);
  };
  await look();
  const timer = setInterval(() => void look(), LOOK);
  const server: Server = createServer((client) => {
    const gateway = connect(ready[(turn += 1) % ready.length] ?? 1, '127.0.0.1');
    for (const [from, to] of [
      [client, gateway],
      [gateway, client],
    ] as const) {
      sockets.add(from);
      from.on('error', () => undefined);
      from.once('close', () => (sockets.delete(from), to.destroy()));
      from.pipe(to);
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ready: () => ready,
    close() {
      clearInterval(timer);
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

let origin: FixtureOrigin;
let chat: FixtureChat;
const children = new Set<ChildProcess>();

async function start(port: number): Promise<ChildProcess> {
  const { child } = await startGateway(origin.url, port, {
    SERVICE_TOKEN,
    CHAT_API_URL: chat.url,
    DRAIN_SECONDS: String(DRAIN / 1_000),
  });
  children.add(child);
  return child;
}

/** Asks it to stop; resolves with its exit code and the duration (ms). */
function stop(child: ChildProcess): Promise<{ code: number | null; ms: number }> {
  const started = performance.now();
  return new Promise((done) => {
    child.once('exit', (code) => done({ code, ms: performance.now() - started }));
    child.kill('SIGTERM');
  });
}

beforeAll(async () => {
  origin = await createFixtureOrigin({ products: 1 });
  chat = await createFixtureChat();
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await chat.close();
  await origin.close();
});

it('loses no request, completes streams, and ends in time', async () => {
  const ports = [await freePort(), await freePort()];
  const gateways = await Promise.all(ports.map(start));
  await until(async () =>
    (await Promise.all(ports.map((port) => fetch(`http://127.0.0.1:${port}/ready`)))).every(({ ok }) => ok),
  );
  const balancer = await startBalancer(ports);

  // Clients with connections that they keep, as browsers and proxies do.
  const over = new AbortController();
  let answered = 0;
  const lost: string[] = [];
  const agent = new Agent({ keepAlive: true });
  const ask = (path: string) =>
    new Promise<void>((done) => {
      const failed = (what: string) => (lost.push(`${path}: ${what}`), done());
      const sent = request(`${balancer.url}${path}`, { agent }, (response) => {
        response.on('error', ({ message }) => failed(message));
        response.once('end', () => {
          if (response.statusCode === 200) answered += 1;
          else lost.push(`${path}: ${response.statusCode}`);
          done();
        });
        response.resume();
      });
      sent.once('error', ({ message }) => failed(message));
      sent.end();
    });
  const query = `/graphql?query=${encodeURIComponent('{ categories { name } }')}`;
  const clients = [query, '/robots.txt', query, '/health'].map(async (path) => {
    while (!over.signal.aborted) {
      await ask(path);
      await new Promise((done) => setTimeout(done, 5));
    }
  });

  // A reply that does not end by itself.
  const stream = await fetch(`http://127.0.0.1:${ports[0]}/graphql`, {
    method: 'POST',
    headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
    body: JSON.stringify({
      query: 'subscription ($input: BotReplyInput!) { botReply(input: $input) { __typename } }',
      variables: { input: { replyId: crypto.randomUUID(), query: 'bonjour' } },
    }),
  });
  const text = stream.text();
  (await chat.next()).text('Bon');

  const { code, ms } = await stop(gateways[0] as ChildProcess);
  expect(code).toBe(0);
  expect(ms).toBeGreaterThan(DRAIN);
  expect(ms).toBeLessThan(ENDED_WITHIN);
  await start(ports[0] as number);
  await until(() => balancer.ready().length === 2);
  const seen = await text;
  expect(seen).toContain('BotReplyText');
  expect(seen.trimEnd().split('\n\n').at(-1)).toMatch(/^event: complete/);

  over.abort();
  await Promise.all(clients);
  agent.destroy();
  balancer.close();
  expect(lost).toEqual([]);
  expect(answered).toBeGreaterThan(100);
}, 400_000);
