import { useEffect, useRef } from 'react';
import { formatMoney } from '../../../design/money.ts';
import { Button } from '../../../design/static/Button.tsx';
import { isSameLine, type LineKey } from '../../../features/cart/cartLines.ts';
import type { QuotedLine } from '../../../features/cart/quoteLines.ts';
import type { OrderDifference } from '../../../features/checkout/sendOrder.ts';
import type { Placing } from '../../../features/checkout/useOrderPlacing.ts';
import { formatNumber, isolate } from '../../../i18n/format.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import styles from '../OrderPage.module.css';

interface DifferencesProps {
  placing: Extract<Placing, { state: 'different' }>;
  /** The cart as it was shown. */
  known: readonly QuotedLine[];
  onAccept: () => void;
}

/** Gives what says a difference in a sentence. `known`: the cart as it was shown; `sent`: the lines by whose index it speaks. */
export function useDifferenceText(known: readonly QuotedLine[]) {
  const { t, language } = useTranslation('checkout');
  return (
    { code, lineIndex, currentPrice, availableQuantity }: OrderDifference,
    sent: readonly LineKey[],
  ): string => {
    const key = lineIndex == null ? undefined : sent[lineIndex];
    const line = key && known.find((one) => isSameLine(one.line, key));
    return t(`different.${code}`, {
      name: isolate(line?.quoted.product.name ?? t('cartDetails:unnamed')),
      price: currentPrice == null ? '' : isolate(formatMoney(currentPrice.amount, language, 3)),
      left: formatNumber(availableQuantity ?? 0, language),
    });
  };
}

/** What has changed since the shopper saw it: nothing was ordered, and nothing is before they agree. */
export function Differences({ placing: { differences, sent }, known, onAccept }: DifferencesProps) {
  const { t } = useTranslation('checkout');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const text = useDifferenceText(known);
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
