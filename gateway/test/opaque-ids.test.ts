/** Ids of an upstream are any texts: nothing in the contract or in the gateway demands numbers. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobFiles } from '../contract/rules/jobs.ts';
import { LineQuantities } from '../contract/admin/line-quantities.ts';
import { routes } from '../origin/api/routes.ts';
import { createGateway } from '../src/app.ts';
import type { Gateway } from '../src/app.ts';
import { toGlobalId } from '../src/schema/base/ids.ts';
import { SESSION_TOKEN, startContractUpstream } from './contract-upstream.ts';
import type { ContractUpstream } from './contract-upstream.ts';
import { ask, documentFile, until } from './harness.ts';

const ODD = '0198c0de-2-a.b/c ü';

interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  pattern?: string;
  maxLength?: number;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  $defs?: Record<string, JsonSchema>;
}

/** Texts called ids that have a form of their own, with the reason. */
const OWN_FORMS: Readonly<Record<string, string>> = {
  '^[a-z0-9]{12}$': 'part of a key of a third party',
  '^[a-z0-9]+(?:-[a-z0-9]+)*$': 'home content has a name rather than an id',
};
/** Numbers called ids. */
const NUMBERS = new Set(['governorateId']);

/** Ids in a schema that refuse the odd one. */
function strictIds(root: JsonSchema): string[] {
  const found = new Set<string>();
  const seen = new Set<JsonSchema>();
  const walk = (schema: JsonSchema, name: string): void => {
    if (schema.$ref !== undefined) {
      const target = root.$defs?.[schema.$ref.replace('#/$defs/', '')];
      return target && walk(target, name);
    }
    const [type] = [schema.type].flat();
    if (/^_?id$|Ids?$|^ids$/.test(name)) {
      const { pattern, maxLength = 64 } = schema;
      const isOwn = pattern !== undefined && Object.hasOwn(OWN_FORMS, pattern);
      const isRefused = (pattern !== undefined && !new RegExp(pattern, 'u').test(ODD)) || maxLength < 64;
      if (type === 'string' && isRefused && !isOwn) found.add(`${name} ${pattern ?? maxLength}`);
      if ((type === 'integer' || type === 'number') && !NUMBERS.has(name)) found.add(`${name} ${type}`);
    }
    if (seen.has(schema)) return;
    seen.add(schema);
    for (const [key, value] of Object.entries(schema.properties ?? {})) walk(value, key);
    if (schema.items) walk(schema.items, name);
    for (const option of schema.anyOf ?? []) walk(option, name);
  };
  walk(root, '');
  return [...found];
}

it('the contract refuses none for its form', () => {
  const strict = routes.flatMap(({ method, path, params, query, body, response }) =>
    [params, query, body, response].flatMap((schema, index) => {
      if (!schema) return [];
      const io = index === 3 ? 'output' : 'input';
      const ids = strictIds(z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema);
      return ids.map((id) => `${method} ${path} ${id}`);
    }),
  );
  // Ids of keys in the paths of keys.
  expect(strict.filter((line) => !line.includes('/api-keys/'))).toEqual([]);
});

it('a demand for digits is noticed', () => {
  const schema = z.object({ orderId: z.string().regex(/^\d+$/), list: z.array(z.object({ _id: z.int() })) });
  expect(strictIds(z.toJSONSchema(schema) as JsonSchema)).toHaveLength(2);
});

it('the gateway has no pattern of row ids', () => {
  for (const folder of ['../src', '../contract'])
    for (const name of readdirSync(join(import.meta.dirname, folder), { recursive: true, encoding: 'utf8' }))
      if (name.endsWith('.ts') && !name.endsWith('.test.ts'))
        expect(readFileSync(join(import.meta.dirname, folder, name), 'utf8'), name).not.toContain(
          String.raw`[1-9]\d{0,17}`,
        );
});

it('lines with quantities take ids with colons', () => {
  expect(LineQuantities.parse('a:b:2,c ü:0')).toEqual([
    { lineId: 'a:b', quantity: 2 },
    { lineId: 'c ü', quantity: 0 },
  ]);
  expect(LineQuantities.safeParse('a,b:2').success).toBe(false);
  expect(jobFiles.report('a/b c')).toBe('/admin-files/job-a%2Fb%20c.csv');
});

const documents = documentFile({});
let upstream: ContractUpstream;
let gateway: Gateway;
beforeAll(async () => {
  upstream = await startContractUpstream({ id: ODD });
  gateway = createGateway({ restUrl: upstream.url, documents: 'open', persistedFile: documents.file });
  await until(() => gateway.ready());
});
afterAll(async () => {
  await gateway.close();
  await upstream.close();
  documents.remove();
});

const asAdmin = (query: string, variables?: Record<string, unknown>) =>
  ask(gateway, query, undefined, {
    headers: { 'content-type': 'application/json', authorization: `Bearer ${SESSION_TOKEN}` },
    body: JSON.stringify({ query, variables }),
  });

it('refunds have them, and are found and recorded by them', async () => {
  const id = toGlobalId('RefundDue', ODD);
  const { data, errors } = await asAdmin(
    `query ($id: ID!) { adminRefunds { nodes { id } } node(id: $id) { id } }`,
    { id },
  );
  expect(errors).toBeUndefined();
  expect(data).toEqual({ adminRefunds: { nodes: [{ id }] }, node: { id } });
  upstream.sent();
  const noted = await asAdmin(
    `mutation ($id: ID!) { refundNote(input: { id: $id, idempotencyKey: "conformance-1" }) { userErrors { code } } }`,
    { id },
  );
  expect(noted.errors).toBeUndefined();
  expect(upstream.sent()).toContain(`POST /v1/admin/refunds/${encodeURIComponent(ODD)}`);
});

it('changes are undone by them', async () => {
  upstream.sent();
  const { errors } = await asAdmin(
    `mutation ($id: ID!) { changeUndo(input: { id: $id }) { userErrors { code } } }`,
    { id: ODD },
  );
  expect(errors).toBeUndefined();
  expect(upstream.sent()).toContain(`POST /v1/admin/audit/changes/${encodeURIComponent(ODD)}/undo`);
});
