/** The published OpenAPI description, generated from the contract's schemas. */
import { z } from 'zod';
import { CsvFile } from '../../../contract/admin/csv.ts';
import { exampleOf } from '../../../contract/samples.ts';
import { CORE_REST_CALLS } from '../../../contract/upstream-calls.ts';
import { ErrorBody } from '../../../contract/errors.ts';
import type { ErrorCode } from '../../../contract/errors.ts';
import { ApiError } from '../../base/errors.ts';
import { PERMISSIONS } from '../permissions.ts';
import type { AccessRule } from '../permissions.ts';
import type { Route } from '../route.ts';

type Json = Record<string, unknown>;

/** Schemas with an id, collected as they are referenced. */
export class Components {
  readonly schemas: Json = {};

  /** A schema as JSON Schema; those with an id become references. */
  of(schema: z.ZodType, io: 'input' | 'output'): Json {
    const {
      $schema: _,
      $defs,
      ...whole
    } = z.toJSONSchema(schema, { io, reused: 'inline', unrepresentable: 'any' }) as Json & { $defs?: Json };
    for (const [name, definition] of Object.entries($defs ?? {})) this.#add(name, definition as Json);
    const id = z.globalRegistry.get(schema)?.id;
    if (id === undefined) return rewrite(whole) as Json;
    this.#add(id, whole);
    return { $ref: `#/components/schemas/${id}` };
  }

  #add(name: string, definition: Json): void {
    const { id: _, $schema: __, ...content } = definition;
    this.schemas[name] ??= rewrite(content);
  }
}

/** Rewrites references to the document's components. */
function rewrite(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(rewrite);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, content]) => [
      key,
      key === '$ref' && typeof content === 'string'
        ? content.replace('#/$defs/', '#/components/schemas/')
        : rewrite(content),
    ]),
  );
}

/** The parameters of a path or a query. */
export function parametersOf(
  schema: z.ZodObject | undefined,
  where: 'path' | 'query',
  components: Components,
): Json[] {
  return Object.entries(schema?.shape ?? {}).map(([name, field]): Json => {
    const type = field as z.ZodType;
    const { description, ...content } = components.of(type, 'input') as Json & { description?: string };
    return {
      name,
      in: where,
      required: where === 'path' || !type.safeParse(undefined).success,
      schema: content,
      description,
    };
  });
}

/** Headers of changes by admins. */
function writeHeaders({ write }: Route): Json[] {
  if (!write) return [];
  const header = (name: string, required: boolean, description: string): Json => ({
    name,
    in: 'header',
    required,
    description,
    schema: { type: 'string' },
  });
  return [
    ...(write.row ? [header('If-Match', true, 'Version of the object, such as "7": its ETag.')] : []),
    ...(write.hasSecrets === true
      ? []
      : [
          header(
            'Idempotency-Key',
            write.needsKey === true,
            '8 to 100 letters, digits, - or _. The same key with the same request gives the same response for 24 hours.',
          ),
        ]),
  ];
}

/** Which token a path requires. */
function securityOf(rule: AccessRule | undefined): Json {
  if (rule === 'service') return { security: [{ serviceToken: [] }] };
  if (rule === 'anyone' || rule === 'by-query') return { security: [{}, { sessionToken: [] }] };
  if (rule === undefined || rule === 'public') return {};
  return { security: [{ sessionToken: [] }] };
}

const DESCRIPTIONS: Partial<Record<ErrorCode, string>> = {
  BAD_USER_INPUT: 'The input is wrong; `fields` names where.',
  UNAUTHENTICATED: 'A token is required.',
  FORBIDDEN: 'Not allowed.',
  NOT_FOUND: 'There is no such thing.',
  CONFLICT: 'Not possible in the present state.',
  RATE_LIMITED: 'Too many tries.',
  STALE: 'The object was changed since the version of If-Match; `fields` names what, by whom and when.',
  PRECONDITION_REQUIRED: 'If-Match is required.',
};

/** A file of the back office, for spreadsheets. */
export const CSV_EXAMPLE = '\uFEFFsku;name\r\nL-1;"Lampe;bureau"\r\n';

/** The response of a path by its content type. */
function contentOf({ response }: Route, components: Components): Json {
  const schema = components.of(response, 'output');
  return response === CsvFile
    ? { 'text/csv': { schema, example: CSV_EXAMPLE } }
    : { 'application/json': { schema, example: exampleOf(response, 'output') } };
}

function operationOf(route: Route, components: Components): Json {
  const codes: ErrorCode[] = [
    ...new Set<ErrorCode>([
      'BAD_USER_INPUT',
      ...(route.errors ?? []),
      ...(route.write?.row ? (['STALE', 'PRECONDITION_REQUIRED'] as const) : []),
      ...(route.clientLimit === undefined ? [] : (['RATE_LIMITED'] as const)),
    ]),
  ];
  return {
    summary: route.summary,
    'x-lawaj-core': CORE_REST_CALLS.has(`${route.method} ${route.path}`),
    operationId: `${route.method.toLowerCase()}${route.path.replace(/[^A-Za-z0-9]+(.)/g, (_, letter: string) => letter.toUpperCase())}`,
    parameters: [
      ...parametersOf(route.params, 'path', components),
      ...parametersOf(route.query, 'query', components),
      ...writeHeaders(route),
    ],
    ...(route.body
      ? {
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: components.of(route.body, 'input'),
                example: exampleOf(route.body, 'input'),
              },
            },
          },
        }
      : {}),
    ...(route.multipart
      ? {
          requestBody: {
            required: true,
            content: {
              'multipart/form-data': {
                schema: {
                  type: 'object',
                  required: [route.multipart.field],
                  properties: { [route.multipart.field]: { type: 'string', format: 'binary' } },
                },
              },
            },
          },
        }
      : {}),
    ...(route.rawBody === undefined
      ? {}
      : {
          requestBody: {
            required: true,
            content: {
              [route.rawBody]: { schema: { type: 'string', format: 'binary' }, example: CSV_EXAMPLE },
            },
          },
        }),
    ...securityOf(PERMISSIONS[`${route.method} ${route.path}`]),
    responses: {
      200: {
        description: 'OK',
        content: contentOf(route, components),
      },
      ...Object.fromEntries(
        codes.map((code) => [
          String(new ApiError(code, '').status),
          {
            description: DESCRIPTIONS[code] ?? code,
            content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorBody' } } },
          },
        ]),
      ),
    },
  };
}

/** The OpenAPI 3.1 document of these routes. */
export function openApi(routes: readonly Route[]): Json {
  const components = new Components();
  components.of(ErrorBody, 'output');
  const paths: Record<string, Json> = {};
  for (const route of routes) {
    const path = route.path.replace(/:([A-Za-z]+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route, components) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Lawaj REST API',
      version: '1',
      description: 'Catalogue, home content, cart quotes and the feed of changes.',
      license: { name: 'MIT' },
    },
    paths,
    components: {
      schemas: components.schemas,
      securitySchemes: {
        serviceToken: { type: 'http', scheme: 'bearer' },
        sessionToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      },
    },
  };
}
