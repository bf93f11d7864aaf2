/** The OpenAPI description of the chat host, from the list of its calls (contract/upstream-calls.ts). */
import { ErrorBody } from '../contract/errors.ts';
import { CHAT_CALLS } from '../contract/upstream-calls.ts';
import type { UpstreamCall } from '../contract/upstream-calls.ts';
import { Components, parametersOf } from '../origin/api/system/openapi.ts';

type Json = Record<string, unknown>;

function bodyOf({ body, form, example }: UpstreamCall, components: Components): Json {
  if (body)
    return {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: components.of(body, 'input'), example: example?.body } },
      },
    };
  if (!form) return {};
  return {
    requestBody: {
      required: true,
      content: {
        'multipart/form-data': {
          schema: {
            type: 'object',
            required: [form.field],
            properties: {
              [form.field]: {
                type: 'string',
                format: 'binary',
                description: `A file named ${form.fileName}.`,
              },
            },
          },
        },
      },
    },
  };
}

function contentOf(
  { contentType = 'application/json', response, example }: UpstreamCall,
  components: Components,
): Json {
  // The schema of an event stream is that of its lines of JSON.
  return {
    [contentType]: {
      schema:
        contentType === 'text/event-stream'
          ? { type: 'string' }
          : response && components.of(response, 'output'),
      ...(contentType === 'text/event-stream' &&
        response && { itemSchema: components.of(response, 'output') }),
      example: example?.response,
    },
  };
}

/** The OpenAPI 3.1 document. */
export function chatOpenApi(): Json {
  const components = new Components();
  const errors = components.of(ErrorBody, 'output');
  const paths: Record<string, Json> = {};
  for (const call of CHAT_CALLS) {
    const { method, path, summary, isCore, query } = call;
    const parameters = parametersOf(query, 'query', components);
    paths[path] = {
      ...paths[path],
      [method.toLowerCase()]: {
        summary,
        'x-lawaj-core': isCore,
        operationId: `${method.toLowerCase()}${path.replace(/[^A-Za-z0-9]+(.)/g, (_, letter: string) => letter.toUpperCase())}`,
        parameters: parameters.map((parameter) => ({
          ...parameter,
          example: call.example?.query?.[String(parameter['name'])],
        })),
        ...bodyOf(call, components),
        responses: {
          200: { description: 'OK', content: contentOf(call, components) },
          default: {
            description: 'An error; 404, 405 or 501: the host does not offer the call.',
            content: { 'application/json': { schema: errors } },
          },
        },
      },
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Lawaj chat host',
      version: '1',
      description: 'Replies of the assistant, speech and pictures.',
      license: { name: 'MIT' },
    },
    paths,
    components: { schemas: components.schemas },
  };
}
