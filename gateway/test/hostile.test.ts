/** Excessive documents are refused before any execution, at low cost, in every transport. */
import { parse, specifiedRules, validate } from 'graphql';
import type { DocumentNode } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { costOf } from '../src/plugins/cost.ts';
import { DEFAULT_LIMITS } from '../src/plugins/limits.ts';
import { checkShape } from '../src/plugins/shape.ts';
import { PermissionsRule } from '../src/schema/permissions.ts';
import { createSchema } from '../src/schema/schema.ts';
import { ENDPOINT, startTestBed } from './harness.ts';
import type { TestBed } from './harness.ts';
import { hostileDocuments } from './hostile.ts';
import type { Hostile } from './hostile.ts';

const schema = createSchema();
const documents = [...hostileDocuments(schema)];
/** Codes that occur only before execution. */
const REFUSALS: ReadonlySet<unknown> = new Set([
  'QUERY_TOO_COMPLEX',
  'GRAPHQL_VALIDATION_FAILED',
  'GRAPHQL_PARSE_FAILED',
]);
/**
 * Reads of a document's nodes until it is refused: the same on every machine. The most expensive of these documents needs less than
 * 60,000, some milliseconds; a rule that compared all of its 2,000 tokens with each other would need millions.
 */
const MOST_READS = 100_000;

let bed: TestBed;
beforeAll(async () => {
  bed = await startTestBed({ chatUrl: 'http://127.0.0.1:9' });
});
afterAll(() => bed.close());

type Send = (hostile: Hostile) => Response | Promise<Response>;

const post =
  (accept: string): Send =>
  ({ query, variables }) =>
    bed.gateway.yoga.fetch(ENDPOINT, {
      method: 'POST',
      headers: { accept, 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    });
const get =
  (accept: string): Send =>
  ({ query, variables }) => {
    const parameters = new URLSearchParams({
      query,
      ...(variables && { variables: JSON.stringify(variables) }),
    });
    return bed.gateway.yoga.fetch(`${ENDPOINT}?${parameters}`, {
      headers: { accept, 'graphql-require-preflight': '1' },
    });
  };
const ways: Readonly<Record<string, Send>> = {
  POST: post('application/json'),
  GET: get('application/json'),
  'an event stream by POST': post('text/event-stream'),
  'an event stream by GET': get('text/event-stream'),
};

describe('hostile documents', () => {
  it('are of hundreds of kinds, each with a name', () => {
    const kinds = new Set(documents.map(({ kind }) => kind));
    expect(kinds.size).toBe(documents.length);
    expect(kinds.size).toBeGreaterThan(1_000);
    expect(new Set(documents.map(({ kind }) => kind.replace(/: .*/, '')))).toHaveProperty('size', 19);
  });

  it.each(Object.keys(ways))(
    'are refused before a resolver runs: %s',
    async (way) => {
      bed.sent();
      const ran: string[] = [];
      for (const hostile of documents) {
        const response = await (ways[way] as Send)(hostile);
        const text = await response.text();
        // Mutations are not executed by GET at all.
        if (response.status === 405 && hostile.operation === 'mutation') continue;
        const json = /^data: (.*)$/m.exec(text)?.[1] ?? text;
        const { errors, ...rest } = JSON.parse(json) as { errors?: { extensions: { code: unknown } }[] };
        const isRefused =
          errors !== undefined && errors.every(({ extensions: { code } }) => REFUSALS.has(code));
        if (!isRefused || 'data' in rest) ran.push(`${hostile.kind}: ${json.slice(0, 200)}`);
      }
      expect(ran).toEqual([]);
      expect(bed.sent()).toEqual([]);
    },
    120_000,
  );

  it('cost little until they are refused', () => {
    const dear = documents.flatMap(({ kind, query, variables }) => {
      const reads = readsOf(query, variables ?? {});
      return reads > MOST_READS ? [`${kind}: ${reads}`] : [];
    });
    expect(dear).toEqual([]);
  }, 120_000);
});

/** Number of reads of the parsed document until it is refused. */
function readsOf(query: string, variables: Record<string, unknown>): number {
  const { characters, tokens, cost } = DEFAULT_LIMITS;
  if (query.length > characters) return 0;
  let document: DocumentNode;
  try {
    document = parse(query, { maxTokens: tokens });
  } catch {
    return 0;
  }
  const counted = counting(document);
  try {
    checkShape(schema, counted.document, DEFAULT_LIMITS);
  } catch {
    return counted.reads();
  }
  const rules = [...specifiedRules, PermissionsRule];
  if (validate(schema, counted.document, rules, { maxErrors: 10 }).length > 0) return counted.reads();
  const operation = counted.document.definitions.find(
    (definition) => definition.kind === 'OperationDefinition',
  );
  if (!operation) throw new Error('no operation');
  expect(costOf(schema, counted.document, operation, variables).points).toBeGreaterThan(cost);
  return counted.reads();
}

/** The document wrapped in a proxy that counts every read, of its nodes and their lists. */
function counting(document: DocumentNode): { document: DocumentNode; reads: () => number } {
  const proxies = new WeakMap<object, object>();
  let reads = 0;
  const wrap = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    let proxy = proxies.get(value);
    if (!proxy) {
      proxy = new Proxy(value, {
        get(target, key, receiver) {
          reads += 1;
          return wrap(Reflect.get(target, key, receiver));
        },
      });
      proxies.set(value, proxy);
    }
    return proxy;
  };
  return { document: wrap(document) as DocumentNode, reads: () => reads };
}
