/** What the front derives from a request about its client: key for rate limits, protocol and the shop's origin. */
import type { IncomingMessage } from 'node:http';
import { clientKey } from '../../contract/client-network.ts';

export interface Clients {
  /** Key of the client for rate limits; with a trusted proxy, the last address that the proxy names, which it saw itself. */
  address: (request: IncomingMessage) => string;
  /** Whether the client uses https. */
  isSecure: (request: IncomingMessage) => boolean;
  /** Origin of the shop: PUBLIC_URL, otherwise as the client sees it. */
  shopOrigin: (request: IncomingMessage) => string;
  /** Whether a page of this origin is one of the shop: by its public URL, otherwise by the host that the client used. */
  isOwnOrigin: (origin: string, request: IncomingMessage) => boolean;
}

/** `server`: origin and port of the front, once it listens. */
export function createClients(
  { trustProxy, publicUrl }: { trustProxy: boolean; publicUrl: string | undefined },
  server: { address(): string; port(): number },
): Clients {
  const isHttps = publicUrl?.startsWith('https:') === true;

  function address(request: IncomingMessage): string {
    const forwarded = trustProxy
      ? String(request.headers['x-forwarded-for'] ?? '')
          .split(',')
          .at(-1)
          ?.trim()
      : '';
    return clientKey(forwarded || request.socket.remoteAddress);
  }

  function isSecure(request: IncomingMessage): boolean {
    // A PUBLIC_URL with https decides, whatever a proxy says or omits.
    if (isHttps) return true;
    const forwarded = trustProxy ? request.headers['x-forwarded-proto'] : undefined;
    return forwarded !== undefined && String(forwarded).split(',')[0]?.trim() === 'https';
  }

  function shopOrigin(request: IncomingMessage): string {
    if (publicUrl !== undefined) return publicUrl;
    const forwarded = trustProxy
      ? String(request.headers['x-forwarded-proto'] ?? '')
          .split(',')[0]
          ?.trim()
      : '';
    const host = request.headers.host ?? '';
    // A forged host must not get into a cached page: without PUBLIC_URL only local names are accepted.
    const local = /^(localhost|127(\.\d+){3}|\[::1\]|10(\.\d+){3}|192\.168(\.\d+){2})(:\d+)?$/.test(host);
    return local ? `${forwarded === 'https' ? 'https' : 'http'}://${host}` : server.address();
  }

  function isOwnOrigin(origin: string, { headers: { host = '' } }: IncomingMessage): boolean {
    if (publicUrl !== undefined) return origin === new URL(publicUrl).origin;
    const page = URL.parse(origin);
    if (page === null) return false;
    // The port for uploads is another origin than the page.
    return page.host === host || page.host === `${URL.parse(`http://${host}`)?.hostname}:${server.port()}`;
  }

  return { address, isSecure, shopOrigin, isOwnOrigin };
}
