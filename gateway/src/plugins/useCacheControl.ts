/**
 * Sets how long browsers and CDNs may cache the response to a trusted, public GET; all other responses are not cached. Of errors the
 * response also has the wait that an upstream asks for.
 */
import type { Plugin } from 'graphql-yoga';
import type { GatewayContext } from '../schema/context.ts';
import { retryAfterOf } from './errors.ts';
import { trustedDocumentOf } from './useTrustedDocuments.ts';

/** Value of Cache-Control for a response that is valid for `maxAge` seconds, rounded down. */
export function cacheControl(maxAge: number): string {
  const seconds = Math.floor(maxAge);
  return seconds > 0 ? `public, max-age=${seconds}` : 'no-store';
}

export function useCacheControl(): Plugin<{ gateway: GatewayContext }> {
  return {
    onExecutionResult(payload) {
      const { request, result, context } = payload;
      if (result === undefined || Symbol.asyncIterator in result) return;
      const document = request.method === 'GET' ? trustedDocumentOf(request) : undefined;
      const isKept = document?.isPublic === true && !result.errors?.length;
      const { gateway } = context as { gateway?: GatewayContext };
      const header = isKept && gateway ? cacheControl(gateway.freshness.maxAge) : 'no-store';
      const wait = retryAfterOf(result.errors);
      const http = {
        headers: {
          'cache-control': header,
          ...(wait !== undefined && { 'retry-after': String(wait) }),
        },
      };
      payload.setResult({ ...result, extensions: { ...result.extensions, http } });
    },
  };
}
