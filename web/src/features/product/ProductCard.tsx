import { useReducer } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../../design/Icon.tsx';
import { graphql, useFragment } from 'react-relay';
import { Link } from '../../navigation/Link.tsx';
import { Badge } from '../../design/static/Badge.tsx';
import { Picture } from '../../design/static/Picture.tsx';
import { Rating } from '../../design/static/Rating.tsx';
import { cx } from '../../design/static/cx.ts';
import { nameTag } from '../../i18n/language.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../paths.ts';
import { CartControls } from '../cart/CartControls.tsx';
import { ColorDots } from './ColorDots.tsx';
import { FavouriteButton } from './FavouriteButton.tsx';
import { ProductCardOffer } from './ProductCardOffer.tsx';
import { RotatingBadges } from './RotatingBadges.tsx';
import { StockBadge } from './StockBadge.tsx';
import { isLowStock } from './availability.ts';
import type { ProductCard_product$key } from './__generated__/ProductCard_product.graphql.ts';
import styles from './ProductCard.module.css';

/** Width of a card's picture: two in a row on phones, up to five on wide screens. */
export const cardSizes = '(min-width: 1280px) 240px, (min-width: 820px) 23vw, (min-width: 480px) 31vw, 46vw';

interface ProductCardProps {
  product: ProductCard_product$key;
  /** Level of the name's heading: one below that of the list. */
  headingLevel?: 2 | 3 | 4;
  /** On the first screen: its picture is loaded eagerly. */
  priority?: boolean;
  /** Content next to the brand, such as the product's tags; without a brand it is left out. */
  note?: ReactNode;
  /** Last line of the card's text. */
  below?: ReactNode;
  /** Rounding of stars: down in carousels, to the nearest half in grids. */
  rounding?: 'floor' | 'half';
}

/**
 * A product in a list: the whole card links to its page (a real link: it can be opened in a new tab), and it can be added to
 * the cart from here.
 */
export function ProductCard({
  product: key,
  headingLevel = 3,
  priority = false,
  note,
  below,
  rounding = 'floor',
}: ProductCardProps) {
  const { t } = useTranslation('common');
  const product = useFragment(
    graphql`
      fragment ProductCard_product on Product {
        id
        slug
        name(language: $language)
        nameLanguage(language: $language)
        brand {
          name
        }
        mainImage {
          url
          alt(language: $language)
        }
        currentPrice {
          amount
        }
        stock
        stockStatus
        isAvailable
        ratingAverage
        ratingCount
        isBestSeller
        hasFreeDelivery
        hasVariants
        colors
        ...offer_product
      }
    `,
    key,
  );
  const [flips, flip] = useReducer((count: number) => count + 1, 0);

  const { id, slug, name, stock, isAvailable } = product;
  const Heading = `h${headingLevel}` as const;
  const isSoldOut = stock <= 0;

  return (
    <article className={cx(styles.card, isSoldOut && styles.soldOut)}>
      {/* A new key restarts the one-second turn, also while it is turning. */}
      <div key={flips} className={cx(styles.media, flips > 0 && styles.flip)}>
        <Picture
          src={product.mainImage?.url}
          // The name stands beside it.
          alt={product.mainImage?.alt ?? ''}
          sizes={cardSizes}
          priority={priority}
          className={styles.picture}
        />
        {isSoldOut && <span className={styles.overlay}>{t('productCard.outOfStock')}</span>}
        <RotatingBadges className={styles.badges} seconds={2}>
          {product.isBestSeller && (
            <Badge key="best" tone="neutral" look="solid">
              {t('productCard.bestSeller')}
            </Badge>
          )}
          {product.isBestSeller && product.hasFreeDelivery && (
            <Badge key="delivery" tone="green" look="solid">
              {t('productCard.freeDelivery')}
            </Badge>
          )}
        </RotatingBadges>
      </div>

      <div className={styles.body}>
        {product.brand && (
          <div className={styles.above}>
            <p className={styles.brand} dir="auto">
              {product.brand.name}
            </p>
            {note}
          </div>
        )}
        <div className={styles.about}>
          {/* A French name in an Arabic page keeps its own direction, with the ellipsis at its own end. */}
          <Heading className={styles.name} lang={nameTag(product.nameLanguage)} dir="auto">
            <Link to={paths.product(slug)} className={styles.link}>
              {name}
            </Link>
          </Heading>
          <div className={styles.facts}>
            <Rating average={product.ratingAverage} count={product.ratingCount} rounding={rounding} />
            {/* The note already says that it is in stock; any other status is shown as well. */}
            {!(isLowStock(product) && product.stockStatus === 'IN_STOCK') && (
              <StockBadge status={product.stockStatus} look="dot" />
            )}
            {isLowStock(product) && (
              <span className={styles.low}>{t('productCard.lowStock', { count: stock })}</span>
            )}
          </div>
        </div>
        <ProductCardOffer product={product} isLow={isLowStock(product)} />
        <div className={styles.more}>
          {product.hasVariants && <ColorDots colors={product.colors} />}
          {product.hasFreeDelivery && (
            <span className={styles.delivery}>{t('productCard.freeDelivery')}</span>
          )}
        </div>
        {below}
      </div>

      <FavouriteButton id={id} name={name} className={styles.favourite} onLike={flip} />
      <div className={styles.actions}>
        {product.hasVariants && isAvailable ? (
          <Link
            to={paths.product(slug)}
            className={styles.choose}
            aria-label={t('productCard.chooseNamed', { name })}
          >
            {t('productCard.choose')}
            <span className={styles.circle}>
              <Icon name="chevron-right" size={20} className={styles.chevron} />
            </span>
          </Link>
        ) : (
          <CartControls
            item={{ id, name, price: product.currentPrice.amount }}
            isUnavailable={!isAvailable}
            stock={stock}
            onChanged={flip}
          />
        )}
      </div>
    </article>
  );
}
