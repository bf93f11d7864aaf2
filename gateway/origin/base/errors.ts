/** Errors that the API returns to its caller, and their REST representation. */
import type { z } from 'zod';
import type { ErrorBody, ErrorCode, FieldProblemCode } from '../../contract/errors.ts';
import type { ApiKeyScope } from '../../contract/rules/api-keys.ts';
import type { Capability } from '../../contract/rules/staff.ts';

const STATUS: Readonly<Record<ErrorCode, number>> = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  TWO_STEP_REQUIRED: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  STALE: 412,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA: 415,
  PRECONDITION_REQUIRED: 428,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  NOT_SUPPORTED: 501,
  UNAVAILABLE: 503,
};

type Fields = NonNullable<ErrorBody['error']['fields']>;
/** Rejected fields of an input. */
export type FieldProblems = Fields;

/** What is missing: the capability that an admin's role lacks, with names of owners who can give it, or the scope of a key; null: none would do. */
export type Lacking =
  | { readonly capability: Capability; readonly owners: string[] }
  | { readonly scope: ApiKeyScope | null };

/** An error with a code and, for invalid input, the names of the fields. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: ErrorCode;
  readonly fields: Fields | undefined;
  /** Seconds to wait before retrying. */
  readonly retryAfter: number | undefined;
  /** Of FORBIDDEN, for admins and keys only. */
  readonly lacking: Lacking | undefined;

  /** @param details rejected fields, or the retry delay (seconds) */
  constructor(
    code: ErrorCode,
    message: string,
    details: Fields | { retryAfter: number } = [],
    lacking?: Lacking,
  ) {
    super(message);
    this.code = code;
    this.lacking = lacking;
    this.fields = 'retryAfter' in details || details.length === 0 ? undefined : details;
    this.retryAfter = 'retryAfter' in details ? details.retryAfter : undefined;
  }

  /** HTTP status of the code. */
  get status(): number {
    return STATUS[this.code];
  }

  /** Body of the response. */
  body(): ErrorBody {
    return {
      error: {
        code: this.code,
        message: this.message,
        ...(this.fields ? { fields: this.fields } : {}),
        ...(this.retryAfter === undefined ? {} : { retryAfter: this.retryAfter }),
        ...this.lacking,
      },
    };
  }
}

/** One rejected field of the input (400). */
export function badInput(field: string, message: string, code?: FieldProblemCode): ApiError {
  return new ApiError('BAD_USER_INPUT', `${field}: ${message}`, [
    { field, message, ...(code ? { code } : {}) },
  ]);
}

/** What a key may not do: for want of a scope; null: no scope of it would do (403). */
export const keyRefused = (message: string, scope: ApiKeyScope | null): ApiError =>
  new ApiError('FORBIDDEN', message, [], { scope });

/** Something that does not exist or is not public (404). */
export function notFound(what: string): ApiError {
  return new ApiError('NOT_FOUND', `${what} not found`);
}

function codeOf(issue: z.core.$ZodIssue): FieldProblemCode {
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'REQUIRED';
  if (issue.code === 'too_small' && issue.origin === 'string')
    return issue.minimum === 1 ? 'REQUIRED' : 'TOO_SHORT';
  if (issue.code === 'too_big' && issue.origin === 'string') return 'TOO_LONG';
  return 'INVALID';
}

/** All problems that a schema found (400). `where` names the input as a whole, such as "body". */
export function invalidInput(error: z.ZodError, where: string): ApiError {
  const found = error.issues.flatMap((issue): Fields => {
    const path = issue.path.map(String).join('.');
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        field: path === '' ? key : `${path}.${key}`,
        message: 'is not known',
      }));
    }
    return [{ field: path === '' ? where : path, message: issue.message, code: codeOf(issue) }];
  });
  // Only the first problem of each field is reported.
  const fields = found.filter(
    ({ field }, index) => found.findIndex((other) => other.field === field) === index,
  );
  return fieldErrors(fields);
}

/** Several rejected fields of the input (400). */
export function fieldErrors(fields: FieldProblems): ApiError {
  return new ApiError(
    'BAD_USER_INPUT',
    fields.map(({ field, message }) => `${field}: ${message}`).join('; '),
    fields,
  );
}

/** Another order took the stock, or a price has just changed: the cart has to be priced again. */
export class Overtaken extends Error {
  override name = 'Overtaken';
}
