import { useEffect } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Picture } from '../../design/static/Picture.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Link } from '../../navigation/Link.tsx';
import { paths } from '../../paths.ts';
import { CartLineControls } from './CartLineControls.tsx';
import { lineKey, type CartLine } from './cartLines.ts';
import { recallProduct, rememberProducts } from './cartMemory.ts';
import styles from './CartLineRow.module.css';
import type { StoredLines_quote$key } from './__generated__/StoredLines_quote.graphql.ts';

interface StoredLinesProps {
  /** Every line of the cart. */
  readonly lines: readonly CartLine[];
  /** The latest quote, whose products are stored on the device; null: none yet. */
  readonly quote: StoredLines_quote$key | null;
  /** Lines without a quote: shown with their stored data. */
  readonly pending: readonly CartLine[];
  readonly onNavigate?: (() => void) | undefined;
}

/** Lines shown without the gateway: the data stored on the device, and the controls that work without it. */
export function StoredLines({ lines, quote: key, pending, onNavigate }: StoredLinesProps) {
  const { t } = useTranslation('cartDetails');
  const quote = useFragment(
    graphql`
      fragment StoredLines_quote on CartQuote {
        lines {
          productId
          variantId
          product {
            name(language: $language)
            slug
            mainImage {
              url
            }
          }
        }
      }
    `,
    key,
  );
  useEffect(() => {
    const products = (quote?.lines ?? []).flatMap(({ productId, variantId, product }) =>
      product == null
        ? []
        : {
            id: productId,
            ...(variantId != null && { variantId }),
            name: product.name,
            slug: product.slug,
            image: product.mainImage?.url,
          },
    );
    if (products.length > 0) rememberProducts(products, lines);
  }, [quote, lines]);
  if (pending.length === 0) return null;
  return (
    <ul>
      {pending.map((line) => {
        const product = recallProduct(line);
        const name = product?.name ?? t('unnamed');
        return (
          <li key={lineKey(line)} className={styles.line} data-cart-line>
            <span className={styles.picture}>
              <Picture src={product?.image} alt="" sizes="80px" widths={[96, 160, 240]} />
            </span>
            <div className={styles.words}>
              {product?.slug === undefined ? (
                <span className={styles.name}>{name}</span>
              ) : (
                <Link to={paths.product(product.slug)} onClick={onNavigate} className={styles.name}>
                  {name}
                </Link>
              )}
            </div>
            <CartLineControls line={line} name={name} />
          </li>
        );
      })}
    </ul>
  );
}
