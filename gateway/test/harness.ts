/** A gateway on a fixture origin, and helpers shared by its tests. */
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isGatewayCode } from '../contract/errors.ts';
import { createGateway } from '../src/app.ts';
import type { Gateway, GatewayOptions } from '../src/app.ts';
import { createFixtureOrigin } from './fixture-origin.ts';
import type { FixtureOptions, FixtureOrigin } from './fixture-origin.ts';

export interface Answer {
  status: number;
  headers: Headers;
  // Tests read responses of every shape.
  data: Record<string, never> | null | undefined;
  errors: { message: string; path?: (string | number)[]; extensions: Record<string, unknown> }[] | undefined;
  extensions: Record<string, unknown> | undefined;
  text: string;
}

export const ENDPOINT = 'http://gateway.test/graphql';

/** Sends an operation as an integrator would, without a socket. */
export async function ask(
  gateway: Gateway,
  query: string,
  variables?: Record<string, unknown>,
  init: RequestInit = {},
): Promise<Answer> {
  const response = await gateway.yoga.fetch(ENDPOINT, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
    ...init,
  });
  return read(response);
}

export async function read(response: Response): Promise<Answer> {
  const text = await response.text();
  const body = (text === '' ? {} : JSON.parse(text)) as Pick<Answer, 'data' | 'errors' | 'extensions'>;
  for (const { message, extensions } of body.errors ?? [])
    if (!isGatewayCode(extensions['code']))
      throw new Error(`${String(extensions['code'])} is not a documented code: ${message}`);
  const { data, errors, extensions } = body;
  return { status: response.status, headers: response.headers, text, data, errors, extensions };
}

export interface TestBed {
  gateway: Gateway;
  origin: FixtureOrigin;
  /** Paths requested from the origin since the last call, without the warm-up's. */
  sent(): string[];
  close: () => Promise<void>;
}

/** A gateway in open mode on a recording fixture. Resolves after the warm-up. */
export async function startTestBed(
  options: Partial<GatewayOptions> = {},
  fixture: FixtureOptions = {},
): Promise<TestBed> {
  const origin = await createFixtureOrigin({ products: 300, record: true, ...fixture });
  const documents = documentFile({});
  const gateway = createGateway({
    restUrl: origin.url,
    documents: 'open',
    persistedFile: documents.file,
    ...options,
  });
  await until(() => gateway.ready());
  origin.requests.length = 0;
  return {
    gateway,
    origin,
    sent: () => origin.requests.splice(0),
    close: async () => {
      await gateway.close();
      await origin.close();
      documents.remove();
    },
  };
}

/** A file of trusted documents under their ids. */
export function documentFile(texts: Record<string, string>): {
  file: string;
  ids: Record<string, string>;
  write: (texts: Record<string, string>) => void;
  remove: () => void;
} {
  const folder = mkdtempSync(join(tmpdir(), 'documents-'));
  const file = join(folder, 'persisted.json');
  const ids: Record<string, string> = {};
  const write = (given: Record<string, string>) => {
    const byId: Record<string, string> = {};
    for (const [name, text] of Object.entries(given)) {
      const id = createHash('sha256').update(text).digest('hex');
      ids[name] = id;
      byId[id] = text;
    }
    writeFileSync(file, JSON.stringify(byId));
  };
  write(texts);
  return { file, ids, write, remove: () => rmSync(folder, { recursive: true }) };
}

/** Waits until a condition is met; throws after five seconds. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 5_000;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error('waited for five seconds in vain');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** A server that behaves as a test requires of an upstream. */
export async function startServer(
  listener: RequestListener,
): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
