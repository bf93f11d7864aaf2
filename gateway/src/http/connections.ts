/** Limits of open connections and of bodies in transfer, per client and in total. */
import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { clientKey } from '../../contract/client-network.ts';

/** Connections per process, and per client that is not a trusted proxy. Each takes some 20 kB, and up to 16 kB of headers. */
const MOST_CONNECTIONS = 10_000;
const MOST_OF_ONE = 256;
/** Pipelined requests per connection: only an attacker sends so many before the first response. */
const MOST_PIPELINED = 16;
/** Bytes of bodies that are being read: in total, and per client. */
const BODY_BYTES = 64 * 1024 * 1024;
const BODY_BYTES_OF_ONE = 8 * 1024 * 1024;

export interface ConnectionOptions {
  /** Connections come from a trusted proxy, for many clients each. */
  trustProxy: boolean;
  /** Connections per client. Default: 256, unlimited from this machine. */
  perClient?: number | undefined;
}

const isLocal = (address = ''): boolean => /^(?:::ffff:)?127\.|^::1$/.test(address);

/** Limits the connections of a server. @returns the open ones */
export function boundConnections(
  server: Server,
  { trustProxy, perClient }: ConnectionOptions,
): ReadonlySet<Socket> {
  const sockets = new Set<Socket>();
  const counts = new Map<string, number>();
  const underway = new WeakMap<Socket, number>();
  server.maxConnections = MOST_CONNECTIONS;

  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    if (trustProxy || (perClient === undefined && isLocal(socket.remoteAddress))) return;
    const key = clientKey(socket.remoteAddress);
    const count = (counts.get(key) ?? 0) + 1;
    if (count > (perClient ?? MOST_OF_ONE)) {
      socket.destroy();
      return;
    }
    counts.set(key, count);
    socket.once('close', () => {
      const left = (counts.get(key) ?? 1) - 1;
      if (left === 0) counts.delete(key);
      else counts.set(key, left);
    });
  });
  server.prependListener('request', ({ socket }, response) => {
    const count = (underway.get(socket) ?? 0) + 1;
    underway.set(socket, count);
    response.once('close', () => underway.set(socket, (underway.get(socket) ?? 1) - 1));
    if (count > MOST_PIPELINED) socket.destroy();
  });
  return sockets;
}

/** Reserves memory for bodies while they are read. */
export class BodyBudget {
  readonly #total: number;
  readonly #ofOne: number;
  readonly #held = new Map<string, number>();
  #sum = 0;

  constructor(total = BODY_BYTES, ofOne = BODY_BYTES_OF_ONE) {
    this.#total = total;
    this.#ofOne = ofOne;
  }

  /** Reserves memory until the body has been read or the client disconnects; returns false if there is none left. */
  hold(request: IncomingMessage, client: string, bytes: number): boolean {
    const own = this.#held.get(client) ?? 0;
    if (this.#sum + bytes > this.#total || own + bytes > this.#ofOne) return false;
    this.#sum += bytes;
    this.#held.set(client, own + bytes);
    request.once('close', () => {
      this.#sum -= bytes;
      const left = (this.#held.get(client) ?? bytes) - bytes;
      if (left === 0) this.#held.delete(client);
      else this.#held.set(client, left);
    });
    return true;
  }
}
