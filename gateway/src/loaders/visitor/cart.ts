/** Carts: the quote, with or without a session, calculated once per request and never cached; and shared carts. */
import { CartShare, Quote, SharedCart } from '../../../contract/cart.ts';
import type { CartShareRequest, QuoteRequest } from '../../../contract/cart.ts';
import { orNull } from '../base/missing.ts';
import { readByPost } from '../base/read-by-post.ts';
import type { RestClient } from '../../upstream/rest.ts';
import type { Caller, ReadScope } from '../base/scope.ts';

export interface CartLoaders {
  quote(request: QuoteRequest): Promise<Quote>;
  /** The quote of a shared cart: the same for everybody who opens it. */
  quoteForAll(lines: QuoteRequest['lines']): Promise<Quote>;
  /** A token that holds the lines. */
  shareCart(request: CartShareRequest): Promise<CartShare>;
  /** What a token holds; null: the shop did not make it. */
  sharedCart(token: string): Promise<SharedCart | null>;
}

export function createCartLoaders(
  rest: RestClient,
  scope: ReadScope,
  { client, token, apiKey }: Caller,
): CartLoaders {
  function quote(request: QuoteRequest, bearer: string | undefined): Promise<Quote> {
    scope.note(0, []);
    return readByPost(rest, scope, '/v1/cart/quote', request, (json) => Quote.parse(json), {
      bearer,
      client,
      apiKey,
    });
  }

  return {
    quote: (request) => quote(request, token),
    quoteForAll: (lines) => quote({ lines }, undefined),
    shareCart: (request) =>
      rest.send('/v1/cart/share', request, (json) => CartShare.parse(json), {
        signal: scope.signal,
        client,
        apiKey,
      }),
    sharedCart: (shared) => {
      // It expires, and its prices are those of now.
      scope.note(0, []);
      const decode = (json: unknown): SharedCart => SharedCart.parse(json);
      return orNull(
        readByPost(rest, scope, '/v1/cart/shared', { token: shared }, decode, { client, apiKey }),
      );
    },
  };
}
