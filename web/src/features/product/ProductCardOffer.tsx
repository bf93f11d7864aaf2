import { Price } from '../../design/static/Price.tsx';
import { DiscountBadge } from './DiscountBadge.tsx';
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
        <DiscountBadge percent={percent} tone="terracotta" look="solid" className={styles.discount} />
      </div>
    </>
  );
}
