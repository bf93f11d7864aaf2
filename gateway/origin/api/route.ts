/** Definition of the API's routes, and their registration in the server. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { keyActor } from '../../contract/rules/audit.ts';
import { DATABASE_POSITION_HEADER } from '../../contract/rules/database-position.ts';
import { bearerOf, readViewer } from './auth/viewer.ts';
import type { Viewer } from './auth/viewer.ts';
import { keyCallerOf } from './api-keys/caller.ts';
import type { KeyCaller } from '../base/key-caller.ts';
import type { AccessSubject } from './access/log.ts';
import { clientAddress, isSameSecret } from '../base/client-address.ts';
import type { OriginContext } from './context.ts';
import { createWrite } from './write.ts';
import type { Write, WriteRule } from './write.ts';
import { canBeRows, withRowIds } from '../base/row-ids.ts';
import { ApiError, badInput, fieldErrors, invalidInput, notFound } from '../base/errors.ts';
import type { FieldProblems } from '../base/errors.ts';
import { requireCapability } from './auth/owners.ts';
import type { ClientLimitName } from '../base/limits.ts';
import { FROM_REPLICA } from './from-replica.ts';
import { PERMISSIONS, UNTRACKED } from './permissions.ts';
import type { AccessRule } from './permissions.ts';

export interface RouteInput<Params, Query, Body> {
  params: Params;
  query: Query;
  body: Body;
  /** The viewer, where the permission table requires one. */
  viewer: Viewer | undefined;
  /** The key of the third party for whom a gateway makes the call, and which permits it. */
  apiKey: KeyCaller | undefined;
  /** The client's address, for rate limits. */
  client(): string;
  /** Checks access again, after a body that took long. Throws like the first check. */
  authoriseAgain(): Promise<unknown>;
  /** Makes the change of a route with a `write` rule: in one transaction, with actor, version and idempotency key. */
  write: Write;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** A path with its schemas; `response` is the body of a 200, for the published description and the tests. */
export interface Route {
  method: 'GET' | 'POST' | 'DELETE';
  /** In the router's notation: "/v1/products/:id". */
  path: string;
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodObject;
  /** The body is a multipart form with one file in this field, which the handler reads from `request.raw`. */
  multipart?: { field: string };
  /** The body is a file of this type, which the handler reads from `request.raw`. */
  rawBody?: string;
  /** Largest body in bytes, where it may be larger than other bodies. */
  bodyLimit?: number;
  response: z.ZodType;
  /** Returns the field of the query, if any, that is restricted to admins; with the rule `by-query`. */
  adminField?(query: never): string | undefined;
  /** Rate limit per client, refused calls included: counted before the body is read. Every public write has one. */
  clientLimit?: ClientLimitName;
  /** How an admin's change is made; required for all changes by admins. */
  write?: WriteRule<never>;
  /** Error codes besides those of any path, and RATE_LIMITED with a `clientLimit`. */
  errors?: readonly ApiError['code'][];
  /** Further faults of a body besides its schema, so that all are reported at once; called only for a body that is refused anyway. */
  furtherProblems?(
    context: OriginContext,
    body: Readonly<Record<string, unknown>>,
    client: string,
  ): Promise<FieldProblems>;
  /** Whose personal data staff have read with a response, for the access log; for signed-in admins only. */
  reads?(given: Answered<never, never, never>): readonly AccessSubject[];
  /** As `reads`, of a key with the scope for personal data. Also of lists, which a program reads instead of opening one after the other. */
  readsOfKey?(given: Omit<Answered<never, never, never>, 'viewer'>): readonly AccessSubject[];
  handle(context: OriginContext, input: RouteInput<unknown, unknown, unknown>): Promise<unknown>;
}

/** A request that was answered. */
export interface Answered<Params, Query, Response> {
  params: Params;
  query: Query;
  response: Response;
  viewer: Viewer;
}

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;

/** Types a route's handler by its schemas. */
export function route<
  P extends z.ZodObject | undefined = undefined,
  Q extends z.ZodObject | undefined = undefined,
  B extends z.ZodObject | undefined = undefined,
  R extends z.ZodType = z.ZodType,
>(definition: {
  method: Route['method'];
  path: string;
  summary: string;
  params?: P;
  query?: Q;
  body?: B;
  multipart?: Route['multipart'];
  rawBody?: Route['rawBody'];
  bodyLimit?: number;
  response: R;
  adminField?(query: Parsed<Q>): string | undefined;
  clientLimit?: Route['clientLimit'];
  write?: WriteRule<Parsed<P>>;
  errors?: Route['errors'];
  furtherProblems?: Route['furtherProblems'];
  reads?(given: Answered<Parsed<P>, Parsed<Q>, z.output<R>>): readonly AccessSubject[];
  readsOfKey?(given: Omit<Answered<Parsed<P>, Parsed<Q>, z.output<R>>, 'viewer'>): readonly AccessSubject[];
  handle(context: OriginContext, input: RouteInput<Parsed<P>, Parsed<Q>, Parsed<B>>): Promise<unknown>;
}): Route {
  return definition;
}

/** Refuses what the database cannot store as text: a NUL, and a lone surrogate. */
function refuseBroken(value: unknown, path: string): void {
  if (typeof value === 'string' && /[\0\p{Cs}]/u.test(value)) throw badInput(path, 'is no text', 'INVALID');
  if (value !== null && typeof value === 'object')
    for (const [key, entry] of Object.entries(value))
      refuseBroken(entry, path === '' ? key : `${path}.${key}`);
}

function parse(schema: z.ZodObject | undefined, value: unknown, where: string): unknown {
  if (!schema) {
    if (where !== 'body' && value !== null && typeof value === 'object') {
      const [unknownKey] = Object.keys(value);
      if (unknownKey !== undefined)
        throw new ApiError('BAD_USER_INPUT', `${unknownKey}: is not known`, [
          { field: unknownKey, message: 'is not known' },
        ]);
    }
    return undefined;
  }
  const result = schema.safeParse(value ?? {});
  if (!result.success) throw invalidInput(result.error, where);
  refuseBroken(result.data, '');
  return result.data;
}

/** As parse, with all faults of a body. */
async function parseBody(
  { body, furtherProblems }: Route,
  context: OriginContext,
  request: FastifyRequest,
): Promise<unknown> {
  try {
    return parse(body, request.body, 'body');
  } catch (error) {
    const given = request.body;
    if (!furtherProblems || !(error instanceof ApiError) || given === null || typeof given !== 'object')
      throw error;
    const client = clientAddress(request, context.serviceToken);
    const told = error.fields ?? [];
    const more = await furtherProblems(context, given as Record<string, unknown>, client);
    throw fieldErrors([...told, ...more.filter(({ field }) => told.every((one) => one.field !== field))]);
  }
}

function authoriseService(context: OriginContext, given: string | undefined): void {
  if (given === undefined) throw new ApiError('UNAUTHENTICATED', 'A service token is required');
  const expected = context.serviceToken;
  if (expected === undefined || !isSameSecret(given, expected))
    throw new ApiError('FORBIDDEN', 'The service token is not valid');
}

/** @throws TWO_STEP_REQUIRED for an admin who first has to set up the second step that the shop requires */
function requireSetUp(viewer: Viewer | undefined): void {
  if (viewer && viewer.heldRole !== null && viewer.adminRole === null)
    throw new ApiError('TWO_STEP_REQUIRED', 'Set up the second step of sign-in first');
}

/** Throws unless the rule permits the request; returns the viewer. */
async function authorise(
  rule: Exclude<AccessRule, 'public' | 'by-query'> | undefined,
  context: OriginContext,
  request: FastifyRequest,
): Promise<Viewer | undefined> {
  if (rule === undefined) throw new ApiError('FORBIDDEN', 'Not allowed');
  const given = bearerOf(request.headers.authorization);
  if (rule === 'service') {
    authoriseService(context, given);
    return undefined;
  }
  if (rule === 'key') throw new ApiError('FORBIDDEN', 'The call is for keys of third parties');
  if (given === undefined) {
    if (rule === 'anyone') return undefined;
    throw new ApiError('UNAUTHENTICATED', 'Sign in first');
  }
  const viewer = await readViewer(context.db, context.tokens, given).catch((error: unknown) => {
    // A public path is open to a client whose session has expired.
    if (rule === 'anyone' && error instanceof ApiError) return undefined;
    throw error;
  });
  if (typeof rule === 'object') {
    if (rule.isEnrolment !== true) requireSetUp(viewer);
    const role = (rule.isEnrolment === true ? viewer?.heldRole : viewer?.adminRole) ?? null;
    await requireCapability(context.db, role, rule.staff);
    return viewer && { ...viewer, adminRole: role };
  }
  if (rule === 'self-or-admin') {
    const { accountNumber } = request.params as { accountNumber?: string };
    if (viewer?.accountNumber !== accountNumber) requireSetUp(viewer);
    // The same response as for one that does not exist.
    if (!viewer?.isAdmin && viewer?.accountNumber !== accountNumber) throw notFound('User');
  }
  return viewer;
}

/** As authorise, for admins only, because of one field of the query, which the error names. */
async function authoriseField(
  field: string,
  context: OriginContext,
  request: FastifyRequest,
): Promise<Viewer | undefined> {
  return authorise({ staff: 'read' }, context, request).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    const message = 'needs an admin';
    throw new ApiError(error.code, `${field}: ${message}`, [{ field, message }], error.lacking);
  });
}

/** Whether a path is a public write. */
export const needsClientLimit = ({ method, path }: Pick<Route, 'method' | 'path'>): boolean => {
  const rule = PERMISSIONS[`${method} ${path}`];
  return method !== 'GET' && (rule === 'public' || rule === 'anyone');
};

/** The handler's response: read from the replica where it may be, and with the database's position after a write. */
async function answer(
  definition: Route,
  context: OriginContext,
  input: RouteInput<unknown, unknown, unknown>,
): Promise<unknown> {
  const { replica } = context;
  if (!replica) return definition.handle(context, input);
  const { request, reply, viewer } = input;
  // An admin sees what is not public, and what was just written.
  if (FROM_REPLICA.has(`${definition.method} ${definition.path}`) && viewer === undefined)
    return replica.read(request.headers[DATABASE_POSITION_HEADER], () => definition.handle(context, input));
  const response = await definition.handle(context, input);
  if (definition.method !== 'GET') {
    // The write is done, whether its position is known or not.
    const position = await replica.mark().catch(() => undefined);
    if (position !== undefined && !reply.sent) reply.header(DATABASE_POSITION_HEADER, position);
  }
  return response;
}

/** The schemas of what a route is given, whose ids are those of rows. */
const inputSchemas = ({ query, body }: Route): Pick<Route, 'query' | 'body'> => ({
  ...(query && { query: withRowIds(query) }),
  ...(body && { body: withRowIds(body) }),
});

type Register = (server: FastifyInstance) => unknown;

/** Registers in a scope whose requests reach the handler before anything was read of their body, whatever its type. */
const unreadBodies =
  (app: FastifyInstance) =>
  (add: Register): unknown =>
    app.register((scope, _, done) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', (_request, _payload, parsed) => parsed(null));
      add(scope);
      done();
    });

/**
 * Registers the routes: limit by client, access by the permission table, input by the schemas, then the handler.
 * @throws Error when a public write has no limit by client, or one of the rule `by-query` no `adminField`
 */
export function registerRoutes(app: FastifyInstance, context: OriginContext, routes: readonly Route[]): void {
  for (const route of routes) {
    const definition = { ...route, ...inputSchemas(route) };
    const rule = PERMISSIONS[`${definition.method} ${definition.path}`];
    const { clientLimit } = definition;
    if (clientLimit === undefined && needsClientLimit(definition))
      throw new Error(
        `${definition.method} ${definition.path} is open to everybody and declares no clientLimit`,
      );
    if ((rule === 'by-query') !== (definition.adminField !== undefined))
      throw new Error(
        `${definition.method} ${definition.path}: adminField and the rule by-query go together`,
      );
    const isChange = (typeof rule === 'object' || rule === 'key') && definition.method !== 'GET';
    const name = `${definition.method} ${definition.path}`;
    if (isChange !== (definition.write !== undefined || Object.hasOwn(UNTRACKED, name)))
      throw new Error(`${name}: a write rule (or a reason in UNTRACKED) and a capability go together`);
    // A response that depends on the caller, or to a write, is private.
    const isPrivate = (rule !== 'public' && rule !== 'by-query') || definition.method !== 'GET';
    const isUnread = definition.multipart !== undefined || definition.rawBody !== undefined;
    const register = isUnread ? unreadBodies(app) : (add: Register) => add(app);
    register((server) =>
      server.route({
        method: definition.method,
        url: definition.path,
        ...(definition.bodyLimit !== undefined && { bodyLimit: definition.bodyLimit }),
        ...(clientLimit !== undefined && {
          onRequest: (request) =>
            context.limits.take(clientLimit, clientAddress(request, context.serviceToken)),
        }),
        handler: async (request, reply) => {
          const isOpen = rule === 'public' || rule === 'by-query';
          const apiKey = await keyCallerOf(context, request, name, isOpen && definition.method === 'GET');
          // A session does not count beside a key.
          let viewer = isOpen || apiKey ? undefined : await authorise(rule, context, request);
          const query = parse(definition.query, request.query, 'query');
          const adminField = definition.adminField?.(query as never);
          if (isPrivate || apiKey || adminField !== undefined) reply.header('cache-control', 'no-store');
          if (adminField !== undefined) viewer = await authoriseField(adminField, context, request);
          const params = parse(definition.params, request.params, 'path');
          if (definition.params && !canBeRows(definition.params, params)) throw notFound('Object');
          const body = await parseBody(definition, context, request);
          const input = {
            params,
            query,
            body,
            // What staff may do, a key does in its own name.
            viewer: viewer ?? (typeof rule === 'object' ? actorOfKey(apiKey) : undefined),
            apiKey,
            write: writeOf(definition, context, {
              viewer: viewer ?? actorOfKey(apiKey),
              params,
              body,
              request,
              reply,
            }),
            client: () => clientAddress(request, context.serviceToken),
            authoriseAgain: async () => {
              if (!isOpen && !apiKey) await authorise(rule, context, request);
            },
            request,
            reply,
          };
          const response = await answer(definition, context, input);
          if (definition.reads && viewer?.isAdmin)
            context.access.note(
              viewer,
              definition.reads({ params, query, response, viewer } as Answered<never, never, never>),
            );
          if (definition.readsOfKey && apiKey?.scopes.includes('personal:read'))
            context.access.note(
              { accountNumber: keyActor(apiKey.id), adminRole: null },
              definition.readsOfKey({ params, query, response } as Answered<never, never, never>),
            );
          return response;
        },
      }),
    );
  }
}

/** A key as the actor of its changes: no account, without a capability. */
const actorOfKey = (apiKey: KeyCaller | undefined): Viewer | undefined =>
  apiKey && {
    id: 0,
    accountNumber: keyActor(apiKey.id),
    sessionId: '',
    isAdmin: false,
    adminRole: null,
    heldRole: null,
    passwordAt: new Date(0),
    apiKey,
  };

/** The `write` of a request. */
function writeOf(
  { method, path, write }: Route,
  context: OriginContext,
  { viewer, ...rest }: { viewer: Viewer | undefined } & Omit<Parameters<typeof createWrite>[2], 'viewer'>,
): Write {
  if (write && viewer) return createWrite(context, write as WriteRule<unknown>, { viewer, ...rest });
  return () => Promise.reject(new Error(`${method} ${path} has no write rule`));
}

/** Response without data. */
export const DONE = { done: true } as const;

/** The viewer, on a path whose rule requires one. */
export function signedIn(viewer: Viewer | undefined): Viewer {
  if (viewer === undefined) throw new ApiError('UNAUTHENTICATED', 'Sign in first');
  return viewer;
}
