import { createServer, request as ask, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { test as base } from './fixtures.ts';
import { SHOP_URL } from './startShop.ts';

/** The shop with a network that tests can disconnect, and whose service worker they can change. */
export interface Proxy {
  /** Origin, without a slash. */
  readonly url: string;
  /** Nothing is answered any more, until `plugIn`. */
  unplug(): void;
  plugIn(): void;
  /** From now on the worker has this text at its end, like another version; with `instead`, it is this text. */
  changeWorker(text: string, instead?: boolean): void;
  /**
   * From now on requests to the GraphQL API are passed to `answer` first, which returns whether it has handled them; others go
   * to the shop.
   */
  answerInstead(answer: (sent: SentDocument, response: ServerResponse) => boolean): void;
  /** How often a path was requested since the start of the test. */
  asked(path: string): number;
  reset(): void;
  close(): Promise<void>;
}

/** A trusted document as the browser sends it. */
export interface SentDocument {
  readonly documentId: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

async function openProxy(target: string): Promise<Proxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  const counts = new Map<string, number>();
  let isPlugged = true;
  let instead: ((sent: SentDocument, response: ServerResponse) => boolean) | undefined;
  let change: { text: string; instead: boolean } | undefined;
  const server = createServer((incoming, outgoing) => {
    if (!isPlugged) {
      incoming.socket.destroy();
      return;
    }
    const path = (incoming.url ?? '').split('?', 1)[0] ?? '';
    counts.set(path, (counts.get(path) ?? 0) + 1);
    const isWorker = path === '/sw.js';
    const headers = { ...incoming.headers, ...(isWorker ? { 'accept-encoding': 'identity' } : {}) };
    if (isWorker) delete headers['if-none-match'];
    let isTaken = false;
    const onward = ask({ hostname, port, path: incoming.url, method: incoming.method, headers }, (answer) => {
      if (!isWorker || change === undefined) {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
        return;
      }
      const { 'content-length': _length, etag: _etag, ...rest } = answer.headers;
      outgoing.writeHead(200, rest);
      if (change.instead) {
        answer.resume();
        outgoing.end(change.text);
        return;
      }
      const { text } = change;
      answer.on('data', (chunk: Buffer) => outgoing.write(chunk));
      answer.on('end', () => outgoing.end(text));
    });
    onward.on('error', () => {
      if (!isTaken && !outgoing.headersSent) outgoing.destroy();
    });
    outgoing.on('close', () => onward.destroy());
    if (instead === undefined || path !== '/graphql' || incoming.method !== 'POST') {
      incoming.pipe(onward);
      return;
    }
    const answer = instead;
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const body = Buffer.concat(chunks);
      isTaken = answer(JSON.parse(body.toString()) as SentDocument, outgoing);
      if (isTaken) onward.destroy();
      else onward.end(body);
    });
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const plugIn = () => {
    isPlugged = true;
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    unplug() {
      isPlugged = false;
      for (const socket of sockets) socket.destroy();
    },
    plugIn,
    changeWorker(text, instead = false) {
      change = { text, instead };
    },
    answerInstead(answer) {
      instead = answer;
    },
    asked: (path) => counts.get(path) ?? 0,
    reset() {
      plugIn();
      change = undefined;
      instead = undefined;
      counts.clear();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

/** Tests of the shop with its service worker, through a proxy. It needs a build: the development server has no worker. */
export const test = base.extend<{ network: Proxy }, { wire: Proxy }>({
  wire: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, run) => {
      const proxy = await openProxy(process.env[SHOP_URL] ?? '');
      await run(proxy);
      await proxy.close();
    },
    { scope: 'worker' },
  ],
  shopUrl: [async ({ wire }, run) => run(wire.url), { scope: 'worker' }],
  network: async ({ wire }, run) => {
    wire.reset();
    await run(wire);
    wire.reset();
  },
});
