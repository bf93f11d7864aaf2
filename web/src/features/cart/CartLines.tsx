import { useTranslation } from '../../i18n/useTranslation.ts';
import { CartLineRow } from './CartLineRow.tsx';
import { CartLineSkeleton } from './CartLineSkeleton.tsx';
import { cartStore } from './cartStore.ts';
import { lineKey } from './cartLines.ts';
import type { CartLine } from './cartLines.ts';
import { joinQuote } from './quoteLines.ts';
import type { CartQuoteState } from './useCartQuote.ts';
import styles from './CartLines.module.css';

interface CartLinesProps {
  lines: readonly CartLine[];
  state: CartQuoteState;
  onNavigate?: () => void;
}

/** The cart's lines. A product that is no longer sold is not shown; how many there are is said below, with a way out. */
export function CartLines({ lines, state, onNavigate }: CartLinesProps) {
  const { t } = useTranslation('cart');
  const { known, unknown, pending } = joinQuote(lines, state.quote);
  return (
    <>
      {pending.length > 0 && state.isLoading && (
        <output className={styles.loading}>
          <span className={styles.spinner} aria-hidden />
          {t('loading')}
        </output>
      )}
      <ul>
        {known.map(({ line, quoted, isStale }) => (
          <CartLineRow
            key={lineKey(line)}
            line={line}
            quoted={quoted}
            isStale={isStale}
            onNavigate={onNavigate}
          />
        ))}
        {state.isLoading && pending.map((line) => <CartLineSkeleton key={lineKey(line)} />)}
      </ul>
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
