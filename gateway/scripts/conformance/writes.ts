/**
 * The writing calls of a REST v1 service. Each is sent something wrong, which has to be refused by the name of the field, and something
 * right that is made from the contract. Only what the test creates itself is changed, and it is deleted again where the contract has a
 * call for that; other calls are sent for things that do not exist.
 */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { AccountNumber } from '../../contract/accounts.ts';
import { ENTITY_ID } from '../../contract/common.ts';
import { ErrorBody } from '../../contract/errors.ts';
import { FileKey } from '../../contract/files.ts';
import { OrderNumber } from '../../contract/orders.ts';
import { sampleOf } from '../../contract/samples.ts';
import type { Json } from '../../contract/samples.ts';
import { TicketNumber } from '../../contract/support.ts';
import { ApiError } from '../../origin/base/errors.ts';
import type { Route } from '../../origin/api/route.ts';
import { routes } from '../../origin/api/routes.ts';
import { ABSENT, isCoreCall, isForOthers, nameOf, needsSession, pathOf } from './calls.ts';
import type { Params } from './calls.ts';
import type { Client, Reply } from './client.ts';
import { isNotOffered, problemOf, refusalProblem, waitProblem } from './problems.ts';
import type { Report } from './report.ts';
import { STORIES } from './stories.ts';
import type { KnownProduct, Made, Story } from './stories.ts';

export interface WriteOptions {
  token: string | undefined;
  headers: Readonly<Record<string, string>>;
  write: boolean;
  /** The token's account. */
  account: string | undefined;
  /** A product that exists. */
  product: KnownProduct | undefined;
}

type Body = Record<string, Json>;

/** Calls whose right input is not sent, with the reason. */
const UNTRIED: Readonly<Record<string, string>> = {
  'POST /v1/auth/logout': 'would end the session',
  'POST /v1/user/delete': 'would delete the account',
  'POST /v1/user/profile': 'would change the account',
  'POST /v1/auth/password': 'needs the password',
  'POST /v1/auth/register': 'would leave an account',
  'POST /v1/auth/recover': 'would send a message',
  'POST /v1/auth/open-by-order': 'would leave an account',
  'POST /v1/seller-applications': 'would leave an application',
  'POST /v1/tickets': 'would leave a ticket',
  'POST /v1/orders': 'would place an order',
  'POST /v1/admin/orders': 'would place an order',
  'POST /v1/admin/tickets': 'would write to a person',
  'POST /v1/admin/settings': 'would change the shop',
  'POST /v1/admin/staff/policy': 'would change the shop',
  'POST /v1/admin/staff/invitations': 'would send a message',
  'POST /v1/admin/seller-messages': 'would send messages',
  'POST /v1/admin/two-step': 'would change how the account signs in',
  'POST /v1/admin/two-step/recovery-codes': 'would change how the account signs in',
  'POST /v1/admin/api-keys': 'would leave a key',
  'POST /v1/admin/payouts': 'would prepare payments',
  'POST /v1/admin/cash/statements': 'would leave a statement',
  'POST /v1/admin/homepages-name/:name/draft': 'would leave a version',
  'POST /v1/admin/pages/:slug/:language': 'would change a page',
  'POST /v1/admin/jobs': 'would change products',
  'POST /v1/admin/coupons/codes': 'would leave coupons',
  'POST /v1/sandbox/advance': 'would change the time',
};

/** Reads that are sent as POST. */
const READS: ReadonlySet<string> = new Set([
  'POST /v1/user/wishlist/get',
  'POST /v1/user/wishlist/check',
  'POST /v1/cart/quote',
]);

/** Fields that a response shows as they were sent. */
const SHOWN: ReadonlySet<string> = new Set(['name', 'title', 'slug', 'code', 'path']);

/** An account that the test makes sure does not exist. */
const ABSENT_ACCOUNT = '9999999999';
const ABSENT_TICKET = 'TKT-99-999999-9';
/** Parameters of paths that lead to nothing, where they are no ids. */
const ELSEWHERE: Params = {
  accountNumber: ABSENT_ACCOUNT,
  language: 'fr',
  number: '999999',
  reference: 'conformance-reference-',
  validFrom: '2099-12-31',
};

/** The pattern of a text. */
function patternOf(schema: z.ZodType): string {
  const { $defs = {} } = z.toJSONSchema(schema, { io: 'input' });
  return Object.values($defs)[0]?.pattern ?? '';
}

/** By the pattern of a text: ids and numbers of nothing. */
const ABSENT_TEXTS: Readonly<Record<string, string>> = {
  [ENTITY_ID.source]: ABSENT,
  [patternOf(AccountNumber)]: ABSENT_ACCOUNT,
  [patternOf(TicketNumber)]: ABSENT_TICKET,
  [patternOf(OrderNumber)]: 'CMD-99-999999-9',
  [patternOf(FileKey)]: 'f'.repeat(32),
};

const isObject = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A body made from the contract; ids are those of nothing. */
const rightBody = ({ body }: Route): Body | undefined => {
  if (!body) return undefined;
  for (const isShort of [true, false]) {
    const made = sampleOf(body, { io: 'input', isShort, byPattern: ABSENT_TEXTS });
    if (isObject(made) && body.safeParse(made).success) return made;
  }
  return undefined;
};

/** A body with one field of the wrong type, and its name; undefined: the call has none. */
function wrongBody(route: Route, right: Body): { field: string; body: Body } | undefined {
  for (const field of Object.keys(route.body?.shape ?? {}))
    for (const wrong of [{}, 7] as const) {
      const body = { ...right, [field]: wrong };
      const issues = route.body?.safeParse(body).error?.issues ?? [];
      if (issues.length > 0 && issues.every(({ path }) => path[0] === field)) return { field, body };
    }
  return undefined;
}

/** What is wrong with the refusal of a field; undefined: nothing. */
function fieldProblem(reply: Reply, field: string): string | undefined {
  const status = reply.status === 422 ? 422 : 400;
  const problem = refusalProblem(reply, status, ['BAD_USER_INPUT']);
  if (problem !== undefined) return problem;
  const { fields = [] } = ErrorBody.parse(reply.json).error;
  if (fields.some((one) => one.field === field || one.field.startsWith(`${field}.`))) return undefined;
  const found = fields.length === 0 ? 'missing' : fields.map((one) => `"${one.field}"`).join(', ');
  return `error.fields: ${found}, expected "${field}"`;
}

/** The refusals that a call may give to right input, by their status. */
const refusalsOf = ({ errors = [], write }: Route): ReadonlySet<string> =>
  new Set([
    'BAD_USER_INPUT',
    'NOT_FOUND',
    ...errors,
    ...(write?.row ? ['STALE', 'PRECONDITION_REQUIRED'] : []),
  ]);

/** Why a response is neither the one of the contract nor a refusal that the contract allows; undefined: it is one of them. */
function outcomeOf(reply: Reply, route: Route): { problem: string | undefined; remark?: string } {
  const code = ErrorBody.safeParse(reply.json).data?.error.code;
  if (code === undefined || reply.failure !== undefined) return { problem: problemOf(reply, route.response) };
  const { status } = new ApiError(code, '');
  const isRight = reply.status === status || (code === 'BAD_USER_INPUT' && reply.status === 422);
  if (!refusalsOf(route).has(code) || !isRight) return { problem: problemOf(reply, route.response) };
  return {
    problem: refusalProblem(reply, reply.status, [code]),
    remark: `refused with ${reply.status} ${code}, as there is no such thing`,
  };
}

/** The parameters of a path that leads to something by its id. */
const idsOf = ({ path }: Route, id: string | undefined): Params =>
  Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, id]));

/** The parameters of a path that leads to nothing. */
const absentOf = (route: Route): Params => ({
  ...Object.fromEntries(
    Object.keys(idsOf(route, undefined)).map((name) => [name, ELSEWHERE[name] ?? ABSENT]),
  ),
  ...(route.path.includes('/tickets/:number') && { number: ABSENT_TICKET }),
  ...(route.path.includes('/api-keys/') && { id: 'conformance1' }),
  ...(route.query && Object.hasOwn(route.query.shape, 'name') && { name: 'conformance.csv' }),
});

/** The headers of a change: the version of what is changed, and a key where one is required. */
const changeHeaders = ({ write }: Route, version: unknown = 1): Record<string, string> => ({
  ...(write?.row && { 'if-match': `"${String(version)}"` }),
  ...(write?.needsKey === true && { 'idempotency-key': `conformance-${randomUUID()}` }),
});

/** The first field of a change that its response does not have as it was sent; undefined: none. */
function changeProblem(json: unknown, sent: Body | undefined): string | undefined {
  for (const [field, value] of Object.entries(sent ?? {})) {
    const found = isObject(json) ? json[field] : undefined;
    if (typeof value === 'string' && typeof found === 'string' && SHOWN.has(field) && found !== value)
      return `${field}: ${JSON.stringify(found)}, expected ${JSON.stringify(value)}, which was sent`;
  }
  return undefined;
}

/** Checks the writing calls, and adds a line for each call and probe to the report. */
export async function checkWrites(client: Client, report: Report, options: WriteOptions): Promise<void> {
  const { token, headers, write, account, product } = options;
  const writing = routes.filter(
    (route) => route.method !== 'GET' && route.path.startsWith('/v1/') && !isForOthers(nameOf(route)),
  );
  const byName = new Map(writing.map((route) => [nameOf(route), route] as const));
  /** Calls that the service does not offer, or that are limited. */
  const over = new Set<string>();

  const send = (
    route: Route,
    path: string,
    body: unknown,
    more: Readonly<Record<string, string>> = {},
  ): Promise<Reply> => client.send({ method: route.method, path, headers: { ...headers, ...more }, body });

  const tell = (route: Route, sent: string, problem: string | undefined, remark?: string): void =>
    report.add({
      isCore: isCoreCall(nameOf(route)),
      sent,
      outcome: problem === undefined ? 'ok' : 'FAILED',
      detail: problem ?? remark,
    });
  const skip = (route: Route, detail: string): void =>
    report.add({ isCore: isCoreCall(nameOf(route)), sent: nameOf(route), outcome: 'not checked', detail });

  /** Whether a call is over with this response: it is not offered, or there were too many. */
  function isOver(route: Route, reply: Reply): boolean {
    const name = nameOf(route);
    if (over.has(name)) return true;
    const isLimited = reply.status === 429;
    if (!isLimited && (isCoreCall(name) || reply.failure !== undefined || !isNotOffered(reply))) return false;
    over.add(name);
    if (!isLimited) report.add({ isCore: false, sent: name, outcome: 'not offered' });
    else if (waitProblem(reply) === '') skip(route, `429, to be tried again in ${reply.retryAfter} s`);
    else tell(route, name, `status: 429${waitProblem(reply)}`);
    return true;
  }

  /** Why a call is left out; undefined: it is not. */
  function reasonToSkip(route: Route): string | undefined {
    const name = nameOf(route);
    if (!write && !READS.has(name)) return 'writes (--write)';
    if (token === undefined && needsSession(name)) return 'needs a session (--token)';
    return undefined;
  }

  const skipped = new Map<string, number>();
  const usable = new Set<Route>();
  for (const route of writing) {
    const reason = reasonToSkip(route);
    if (reason === undefined) usable.add(route);
    else if (isCoreCall(nameOf(route))) skip(route, reason);
    else skipped.set(reason, (skipped.get(reason) ?? 0) + 1);
  }
  for (const [reason, count] of skipped)
    report.add({ isCore: false, sent: `${count} writing calls`, outcome: 'not checked', detail: reason });

  const isAccountAbsent =
    write && (await client.send({ path: `/v1/admin/users/${ABSENT_ACCOUNT}`, headers })).status === 404;
  /** Calls whose right input was sent. */
  const tried = new Set<string>();
  for (const story of STORIES) await tellStory(story);
  for (const route of usable) await tryRoute(route);

  /** Creates something, creates it again by the same key, changes it, and deletes it. */
  async function tellStory({
    create,
    query,
    body,
    idOf,
    changes = [],
    remove,
    needsProduct = false,
  }: Story): Promise<void> {
    const route = byName.get(create);
    if (!route) throw new Error(`There is no route ${create}`);
    if (!usable.has(route)) return;
    if (needsProduct && product === undefined) {
      tried.add(create);
      return skip(route, 'no product was found');
    }
    const mark = randomUUID().slice(0, 8);
    const known = { mark, product, account };
    const given = body(known);
    const isJson = isObject(given);
    const key = { 'idempotency-key': `conformance-${mark}` };
    const path = pathOf(route, query ?? {}) ?? route.path;
    const reply = await send(route, path, given, route.write?.hasSecrets === true ? {} : key);
    tried.add(create);
    if (isOver(route, reply)) return;
    const problem =
      problemOf(reply, route.response) ?? (isJson ? changeProblem(reply.json, given) : undefined);
    tell(route, `${create} (right)`, problem);
    if (problem !== undefined) return;
    const made = reply.json as Made;
    const id = idOf(made);
    if (route.write && route.write.hasSecrets !== true) {
      const again = await send(route, path, given, key);
      const found = again.status === 200 ? idOf(again.json as Made) : undefined;
      tell(
        route,
        `${create} with the same Idempotency-Key`,
        problemOf(again, route.response) ??
          (found === id ? undefined : `id: "${found}", expected "${id}", as nothing was to be created again`),
      );
    }
    for (const { call, body: changeOf } of changes) {
      const next = byName.get(call);
      if (!next) throw new Error(`There is no route ${call}`);
      const at = pathOf(next, idsOf(next, id));
      const sentBody = changeOf(known);
      tried.add(call);
      if (at === undefined) continue;
      if (next.write?.row) {
        const stale = await send(next, at, sentBody, changeHeaders(next, 999_999));
        if (isOver(next, stale)) continue;
        tell(next, `${call} of another version`, refusalProblem(stale, 412, ['STALE']));
      }
      const changed = await send(next, at, sentBody, changeHeaders(next, made['version']));
      if (isOver(next, changed)) continue;
      const wrong = problemOf(changed, next.response) ?? changeProblem(changed.json, sentBody);
      tell(next, `${call} (right)`, wrong);
      if (wrong === undefined && isObject(changed.json)) Object.assign(made, changed.json);
    }
    if (remove === undefined) return;
    const end = byName.get(remove.call);
    if (!end) throw new Error(`There is no route ${remove.call}`);
    if (id === undefined) return;
    const at = remove.body ? end.path : pathOf(end, idsOf(end, id));
    tried.add(remove.call);
    if (at === undefined) return;
    const gone = await send(end, at, remove.body?.(id), changeHeaders(end, made['version']));
    if (!isOver(end, gone)) tell(end, `${remove.call} (right)`, problemOf(gone, end.response));
  }

  /** Sends wrong input and, where nothing was created for it, right input for something that does not exist. */
  async function tryRoute(route: Route): Promise<void> {
    const name = nameOf(route);
    const path = pathOf(route, absentOf(route));
    if (path === undefined) return skip(route, 'there is no address for nothing');
    const isUpload = route.multipart !== undefined || route.rawBody !== undefined;
    if (isUpload) return tryUpload(route, path);
    const right = rightBody(route);
    const wrong = right && wrongBody(route, right);
    if (wrong && !over.has(name)) {
      const reply = await send(route, path, wrong.body, changeHeaders(route));
      if (isOver(route, reply)) return;
      // A service may look for the thing before it looks at what is to be changed.
      const isAbsent = route.params !== undefined && refusalProblem(reply, 404, ['NOT_FOUND']) === undefined;
      const problem = isAbsent ? undefined : fieldProblem(reply, wrong.field);
      tell(
        route,
        `${name} with a wrong ${wrong.field}`,
        problem,
        isAbsent ? 'there is no such thing' : undefined,
      );
    }
    if (tried.has(name) || over.has(name)) return;
    const reason = UNTRIED[name];
    if (reason !== undefined) return skip(route, reason);
    if (route.path.includes(':accountNumber') && !isAccountAbsent)
      return skip(route, `there is an account ${ABSENT_ACCOUNT}, or it cannot be known`);
    if (route.body && !right) return skip(route, 'there is no right input without a thing');
    const reply = await send(route, path, right, changeHeaders(route));
    if (isOver(route, reply)) return;
    const { problem, remark } = outcomeOf(reply, route);
    tell(route, `${name} (right)`, problem, remark);
  }

  /** An upload without a file is refused. */
  async function tryUpload(route: Route, path: string): Promise<void> {
    const name = nameOf(route);
    if (over.has(name)) return;
    const body = route.multipart ? new FormData() : new Blob(['{}'], { type: 'application/json' });
    const reply = await send(route, path, body, { 'idempotency-key': `conformance-${randomUUID()}` });
    if (isOver(route, reply)) return;
    const status = reply.status === 415 ? 415 : 400;
    const problem = refusalProblem(reply, status, ['BAD_USER_INPUT', 'UNSUPPORTED_MEDIA']);
    tell(route, `${name} without a file`, problem);
  }
}
