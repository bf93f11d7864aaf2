import { graphql, useFragment } from 'react-relay';
import { formatMoney, isZeroAmount } from '../../design/money.ts';
import { Picture } from '../../design/static/Picture.tsx';
import { isolate } from '../../i18n/format.ts';
import { nameTag } from '../../i18n/language.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Link } from '../../navigation/Link.tsx';
import { paths } from '../../paths.ts';
import type { OrderLines_lines$key } from './__generated__/OrderLines_lines.graphql.ts';
import styles from './OrderLines.module.css';

/** The ordered lines, as they were at the time. */
export function OrderLines({ lines }: { lines: OrderLines_lines$key }) {
  const { t, language } = useTranslation('orders');
  const bought = useFragment(
    graphql`
      fragment OrderLines_lines on OrderLine @relay(plural: true) {
        id
        name(language: $language)
        nameLanguage(language: $language)
        color(language: $language)
        size
        quantity
        unitPrice {
          amount
        }
        discount {
          amount
        }
        total {
          amount
        }
        returnedQuantity
        image {
          url
        }
        product {
          slug
        }
      }
    `,
    lines,
  );
  return (
    <ul className={styles.lines}>
      {bought.map((line) => {
        const variant = [line.color, line.size].filter(Boolean).join(' · ');
        return (
          <li key={line.id} className={styles.line}>
            <span className={styles.picture}>
              <Picture src={line.image?.url} alt="" sizes="64px" widths={[64, 96, 160]} />
            </span>
            <span className={styles.words}>
              {line.product == null ? (
                <span className={styles.name} lang={nameTag(line.nameLanguage)} dir="auto">
                  {line.name}
                </span>
              ) : (
                <Link to={paths.product(line.product.slug)} className={styles.name}>
                  <bdi lang={nameTag(line.nameLanguage)}>{line.name}</bdi>
                </Link>
              )}
              {variant !== '' && <span className={styles.detail}>{variant}</span>}
              <span className={styles.detail}>
                <bdi>
                  {line.quantity} × {formatMoney(line.unitPrice.amount, language, 3)}
                </bdi>
              </span>
              {!isZeroAmount(line.discount.amount) && (
                <span className={styles.detail}>
                  {t('line.coupon', {
                    amount: isolate(`\u2212${formatMoney(line.discount.amount, language, 3)}`),
                  })}
                </span>
              )}
              {line.returnedQuantity > 0 && (
                <span className={styles.detail}>{t('line.returned', { count: line.returnedQuantity })}</span>
              )}
            </span>
            <bdi className={styles.total}>{formatMoney(line.total.amount, language, 3)}</bdi>
          </li>
        );
      })}
    </ul>
  );
}
