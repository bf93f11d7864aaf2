import { graphql, useFragment } from 'react-relay';
import { useNow } from '../../../clock/useNow.ts';
import { formatMoney } from '../../../design/money.ts';
import { Badge } from '../../../design/static/Badge.tsx';
import { Price } from '../../../design/static/Price.tsx';
import { VisuallyHidden } from '../../../design/static/VisuallyHidden.tsx';
import { FlashCountdown } from '../../../features/product/FlashCountdown.tsx';
import { FlashStockBar } from '../../../features/product/FlashStockBar.tsx';
import { offerAt, type Offer } from '../../../features/product/offer.ts';
import { isolate } from '../../../i18n/format.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import type {
  PriceBlock_product$data,
  PriceBlock_product$key,
} from './__generated__/PriceBlock_product.graphql.ts';
import styles from './PriceBlock.module.css';
import { savedAmount, variantOffer } from './variantOffer.ts';

interface PriceBlockProps {
  product: PriceBlock_product$key;
  /** Current price of the chosen variant, a decimal string of TND; undefined while none is chosen. */
  variantPrice: string | undefined;
}

/** What the product costs: now, before, how much that saves, and while a flash sale runs its countdown and stock. */
export function PriceBlock({ product: key, variantPrice }: PriceBlockProps) {
  const product = useFragment(
    graphql`
      fragment PriceBlock_product on Product {
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
  // Only a product with a flash sale listens to the clock.
  return product.flashSale ? (
    <TimedPrice product={product} variantPrice={variantPrice} />
  ) : (
    <PriceView product={product} offer={offerAt(product, 0)} variantPrice={variantPrice} />
  );
}

interface ViewProps {
  product: PriceBlock_product$data;
  variantPrice: string | undefined;
}

function TimedPrice(props: ViewProps) {
  return <PriceView {...props} offer={offerAt(props.product, useNow())} />;
}

function PriceView({ product, offer: base, variantPrice }: ViewProps & { offer: Offer }) {
  const { t, language } = useTranslation('product');
  const offer =
    variantPrice === undefined ? base : variantOffer(base, product.currentPrice.amount, variantPrice);
  const saved = savedAmount(offer);
  const sale = offer.isFlash ? product.flashSale : null;
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
          {sale.stock != null && (
            <div className={styles.stock}>
              <FlashStockBar stock={sale.stock} remaining={sale.remainingStock} />
            </div>
          )}
        </div>
      )}
      <div className={styles.price} aria-live="polite" aria-atomic>
        <Price current={offer.current} regular={offer.regular} size="lg" />
        {offer.percent > 0 && (
          <Badge tone="brand" look="solid">
            <VisuallyHidden>
              {t('common:productCard.discountLabel', { percent: offer.percent })}
            </VisuallyHidden>
            <bdi aria-hidden dir="ltr">
              {t('common:productCard.discount', { percent: offer.percent })}
            </bdi>
          </Badge>
        )}
      </div>
      <p className={styles.note}>
        {saved !== null && (
          <span className={styles.saved}>
            {t('price.save', { amount: isolate(formatMoney(saved, language)) })}
          </span>
        )}
        {t('price.taxes')}
      </p>
    </div>
  );
}
