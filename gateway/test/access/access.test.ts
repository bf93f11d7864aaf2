/** The access matrix: each path and each root field, called as a visitor, its owner, another account, an admin of each role, with an expired and with a forged token. */
import { randomBytes } from 'node:crypto';
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import type { GraphQLArgument, GraphQLField, GraphQLInputType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AdminRole } from '../../contract/accounts.ts';
import type { SignedIn } from '../../contract/accounts.ts';
import type { OrderPlaced, SavedAddress } from '../../contract/orders.ts';
import { beginSession } from '../../origin/api/accounts/sessions.ts';
import { createTokens } from '../../origin/api/auth/tokens.ts';
import { routes } from '../../origin/api/routes.ts';
import { addCarpet } from '../../origin/testing/catalogue.ts';
import { orderLine, orderOf, TEST_ADDRESS } from '../../origin/testing/orders.ts';
import { permissions } from '../../src/schema/permissions.ts';
import { createSchema } from '../../src/schema/schema.ts';
import { ENDPOINT } from '../harness.ts';
import { openLiveShop } from '../live-shop.ts';
import type { LiveShop } from '../live-shop.ts';
import { FIELDS, OWN_ROUTES, ROOT_FIELDS, ROUTES, rowOf } from './rows.ts';
import type { Who } from './rows.ts';
import { directly } from '../../origin/testing/system.ts';

/**
 * The specification knows an admin by two marks: an entry in the account's roles, and a field. `entry` and `field` are accounts with one
 * of them and the finer role of an owner: they are shoppers.
 */
const ACTORS = [
  'visitor',
  'owner',
  'other',
  'entry',
  'field',
  'expired',
  'forged',
  ...AdminRole.options,
] as const;
type Actor = (typeof ACTORS)[number];
type Outcome = 'in' | 'sign in' | 'forbidden' | 'hidden';

const NOBODY = { visitor: 'sign in', expired: 'sign in', forged: 'sign in' } as const;
const admins = (outcome: (role: AdminRole) => Outcome) =>
  Object.fromEntries(AdminRole.options.map((role) => [role, outcome(role)])) as Record<AdminRole, Outcome>;
const IN = admins(() => 'in');
function expectedOf(who: Who): Readonly<Record<Actor, Outcome>> {
  const others = (outcome: Outcome) => ({ other: outcome, entry: outcome, field: outcome });
  if (who === 'open')
    return { visitor: 'in', owner: 'in', ...others('in'), expired: 'in', forged: 'in', ...IN };
  if (who === 'account') return { ...NOBODY, owner: 'in', ...others('in'), ...IN };
  if (who === 'self') return { ...NOBODY, owner: 'in', ...others('hidden'), ...IN };
  const refused = {
    owner: 'forbidden',
    ...others('forbidden'),
    expired: 'forbidden',
    forged: 'forbidden',
  } as const;
  if (who === 'key') return { visitor: 'forbidden', ...refused, ...admins(() => 'forbidden') };
  if (who === 'service') return { visitor: 'sign in', ...refused, ...admins(() => 'forbidden') };
  return { ...refused, ...NOBODY, ...admins((role) => (who.includes(role) ? 'in' : 'forbidden')) };
}

let shop: LiveShop;
const accounts: Record<string, string> = {};

beforeAll(async () => {
  shop = await openLiveShop();
  for (const [n, name] of ['owner', 'other', 'entry', 'field', ...AdminRole.options].entries()) {
    const reply = await shop.origin.app.inject({
      method: 'POST',
      url: '/v1/auth/register',
      remoteAddress: `41.9.${n}.1`,
      payload: {
        firstName: 'Amel',
        lastName: 'B',
        phone: `98 7200${String(n).padStart(2, '0')}`,
        email: `person${n}@example.tn`,
        password: 'a long password',
      },
    });
    accounts[name] = (JSON.parse(reply.body) as SignedIn).user.accountNumber;
  }
  for (const [name, roles, isAdmin] of [
    ['entry', ['Admin'], false],
    ['field', ['User'], true],
  ] as const)
    await directly(shop.database.db, (trx) =>
      trx
        .updateTable('users')
        .set({ roles: [...roles], is_admin: isAdmin, admin_role: 'Owner' })
        .where('account_number', '=', accounts[name] ?? '')
        .execute(),
    );
  for (const role of AdminRole.options)
    await directly(shop.database.db, (trx) =>
      trx
        .updateTable('users')
        .set({ roles: ['Admin'], is_admin: true, admin_role: role })
        .where('account_number', '=', accounts[role] ?? '')
        .execute(),
    );
});
afterAll(() => shop.close());

/** A token for one call: some calls end sessions. */
async function tokenOf(actor: Actor): Promise<string | undefined> {
  if (actor === 'visitor') return undefined;
  const accountNumber = accounts[actor] ?? accounts['owner'] ?? '';
  const { context } = shop.origin;
  if (actor === 'forged')
    return createTokens(randomBytes(32).toString('hex')).make({
      accountNumber: accounts['Owner'] ?? '',
      sessionId: randomBytes(16).toString('base64url'),
      expiresAt: new Date(Date.now() + 3_600_000),
    });
  const user = await context.db
    .selectFrom('users')
    .selectAll()
    .where('account_number', '=', accountNumber)
    .executeTakeFirstOrThrow();
  const { token } = await beginSession(context, user, { userAgent: undefined, deviceToken: undefined });
  if (actor !== 'expired') return token;
  const content = await context.tokens.read(token);
  if (typeof content === 'string') throw new Error(content);
  return context.tokens.make({ ...content, expiresAt: new Date(Date.now() - 60_000) });
}

async function outcomes(
  ask: (token: string | undefined) => Promise<Outcome>,
): Promise<Record<Actor, Outcome>> {
  const found: Partial<Record<Actor, Outcome>> = {};
  for (const actor of ACTORS) found[actor] = await ask(await tokenOf(actor));
  return found as Record<Actor, Outcome>;
}

describe('the paths of the REST API', () => {
  const all = [...routes.map(({ method, path }) => `${method} ${path}`), 'GET /media/:key'];

  it.each(all)('%s', async (name) => {
    const who = rowOf(ROUTES, name);
    if (who === undefined) throw new Error(`${name} has no row in test/access/rows.ts`);
    const [method = 'GET', path = ''] = name.split(' ');
    const url = path
      .replace(':accountNumber', accounts['owner'] ?? '')
      .replace(/:(?:id|number|productId)\b/, '1')
      .replaceAll(/:\w+/g, 'x');
    const found = await outcomes(async (token) => {
      const reply = await shop.origin.app.inject({
        method: method as 'GET',
        url,
        headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
        ...(method === 'GET' ? {} : { payload: {} }),
      });
      if (reply.statusCode === 401 && who !== 'open') return 'sign in';
      if (reply.statusCode === 403) return 'forbidden';
      return who === 'self' && reply.statusCode === 404 ? 'hidden' : 'in';
    });
    expect(found).toEqual(expectedOf(who));
  });

  it('has no superfluous row', () => {
    const used = new Set(all.map((name) => ROUTES.findIndex((row) => rowOf([row], name) !== undefined)));
    expect(ROUTES.filter((_, index) => !used.has(index))).toEqual([]);
  });
});

describe('data of one person', () => {
  const names: Record<string, string> = {};
  const send = async (method: string, url: string, body: object | undefined, token: string | undefined) =>
    shop.origin.app.inject({
      method: method as 'GET',
      url,
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      ...(body === undefined ? {} : { payload: body }),
    });
  beforeAll(async () => {
    const { db } = shop.database;
    const id = await addCarpet(db);
    shop.origin.context.directory.drop();
    const token = await tokenOf('owner');
    const placed = await send('POST', '/v1/orders', orderOf([orderLine(id, 30_000)]), token);
    const { order } = JSON.parse(placed.body) as OrderPlaced;
    names['ORDER'] = order?._id ?? '';
    names['SUBORDER'] = order?.subOrders[0]?._id ?? '';
    const saved = await send('POST', '/v1/user/addresses', TEST_ADDRESS, token);
    names['ADDRESS'] = (JSON.parse(saved.body) as SavedAddress)._id;
  });
  const filled = (text: string) => text.replaceAll(/[A-Z_]{4,}(?=["/]|$)/g, (name) => names[name] ?? name);

  it.each(OWN_ROUTES)('$route', async ({ route, body }) => {
    const [method = 'GET', url = ''] = route.split(' ');
    const payload = body && (JSON.parse(filled(JSON.stringify(body))) as object);
    const statuses: Partial<Record<Actor, string>> = {};
    // The owner last: then it may be gone.
    for (const actor of ACTORS.toSorted((a, b) => Number(a === 'owner') - Number(b === 'owner'))) {
      const { statusCode } = await send(method, filled(url), payload, await tokenOf(actor));
      // In a state that does not allow it, it is still the owner's.
      statuses[actor] =
        statusCode === 401
          ? 'sign in'
          : statusCode === 404
            ? 'hidden'
            : [200, 409].includes(statusCode)
              ? 'in'
              : String(statusCode);
    }
    expect(statuses).toEqual({
      ...NOBODY,
      other: 'hidden',
      entry: 'hidden',
      field: 'hidden',
      ...admins(() => 'hidden'),
      owner: 'in',
    });
  });
});

describe('the schema', () => {
  const schema = createSchema();

  /** Any value of a type, as a literal. */
  function literal(type: GraphQLInputType): string {
    if (isNonNullType(type)) return literal(type.ofType);
    if (isListType(type)) return `[${literal(type.ofType)}]`;
    if (isEnumType(type)) return type.getValues()[0]?.name ?? 'null';
    if (isInputObjectType(type))
      return `{ ${Object.values(type.getFields())
        .filter((field) => isNonNullType(field.type) && field.defaultValue === undefined)
        .map((field) => `${field.name}: ${literal(field.type)}`)
        .join(', ')} }`;
    const scalars: Record<string, string> = {
      Int: '1',
      Float: '1',
      // Not true: that would require a second step of all admins.
      Boolean: 'false',
      Decimal: '"1"',
      Date: '"2026-01-01"',
      DateTime: '"2026-01-01T00:00:00Z"',
    };
    return scalars[type.name] ?? '"x"';
  }
  const givenArguments = (given: readonly GraphQLArgument[]): string => {
    const needed = given.filter(
      ({ type, defaultValue }) => isNonNullType(type) && defaultValue === undefined,
    );
    return needed.length === 0
      ? ''
      : `(${needed.map(({ name, type }) => `${name}: ${literal(type)}`).join(', ')})`;
  };
  const documentOf = (operation: string, field: GraphQLField<unknown, unknown>): string => {
    const selection = getNamedType(field.type);
    const below = 'getFields' in selection || 'getTypes' in selection ? ' { __typename }' : '';
    return `${operation} { ${field.name}${givenArguments(field.args)}${below} }`;
  };

  /** Reads the first data of an event stream: a response, or that it stays open. */
  async function firstOf(response: Response): Promise<string> {
    let text = '';
    for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
      text += Buffer.from(chunk).toString();
      // A second comment: access was granted, and no event occurs.
      if (text.includes('data: ') || text.split(':\n\n').length > 2) break;
    }
    return text;
  }

  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap(
    (type) =>
      type
        ? Object.values(type.getFields()).map((field) => ({
            name: `${type.name}.${field.name}`,
            type,
            field,
          }))
        : [],
  );

  it.each(roots)('$name', async ({ name, type, field }) => {
    const who = rowOf(ROOT_FIELDS, name);
    if (who === undefined) throw new Error(`${name} has no row in test/access/rows.ts`);
    const query = documentOf(type.name.toLowerCase(), field);
    const found = await outcomes(async (token) => {
      const response = await shop.gateway.yoga.fetch(ENDPOINT, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: type.name === 'Subscription' ? 'text/event-stream' : 'application/json',
          'x-client-address': `41.${randomBytes(1)[0]}.${randomBytes(1)[0]}.7`,
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ query }),
      });
      const text = type.name === 'Subscription' ? await firstOf(response) : await response.text();
      expect(text).not.toContain('GRAPHQL_VALIDATION_FAILED');
      if (text.includes('"FORBIDDEN"')) return 'forbidden';
      // A root field open to visitors reports itself where only some of it needs a session, such as an order without its token.
      return text.includes('"UNAUTHENTICATED"') && who !== 'open' ? 'sign in' : 'in';
    });
    expect(found).toEqual(expectedOf(who));
  });

  const ROOT_NAMES = new Set(['Query', 'Mutation', 'Subscription']);
  const coordinates = Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) && !type.name.startsWith('__') && !ROOT_NAMES.has(type.name))
    .flatMap((type) =>
      isObjectType(type) ? Object.keys(type.getFields()).map((field) => `${type.name}.${field}`) : [],
    );

  it.each(coordinates)('%s', (name) => {
    const whose = rowOf(FIELDS, name);
    if (whose === undefined) throw new Error(`${name} has no row in test/access/rows.ts`);
    const table: Readonly<Record<string, string>> = permissions;
    const meant = {
      public: /^public$/,
      own: /^(?:session|viewer)$/,
      key: /^key$/,
      admin: /^(?:staff:|enrolment$)/,
    }[whose];
    expect(table[name]).toMatch(meant);
  });

  it('reaches what admins read through their own root fields only', () => {
    const leaks: string[] = [];
    const walk = (typeName: string, path: string, seen: Set<string>): void => {
      const type = schema.getType(typeName);
      if (seen.has(typeName) || !isObjectType(type)) return;
      seen.add(typeName);
      for (const field of Object.values(type.getFields())) {
        if (rowOf(FIELDS, `${typeName}.${field.name}`) === 'admin') leaks.push(`${path}.${field.name}`);
        walk(getNamedType(field.type).name, `${path}.${field.name}`, seen);
      }
    };
    for (const { name, field } of roots)
      if (!Array.isArray(rowOf(ROOT_FIELDS, name))) walk(getNamedType(field.type).name, name, new Set());
    expect(leaks).toEqual([]);
  });
});
