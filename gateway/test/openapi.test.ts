/** The published descriptions of the upstreams: each call has examples that satisfy its schemas, and says whether it is core. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { CHAT_CALLS, CORE_REST_CALLS } from '../contract/upstream-calls.ts';
import { routes } from '../origin/api/routes.ts';
import { openApi } from '../origin/api/system/openapi.ts';
import { chatOpenApi } from '../scripts/chat-openapi.ts';

interface Content {
  schema?: object;
  example?: unknown;
}
interface Operation {
  'x-lawaj-core': boolean;
  parameters: { name: string; in: string; schema: object; example?: unknown }[];
  requestBody?: { content: Record<string, Content> };
  responses: Record<string, { content: Record<string, Content> }>;
}
interface Description {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
}

/** Types of bodies whose bytes no example in JSON can show. */
const FILES: ReadonlySet<string> = new Set(['multipart/form-data']);

/** Faults of the examples of a description. */
function faultsIn({ paths, components }: Description): string[] {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, inlineRefs: false });
  ajv.addSchema({ $id: 'description', components });
  const faults: string[] = [];
  const check = (place: string, { schema, example }: Content): void => {
    if (example === undefined) return void faults.push(`${place}: no example`);
    const absolute = JSON.parse(
      JSON.stringify(schema).replaceAll('"#/components', '"description#/components'),
    ) as object;
    const validate = ajv.compile(absolute);
    if (!validate(example)) faults.push(`${place}: ${ajv.errorsText(validate.errors)}`);
  };
  for (const [path, operations] of Object.entries(paths))
    for (const [method, { requestBody, responses }] of Object.entries(operations)) {
      const name = `${method.toUpperCase()} ${path}`;
      for (const [type, content] of Object.entries(requestBody?.content ?? {}))
        if (!FILES.has(type)) check(`${name} request`, content);
      for (const content of Object.values(responses['200']?.content ?? {}))
        check(`${name} response`, content);
    }
  return faults;
}

const rest = openApi(routes) as unknown as Description;
const chat = chatOpenApi() as unknown as Description;
const operationsOf = ({ paths }: Description): Map<string, Operation> =>
  new Map(
    Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(
        ([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const,
      ),
    ),
  );

describe('the description of REST v1', () => {
  it('has an example of each request and response, which satisfies its schema', () => {
    expect(faultsIn(rest)).toEqual([]);
  });

  it('notices an example that does not', () => {
    const path = '/v1/delivery/times';
    const { get } = structuredClone(rest.paths[path]) ?? {};
    const content = get?.responses['200']?.content['application/json'];
    if (!get || !content) throw new Error('There is no such call');
    content.example = { times: 1 };
    expect(faultsIn({ paths: { [path]: { get } }, components: rest.components })).toHaveLength(1);
  });

  it('marks the core', () => {
    const marked = [...operationsOf(rest)]
      .filter(([, operation]) => operation['x-lawaj-core'])
      .map(([name]) => name);
    expect(marked.sort()).toEqual(
      [...CORE_REST_CALLS].map((call) => call.replaceAll(/:(\w+)/g, '{$1}')).sort(),
    );
  });

  it('says which responses are files for spreadsheets', () => {
    const types = Object.keys(
      operationsOf(rest).get('GET /v1/admin/exports/orders')?.responses['200']?.content ?? {},
    );
    expect(types).toEqual(['text/csv']);
  });
});

describe('the description of the chat host', () => {
  it('has an example of each request and response, which satisfies its schema', () => {
    expect(faultsIn(chat)).toEqual([]);
  });

  it('marks the core', () => {
    for (const { method, path, isCore } of CHAT_CALLS)
      expect(operationsOf(chat).get(`${method} ${path}`)?.['x-lawaj-core'], path).toBe(isCore);
  });
});
