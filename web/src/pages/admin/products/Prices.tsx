import { graphql, useFragment } from 'react-relay';
import { Icon } from '../../../design/Icon.tsx';
import { formatDecimal } from '../../../design/money.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Card, Facts } from '../_kit/Detail.tsx';
import { Amount } from '../_kit/format.tsx';
import styles from './AdminProductPage.module.css';
import type { Prices_product$key } from './__generated__/Prices_product.graphql.ts';

/** The prices of a product, its margin, and what the law compares a discount with. */
export function Prices({ product }: { readonly product: Prices_product$key }) {
  const { t, language } = useTranslation('adminProducts');
  const {
    discountPrice,
    costPrice,
    vatRate,
    lowest30Days,
    product: { price, currentPrice, discountPercent },
  } = useFragment(
    graphql`
      fragment Prices_product on AdminProduct {
        discountPrice {
          amount
        }
        costPrice {
          amount
        }
        vatRate
        lowest30Days {
          amount
        }
        product {
          price {
            amount
          }
          currentPrice {
            amount
          }
          discountPercent
        }
      }
    `,
    product,
  );
  const margin = costPrice == null ? null : Number(currentPrice.amount) - Number(costPrice.amount);
  return (
    <Card title={t('prices.title')}>
      <Facts
        facts={[
          [t('column.price'), <Amount key="price" amount={price.amount} />],
          [t('column.reduced'), <Amount key="reduced" amount={discountPrice?.amount} />],
          [t('column.current'), <Amount key="current" amount={currentPrice.amount} />],
          [
            t('column.discount'),
            discountPercent === 0 ? '–' : t('common:productCard.discount', { percent: discountPercent }),
          ],
          [t('prices.lowest'), <Amount key="lowest" amount={lowest30Days?.amount} />],
          [t('prices.cost'), <Amount key="cost" amount={costPrice?.amount} />],
          [t('prices.margin'), <Amount key="margin" amount={margin?.toFixed(3)} />],
          [t('prices.vat'), `${formatDecimal(Number(vatRate), language, 2)} %`],
        ]}
      />
      {margin !== null && margin < 0 && (
        <p className={styles.problem}>
          <Icon name="circle-exclamation-point" size={18} />
          {t('prices.belowCost')}
        </p>
      )}
      {discountPercent > 0 && <p className={styles.note}>{t('prices.lowestNote')}</p>}
    </Card>
  );
}
