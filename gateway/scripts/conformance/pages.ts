/** The pages of the shop on the core calls of a REST service alone: the web client's own documents, through a gateway. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { CORE_REST_CALLS } from '../../contract/upstream-calls.ts';
import type { CategoriesResponse, ProductPage } from '../../contract/catalogue.ts';
import { GATEWAY_CODES } from '../../contract/errors.ts';
import { createGateway } from '../../src/app.ts';
import type { Gateway } from '../../src/app.ts';
import type { Client } from './client.ts';
import type { Report } from './report.ts';

/** The web client's documents. */
const DOCUMENTS = resolve(import.meta.dirname, '../../../web/src/relay/persisted.json');
const READY_WITHIN_MS = 10_000;

/** A document of a page: its operation, variables, and the field without which the page is not there. */
interface Page {
  name: string;
  operation: string;
  variables: Record<string, unknown>;
  field: string;
}

const patterns = [...CORE_REST_CALLS].map((call) => {
  const [method = '', path = ''] = call.split(' ');
  return { method, path: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`) };
});

/** Passes core calls on to the service, and answers others as one that does not offer them. */
async function startCoreOnly(client: Client): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    const { method = 'GET', url = '/' } = request;
    request.resume();
    const path = url.split('?')[0] ?? '';
    const answer = (status: number, contentType: string, text: string): void => {
      response.writeHead(status, { 'content-type': contentType });
      response.end(text);
    };
    if (method !== 'GET' || !patterns.some((one) => one.method === method && one.path.test(path)))
      return answer(
        501,
        'application/json',
        JSON.stringify({ error: { code: 'NOT_SUPPORTED', message: 'Not offered' } }),
      );
    void client
      .send({ path: url })
      .then((reply) =>
        reply.failure === undefined
          ? answer(reply.status, reply.contentType, reply.text)
          : response.destroy(),
      );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** Ids of the documents by the name of their operation. */
function documentIds(): Map<string, string> {
  const documents = JSON.parse(readFileSync(DOCUMENTS, 'utf8')) as Record<string, string>;
  return new Map(
    Object.entries(documents).map(([id, text]) => [/^query (\w+)/m.exec(text)?.[1] ?? '', id] as const),
  );
}

/** What is wrong with a page; undefined: nothing. */
async function pageProblem(
  gateway: Gateway,
  id: string,
  { variables, field }: Page,
): Promise<string | undefined> {
  const response = await gateway.yoga.fetch('http://conformance.invalid/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ documentId: id, variables }),
  });
  const { data, errors = [] } = (await response.json()) as {
    data?: Record<string, unknown> | null;
    errors?: { path?: (string | number)[]; message: string; extensions?: { code?: string } }[];
  };
  const fault = errors.find(({ extensions }) => extensions?.code !== GATEWAY_CODES.notSupported);
  if (fault) return `${fault.path?.join('.') ?? 'page'}: ${fault.extensions?.code} ${fault.message}`;
  return data?.[field] == null ? `${field}: null, expected a value` : undefined;
}

/** Checks the pages, and adds a line for each to the report. */
export async function checkPages(client: Client, report: Report): Promise<void> {
  const read = async <T>(path: string): Promise<T | undefined> =>
    (await client.send({ path })).json as T | undefined;
  const category = (await read<CategoriesResponse>('/v1/admin/categories'))?.categories?.[0]?.slug;
  const product = (await read<ProductPage>('/v1/admin/products?limit=1'))?.products?.[0];
  const language = 'FR';
  const pages: (Page | string)[] = [
    { name: 'frame', operation: 'StoreLayoutQuery', variables: { language }, field: 'categories' },
    { name: 'home', operation: 'HomePageQuery', variables: { language, layout: 'HOME' }, field: 'homepage' },
    category === undefined
      ? 'category'
      : {
          name: 'category',
          operation: 'CategoryPageQuery',
          variables: { slug: category, language },
          field: 'category',
        },
    product === undefined
      ? 'product'
      : {
          name: 'product',
          operation: 'ProductPageQuery',
          variables: { slug: product.slug, language },
          field: 'product',
        },
    {
      name: 'search',
      operation: 'SearchPageQuery',
      variables: { searching: true, filter: { query: product?.name ?? 'a' }, first: 8, page: 1, language },
      field: 'products',
    },
    {
      name: 'all products',
      operation: 'AllProductsPageQuery',
      variables: { first: 8, page: 1, language },
      field: 'products',
    },
  ];
  const core = await startCoreOnly(client);
  const gateway = createGateway({ restUrl: core.url, documents: 'trusted', persistedFile: DOCUMENTS });
  try {
    for (const until = Date.now() + READY_WITHIN_MS; !gateway.ready() && Date.now() < until;) await delay(20);
    const ids = documentIds();
    for (const page of pages) {
      const name = typeof page === 'string' ? page : page.name;
      const sent = `page ${name}, on the core calls alone`;
      if (typeof page === 'string') {
        report.add({ isCore: true, sent, outcome: 'not checked', detail: 'nothing to show was found' });
        continue;
      }
      const id = ids.get(page.operation);
      if (id === undefined) throw new Error(`There is no document ${page.operation}`);
      const problem = await pageProblem(gateway, id, page);
      report.add({ isCore: true, sent, outcome: problem === undefined ? 'ok' : 'FAILED', detail: problem });
    }
  } finally {
    await gateway.close();
    await core.close();
  }
}
