import { graphql, useFragment } from 'react-relay';
import { Badge } from '../../design/static/Badge.tsx';
import { Price } from '../../design/static/Price.tsx';
import { VisuallyHidden } from '../../design/static/VisuallyHidden.tsx';
import { useNow } from '../../clock/useNow.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { FlashCountdown } from './FlashCountdown.tsx';
import { FlashStockBar } from './FlashStockBar.tsx';
import { offerAt } from './offer.ts';
import type { Offer } from './offer.ts';
import type {
  ProductCardOffer_product$data,
  ProductCardOffer_product$key,
} from './__generated__/ProductCardOffer_product.graphql.ts';
import styles from './ProductCardOffer.module.css';

/** A card's price, discount and, while a flash sale runs, its countdown and stock. */
export function ProductCardOffer({ product: key }: { product: ProductCardOffer_product$key }) {
  const product = useFragment(
    graphql`
      fragment ProductCardOffer_product on Product {
        price {
          amount
        }
        discountPrice {
          amount
        }
        currentPrice {
          amount
        }
        discountPercent
        flashSale {
          price {
            amount
          }
          discountPercent
          startsAt
          expiresAt
          stock
          remainingStock
          isActive
        }
      }
    `,
    key,
  );
  // Only cards with a flash sale listen to the clock.
  return product.flashSale ? <TimedOffer product={product} /> : <OfferView offer={offerAt(product, 0)} />;
}

function TimedOffer({ product }: { product: ProductCardOffer_product$data }) {
  const offer = offerAt(product, useNow());
  const sale = product.flashSale;
  return (
    <>
      {offer.isFlash && sale && (
        <div className={styles.flash}>
          {sale.expiresAt != null && (
            <span className={styles.countdown}>
              <FlashCountdown expiresAt={sale.expiresAt} />
            </span>
          )}
          <FlashStockBar stock={sale.stock} remaining={sale.remainingStock} />
        </div>
      )}
      <OfferView offer={offer} />
    </>
  );
}

function OfferView({ offer }: { offer: Offer }) {
  const { t } = useTranslation('common');
  const { current, regular, percent } = offer;
  return (
    <div className={styles.price}>
      <Price current={current} regular={regular} />
      {percent > 0 && (
        <Badge tone="brand" look="solid" className={styles.discount}>
          <VisuallyHidden>{t('productCard.discountLabel', { percent })}</VisuallyHidden>
          <bdi aria-hidden dir="ltr">
            {t('productCard.discount', { percent })}
          </bdi>
        </Badge>
      )}
    </div>
  );
}
