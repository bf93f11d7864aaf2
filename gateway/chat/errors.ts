/** Errors that the chat host returns to its caller, and their representation. */
import type { z } from 'zod';
import type { ErrorBody, ErrorCode } from '../contract/errors.ts';

type Fields = NonNullable<ErrorBody['error']['fields']>;

/** An error with a status, a code and, for invalid input, the names of the fields. */
export class ChatError extends Error {
  override name = 'ChatError';
  readonly status: number;
  readonly code: ErrorCode;
  readonly fields: Fields | undefined;
  constructor(status: number, code: ErrorCode, message: string, fields?: Fields) {
    super(message);
    this.status = status;
    this.code = code;
    this.fields = fields;
  }

  /** Body of the response. */
  body(): ErrorBody {
    return {
      error: { code: this.code, message: this.message, ...(this.fields ? { fields: this.fields } : {}) },
    };
  }
}

/** One rejected field of the input. */
export function badInput(field: string, message: string, status = 400): ChatError {
  return new ChatError(status, 'BAD_USER_INPUT', `${field}: ${message}`, [{ field, message }]);
}

/** All problems that a schema found (400). `where` names the input as a whole, such as "body". */
export function invalidInput(error: z.ZodError, where: string): ChatError {
  const fields = error.issues.flatMap(({ path, message, ...issue }): Fields => {
    const field = path.map(String).join('.');
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({
        field: field === '' ? key : `${field}.${key}`,
        message: 'is not known',
      }));
    return [{ field: field === '' ? where : field, message }];
  });
  return new ChatError(
    400,
    'BAD_USER_INPUT',
    fields.map(({ field, message }) => `${field}: ${message}`).join('; '),
    fields,
  );
}

/** A service that the host depends on does not respond (503). */
export function unavailable(cause?: unknown): ChatError {
  const error = new ChatError(503, 'UNAVAILABLE', 'The assistant cannot answer now; try again');
  error.cause = cause;
  return error;
}

/** A feature that is not configured (501). */
export function notSupported(what: string): ChatError {
  return new ChatError(501, 'NOT_SUPPORTED', `${what} is not set up here`);
}

/** Loggable data of an error: never its message, which may contain user input. */
export function faultOf(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error };
  const { name, stack = '', cause } = error;
  const status = 'status' in error && typeof error.status === 'number' ? { status: error.status } : {};
  return {
    name,
    ...status,
    at: stack.split('\n').filter((line) => line.trim().startsWith('at ')),
    ...(cause === undefined ? {} : { cause: faultOf(cause) }),
  };
}
