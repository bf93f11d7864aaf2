/** Errors as clients see them: a safe message and a stable code; internal details go to the log. */
import { GraphQLError } from 'graphql';
import { GATEWAY_CODES, isGatewayCode } from '../../contract/errors.ts';
import { UpstreamError } from '../upstream/errors.ts';

/** Where an error occurred: the failed upstream call and the field of the response; for the log. */
export interface ErrorPlace {
  call?: string | undefined;
  /** Path in the response, such as `product.related`, without list indexes. */
  field?: string | undefined;
}

/** Receives every error that clients only see masked. */
export type ErrorLog = (error: unknown, place: ErrorPlace) => void;

export const UNEXPECTED_MESSAGE = 'Unexpected error.';

/**
 * Returns a function that maps any error to the one that clients see: always with `extensions.code`, for an upstream's refusal with its
 * status and fields, for internal errors without details. It returns its own results unchanged.
 */
export function createErrorMask(log: ErrorLog): (error: unknown) => GraphQLError {
  const shown = new WeakSet<GraphQLError>();
  return (error) => {
    if (error instanceof GraphQLError && shown.has(error)) return error;
    const masked = mask(error, log);
    shown.add(masked);
    return masked;
  };
}

function mask(error: unknown, log: ErrorLog): GraphQLError {
  const located = error instanceof GraphQLError ? error : undefined;
  const original = rootOf(error);
  if (original instanceof UpstreamError) {
    if (original.isFault || original.code === GATEWAY_CODES.internal)
      log(original, { call: original.call, field: fieldOf(located) });
    return copy(original.message, located, upstreamExtensions(original));
  }
  if (original instanceof GraphQLError) {
    const { code: given } = original.extensions;
    if (isGatewayCode(given)) return located ?? original;
    if (given !== undefined) return internal(original, located, log);
    // Without a path the request itself is invalid: its document or its variables.
    const code = located?.path === undefined ? GATEWAY_CODES.badUserInput : GATEWAY_CODES.internal;
    if (code === GATEWAY_CODES.badUserInput)
      return copy(original.message, located, { ...original.extensions, code });
  }
  return internal(original, located, log);
}

function internal(original: unknown, located: GraphQLError | undefined, log: ErrorLog): GraphQLError {
  log(original, { field: fieldOf(located) });
  return copy(UNEXPECTED_MESSAGE, located, { code: GATEWAY_CODES.internal });
}

const fieldOf = (error: GraphQLError | undefined): string | undefined =>
  error?.path?.filter((part) => typeof part === 'string').join('.');

function upstreamExtensions({
  code,
  status,
  fields,
  retryAfter,
  lacking,
}: UpstreamError): Record<string, unknown> {
  return {
    code,
    ...(status === undefined ? {} : { upstreamStatus: status }),
    ...(fields === undefined ? {} : { fields }),
    ...(retryAfter === undefined ? {} : { retryAfter }),
    ...lacking,
  };
}

function copy(
  message: string,
  at: GraphQLError | undefined,
  extensions: Record<string, unknown>,
): GraphQLError {
  return new GraphQLError(message, {
    extensions,
    nodes: at?.nodes ?? null,
    source: at?.source ?? null,
    positions: at?.positions ?? null,
    path: at?.path ?? null,
  });
}

/** The longest wait that errors of a result ask for (seconds); undefined: none asks for one. */
export function retryAfterOf(
  errors: readonly { readonly extensions?: Readonly<Record<string, unknown>> | undefined }[] = [],
): number | undefined {
  const waits = errors
    .map(({ extensions }) => extensions?.['retryAfter'])
    .filter((one) => typeof one === 'number');
  return waits.length === 0 ? undefined : Math.max(...waits);
}

/** The original error, or one that has been mapped before. */
function rootOf(error: unknown): unknown {
  let root = error;
  while (
    root instanceof GraphQLError &&
    root.extensions['code'] === undefined &&
    root.originalError != null
  ) {
    root = root.originalError;
  }
  return root;
}
