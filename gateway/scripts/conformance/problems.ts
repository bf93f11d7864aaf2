/** What is wrong with a response, in one line: the field, what was found and what was expected. */
import { z } from 'zod';
import { ErrorBody } from '../../contract/errors.ts';
import type { ErrorCode } from '../../contract/errors.ts';
import { readRetryAfter } from '../../src/upstream/retry-after.ts';
import type { Reply } from './client.ts';

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** Longest value that is quoted, in characters. */
const LONGEST_QUOTE = 40;

/** A value in a few words. */
function kindOf(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return `list of ${value.length}`;
  if (typeof value === 'string') {
    const text = value.length > LONGEST_QUOTE ? `${value.slice(0, LONGEST_QUOTE)}…` : value;
    return JSON.stringify(text);
  }
  return typeof value;
}

function valueAt(json: unknown, path: Path): unknown {
  let value = json;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Reflect.get(value, key) as unknown;
  }
  return value;
}

/** The schema at a path; undefined where it depends on the value. */
function schemaAt(schema: z.core.$ZodType, path: Path): z.core.$ZodType | undefined {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
    case 'readonly':
      return schemaAt(def.innerType, path);
    case 'lazy':
      return schemaAt(def.getter(), path);
    case 'object': {
      const [key, ...rest] = path;
      const field = key === undefined ? undefined : def.shape[String(key)];
      return field === undefined ? (key === undefined ? schema : undefined) : schemaAt(field, rest);
    }
    case 'array':
      return path.length === 0 ? schema : schemaAt(def.element, path.slice(1));
    default:
      return path.length === 0 ? schema : undefined;
  }
}

/** The contract's example of a schema or of what it was derived from, as JSON. */
function exampleOf(schema: z.core.$ZodType | undefined): string | undefined {
  for (let one = schema; one !== undefined; one = one._zod.parent) {
    const examples = z.globalRegistry.get(one)?.['examples'];
    if (Array.isArray(examples) && examples.length > 0) return JSON.stringify(examples[0]);
  }
  return undefined;
}

function expectation(schema: z.ZodType, issue: Issue): string {
  const example = exampleOf(schemaAt(schema, issue.path));
  if (example !== undefined) return example;
  if (issue.code === 'invalid_type') return issue.expected;
  if (issue.code === 'invalid_value') return issue.values.map((value) => JSON.stringify(value)).join(' or ');
  return issue.message.replace(/^must be /, '');
}

/** The issue of a union's option that comes closest. */
function innermost(issue: Issue): Issue {
  if (issue.code !== 'invalid_union') return issue;
  const [closest] = issue.errors.filter((one) => one.length > 0).sort((a, b) => a.length - b.length);
  const [inner] = closest ?? [];
  return inner === undefined ? issue : innermost({ ...inner, path: [...issue.path, ...inner.path] });
}

/** The first breach of a schema, and how many more there are; undefined: none. */
export function breachOf(schema: z.ZodType, json: unknown): string | undefined {
  const { error } = schema.safeParse(json);
  const [first] = error?.issues ?? [];
  if (error === undefined || first === undefined) return undefined;
  const issue = innermost(first);
  const place = issue.path.length === 0 ? 'body' : issue.path.map(String).join('.');
  const more = error.issues.length - 1;
  return `${place}: ${kindOf(valueAt(json, issue.path))}, expected ${expectation(schema, issue)}${more > 0 ? ` (and ${more} more)` : ''}`;
}

export const mediaType = ({ contentType }: Reply): string =>
  contentType.split(';')[0]?.trim().toLowerCase() ?? '';

/** What is wrong with the wait of a 429, to be added to what else there is to say; empty: nothing. */
export function waitProblem({ status, retryAfter }: Reply): string {
  if (status !== 429 || readRetryAfter(retryAfter) !== undefined) return '';
  const found = retryAfter === undefined ? 'missing' : kindOf(retryAfter);
  return `; retry-after: ${found}, expected seconds`;
}

/** Why a response has none of these statuses; undefined: it has one. */
export function statusProblem(reply: Reply, expected: readonly number[]): string | undefined {
  if (reply.failure !== undefined || expected.includes(reply.status)) return reply.failure;
  return `status: ${reply.status}, expected ${expected.join(' or ')}${waitProblem(reply)}`;
}

/** Why a response is no JSON of a status; undefined: it is. */
function noJson(reply: Reply, status: number): string | undefined {
  if (reply.failure !== undefined) return reply.failure;
  if (reply.status !== status) {
    const { code, fields: [first] = [] } = ErrorBody.safeParse(reply.json).data?.error ?? {};
    const reason = first === undefined ? '' : ` (${first.field}: ${first.message})`;
    return `status: ${reply.status}${code === undefined ? '' : ` ${code}`}${reason}, expected ${status}${waitProblem(reply)}`;
  }
  const type = mediaType(reply);
  if (type !== 'application/json')
    return `content-type: ${type === '' ? 'missing' : type}, expected application/json`;
  return reply.json === undefined ? `body: ${kindOf(reply.text)}, expected JSON` : undefined;
}

/** Why a response is not a 200 of a schema; undefined: it is. */
export function problemOf(reply: Reply, schema: z.ZodType): string | undefined {
  return noJson(reply, 200) ?? breachOf(schema, reply.json);
}

/** Why a response is not an error with a status, and one of these codes; undefined: it is. */
export function refusalProblem(
  reply: Reply,
  status: number,
  codes: readonly ErrorCode[],
): string | undefined {
  const wrong = noJson(reply, status) ?? breachOf(ErrorBody, reply.json);
  if (wrong !== undefined) return wrong;
  const { code } = ErrorBody.parse(reply.json).error;
  return codes.includes(code)
    ? undefined
    : `error.code: "${code}", expected ${codes.map((one) => `"${one}"`).join(' or ')}`;
}

/** Whether a call is not offered, as the gateway decides it (src/upstream/errors.ts). */
export function isNotOffered({ status, json }: Reply): boolean {
  const code = ErrorBody.safeParse(json).data?.error.code;
  return code === undefined ? [404, 405, 501].includes(status) : code === 'NOT_SUPPORTED';
}
