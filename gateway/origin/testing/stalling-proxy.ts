/** A TCP proxy on this machine before a server, which can stop passing on. */
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

export interface StallingProxy {
  port: number;
  /** Connections stay open and are accepted, and nothing is passed on. */
  stall(): void;
  resume(): void;
  close(): void;
}

/** Starts the proxy on a free port. */
export async function startStallingProxy(target: { hostname: string; port: number }): Promise<StallingProxy> {
  const sockets = new Set<Socket>();
  let isStalled = false;
  const proxy = createServer((client) => {
    const server = connect(target.port, target.hostname);
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        server.destroy();
      });
    }
    client.pipe(server).pipe(client);
    if (isStalled) for (const socket of [client, server]) socket.pause();
  });
  await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done));
  const resume = (): void => {
    isStalled = false;
    for (const socket of sockets) socket.resume();
  };
  return {
    port: (proxy.address() as AddressInfo).port,
    stall() {
      isStalled = true;
      for (const socket of sockets) socket.pause();
    },
    resume,
    close() {
      for (const socket of sockets) socket.destroy();
      proxy.close();
    },
  };
}
