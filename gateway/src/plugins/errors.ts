/** Errors as clients see them: a message fit for them and a stable code; what is ours alone goes to the log. */
import { GraphQLError } from 'graphql';
import { GATEWAY_CODES, isGatewayCode } from '../../contract/errors.ts';
import { UpstreamError } from '../upstream/errors.ts';

/** Where an error came up: the call of an upstream that failed, and the field of the answer; for the log. */
export interface ErrorPlace {
  call?: string | undefined;
  /** Path in the answer, such as `product.related`; without positions in lists. */
  field?: string | undefined;
}

/** Told of every error that clients do not see as it is. */
export type ErrorLog = (error: unknown, place: ErrorPlace) => void;

export const UNEXPECTED_MESSAGE = 'Unexpected error.';

/**
 * Gives a function from any error to the one that clients see: `extensions.code` always, of an upstream's refusal its
 * status and fields, of our own faults nothing. What it has made it gives back unchanged.
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
    // Without a path it is the request that is wrong: its document or its variables.
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

function upstreamExtensions({ code, status, fields }: UpstreamError): Record<string, unknown> {
  return {
    code,
    ...(status === undefined ? {} : { upstreamStatus: status }),
    ...(fields === undefined ? {} : { fields }),
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

/** What was thrown first, or what was already made fit for clients on its way. */
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
