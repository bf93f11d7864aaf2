/** Errors between the gateway and an upstream. */
import type { FieldProblem, GatewayCode } from '../../contract/errors.ts';
import type { ApiKeyScope } from '../../contract/rules/api-keys.ts';
import {
  ErrorBody,
  GATEWAY_CODES,
  NO_RESPONSE_MESSAGE,
  REQUEST_SETUP_MESSAGE,
} from '../../contract/errors.ts';
import { boundedWait } from './retry-after.ts';

/** What is missing: the capability that an admin's role lacks, with names of owners who can give it, or the scope of a key; null: none would do. */
export type Lacking =
  | { readonly capability: string; readonly owners: readonly string[] }
  | { readonly scope: ApiKeyScope | null };

interface Details {
  status?: number | undefined;
  fields?: readonly FieldProblem[] | undefined;
  retryAfter?: number | undefined;
  lacking?: Lacking | undefined;
  /** The upstream failed, not the request: worth a retry or a stale copy. */
  isFault: boolean;
  cause?: unknown;
}

/** The only error that leaves this folder. `code` is stable; `message` is safe for clients. */
export class UpstreamError extends Error {
  override readonly name = 'UpstreamError';
  readonly code: GatewayCode;
  readonly status: number | undefined;
  readonly fields: readonly FieldProblem[] | undefined;
  /** Seconds until a retry, if known. */
  readonly retryAfter: number | undefined;
  /** Of FORBIDDEN, for admins and keys. */
  readonly lacking: Lacking | undefined;
  readonly isFault: boolean;
  /** The call that failed, such as `GET /v1/orders/*`; for the log. */
  call: string | undefined;
  /** The upstream was not reached at all. */
  isUnreached = false;

  constructor(code: GatewayCode, message: string, details: Details) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.code = code;
    this.status = details.status;
    this.fields = details.fields;
    this.retryAfter = details.retryAfter;
    this.lacking = details.lacking;
    this.isFault = details.isFault;
  }
}

/** Longest reason in a line of the log (characters). */
const REASON_LENGTH = 200;

/**
 * A failure for the log. Of an upstream's: code, status and reason, as the call says where, and an outage has one for each request;
 * anything else is a programming error, with its stack.
 */
export function logFields(error: unknown): Readonly<Record<string, unknown>> {
  if (!(error instanceof UpstreamError)) return { err: error };
  const { code, status, cause } = error;
  const reason = cause instanceof Error ? cause.message || (cause as NodeJS.ErrnoException).code : undefined;
  return { code, status, reason: reason?.split('\n')[0]?.slice(0, REASON_LENGTH) };
}

/** No complete response: connection refused or reset, or circuit breaker open. */
export function noResponse(cause?: unknown): UpstreamError {
  return new UpstreamError(GATEWAY_CODES.upstreamUnavailable, NO_RESPONSE_MESSAGE, { isFault: true, cause });
}

/** No complete response in time. */
export function timedOut(): UpstreamError {
  return new UpstreamError(GATEWAY_CODES.upstreamTimeout, NO_RESPONSE_MESSAGE, { isFault: true });
}

/** The request could not be made. */
export function requestSetup(cause: unknown): UpstreamError {
  return new UpstreamError(GATEWAY_CODES.internal, REQUEST_SETUP_MESSAGE, { isFault: false, cause });
}

/** The response cannot be used: too large, not JSON, or against the contract. `detail` is for logs. */
export function unusableAnswer(status: number, detail: string): UpstreamError {
  return new UpstreamError(GATEWAY_CODES.upstreamError, 'The server gave an answer that cannot be used', {
    status,
    isFault: true,
    cause: new Error(detail),
  });
}

/** The server does not offer the call. */
export function notOffered(status?: number): UpstreamError {
  return new UpstreamError(GATEWAY_CODES.notSupported, 'The server does not offer this', {
    status,
    isFault: false,
  });
}

/** The client disconnected; the message is never shown. */
export function cancelled(reason: unknown): UpstreamError {
  return new UpstreamError(GATEWAY_CODES.upstreamUnavailable, NO_RESPONSE_MESSAGE, {
    isFault: false,
    cause: reason,
  });
}

const OWN_CODES: Partial<Record<string, GatewayCode>> = {
  BAD_USER_INPUT: GATEWAY_CODES.badUserInput,
  UNAUTHENTICATED: GATEWAY_CODES.unauthenticated,
  FORBIDDEN: GATEWAY_CODES.forbidden,
  TWO_STEP_REQUIRED: GATEWAY_CODES.twoStepRequired,
  NOT_FOUND: GATEWAY_CODES.notFound,
  CONFLICT: GATEWAY_CODES.conflict,
  STALE: GATEWAY_CODES.stale,
  RATE_LIMITED: GATEWAY_CODES.rateLimited,
  NOT_SUPPORTED: GATEWAY_CODES.notSupported,
  PAYLOAD_TOO_LARGE: GATEWAY_CODES.payloadTooLarge,
  UNAVAILABLE: GATEWAY_CODES.upstreamUnavailable,
};

/**
 * A response that is not 2xx: carries the server's error body only if that satisfies the contract.
 * @param wait seconds of its header Retry-After
 */
export function errorAnswer(status: number, body: unknown, wait?: number): UpstreamError {
  const parsed = ErrorBody.safeParse(body);
  if (!parsed.success) {
    const isFault = status >= 500 || status === 429;
    if (status === 404 || status === 405 || status === 501) return notOffered(status);
    // Of a proxy, which limits the gateway rather than the caller: an older copy may take its place.
    const code = status === 429 ? GATEWAY_CODES.rateLimited : GATEWAY_CODES.upstreamError;
    const message = `The server answered with status ${status}`;
    return new UpstreamError(code, message, { status, retryAfter: wait, isFault });
  }
  const { code, message, fields, retryAfter, capability, owners = [], scope } = parsed.data.error;
  const lacking =
    capability === undefined ? (scope === undefined ? undefined : { scope }) : { capability, owners };
  const own =
    OWN_CODES[code] ?? (status === 503 ? GATEWAY_CODES.upstreamUnavailable : GATEWAY_CODES.upstreamError);
  // Rate limits of the API are caused by the caller.
  // A call that is not offered is not a failure: a retry would not help.
  const isFault =
    own !== GATEWAY_CODES.notSupported &&
    (status >= 500 || (status === 429 && own !== GATEWAY_CODES.rateLimited));
  const pause = retryAfter === undefined ? wait : boundedWait(retryAfter);
  return new UpstreamError(own, message, { status, fields, retryAfter: pause, lacking, isFault });
}

/** What a 2xx answer says in JSON; of another one `refusal` makes the error from what it says, undefined where that is no JSON. */
export function jsonOf(
  { status, body, retryAfter }: { status: number; body: string; retryAfter?: number | undefined },
  refusal: (status: number, json: unknown, wait: number | undefined) => UpstreamError,
): unknown {
  const isGood = status >= 200 && status < 300;
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    if (isGood) throw unusableAnswer(status, 'answer is not JSON');
  }
  if (!isGood) throw refusal(status, json, retryAfter);
  return json;
}

/** The message of a chat host's answer that is not 2xx (spec section 8). */
const httpErrorMessage = (status: number): string => `HTTP error! status: ${status}`;

/**
 * An answer of the chat host that is not 2xx. Of its body only the code and the fields are looked at: the rest may hold what was said.
 * @param wait seconds of its header Retry-After
 */
export function chatErrorAnswer(status: number, body: unknown, wait?: number): UpstreamError {
  const parsed = ErrorBody.safeParse(body).data?.error;
  const message = httpErrorMessage(status);
  if (status === 404 || status === 405 || status === 501)
    return new UpstreamError(GATEWAY_CODES.notSupported, message, { status, isFault: false });
  if (status === 429)
    return new UpstreamError(GATEWAY_CODES.rateLimited, message, {
      status,
      retryAfter: wait,
      isFault: false,
    });
  const own = parsed && OWN_CODES[parsed.code];
  return new UpstreamError(own ?? GATEWAY_CODES.upstreamError, message, {
    status,
    fields: parsed?.fields,
    isFault: status >= 500,
  });
}

/** The gateway's own rate limit was exceeded. `retryAfter` in seconds; null if unknown. */
export class TooMany extends UpstreamError {
  constructor(retryAfter: number | null) {
    super(GATEWAY_CODES.rateLimited, 'Too many tries; try again later', {
      retryAfter: retryAfter ?? undefined,
      isFault: false,
    });
  }
}
