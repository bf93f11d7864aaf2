/** A TCP proxy on this machine before a server, which fails as networks and servers do. */
import { connect, createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';

/** What becomes of connections and requests; `none`: they are passed on. */
export type Fault =
  | 'none'
  /** Nothing listens. */
  | 'down'
  /** Each answer comes late, within the time that it may take. */
  | 'slow'
  /** The connection is reset when a request has arrived. */
  | 'reset'
  /** Requests are accepted and never answered. */
  | 'half-open'
  /** The connection ends in the middle of each answer. */
  | 'truncated'
  /** The answer is not HTTP. */
  | 'garbage'
  /** The answer is a page of another program, with status 200. */
  | 'foreign page'
  | '429'
  | '500'
  | '503'
  /** Every second connection is reset when a request has arrived. */
  | 'flapping';

export interface FaultProxy {
  url: string;
  port: number;
  set(fault: Fault): Promise<void>;
  /** Requests that are no GET, such as `POST /v1/orders`, that have arrived since the last call. */
  writes(): string[];
  close(): Promise<void>;
}

/** How late answers are with `slow` (ms). */
const LATE = 60;

const answer = (status: string, type: string, body: string, more = ''): string =>
  `HTTP/1.1 ${status}\r\ncontent-type: ${type}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n${more}\r\n${body}`;

/** What takes the place of the server's answer. */
const ANSWERS: Readonly<Partial<Record<Fault, string>>> = {
  garbage: `\u0016\u0003\u0001${'\u0000x'.repeat(40)}\r\n\r\n`,
  'foreign page': answer('200 OK', 'text/html', '<!doctype html><title>Welcome</title>'),
  '429': answer('429 Too Many Requests', 'text/plain', 'Slow down', 'retry-after: 7\r\n'),
  '500': answer('500 Internal Server Error', 'text/html', '<h1>Oops</h1>'),
  '503': answer('503 Service Unavailable', 'text/plain', 'Nobody is home', 'retry-after: 3\r\n'),
};

/** Starts the proxy on a free port; `target` is the server's address. */
export async function startFaultProxy(target: {
  hostname: string;
  port: string | number;
}): Promise<FaultProxy> {
  let fault: Fault = 'none';
  let writes: string[] = [];
  let count = 0;
  let server: Server | undefined;
  let port = 0;
  const sockets = new Set<Socket>();
  const track = (socket: Socket): Socket => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    return socket;
  };

  function serve(client: Socket): void {
    track(client);
    count += 1;
    const isOdd = count % 2 === 1;
    let upstream: Socket | undefined;
    const toServer = (): Socket => {
      if (upstream) return upstream;
      upstream = track(connect(Number(target.port), target.hostname));
      upstream.on('data', (chunk: Buffer) => {
        if (fault === 'slow') setTimeout(() => client.write(chunk), LATE);
        else if (fault === 'truncated') client.end(chunk.subarray(0, Math.ceil(chunk.length / 2)));
        else client.write(chunk);
      });
      upstream.on('close', () => client.destroy());
      client.on('close', () => upstream?.destroy());
      return upstream;
    };
    client.on('data', (chunk: Buffer) => {
      const [write] = /^(?:POST|DELETE) [^ ?]+/.exec(chunk.subarray(0, 200).toString('latin1')) ?? [];
      if (write !== undefined) writes.push(write);
      const own = ANSWERS[fault];
      if (own !== undefined) client.write(own, 'latin1');
      else if (fault === 'reset' || (fault === 'flapping' && isOdd)) client.resetAndDestroy();
      else if (fault !== 'half-open') toServer().write(chunk);
    });
  }

  const listen = async (): Promise<void> => {
    const next = createServer(serve);
    await new Promise<void>((done) => next.listen(port, '127.0.0.1', done));
    ({ port } = next.address() as AddressInfo);
    server = next;
  };
  const stop = async (): Promise<void> => {
    const ended = server && new Promise((done) => server?.close(done));
    server = undefined;
    for (const socket of sockets) socket.destroy();
    await ended;
  };
  await listen();
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    async set(next) {
      // Connections that are open keep what they have begun with.
      await stop();
      fault = next;
      if (next !== 'down') await listen();
    },
    writes() {
      const counted = writes;
      writes = [];
      return counted;
    },
    close: stop,
  };
}
