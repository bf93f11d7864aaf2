import { Icon } from '../../design/Icon.tsx';
import { cx } from '../../design/static/cx.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { ProductCard } from '../product/ProductCard.tsx';
import type { ReplyProduct } from './requestReply.ts';
import styles from './ReplyProducts.module.css';

/** Number of products shown without scrolling. */
const AT_ONCE = 3;

/** The products of a reply: a card for one, a scrolling grid for several. */
export function ReplyProducts({ products }: { products: readonly ReplyProduct[] }) {
  const { t } = useTranslation('assistant');
  const [only] = products;
  const count = products.length;
  if (count === 1 && only !== undefined) {
    return (
      <div className={styles.single}>
        <ProductCard product={only} />
      </div>
    );
  }
  const scrolls = count > AT_ONCE;
  return (
    <div className={styles.frame}>
      <ul className={cx(styles.grid, scrolls && styles.scrolls)} aria-label={t('products', { count })}>
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} />
          </li>
        ))}
      </ul>
      {scrolls && (
        <p className={styles.hint}>
          <Icon name="chevron-down" size={16} />
          {t('scrollHint', { count })}
        </p>
      )}
    </div>
  );
}
