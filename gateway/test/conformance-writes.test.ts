/** The conformance test of writing calls and of files for spreadsheets: each odd answer is one line that names call and field. */
import { describe, expect, it } from 'vitest';
import { sampleOf } from '../contract/samples.ts';
import { routes } from '../origin/api/routes.ts';
import { Client } from '../scripts/conformance/client.ts';
import type { Reply } from '../scripts/conformance/client.ts';
import { csvProblem } from '../scripts/conformance/csv.ts';
import { lineOf, Report } from '../scripts/conformance/report.ts';
import { checkWrites } from '../scripts/conformance/writes.ts';
import { startServer } from './harness.ts';

const CREATE = 'POST /v1/admin/brands';
const CHANGE = 'POST /v1/admin/brands/:id';
const CHANGED = routes.find(({ method, path }) => `${method} ${path}` === CREATE)?.response;

interface Answer {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}
interface Asked {
  isCreation: boolean;
  body: Record<string, unknown>;
  version: string | undefined;
}
type Change = (asked: Asked, answer: Answer) => Answer;

const refuse = (status: number, code: string, fields?: string[]): Answer => ({
  status,
  body: { error: { code, message: 'No', fields: fields?.map((field) => ({ field, message: 'is wrong' })) } },
});
const wrongField = ({ name, slug }: Record<string, unknown>): string | undefined =>
  name !== undefined && typeof name !== 'string'
    ? 'name'
    : slug !== undefined && typeof slug !== 'string'
      ? 'slug'
      : undefined;

/** The failures of a service that has brands alone, whose answers are changed. */
async function failuresOf(change: Change): Promise<string[]> {
  const made = new Map<string, Record<string, unknown>>();
  const service = await startServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const { url = '', headers } = request;
    const asked = (): Asked => ({
      isCreation: url === '/v1/admin/brands',
      body: JSON.parse(text === '' ? '{}' : text) as Record<string, unknown>,
      version: headers['if-match'],
    });
    const right = ({ isCreation, body, version }: Asked): Answer => {
      const wrong = wrongField(body);
      if (wrong !== undefined) return refuse(400, 'BAD_USER_INPUT', [wrong]);
      const key = isCreation ? String(headers['idempotency-key']) : url.split('/').at(-1);
      const earlier = [...made].find(([known, one]) => known === key || one['_id'] === key)?.[1];
      if (!isCreation && !earlier) return refuse(404, 'NOT_FOUND');
      if (!isCreation && version !== '"1"') return refuse(412, 'STALE');
      if (isCreation && earlier) return { status: 200, body: earlier };
      const sample = CHANGED && (sampleOf(CHANGED, { io: 'output' }) as object);
      const brand = { ...sample, ...earlier, ...body, version: 1, _id: earlier?.['_id'] ?? `b-${made.size}` };
      if (isCreation) made.set(String(key), brand);
      return { status: 200, body: brand };
    };
    const isBrand = request.method === 'POST' && /^\/v1\/admin\/brands(?:\/[^/]+)?$/.test(url);
    const given = asked;
    const answer = isBrand ? change(given(), right(given())) : refuse(501, 'NOT_SUPPORTED');
    response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
    response.end(JSON.stringify(answer.body));
  });
  const report = new Report(() => undefined);
  const options = { headers: {}, write: true, account: '1234567890', product: undefined };
  await checkWrites(new Client(service.url), report, { ...options, token: 'x' });
  await service.close();
  return report.findings.filter(({ outcome, isCore }) => outcome === 'FAILED' && !isCore).map(lineOf);
}

describe('writing calls', () => {
  it('that conform pass', async () => {
    expect(await failuresOf((_, answer) => answer)).toEqual([]);
  });

  it.each<[string, Change, string]>([
    [
      'wrong input that is accepted',
      ({ body }, answer) => (wrongField(body) === undefined ? answer : { status: 200, body: {} }),
      `${CREATE} with a wrong name: status: 200, expected 400`,
    ],
    [
      'a refusal of another field',
      (_, answer) => (answer.status === 400 ? refuse(400, 'BAD_USER_INPUT', ['slug']) : answer),
      `${CREATE} with a wrong name: error.fields: "slug", expected "name"`,
    ],
    [
      'a refusal of no field',
      (_, answer) => (answer.status === 400 ? refuse(400, 'BAD_USER_INPUT') : answer),
      `${CREATE} with a wrong name: error.fields: missing, expected "name"`,
    ],
    [
      'a refusal by a fault',
      (_, answer) => (answer.status === 400 ? { status: 500, body: 'boom' } : answer),
      `${CREATE} with a wrong name: status: 500, expected 400`,
    ],
    [
      'a creation that lacks a field',
      ({ isCreation }, answer) =>
        isCreation && answer.status === 200
          ? { ...answer, body: { ...(answer.body as object), version: undefined } }
          : answer,
      `${CREATE} (right): version: missing, expected`,
    ],
    [
      'a creation under another name',
      ({ isCreation }, answer) =>
        isCreation && answer.status === 200
          ? { ...answer, body: { ...(answer.body as object), name: 'Other' } }
          : answer,
      `${CREATE} (right): name: "Other", expected "Conformance`,
    ],
    [
      'a creation for each try',
      ({ isCreation }, answer) =>
        isCreation && answer.status === 200
          ? { ...answer, body: { ...(answer.body as object), _id: `n-${(count += 1)}` } }
          : answer,
      `${CREATE} with the same Idempotency-Key: id: "n-`,
    ],
    [
      'a change of an old version',
      ({ isCreation, version, body }, answer) =>
        !isCreation && version === '"999999"' && typeof body['name'] === 'string'
          ? { status: 200, body: {} }
          : answer,
      `${CHANGE} of another version: status: 200, expected 412`,
    ],
    [
      'too many without a wait',
      () => refuse(429, 'RATE_LIMITED'),
      `${CREATE}: status: 429; retry-after: missing, expected seconds`,
    ],
  ])('%s', async (_, change, expected) => {
    const lines = await failuresOf(change);
    expect(
      lines.filter((line) => line.includes(expected)),
      lines.join('\n'),
    ).toHaveLength(1);
  });

  it('that are limited are left for later', async () => {
    const limited: Answer = { ...refuse(429, 'RATE_LIMITED'), headers: { 'retry-after': '60' } };
    expect(await failuresOf(() => limited)).toEqual([]);
  });
});
let count = 0;

describe('a file for spreadsheets', () => {
  const file = (text: string, contentType = 'text/csv; charset=utf-8', status = 200): Reply => ({
    status,
    contentType,
    text,
    json: undefined,
  });

  it.each([
    ['one line', '\uFEFFsku;name\r\n'],
    ['quotes', '\uFEFFsku;name\r\n1;"a ""b""; c\r\nd"\r\n'],
    ['no end of the last line', '\uFEFFsku;name\r\n1;2'],
  ])('with %s passes', (_, text) => {
    expect(csvProblem(file(text))).toBeUndefined();
  });

  it.each([
    ['JSON', file('{}', 'application/json'), 'content-type: application/json, expected text/csv'],
    ['no type', file('', ''), 'content-type: missing, expected text/csv'],
    ['no mark', file('sku;name\r\n'), 'body: no mark of UTF-8'],
    ['nothing', file('\uFEFF'), 'line 1: no names of columns'],
    ['a column without a name', file('\uFEFFsku;\r\n'), 'line 1: no names of columns'],
    ['an open quote', file('\uFEFFsku;name\r\n1;"a\r\n'), 'body: quotes that do not match'],
    ['a quote within a cell', file('\uFEFFsku;name\r\n1;a "b"\r\n'), 'body: quotes that do not match'],
    ['more cells', file('\uFEFFsku;name\r\n1;2;3\r\n'), 'record 2: 3 cells, expected 2 as in line 1'],
    ['lines that end with LF', file('\uFEFFsku;name\n1;2\n'), 'body: quotes that do not match'],
    ['a fault', file('', '', 500), 'status: 500, expected 200'],
  ])('with %s is told', (_, reply, expected) => {
    expect(csvProblem(reply)).toContain(expected);
  });
});
