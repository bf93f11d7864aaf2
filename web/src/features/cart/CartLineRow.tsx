import { graphql, useFragment } from 'react-relay';
import { Icon } from '../../design/Icon.tsx';
import { Link } from '../../navigation/Link.tsx';
import { formatMoney, isZeroAmount } from '../../design/money.ts';
import { Picture } from '../../design/static/Picture.tsx';
import { Price } from '../../design/static/Price.tsx';
import { cx } from '../../design/static/cx.ts';
import { nameTag } from '../../i18n/language.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../paths.ts';
import { CartLineControls } from './CartLineControls.tsx';
import type { CartLine } from './cartLines.ts';
import { cartStore } from './cartStore.ts';
import { LineDetails } from './LineDetails.tsx';
import type { CartLineRow_line$key } from './__generated__/CartLineRow_line.graphql.ts';
import styles from './CartLineRow.module.css';

interface CartLineRowProps {
  line: CartLine;
  /** The line of the quote; one without a product shows nothing. */
  quoted: CartLineRow_line$key;
  /** The price shown is of an earlier quantity. */
  isStale: boolean;
  /** Before a link is followed: the drawer closes. */
  onNavigate?: () => void;
}

/** A line of the cart: picture, name, variant, quantity, price, and its problems as text. */
export function CartLineRow({ line, quoted: key, isStale, onNavigate }: CartLineRowProps) {
  const { t, language } = useTranslation('cartDetails');
  const quoted = useFragment(
    graphql`
      fragment CartLineRow_line on CartQuoteLine {
        ...LineDetails_line
        product {
          slug
          name(language: $language)
          nameLanguage(language: $language)
          stock
          mainImage {
            url
          }
        }
        variant {
          color(language: $language)
          size
          stock
        }
        unitPrice {
          amount
        }
        total {
          amount
        }
        pieces {
          quantity
        }
        problems {
          code
          availableQuantity
        }
      }
    `,
    key,
  );
  const { product, variant } = quoted;
  if (product == null) return null;
  const { name } = product;
  const to = paths.product(product.slug);
  const variantName = [variant?.color, variant?.size].filter(Boolean).join(' · ');

  return (
    <li className={styles.line} data-cart-line>
      <Link to={to} onClick={onNavigate} className={styles.picture} tabIndex={-1} aria-hidden>
        <Picture src={product.mainImage?.url} alt="" sizes="80px" widths={[96, 160, 240]} />
      </Link>
      <div className={styles.words}>
        <Link
          to={to}
          onClick={onNavigate}
          className={styles.name}
          lang={nameTag(product.nameLanguage)}
          dir="auto"
        >
          {name}
        </Link>
        {variantName !== '' && <p className={styles.detail}>{t('variant', { name: variantName })}</p>}
        {line.quantity > 1 && quoted.pieces.length <= 1 && (
          <p className={styles.detail}>
            <bdi>{t('unit', { price: formatMoney(quoted.unitPrice.amount, language, 3) })}</bdi>
          </p>
        )}
        <LineDetails line={quoted} className={styles.detail} />
      </div>
      <CartLineControls line={line} name={name} stock={variant?.stock ?? product.stock} />
      <div className={cx(styles.price, isStale && styles.stale)}>
        {/* A line that is not counted shows the reason below instead of a price of zero. */}
        {!isZeroAmount(quoted.total.amount) && <Price current={quoted.total.amount} places={3} size="sm" />}
      </div>
      {quoted.problems.length > 0 && (
        <ul className={styles.problems}>
          {quoted.problems.map((problem) => (
            <li key={problem.code} className={styles.problem}>
              <Icon name="circle-exclamation-point" size={16} />
              <span>{t(`problem.${problem.code}`, { count: problem.availableQuantity ?? 0 })}</span>
              {problem.code === 'STOCK_REDUCED' && (problem.availableQuantity ?? 0) > 0 && (
                <button
                  type="button"
                  className={styles.fix}
                  onClick={() => cartStore.setQuantity(line, problem.availableQuantity ?? 0)}
                >
                  {t('takeAvailable', { count: problem.availableQuantity ?? 0 })}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
