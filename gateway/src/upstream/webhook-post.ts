/**
 * Posts a webhook to an address that a third party has chosen. Its name is resolved once per connection, and the connection goes to one of
 * these addresses only when all are public: a name cannot lead into the shop's own network. Redirects are not followed.
 */
import { lookup } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { callbackify } from 'node:util';
import { Client } from 'undici';
import { hostOf, isLocalHost, isPublicAddress, isRequestable } from '../../service/public-address.ts';
import { CONNECT_TIMEOUT_MS, failureOf, MOST_ANSWER_BYTES, signWebhook, TIMEOUT_MS } from './webhooks.ts';
import type { WebhookMessage } from './webhooks.ts';

/** Failure of a request to an address that is not public. */
export const ADDRESS_REFUSED = 'ADDRESS_REFUSED';

/** Addresses of a name. */
export type Resolve = (host: string) => Promise<readonly { address: string; family: number }[]>;

const resolveName: Resolve = (host) => lookup(host, { all: true });

class RefusedAddress extends Error {
  readonly code = ADDRESS_REFUSED;
}

/** A message with the place from which it can be sent again. */
export interface PlacedMessage extends WebhookMessage {
  cursor?: string | undefined;
}

export interface WebhookPost {
  url: string;
  /** `whsec_` and base64; each signs the body. */
  secrets: readonly string[];
  message: PlacedMessage;
}

export interface PostOptions {
  /** Whether addresses of this computer may be requested, also over http. */
  allowsLocal: boolean;
  timeoutMs?: number | undefined;
  resolve?: Resolve | undefined;
  now?: (() => number) | undefined;
}

/** What became of a request. */
export interface Posted {
  /** A code; null: accepted (2xx). */
  failure: string | null;
  /** Beginning of the response, if it was accepted. */
  text: string;
}

/** Resolves a name for a connection, and refuses it when one of its addresses is not public. */
function guardedLookup(resolve: Resolve): LookupFunction {
  const find = callbackify(async (host: string) => {
    const found = await resolve(host);
    if (found.length === 0 || !found.every(({ address }) => isPublicAddress(address)))
      throw new RefusedAddress();
    return found;
  });
  return (host, options, done) =>
    find(host, (error: NodeJS.ErrnoException | null, found: Awaited<ReturnType<Resolve>>) => {
      const [first] = error ? [] : found;
      if (!first) done(error, '', 0);
      else if (options.all === true) done(null, [...found]);
      else done(null, first.address, first.family);
    });
}

async function beginningOf(body: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= MOST_ANSWER_BYTES) break;
  }
  return Buffer.concat(chunks).subarray(0, MOST_ANSWER_BYTES).toString('utf8');
}

/** Posts a webhook. Never throws, and its failures quote neither address nor response. */
export async function postWebhook(
  { url: address, secrets, message }: WebhookPost,
  signal: AbortSignal,
  { allowsLocal, timeoutMs = TIMEOUT_MS, resolve = resolveName, now = Date.now }: PostOptions,
): Promise<Posted> {
  const failed = (failure: string): Posted => ({ failure, text: '' });
  const url = new URL(address);
  if (!isRequestable(url, allowsLocal)) return failed(ADDRESS_REFUSED);
  // Encrypted with another key of the shop.
  if (secrets.length === 0) return failed('NO_SECRET');
  const body = JSON.stringify(message);
  const timestamp = Math.floor(now() / 1_000);
  const deadline = AbortSignal.timeout(timeoutMs);
  const client = new Client(url.origin, {
    connect: {
      timeout: CONNECT_TIMEOUT_MS,
      ...(!isLocalHost(hostOf(url)) && { lookup: guardedLookup(resolve) }),
    },
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    allowH2: false,
  });
  try {
    const response = await client.request({
      method: 'POST',
      path: url.pathname + url.search,
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Lawaj-Webhooks',
        'webhook-id': message.id,
        'webhook-timestamp': String(timestamp),
        'webhook-signature': secrets
          .map((secret) => signWebhook(secret, message.id, timestamp, body))
          .join(' '),
      },
      body,
      signal: AbortSignal.any([deadline, signal]),
    });
    const { statusCode } = response;
    if (statusCode < 200 || statusCode >= 300) return failed(`HTTP ${statusCode}`);
    return { failure: null, text: await beginningOf(response.body) };
  } catch (error) {
    return failed(failureOf(error, deadline.aborted));
  } finally {
    await client.destroy();
  }
}
