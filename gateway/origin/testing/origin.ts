/** An origin over a test database, called without a socket; every response is checked against the contract. */
import type { z } from 'zod';
import { ErrorBody } from '../../contract/errors.ts';
import { createOrigin } from '../app.ts';
import type { Origin, OriginOptions } from '../app.ts';
import { routes } from '../api/routes.ts';
import type { Route } from '../api/route.ts';
import type { OriginDatabase } from '../db/database.ts';
import { memoryTransport } from '../mail/transport.ts';
import type { OutgoingMail } from '../mail/transport.ts';
import { openTestDatabase } from './database.ts';

export const TEST_SERVICE_TOKEN = 'test-service-token-0123';

let clients = 0;
/** Headers of the gateway for a client without earlier requests. */
export function newClient(): { 'x-client-address': string; 'x-gateway-token': string } {
  clients += 1;
  const address = `41.${(clients >> 16) & 255}.${(clients >> 8) & 255}.${clients & 255}`;
  return { 'x-client-address': address, 'x-gateway-token': TEST_SERVICE_TOKEN };
}

export interface Answer<T> {
  status: number;
  body: T;
}

export interface TestOrigin {
  origin: Origin;
  database: OriginDatabase;
  /** GET; the body is parsed with the route's response schema, or ErrorBody. */
  get<T>(url: string, headers?: Record<string, string>): Promise<Answer<T>>;
  post<T>(url: string, body: unknown, headers?: Record<string, string>): Promise<Answer<T>>;
  delete<T>(url: string, body: unknown, headers?: Record<string, string>): Promise<Answer<T>>;
  /** Waits until all messages are sent, and returns them. */
  mails(): Promise<readonly OutgoingMail[]>;
  /** Drops the caches, as an event would. */
  forget(): void;
  close(): Promise<void>;
}

const patternOf = (route: Route): RegExp => new RegExp(`^${route.path.replace(/:[A-Za-z]+/g, '[^/]+')}$`);

/** The route of a path: one without parameters before one with. */
function routeOf(method: string, path: string): Route | undefined {
  const candidates = routes.filter((route) => route.method === method && patternOf(route).test(path));
  return candidates.sort((a, b) => a.path.split(':').length - b.path.split(':').length)[0];
}

/** Background runs at this pause never come between the steps of a test (ms). */
const HOUR = 3_600_000;

/**
 * Starts an origin over a new test database, or over the given one (which stays open).
 * @param options `productIndexBytes`: most memory of its index of products; without it the database answers lists
 */
export async function startTestOrigin(
  given?: OriginDatabase,
  options: Pick<OriginOptions, 'productIndexBytes' | 'room'> = {},
): Promise<TestOrigin> {
  const database = given ?? (await openTestDatabase());
  const mailTransport = memoryTransport();
  const origin = await createOrigin({
    database,
    serviceToken: TEST_SERVICE_TOKEN,
    publicUrl: 'https://shop.test',
    mailTransport,
    followPause: HOUR,
    ...options,
  });
  const ask = async <T>(
    method: 'GET' | 'POST' | 'DELETE',
    url: string,
    payload?: object,
    headers: Record<string, string> = {},
  ): Promise<Answer<T>> => {
    const reply = await origin.app.inject({
      method,
      url,
      headers,
      ...(payload === undefined ? {} : { payload }),
    });
    const body: unknown = JSON.parse(reply.body);
    const schema: z.ZodType | undefined =
      reply.statusCode === 200 ? routeOf(method, url.split('?')[0] ?? '')?.response : ErrorBody;
    if (!schema) throw new Error(`No route for ${method} ${url}`);
    return { status: reply.statusCode, body: schema.parse(body) as T };
  };
  return {
    origin,
    database,
    get: (url, headers) => ask('GET', url, undefined, headers),
    post: (url, body, headers) => ask('POST', url, body as object, headers),
    delete: (url, body, headers) => ask('DELETE', url, body as object, headers),
    async mails() {
      await origin.context.mailer.flush();
      return mailTransport.sent;
    },
    forget() {
      origin.context.directory.drop();
      origin.context.listings.drop();
    },
    async close() {
      await origin.close();
      if (!given) await database.close();
    },
  };
}
