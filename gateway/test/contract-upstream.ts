/**
 * A REST v1 API generated from the contract: each path answers with a sample of its response schema, so that every field of the
 * GraphQL schema has data, without a database. Calls are recorded, and single ones can be made to fail.
 */
import { z } from 'zod';
import { ENTITY_ID, OutsideUrl } from '../contract/common.ts';
import { sampleOf } from '../contract/samples.ts';
import type { Json } from '../contract/samples.ts';
import { ADMIN_ROLE_ENTRY } from '../contract/accounts.ts';
import { CORE_REST_CALLS } from '../contract/upstream-calls.ts';
import { routes } from '../origin/api/routes.ts';
import { startServer } from './harness.ts';

/** The account that every token of this API belongs to: an admin. */
export const ACCOUNT_NUMBER = '1234567890';

/** A bearer token in the gateway's format: only its payload is read. */
export const SESSION_TOKEN = `e30.${Buffer.from(JSON.stringify({ accountNumber: ACCOUNT_NUMBER, exp: 4_000_000_000 })).toString('base64url')}.x`;

/** Slug of every sample. */
export const SAMPLE_SLUG = 'sample';
export const SAMPLE_TICKET = 'TKT-26-000001-0';

const FUTURE = '2036-01-01T08:00:00.000Z';

/** By the pattern of a string. */
const BY_PATTERN: Readonly<Record<string, string>> = {
  '^[a-z0-9]+(?:-[a-z0-9]+)*$': SAMPLE_SLUG,
  '^-?\\d{1,12}\\.\\d{3}$': '10.000',
  '^\\d{1,3}\\.\\d{2}$': '19.00',
  '^[1-9]\\d{9}$': ACCOUNT_NUMBER,
  '^[\\w-]{22}$': 'abcdefghijklmnopqrstuv',
  '^[a-z0-9]{12}$': 'abcdefghijkl',
  '^[0-9a-f]{32}$': 'abcdef0123456789abcdef0123456789',
  '^[a-z0-9][a-z0-9-]{0,59}$': SAMPLE_SLUG,
  '^\\+?[\\d ]{6,20}$': '+216 71 000 000',
  [z.toJSONSchema(OutsideUrl).pattern ?? '']: 'https://outside.example/sample',
};
/** By property name, where a schema is less specific. */
const BY_NAME: Readonly<Record<string, Json>> = {
  role: [ADMIN_ROLE_ENTRY],
  number: SAMPLE_TICKET,
  // Nothing has expired, and nothing is at its last page.
  endsAt: FUTURE,
  flashSaleExpiresAt: FUTURE,
  parentCategory: '1',
  hasNext: false,
  // The admin may do what its role permits.
  isTwoStepMissing: false,
  url: '/media/sample',
  imageUrl: '/media/sample',
  mainImgUrl: '/media/sample',
  images: ['/media/sample'],
  logoUrl: '/media/sample',
  coverUrl: '/media/sample',
  redirectUrl: '/deals',
  invoicePath: '/invoices/sample',
  governorateId: 1,
  regionNumber: 1,
};

/** A call by method and path, query included, such as `GET /v1/products/1`. */
export type Call = string;

/** A response other than the sample. */
interface Changed {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

export interface ContractUpstream {
  url: string;
  /** Calls since the last time. */
  sent(): Call[];
  /** Sets the response of these calls from now on; undefined: the sample. */
  answer(change: (call: Call, sample: Json) => Changed | undefined): void;
  close(): Promise<void>;
}

/**
 * Starts the API on a free port. A path outside the contract answers 404.
 * @param isCoreOnly offers the calls of the specification alone
 * @param id that everything has
 */
export async function startContractUpstream({
  isCoreOnly = false,
  id = '1',
} = {}): Promise<ContractUpstream> {
  const offered = isCoreOnly
    ? routes.filter(({ method, path }) => CORE_REST_CALLS.has(`${method} ${path}`))
    : routes;
  const samples = offered.map(({ method, path, response }) => {
    return {
      method,
      pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`),
      isFixed: !path.includes(':'),
      body: sampleOf(response, {
        io: 'output',
        byPattern: { ...BY_PATTERN, [ENTITY_ID.source]: id },
        byName: BY_NAME,
      }),
    };
  });
  // As in the router: literal segments take precedence over parameters.
  samples.sort((a, b) => Number(b.isFixed) - Number(a.isFixed));
  let calls: Call[] = [];
  let change: Parameters<ContractUpstream['answer']>[0] = () => undefined;
  const server = await startServer((request, response) => {
    const { method = 'GET', url = '/' } = request;
    request.resume();
    const call = `${method} ${url}`;
    calls.push(call);
    const [path = ''] = url.split('?');
    const found = samples.find((one) => one.method === method && one.pattern.test(path));
    const changed = change(call, found?.body ?? null);
    const { status, body, headers }: Changed = changed ??
      (found ? { status: 200, body: found.body } : undefined) ?? {
        status: 404,
        body: { error: { code: 'NOT_FOUND', message: 'There is no such path' } },
      };
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  return {
    url: server.url,
    sent: () => {
      const sent = calls;
      calls = [];
      return sent;
    },
    answer: (next) => {
      change = next;
    },
    close: () => server.close(),
  };
}
