import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { meaningfulAverage } from '../../../../../gateway/contract/rules/ratings.ts';
import { Link } from '../../../navigation/Link.tsx';
import { Badge } from '../../../design/static/Badge.tsx';
import { Rating } from '../../../design/static/Rating.tsx';
import { isLowStock } from '../../../features/product/availability.ts';
import { FavouriteButton } from '../../../features/product/FavouriteButton.tsx';
import { StockBadge } from '../../../features/product/StockBadge.tsx';
import { formatNumber } from '../../../i18n/format.ts';
import { textLanguage } from '../../../i18n/textLanguage.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import type { ProductInfo_product$key } from './__generated__/ProductInfo_product.graphql.ts';
import { BuyBox, mostOf } from './BuyBox.tsx';
import { PriceBlock } from './PriceBlock.tsx';
import styles from './ProductInfo.module.css';
import { Promises } from './Promises.tsx';
import { REVIEWS_ID } from './reviewsId.ts';
import { SellerCard } from './SellerCard.tsx';
import { StickyBar } from './StickyBar.tsx';
import { useChoice } from './useChoice.ts';
import { VariantPicker } from './VariantPicker.tsx';
import { missingAxis } from './variants.ts';
import { present } from '../../../relay/present.ts';

interface ProductInfoProps {
  product: ProductInfo_product$key;
  /** URL of the page; it may name a variant. */
  url: URL;
}

/** Name, price, promises and buy box of a product. */
export function ProductInfo({ product: key, url }: ProductInfoProps) {
  const { t, language } = useTranslation('product');
  const product = useFragment(
    graphql`
      fragment ProductInfo_product on Product {
        id
        name(language: $language)
        nameLanguage(language: $language)
        sku
        brand {
          name
          slug
        }
        currentPrice {
          amount
        }
        stock
        stockStatus
        isAvailable
        isBestSeller
        ratingAverage
        ratingCount
        hasVariants
        variants {
          id
          sku
          color
          size
          stock
          currentPrice {
            amount
          }
        }
        seller {
          ...SellerCard_seller
        }
        ...PriceBlock_product
        ...Promises_product
      }
    `,
    key,
  );
  const { id, name, nameLanguage, seller } = product;
  // The variant to buy has to be chosen.
  const variants = present(product.variants);
  const { choice, variant, chooseColor, chooseSize } = useChoice(variants, url);
  const [wasTried, setTried] = useState(false);
  const [wanted, setWanted] = useState(1);
  const missing = product.hasVariants ? missingAxis(variants, choice) : null;

  const stock = variant?.stock ?? product.stock;
  const isVariantOut = variant !== undefined && variant.stock <= 0 && product.isAvailable;
  const isUnavailable = !product.isAvailable || isVariantOut;
  const item = {
    id,
    name,
    price: variant?.currentPrice.amount ?? product.currentPrice.amount,
    variantId: variant?.id,
  };
  const askForMissing = () => {
    setTried(true);
    const group = document.querySelector<HTMLElement>(`#choose-${missing}`);
    group?.scrollIntoView({ block: 'nearest' });
    group?.querySelector<HTMLElement>('input:not(:disabled)')?.focus({ preventScroll: true });
  };
  const quantity = Math.min(wanted, mostOf(stock));
  const buying = { item, isUnavailable, isReady: missing === null, onIncomplete: askForMissing };

  return (
    <div className={styles.info}>
      <div className={styles.head}>
        <div className={styles.badges}>
          {product.isBestSeller && (
            <Badge tone="neutral" look="solid">
              {t('bestSeller')}
            </Badge>
          )}
          <StockBadge status={isVariantOut ? 'OUT_OF_STOCK' : product.stockStatus} />
          {isLowStock({ stock, isAvailable: !isUnavailable }) && (
            <span className={styles.low}>{t('stock.low', { count: stock, n: stock })}</span>
          )}
        </div>
        <FavouriteButton id={id} name={name} />
      </div>
      <div className={styles.title}>
        {product.brand && (
          <Link to={paths.brand(product.brand.slug)} className={styles.brand}>
            <bdi>{product.brand.name}</bdi>
          </Link>
        )}
        <h1 className={styles.name}>
          <bdi {...textLanguage(nameLanguage)}>{name}</bdi>
        </h1>
        <div className={styles.facts}>
          {product.ratingCount > 0 ? (
            <Link to={`#${REVIEWS_ID}`} preload={false} className={styles.rating}>
              {meaningfulAverage(product.ratingAverage, product.ratingCount) > 0 && (
                <Rating average={product.ratingAverage} rounding="half" size="md" />
              )}
              <span className={styles.reviews}>
                {t('rating.link', {
                  count: product.ratingCount,
                  n: formatNumber(product.ratingCount, language),
                })}
              </span>
            </Link>
          ) : (
            <span className={styles.quiet}>{t('rating.none')}</span>
          )}
          <span className={styles.quiet}>
            <bdi>{t('sku', { sku: variant?.sku ?? product.sku })}</bdi>
          </span>
        </div>
      </div>
      <PriceBlock product={product} variantPrice={variant?.currentPrice.amount} />
      {product.hasVariants && (
        <VariantPicker
          variants={variants}
          choice={choice}
          missing={wasTried ? missing : null}
          onColor={chooseColor}
          onSize={chooseSize}
        />
      )}
      <div>
        <BuyBox {...buying} stock={stock} quantity={quantity} onQuantity={setWanted} />
        {isVariantOut && <p className={styles.low}>{t('stock.variantOut')}</p>}
      </div>
      <Promises product={product} />
      {seller && <SellerCard seller={seller} />}
      <StickyBar {...buying} stock={stock} quantity={quantity} onAdded={() => setWanted(1)} />
    </div>
  );
}
