import { useEffect, useMemo, useRef, useState } from 'react';
import { serverNow } from '../../clock/serverClock.ts';
import { fetchQuery, useRelayEnvironment, type GraphQLTaggedNode } from 'react-relay';
import { createOperationDescriptor, getRequest, type Environment, type OperationType } from 'relay-runtime';
import { RequestError } from '../../relay/errors.ts';
import { useKnownSession } from '../session/useSession.ts';
import { schemaLanguage, type Language } from '../../i18n/language.ts';
import { useBoot } from '../../document/boot.ts';
import type { CartLine } from './cartLines.ts';
import { cartStore } from './cartStore.ts';
import { useCoupon } from './couponStore.ts';
import { toQuoteLines } from './quoteLines.ts';
import type { checkCouponQuery$variables as CartQuoteVariables } from './__generated__/checkCouponQuery.graphql.ts';
import { secretViewerRequest, viewerRequest } from '../../relay/viewer.ts';

/** A query that prices a cart. It selects the fragments of the components that show the quote. */
interface QuoteOperation extends OperationType {
  readonly variables: { readonly input: CartQuoteInput; readonly language: Uppercase<Language> };
  readonly response: { readonly cartQuote: { readonly validUntil?: string | null } | null | undefined };
}

type CartQuoteInput = CartQuoteVariables['input'];

/** The quote of a query: keys of fragments. */
type Quote<Query extends QuoteOperation> = NonNullable<Query['response']['cartQuote']>;

export interface CartQuoteState<Quote> {
  /** The latest quote; while a newer one loads it stays, and belongs to an older cart. */
  readonly quote: Quote | null;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Changes in quick succession are debounced by this many milliseconds. */
const DEBOUNCE = 250;
/** A quote older than this (milliseconds) is requested again when the reader returns to the page. */
const FRESH = 5000;
/** The longest delay of a browser timer, in milliseconds. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** The line that the gateway refuses as malformed, if that is the error. */
function brokenLine(error: unknown, lines: readonly CartLine[]): CartLine | undefined {
  if (!(error instanceof RequestError) || error.code !== 'BAD_USER_INPUT') return undefined;
  const index = /\blines\.(\d+)\.(?:productId|variantId)\b/.exec(error.message)?.[1];
  return index === undefined ? undefined : lines[Number(index)];
}

interface CartQuoteOptions {
  readonly isActive?: boolean;
  readonly points?: number;
  /** Id of the visitor: the flash sale limit per person is counted by it. */
  readonly contactPhone?: string | undefined;
}

/** A quote in the store, retained there until it is disposed of. */
interface Retained<Quote> {
  readonly quote: Quote;
  readonly environment: Environment;
  readonly dispose: () => void;
}

/**
 * The quote of the cart's lines, the coupon and the points to redeem, for the signed-in account or a visitor. While `isActive`, `query` is
 * sent again after a change, when a flash price in the quote starts or ends, and when the page becomes visible again. A newer request
 * cancels the older one.
 */
export function useCartQuote<Query extends QuoteOperation>(
  query: GraphQLTaggedNode,
  lines: readonly CartLine[],
  { isActive = true, points = 0, contactPhone }: CartQuoteOptions = {},
): CartQuoteState<Quote<Query>> {
  const environment = useRelayEnvironment();
  const { language } = useBoot();
  const [retained, setRetained] = useState<Retained<Quote<Query>> | null>(null);
  // The records of an earlier session's environment are gone.
  const quote = retained?.environment === environment ? retained.quote : null;
  const [settled, setSettled] = useState<{ question: string; failed: boolean } | null>(null);
  const [round, setRound] = useState(0);
  const askedAt = useRef(0);

  const coupon = useCoupon();
  const session = useKnownSession();
  const account = session?.accountNumber;
  const input = useMemo(
    () => ({
      lines: toQuoteLines(lines),
      couponCode: coupon === '' ? null : coupon,
      points,
      ...(contactPhone !== undefined && { contactPhone }),
    }),
    [lines, coupon, points, contactPhone],
  );
  const isEmpty = lines.length === 0;
  // Coupons and points depend on the account: the session has to be known.
  const isIdle = isEmpty || !isActive || session === undefined;
  // The variables for the current cart; `round` counts its repetitions.
  const question = `${round} ${account ?? ''} ${JSON.stringify(input)}`;

  useEffect(() => {
    if (isIdle) return undefined;
    let subscription: { unsubscribe(): void } | undefined;
    let release: (() => void) | undefined;
    const timer = setTimeout(
      () => {
        askedAt.current = Date.now();
        const variables = { input, language: schemaLanguage(language) };
        const { dispose } = environment.retain(createOperationDescriptor(getRequest(query), variables));
        release = dispose;
        subscription = fetchQuery<Query>(environment, query, variables, {
          fetchPolicy: 'network-only',
          networkCacheConfig: 'contactPhone' in input ? secretViewerRequest : viewerRequest,
        }).subscribe({
          next: ({ cartQuote }) => {
            if (cartQuote != null) {
              release = undefined;
              setRetained({ quote: cartQuote, environment, dispose });
            }
            setSettled({ question, failed: cartQuote == null });
          },
          error: (error: unknown) => {
            const broken = brokenLine(error, lines);
            // A stored line is not a product: without it the rest can be priced.
            if (broken) cartStore.remove(broken);
            else setSettled({ question, failed: true });
          },
        });
      },
      askedAt.current === 0 ? 0 : DEBOUNCE,
    );
    return () => {
      clearTimeout(timer);
      subscription?.unsubscribe();
      release?.();
    };
  }, [environment, query, input, language, lines, question, isIdle]);
  useEffect(() => retained?.dispose, [retained]);

  const validUntil = quote?.validUntil;
  useEffect(() => {
    if (validUntil == null || isIdle || settled === null) return undefined;
    // A second later: the server's clock is known to the second. A price that should have ended is polled soon, but not
    // rapidly.
    const left = Date.parse(validUntil) - serverNow();
    const wait = left > 0 ? left + 1000 : 30_000;
    const timer = setTimeout(() => setRound((count) => count + 1), Math.min(wait, LONGEST_TIMER));
    return () => clearTimeout(timer);
  }, [validUntil, isIdle, settled]);

  useEffect(() => {
    if (isIdle) return undefined;
    const onReturn = () => {
      if (document.visibilityState === 'visible' && Date.now() - askedAt.current > FRESH)
        setRound((count) => count + 1);
    };
    window.addEventListener('focus', onReturn);
    window.addEventListener('online', onReturn);
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      window.removeEventListener('focus', onReturn);
      window.removeEventListener('online', onReturn);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, [isIdle]);

  const wasRefused = settled?.failed === true;
  useEffect(() => {
    if (isIdle || !wasRefused) return undefined;
    // What failed without a network is requested again on reconnection, however recent the failure.
    const again = () => setRound((count) => count + 1);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [isIdle, wasRefused]);

  const isSettled = settled?.question === question;
  return {
    quote: isEmpty ? null : quote,
    isLoading: !isEmpty && !isSettled,
    hasFailed: !isEmpty && isSettled && settled.failed,
    retry: () => setRound((count) => count + 1),
  };
}
