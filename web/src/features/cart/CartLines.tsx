import { lazy, Suspense } from 'react';
import { graphql, useFragment } from 'react-relay';
import { withAreas } from '../../i18n/translate.ts';
import { Link } from '../../navigation/Link.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../paths.ts';
import { CartLineRow } from './CartLineRow.tsx';
import { StoredLines } from './StoredLines.tsx';
import { CartLineSkeleton } from './CartLineSkeleton.tsx';
import { cartStore, useCartSaved } from './cartStore.ts';
import { lineKey, MAX_LINES } from './cartLines.ts';
import type { CartLine } from './cartLines.ts';
import { isSentLater } from '../../../../gateway/contract/rules/availability.ts';
import { bySeller, joinQuote } from './quoteLines.ts';
import type { QuotedLine } from './quoteLines.ts';
import type { CartLines_quote$key, CartLines_quote$data } from './__generated__/CartLines_quote.graphql.ts';
import type { CartQuoteState } from './useCartQuote.ts';
import styles from './CartLines.module.css';

const SellerArrival = lazy(withAreas(['address'], () => import('../delivery/SellerArrival.tsx')));

interface CartLinesProps {
  lines: readonly CartLine[];
  state: CartQuoteState<CartLines_quote$key>;
  /** Grouped by seller, as on the cart page. */
  isBySeller?: boolean;
  onNavigate?: () => void;
}

/** The cart's lines. Products that are no longer sold are not shown; their number is shown below, with a button to remove them. */
export function CartLines({ lines, state, isBySeller = false, onNavigate }: CartLinesProps) {
  const { t } = useTranslation('cartDetails');
  const quote = useFragment(
    graphql`
      fragment CartLines_quote on CartQuote {
        ...StoredLines_quote
        lines {
          ...CartLineRow_line
          productId
          variantId
          quantity
          product {
            stockStatus
            seller {
              id
              name
              slug
            }
          }
        }
      }
    `,
    state.quote,
  );
  const { known, unknown, pending } = joinQuote(lines, quote);
  const rows = (own: readonly QuotedLine<CartLines_quote$data['lines'][number]>[]) =>
    own.map(({ line, quoted, isStale }) => (
      <CartLineRow
        key={lineKey(line)}
        line={line}
        quoted={quoted}
        isStale={isStale}
        onNavigate={onNavigate}
      />
    ));
  const isSaved = useCartSaved();
  const waiting = state.isLoading && pending.map((line) => <CartLineSkeleton key={lineKey(line)} />);
  return (
    <>
      {!isSaved && <output className={styles.full}>{t('notSaved')}</output>}
      {lines.length >= MAX_LINES && (
        <output className={styles.full}>{t('cart:toast.limitLines', { max: MAX_LINES })}</output>
      )}
      {pending.length > 0 && state.isLoading && (
        <output className={styles.loading}>
          <span className={styles.spinner} aria-hidden />
          {t('loading')}
        </output>
      )}
      {isBySeller ? (
        <>
          {bySeller(known).map(({ seller, lines: own }) => (
            <section
              key={seller?.id}
              className={styles.seller}
              aria-labelledby={seller ? `seller-${seller.slug}` : undefined}
            >
              {seller && (
                <h2 id={`seller-${seller.slug}`} className={styles.sellerName}>
                  <span className={styles.soldBy}>{t('soldBy')}</span>{' '}
                  <Link to={paths.shop(seller.slug)} className={styles.shop}>
                    <bdi>{seller.name}</bdi>
                  </Link>
                </h2>
              )}
              {seller && !own.some(({ quoted }) => isSentLater(quoted.product)) && (
                <Suspense fallback={null}>
                  <SellerArrival sellerId={seller.id} />
                </Suspense>
              )}
              <ul>{rows(own)}</ul>
            </section>
          ))}
          {waiting && pending.length > 0 && <ul>{waiting}</ul>}
        </>
      ) : (
        <ul>
          {rows(known)}
          {waiting}
        </ul>
      )}
      <StoredLines
        lines={lines}
        quote={quote ?? null}
        pending={state.hasFailed ? pending : []}
        onNavigate={onNavigate}
      />
      {unknown.length > 0 && (
        <p className={styles.unknown}>
          {t('unavailableItems', { count: unknown.length })}
          <button
            type="button"
            className={styles.remove}
            onClick={() => {
              for (const line of unknown) cartStore.remove(line);
            }}
          >
            {t('removeUnavailable')}
          </button>
        </p>
      )}
    </>
  );
}
