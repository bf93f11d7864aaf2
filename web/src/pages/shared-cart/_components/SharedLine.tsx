import { graphql, useFragment } from 'react-relay';
import { Icon } from '../../../design/Icon.tsx';
import { formatMoney, isZeroAmount } from '../../../design/money.ts';
import { Picture } from '../../../design/static/Picture.tsx';
import { Price } from '../../../design/static/Price.tsx';
import { LineDetails } from '../../../features/cart/LineDetails.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Link } from '../../../navigation/Link.tsx';
import { paths } from '../../../paths.ts';
import type { SharedLine_line$key } from './__generated__/SharedLine_line.graphql.ts';
import styles from './SharedLine.module.css';

/** A line of a shared cart: picture, name, variant, quantity, price, and its problems as text. Nothing for a product that is not sold. */
export function SharedLine({ line: key }: { line: SharedLine_line$key }) {
  const { t, language } = useTranslation('cartDetails');
  const line = useFragment(
    graphql`
      fragment SharedLine_line on CartQuoteLine {
        ...LineDetails_line
        quantity
        product {
          slug
          name(language: $language)
          mainImage {
            url
          }
        }
        variant {
          color(language: $language)
          size
        }
        unitPrice {
          amount
        }
        total {
          amount
        }
        problems {
          code
          availableQuantity
        }
      }
    `,
    key,
  );
  const { product, variant, quantity } = line;
  if (product == null) return null;
  const to = paths.product(product.slug);
  const variantName = [variant?.color, variant?.size].filter(Boolean).join(' · ');
  return (
    <li className={styles.line} data-cart-line>
      <Link to={to} className={styles.picture} tabIndex={-1} aria-hidden>
        <Picture src={product.mainImage?.url} alt="" sizes="80px" widths={[96, 160, 240]} />
      </Link>
      <div className={styles.words}>
        <Link to={to} className={styles.name}>
          {product.name}
        </Link>
        {variantName !== '' && <p className={styles.detail}>{t('variant', { name: variantName })}</p>}
        <p className={styles.detail}>
          {t('cart:controls.quantity', { count: quantity })}
          {quantity > 1 && (
            <>
              {' · '}
              <bdi>{t('unit', { price: formatMoney(line.unitPrice.amount, language, 3) })}</bdi>
            </>
          )}
        </p>
        <LineDetails line={line} className={styles.detail} />
      </div>
      <div className={styles.price}>
        {!isZeroAmount(line.total.amount) && <Price current={line.total.amount} places={3} size="sm" />}
      </div>
      {line.problems.length > 0 && (
        <ul className={styles.problems}>
          {line.problems.map(({ code, availableQuantity }) => (
            <li key={code} className={styles.problem}>
              <Icon name="circle-exclamation-point" size={16} />
              <span>{t(`problem.${code}`, { count: availableQuantity ?? 0 })}</span>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
