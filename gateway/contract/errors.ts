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
  'TOO_COMMON',
  'NOT_FOUND',
  'CHANGED',
  'COSTS_MORE',
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
      retryAfter: z
        .int()
        .min(1)
        .optional()
        .describe('Seconds after which it may be tried again, of RATE_LIMITED; as the header Retry-After.'),
    }),
  })
  .meta({ id: 'ErrorBody' });
export type ErrorBody = z.infer<typeof ErrorBody>;

/** Spec section 8. The first situation (an error answer) carries the server's own body. */
export const NO_RESPONSE_MESSAGE = 'No response received from the server';
export const REQUEST_SETUP_MESSAGE = 'Error setting up the request';

/** `extensions.code` of the gateway's GraphQL errors: every one that can leave. What they mean is in error-codes.ts. */
export const GATEWAY_CODES = {
  parseFailed: 'GRAPHQL_PARSE_FAILED',
  validationFailed: 'GRAPHQL_VALIDATION_FAILED',
  unknownOperation: 'OPERATION_RESOLUTION_FAILURE',
  badRequest: 'BAD_REQUEST',
  payloadTooLarge: 'PAYLOAD_TOO_LARGE',
  trustedDocumentsOnly: 'TRUSTED_DOCUMENTS_ONLY',
  unknownDocument: 'PERSISTED_DOCUMENT_NOT_FOUND',
  csrfPrevented: 'CSRF_PREVENTED',
  badUserInput: 'BAD_USER_INPUT',
  tooComplex: 'QUERY_TOO_COMPLEX',
  unauthenticated: 'UNAUTHENTICATED',
  forbidden: 'FORBIDDEN',
  rateLimited: 'RATE_LIMITED',
  conflict: 'CONFLICT',
  notFound: 'NOT_FOUND',
  upstreamUnavailable: 'UPSTREAM_UNAVAILABLE',
  upstreamTimeout: 'UPSTREAM_TIMEOUT',
  upstreamError: 'UPSTREAM_ERROR',
  notSupported: 'NOT_SUPPORTED_BY_UPSTREAM',
  internal: 'INTERNAL_SERVER_ERROR',
} as const;
export type GatewayCode = (typeof GATEWAY_CODES)[keyof typeof GATEWAY_CODES];

const CODES: ReadonlySet<unknown> = new Set(Object.values(GATEWAY_CODES));
export const isGatewayCode = (code: unknown): code is GatewayCode => CODES.has(code);
