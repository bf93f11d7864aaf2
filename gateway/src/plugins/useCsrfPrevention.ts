/**
 * A page of another site may make a browser send simple requests with the shopper's cookie. Mutations, and subscriptions, which set
 * something going, are therefore answered only when the browser would have sent a preflight request first: a
 * JSON body or a header of its own. Queries have no effect, so they need neither (and stay true to GraphQL over HTTP).
 */
import { GraphQLError, OperationTypeNode } from 'graphql';
import { getOperationAST } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { GATEWAY_CODES } from '../../contract/errors.ts';

/** The header may have any value. */
export const PREFLIGHT_HEADER = 'graphql-require-preflight';

const SIMPLE_CONTENT_TYPES = new Set([
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'text/plain',
  '',
]);

export function useCsrfPrevention(): Plugin {
  return {
    onRequestParse({ request }) {
      if (contentType(request) === 'multipart/form-data' && !request.headers.has(PREFLIGHT_HEADER))
        throw forbidden();
    },
    onExecute({ args }) {
      const operation = getOperationAST(args.document, args.operationName);
      if (operation?.operation === OperationTypeNode.MUTATION) refuseSimple(args.contextValue.request);
    },
    onSubscribe({ args }) {
      refuseSimple(args.contextValue.request);
    },
  };
}

function refuseSimple(request: Request): void {
  if (SIMPLE_CONTENT_TYPES.has(contentType(request)) && !request.headers.has(PREFLIGHT_HEADER))
    throw forbidden();
}

function contentType(request: Request): string {
  return (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
}

function forbidden(): GraphQLError {
  return new GraphQLError(
    `Send mutations and subscriptions as application/json, or with the header ${PREFLIGHT_HEADER}`,
    {
      extensions: {
        code: GATEWAY_CODES.csrfPrevented,
        http: { status: 403, headers: { 'cache-control': 'no-store' } },
      },
    },
  );
}
