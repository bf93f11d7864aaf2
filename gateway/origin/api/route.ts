/** What a path of the API is made of, and how it is put into the server. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { OriginContext } from './context.ts';
import { ApiError, invalidInput } from './errors.ts';
import { PERMISSIONS } from './permissions.ts';
import type { AccessRule } from './permissions.ts';

export interface RouteInput<Params, Query, Body> {
  params: Params;
  query: Query;
  body: Body;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** A path with its schemas; `response` is what a 200 answer is, for the published description and the tests. */
export interface Route {
  method: 'GET' | 'POST';
  /** As the router writes it: "/v1/products/:id". */
  path: string;
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodObject;
  response: z.ZodType;
  /** Codes it can answer besides those that any path can. */
  errors?: readonly ApiError['code'][];
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
  errors?: Route['errors'];
  handle(context: OriginContext, input: RouteInput<Parsed<P>, Parsed<Q>, Parsed<B>>): Promise<unknown>;
}): Route {
  return definition;
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
  return result.data;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Throws unless the rule lets the request pass. */
function authorise(rule: AccessRule | undefined, context: OriginContext, request: FastifyRequest): void {
  if (rule === 'public') return;
  if (rule === undefined) throw new ApiError('FORBIDDEN', 'Not allowed');
  const given = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (given === undefined) throw new ApiError('UNAUTHENTICATED', 'A service token is required');
  const expected = context.serviceToken;
  if (expected === undefined || !timingSafeEqual(digest(given), digest(expected)))
    throw new ApiError('FORBIDDEN', 'The service token is not valid');
}

/** Registers the routes: access by the permission table, input by the schemas, then the handler. */
export function registerRoutes(app: FastifyInstance, context: OriginContext, routes: readonly Route[]): void {
  for (const definition of routes) {
    const rule = PERMISSIONS[`${definition.method} ${definition.path}`];
    app.route({
      method: definition.method,
      url: definition.path,
      handler: async (request, reply) => {
        authorise(rule, context, request);
        return definition.handle(context, {
          params: parse(definition.params, request.params, 'path'),
          query: parse(definition.query, request.query, 'query'),
          body: parse(definition.body, request.body, 'body'),
          request,
          reply,
        });
      },
    });
  }
}
