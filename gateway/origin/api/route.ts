/** What a path of the API is made of, and how it is put into the server. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { bearerOf, readViewer } from './auth/viewer.ts';
import type { Viewer } from './auth/viewer.ts';
import { clientAddress, isSameSecret } from '../base/client-address.ts';
import type { OriginContext } from './context.ts';
import { ApiError, badInput, fieldErrors, invalidInput, notFound } from '../base/errors.ts';
import type { FieldProblems } from '../base/errors.ts';
import type { ClientLimitName } from '../base/limits.ts';
import { PERMISSIONS } from './permissions.ts';
import type { AccessRule } from './permissions.ts';

export interface RouteInput<Params, Query, Body> {
  params: Params;
  query: Query;
  body: Body;
  /** Who is signed in, where the permission table asks for it. */
  viewer: Viewer | undefined;
  /** The address that asks, for limits. */
  client(): string;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** A path with its schemas; `response` is what a 200 answer is, for the published description and the tests. */
export interface Route {
  method: 'GET' | 'POST' | 'DELETE';
  /** As the router writes it: "/v1/products/:id". */
  path: string;
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodObject;
  response: z.ZodType;
  /** Names the field of the query, if there is one, that only an admin may ask for; with the rule `by-query`. */
  adminField?(query: never): string | undefined;
  /** How often one client may call it, refused or not: counted before the body is read. Whatever changes something for everybody has one. */
  clientLimit?: ClientLimitName;
  /** Codes it can answer besides those that any path can, and RATE_LIMITED with a `clientLimit`. */
  errors?: readonly ApiError['code'][];
  /** What is wrong with a body besides its schema, so that all is told at once; asked only of one that is refused anyway. */
  furtherProblems?(
    context: OriginContext,
    body: Readonly<Record<string, unknown>>,
    client: string,
  ): Promise<FieldProblems>;
  handle(context: OriginContext, input: RouteInput<unknown, unknown, unknown>): Promise<unknown>;
}

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;

/** Types a route's handler by its schemas. */
export function route<
  P extends z.ZodObject | undefined = undefined,
  Q extends z.ZodObject | undefined = undefined,
  B extends z.ZodObject | undefined = undefined,
>(definition: {
  method: Route['method'];
  path: string;
  summary: string;
  params?: P;
  query?: Q;
  body?: B;
  response: z.ZodType;
  adminField?(query: Parsed<Q>): string | undefined;
  clientLimit?: Route['clientLimit'];
  errors?: Route['errors'];
  furtherProblems?: Route['furtherProblems'];
  handle(context: OriginContext, input: RouteInput<Parsed<P>, Parsed<Q>, Parsed<B>>): Promise<unknown>;
}): Route {
  return definition;
}

/** Refuses what no database keeps as text: a NUL, and half of a character. */
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

/** As parse, with all that is wrong with a body. */
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

/** Throws unless the rule lets the request pass; gives who is signed in. */
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
  if (given === undefined) {
    if (rule === 'anyone') return undefined;
    throw new ApiError('UNAUTHENTICATED', 'Sign in first');
  }
  const viewer = await readViewer(context.db, context.tokens, given).catch((error: unknown) => {
    // What anyone may do, one may do whose session has ended.
    if (rule === 'anyone' && error instanceof ApiError) return undefined;
    throw error;
  });
  if (rule === 'admin' && !viewer?.isAdmin) throw new ApiError('FORBIDDEN', 'Not allowed');
  if (rule === 'self-or-admin') {
    const { accountNumber } = request.params as { accountNumber?: string };
    // The same answer as for one that does not exist.
    if (!viewer?.isAdmin && viewer?.accountNumber !== accountNumber) throw notFound('User');
  }
  return viewer;
}

/** As authorise, for admins alone, on account of one field of the query, which a refusal names. */
async function authoriseField(
  field: string,
  context: OriginContext,
  request: FastifyRequest,
): Promise<Viewer | undefined> {
  return authorise('admin', context, request).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    const message = 'needs an admin';
    throw new ApiError(error.code, `${field}: ${message}`, [{ field, message }]);
  });
}

/** Whether anybody may call a path that may change something, signed in or not. */
export const needsClientLimit = ({ method, path }: Pick<Route, 'method' | 'path'>): boolean => {
  const rule = PERMISSIONS[`${method} ${path}`];
  return method !== 'GET' && (rule === 'public' || rule === 'anyone');
};

/**
 * Registers the routes: limit by client, access by the permission table, input by the schemas, then the handler.
 * @throws Error when one that anybody may call to change something has no limit by client, or one of the rule `by-query` no `adminField`
 */
export function registerRoutes(app: FastifyInstance, context: OriginContext, routes: readonly Route[]): void {
  for (const definition of routes) {
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
    // What depends on who asks, and what changes something, belongs to one person.
    const isPrivate = (rule !== 'public' && rule !== 'by-query') || definition.method !== 'GET';
    app.route({
      method: definition.method,
      url: definition.path,
      ...(clientLimit !== undefined && {
        onRequest: (request) =>
          context.limits.take(clientLimit, clientAddress(request, context.serviceToken)),
      }),
      handler: async (request, reply) => {
        const isOpen = rule === 'public' || rule === 'by-query';
        let viewer = isOpen ? undefined : await authorise(rule, context, request);
        const query = parse(definition.query, request.query, 'query');
        const adminField = definition.adminField?.(query as never);
        if (isPrivate || adminField !== undefined) reply.header('cache-control', 'no-store');
        if (adminField !== undefined) viewer = await authoriseField(adminField, context, request);
        const input = {
          params: parse(definition.params, request.params, 'path'),
          query,
          body: await parseBody(definition, context, request),
          viewer,
          client: () => clientAddress(request, context.serviceToken),
          request,
          reply,
        };
        return definition.handle(context, input);
      },
    });
  }
}

/** Answer of what has nothing to tell but that it is done. */
export const DONE = { done: true } as const;

/** Who is signed in, on a path whose rule lets nobody else in. */
export function signedIn(viewer: Viewer | undefined): Viewer {
  if (viewer === undefined) throw new ApiError('UNAUTHENTICATED', 'Sign in first');
  return viewer;
}
