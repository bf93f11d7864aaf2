import { graphql, useFragment } from 'react-relay';
import { unitPrice } from '../../../../../gateway/contract/rules/unit-price.ts';
import { formatMoney } from '../../../design/money.ts';
import { isolate } from '../../../i18n/format.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import type { UnitPrice_product$key } from './__generated__/UnitPrice_product.graphql.ts';
import { fromMillimes, toMillimes } from './variantOffer.ts';

interface UnitPriceProps {
  product: UnitPrice_product$key;
  /** Current price, a decimal string of TND. */
  price: string;
}

/** The price per kilogram, litre, metre or piece; nothing if the price is that already. */
export function UnitPrice({ product: key, price }: UnitPriceProps) {
  const { t, language } = useTranslation('product');
  const { content, hasVariants } = useFragment(
    graphql`
      fragment UnitPrice_product on Product {
        hasVariants
        content {
          amount
          unit
        }
      }
    `,
    key,
  );
  // The contents of variants may differ.
  if (!content || hasVariants) return null;
  const one = unitPrice(toMillimes(price), content);
  if (one.price === toMillimes(price)) return null;
  const amount = isolate(formatMoney(fromMillimes(one.price), language));
  return <span>{t(`price.per.${one.unit}`, { amount })}</span>;
}
