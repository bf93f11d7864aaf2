import type { MainFields } from '../page/page.ts';

/** The parts of a GraphQL error that the shop reads. */
export interface AnswerError {
  readonly message: string;
  /** Stable code such as `BAD_USER_INPUT` or `UPSTREAM_UNAVAILABLE`. */
  readonly code: string;
  readonly path?: readonly (string | number)[];
  /** What else the server says of it. */
  readonly extensions?: unknown;
}

/** A request that returned no data. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  /** `NO_RESPONSE` without a response, otherwise the first error's stable code. */
  readonly code: string;
  /** HTTP status; 0 when there was no response. */
  readonly status: number;
  readonly errors: readonly AnswerError[];
  /** Seconds to wait according to the server (`Retry-After`). */
  readonly retryAfter: number | undefined;

  constructor(
    message: string,
    details: {
      code: string;
      status: number;
      errors?: readonly AnswerError[];
      retryAfter?: number;
      cause?: unknown;
    },
  ) {
    super(message, { cause: details.cause });
    this.code = details.code;
    this.status = details.status;
    this.errors = details.errors ?? [];
    this.retryAfter = details.retryAfter;
  }

  /** Whether the same read may succeed a little later. */
  get isTransient(): boolean {
    if (this.code === 'REQUEST_SETUP') return false;
    return this.status === 0 || this.status === 429 || this.status >= 500 || TRANSIENT.has(this.code);
  }
}

/** Whether there was no response at all. */
export function isNetworkFailure(error: unknown): boolean {
  return error instanceof RequestError && error.code === 'NO_RESPONSE';
}

/** Whether the API refused a value of the path (such as a malformed slug): there is no such page. */
export function isRefusedAddress(error: unknown): boolean {
  return error instanceof RequestError && error.code === 'BAD_USER_INPUT';
}

/** Codes of errors that a retry does not change. */
export const NOT_SUPPORTED = 'NOT_SUPPORTED_BY_UPSTREAM';

/**
 * The error that explains missing main fields; undefined if they are present, or null because they do not exist.
 *
 * @param data the response's data
 * @param errors the response's errors, as `readErrors` returns them
 * @param main groups of fields of which at least one each must be present
 */
export function mainError(
  data: unknown,
  errors: readonly AnswerError[],
  main: MainFields = [],
): AnswerError | undefined {
  const missing = main.find((fields) => fields.every((name) => name.split('.').reduce(field, data) == null));
  return errors.find(({ path = [] }) => missing?.some((name) => `${path.join('.')}.`.startsWith(`${name}.`)));
}

const TRANSIENT = new Set(['UPSTREAM_UNAVAILABLE', 'UPSTREAM_TIMEOUT']);

/** A GraphQL response before validation. */
export interface Answer {
  readonly data?: unknown;
  readonly errors?: unknown;
}

/**
 * Whether a response has something to show: not without `data`, and not if each root field is null and there are errors. A
 * failed field leaves its siblings.
 */
export function carriesData({ data, errors }: Answer): boolean {
  if (typeof data !== 'object' || data === null) return false;
  return errors === undefined || Object.values(data).some((value) => value !== null);
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** Reads the `errors` of a response; anything malformed becomes an error with the code `INTERNAL_SERVER_ERROR`. */
export function readErrors(errors: unknown): AnswerError[] {
  if (!Array.isArray(errors)) return [];
  return errors.map((error: unknown) => {
    const message = field(error, 'message');
    const extensions = field(error, 'extensions');
    const code = field(extensions, 'code');
    const path = field(error, 'path');
    return {
      message: typeof message === 'string' ? message : 'Unknown error',
      code: typeof code === 'string' ? code : 'INTERNAL_SERVER_ERROR',
      ...(Array.isArray(path) ? { path: path as (string | number)[] } : {}),
      extensions,
    };
  });
}
