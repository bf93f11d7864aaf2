/** Error answers of REST v1, and the codes that the gateway gives to integrators. */
import { z } from 'zod';

export const ErrorCode = z.enum([
  'BAD_USER_INPUT',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'CONFLICT',
  'RATE_LIMITED',
  'PAYLOAD_TOO_LARGE',
  'INTERNAL',
  'UNAVAILABLE',
  'NOT_SUPPORTED',
]);
export type ErrorCode = z.infer<typeof ErrorCode>;

/** What is wrong with a value, for programs. */
export const FieldProblemCode = z.enum([
  'REQUIRED',
  'INVALID',
  'TOO_SHORT',
  'TOO_LONG',
  'TAKEN',
  'NOT_FOUND',
]);
export type FieldProblemCode = z.infer<typeof FieldProblemCode>;

/** Body of every answer that is not 2xx. `fields` names what was wrong in the query, path or body. */
export const ErrorBody = z
  .object({
    error: z.object({
      code: ErrorCode,
      message: z.string(),
      fields: z
        .array(z.object({ field: z.string(), message: z.string(), code: FieldProblemCode.optional() }))
        .optional(),
    }),
  })
  .meta({ id: 'ErrorBody' });
export type ErrorBody = z.infer<typeof ErrorBody>;

/** Spec section 8. The first situation (an error answer) carries the server's own body. */
export const NO_RESPONSE_MESSAGE = 'No response received from the server';
export const REQUEST_SETUP_MESSAGE = 'Error setting up the request';

/** `extensions.code` of the gateway's GraphQL errors. */
export const GATEWAY_CODES = {
  badUserInput: 'BAD_USER_INPUT',
  unauthenticated: 'UNAUTHENTICATED',
  forbidden: 'FORBIDDEN',
  notFound: 'NOT_FOUND',
  conflict: 'CONFLICT',
  rateLimited: 'RATE_LIMITED',
  upstreamError: 'UPSTREAM_ERROR',
  upstreamUnavailable: 'UPSTREAM_UNAVAILABLE',
  upstreamTimeout: 'UPSTREAM_TIMEOUT',
  notSupported: 'NOT_SUPPORTED_BY_UPSTREAM',
  tooComplex: 'QUERY_TOO_COMPLEX',
  internal: 'INTERNAL_SERVER_ERROR',
} as const;
