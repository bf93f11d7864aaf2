import { useEffect, useRef } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatMoney } from '../../../design/money.ts';
import { Button } from '../../../design/static/Button.tsx';
import { isSameLine, type LineKey } from '../../../features/cart/cartLines.ts';
import type { OrderDifference } from '../../../features/checkout/sendOrder.ts';
import type { Placing } from '../../../features/checkout/useOrderPlacing.ts';
import { formatNumber, isolate } from '../../../i18n/format.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import type { Differences_quote$key } from './__generated__/Differences_quote.graphql.ts';
import styles from '../CheckoutPage.module.css';

interface DifferencesProps {
  placing: Extract<Placing, { state: 'different' }>;
  /** The quote that was shown. */
  quote: Differences_quote$key | null;
  onAccept: () => void;
}

/** A function that describes a difference in a sentence, with the names of the quote that was shown. `sent`: the lines of its indices. */
export function useDifferenceText(key: Differences_quote$key | null) {
  const quote = useFragment(
    graphql`
      fragment Differences_quote on CartQuote {
        lines {
          productId
          variantId
          product {
            name(language: $language)
          }
        }
      }
    `,
    key,
  );
  const { t, language } = useTranslation('checkout');
  return (
    { code, lineIndex, currentPrice, availableQuantity }: OrderDifference,
    sent: readonly LineKey[],
  ): string => {
    const different = lineIndex == null ? undefined : sent[lineIndex];
    const line =
      different &&
      quote?.lines.find(({ productId, variantId }) => isSameLine(different, { id: productId, variantId }));
    return t(`different.${code}`, {
      name: isolate(line?.product?.name ?? t('cartDetails:unnamed')),
      price: currentPrice == null ? '' : isolate(formatMoney(currentPrice.amount, language, 3)),
      left: formatNumber(availableQuantity ?? 0, language),
    });
  };
}

/** What has changed since the shopper saw it: nothing is ordered until they accept. */
export function Differences({ placing: { differences, sent }, quote, onAccept }: DifferencesProps) {
  const { t } = useTranslation('checkout');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const text = useDifferenceText(quote);
  return (
    <div className={styles.problem} role="alert">
      <h3 ref={title} tabIndex={-1} className={styles.problemTitle}>
        {t('different.title')}
      </h3>
      <ul className={styles.changes}>
        {differences.map((difference) => (
          <li key={`${difference.code} ${difference.lineIndex ?? ''}`}>{text(difference, sent)}</li>
        ))}
      </ul>
      <Button variant="secondary" onClick={onAccept}>
        {t('different.accept')}
      </Button>
    </div>
  );
}
