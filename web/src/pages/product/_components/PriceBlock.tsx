import { graphql, useFragment } from 'react-relay';
import { formatMoney } from '../../../design/money.ts';
import { Price } from '../../../design/static/Price.tsx';
import { DiscountBadge } from '../../../features/product/DiscountBadge.tsx';
import { FlashCountdown } from '../../../features/product/FlashCountdown.tsx';
import { FlashStockBar } from '../../../features/product/FlashStockBar.tsx';
import { useOffer } from '../../../features/product/offer.ts';
import { isolate } from '../../../i18n/format.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import styles from './PriceBlock.module.css';
import type { PriceBlock_product$key } from './__generated__/PriceBlock_product.graphql.ts';
import { UnitPrice } from './UnitPrice.tsx';
import { savedAmount, variantOffer } from './variantOffer.ts';

interface PriceBlockProps {
  product: PriceBlock_product$key;
  /** Current price of the chosen variant, a decimal string of TND; undefined while none is chosen. */
  variantPrice: string | undefined;
}

/** Prices of a product: current, regular, saving, and during a flash sale its countdown and stock. */
export function PriceBlock({ product: key, variantPrice }: PriceBlockProps) {
  const { t, language } = useTranslation('product');
  const product = useFragment(
    graphql`
      fragment PriceBlock_product on Product {
        ...offer_product
        ...UnitPrice_product
      }
    `,
    key,
  );
  const { offer: base, sale, answeredPrice } = useOffer(product);
  const offer = variantPrice === undefined ? base : variantOffer(base, answeredPrice, variantPrice);
  const saved = savedAmount(offer);
  return (
    <div className={styles.block}>
      {sale && (
        <div className={styles.flash}>
          <span className={styles.flashName}>{t('price.flash')}</span>
          {sale.expiresAt != null && (
            <span className={styles.ends}>
              <span aria-hidden>{t('price.endsIn')}</span>
              <FlashCountdown expiresAt={sale.expiresAt} look="boxes" />
            </span>
          )}
          {(sale.stock ?? 0) > 0 && (
            <div className={styles.stock}>
              <FlashStockBar stock={sale.stock} remaining={sale.remainingStock} />
            </div>
          )}
        </div>
      )}
      <div className={styles.price} aria-live="polite" aria-atomic>
        <Price current={offer.current} regular={offer.regular} size="lg" />
        <DiscountBadge percent={offer.percent} tone="terracotta" look="solid" />
      </div>
      <p className={styles.note}>
        {saved !== null && (
          <span className={styles.saved}>
            {t('price.save', { amount: isolate(formatMoney(saved, language)) })}
          </span>
        )}
        <UnitPrice product={product} price={offer.current} />
        {t('price.taxes')}
      </p>
    </div>
  );
}
