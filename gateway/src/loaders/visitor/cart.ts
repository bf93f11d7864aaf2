/** The cart's quote, with or without a session: calculated once per request, never cached. */
import { Quote } from '../../../contract/cart.ts';
import type { QuoteRequest } from '../../../contract/cart.ts';
import type { RestClient } from '../../upstream/rest.ts';
import type { Caller, ReadScope } from '../base/scope.ts';

export interface CartLoaders {
  quote(request: QuoteRequest): Promise<Quote>;
}

export function createCartLoaders(
  rest: RestClient,
  scope: ReadScope,
  { client, token, apiKey }: Caller,
): CartLoaders {
  return {
    quote: (request) => {
      const key = `POST /v1/cart/quote ${JSON.stringify(request)}`;
      const earlier = scope.reads.get(key);
      if (earlier) return earlier as Promise<Quote>;
      scope.note(0, []);
      const quote = rest.send('/v1/cart/quote', request, (json) => Quote.parse(json), {
        signal: scope.signal,
        bearer: token,
        client,
        apiKey,
      });
      scope.reads.set(key, quote);
      return quote;
    },
  };
}
