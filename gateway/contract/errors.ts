/** Error responses of REST v1, and the error codes that the gateway returns to integrators. */
import { z } from 'zod';
import { Instant } from './common.ts';
import { API_KEY_SCOPES } from './rules/api-keys.ts';
import { USE_KINDS } from './rules/use-kinds.ts';

export const ErrorCode = z.enum([
  'BAD_USER_INPUT',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'TWO_STEP_REQUIRED',
  'NOT_FOUND',
  'CONFLICT',
  'STALE',
  'PRECONDITION_REQUIRED',
  'RATE_LIMITED',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA',
  'INTERNAL',
  'UNAVAILABLE',
  'NOT_SUPPORTED',
]);
export type ErrorCode = z.infer<typeof ErrorCode>;

/** Machine-readable reason why a value was rejected. */
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
  'IN_USE',
  'FROZEN',
  'LAST_OWNER',
  'STOCK_MOVED',
  'CLAIMED_BY',
  'EXPIRED',
  'OTHER_ACCOUNT',
  'PASSWORD_REQUIRED',
]);
export type FieldProblemCode = z.infer<typeof FieldProblemCode>;

/** What uses something that therefore stays as it is. */
export const UseKind = z.enum(USE_KINDS);
export type UseKind = z.infer<typeof UseKind>;

/** What is known of a rejected field besides its code. */
export const FieldFacts = z.object({
  changedBy: z.string().optional().describe('Of STALE: name of who changed the field last.'),
  changedAt: Instant.optional().describe('Of STALE: when the field was changed.'),
  usedBy: UseKind.optional().describe('Of IN_USE and FROZEN: what uses it.'),
  useCount: z.int().min(1).optional().describe('Of IN_USE and FROZEN: number of what uses it.'),
  stock: z.int().min(0).optional().describe('Of STOCK_MOVED: the stock now.'),
});
export type FieldFacts = z.infer<typeof FieldFacts>;

/** A rejected field of query, path or body. */
export const FieldProblem = z.object({
  field: z.string(),
  message: z.string(),
  code: FieldProblemCode.optional(),
  ...FieldFacts.shape,
});
export type FieldProblem = z.infer<typeof FieldProblem>;

/** Most owners that a refusal names. */
export const MOST_OWNERS = 3;

/** Body of every response that is not 2xx. `fields` names the rejected fields of query, path or body. */
export const ErrorBody = z
  .object({
    error: z.object({
      code: ErrorCode,
      message: z.string(),
      fields: z.array(FieldProblem).optional(),
      retryAfter: z
        .int()
        .min(1)
        .optional()
        .describe('Seconds to wait before retrying, of RATE_LIMITED; same as the header Retry-After.'),
      capability: z
        .string()
        .optional()
        .describe('Of FORBIDDEN, to an admin: the capability that the role lacks.'),
      scope: z
        .enum(API_KEY_SCOPES)
        .nullable()
        .optional()
        .describe('Of FORBIDDEN, to a key: the scope that it lacks; null: no scope of this key permits it.'),
      owners: z
        .array(z.string())
        .max(MOST_OWNERS)
        .optional()
        .describe(
          'Of FORBIDDEN, to an admin: names of owners of the shop, whom one can ask for the capability.',
        ),
    }),
  })
  .meta({ id: 'ErrorBody' });
export type ErrorBody = z.infer<typeof ErrorBody>;

/** Spec section 8. In the first situation (an error response), the server's own body is used. */
export const NO_RESPONSE_MESSAGE = 'No response received from the server';
export const REQUEST_SETUP_MESSAGE = 'Error setting up the request';

/** `extensions.code` of the gateway's GraphQL errors: the complete list. error-codes.ts documents them. */
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
  apiKeyInvalid: 'API_KEY_INVALID',
  apiKeySuspended: 'API_KEY_SUSPENDED',
  unauthenticated: 'UNAUTHENTICATED',
  forbidden: 'FORBIDDEN',
  twoStepRequired: 'TWO_STEP_REQUIRED',
  rateLimited: 'RATE_LIMITED',
  conflict: 'CONFLICT',
  stale: 'STALE',
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
