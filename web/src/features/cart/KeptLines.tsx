import { useEffect } from 'react';
import { Picture } from '../../design/static/Picture.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Link } from '../../navigation/Link.tsx';
import { paths } from '../../paths.ts';
import { CartLineControls } from './CartLineControls.tsx';
import { lineKey, type CartLine } from './cartLines.ts';
import { recallProduct, rememberProducts } from './cartMemory.ts';
import styles from './CartLineRow.module.css';
import type { QuotedLines } from './quoteLines.ts';

interface KeptLinesProps {
  /** Every line of the cart. */
  readonly lines: readonly CartLine[];
  /** Those that the gateway has answered for: remembered. */
  readonly known: QuotedLines['known'];
  /** Those without an answer: shown as they are remembered. */
  readonly pending: readonly CartLine[];
  readonly onNavigate?: (() => void) | undefined;
}

/** Lines that the gateway cannot be asked about: all that the device knows of them, and what can be done with them. */
export function KeptLines({ lines, known, pending, onNavigate }: KeptLinesProps) {
  const { t } = useTranslation('cartDetails');
  useEffect(() => {
    if (known.length === 0) return;
    rememberProducts(
      known.map(({ line, quoted: { product } }) => ({
        id: line.id,
        variantId: line.variantId,
        name: product.name,
        slug: product.slug,
        image: product.mainImage?.url,
      })),
      lines,
    );
  }, [known, lines]);
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
