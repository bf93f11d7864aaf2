import { Badge } from '../../design/static/Badge.tsx';
import { Price } from '../../design/static/Price.tsx';
import { VisuallyHidden } from '../../design/static/VisuallyHidden.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { FlashCountdown } from './FlashCountdown.tsx';
import { FlashStockBar } from './FlashStockBar.tsx';
import { useOffer } from './offer.ts';
import type { offer_product$key } from './__generated__/offer_product.graphql.ts';
import styles from './ProductCardOffer.module.css';

interface ProductCardOfferProps {
  product: offer_product$key;
  /** The card already says that few are left. */
  isLow: boolean;
}

/** A card's price, discount and, while a flash sale runs, its countdown and stock. */
export function ProductCardOffer({ product, isLow }: ProductCardOfferProps) {
  const { t } = useTranslation('common');
  const { offer, sale } = useOffer(product);
  const { current, regular, percent } = offer;
  return (
    <>
      {sale && (
        <div className={styles.flash}>
          {sale.expiresAt != null && (
            <span className={styles.countdown}>
              <FlashCountdown expiresAt={sale.expiresAt} />
            </span>
          )}
          <FlashStockBar stock={sale.stock} remaining={sale.remainingStock} isSilent={isLow} />
        </div>
      )}
      <div className={styles.price}>
        <Price current={current} regular={regular} />
        {percent > 0 && (
          <Badge tone="terracotta" look="solid" className={styles.discount}>
            <VisuallyHidden>{t('productCard.discountLabel', { percent })}</VisuallyHidden>
            <bdi aria-hidden dir="ltr">
              {t('productCard.discount', { percent })}
            </bdi>
          </Badge>
        )}
      </div>
    </>
  );
}
