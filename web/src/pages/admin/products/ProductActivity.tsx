import { graphql } from 'react-relay';
import { Badge } from '../../../design/static/Badge.tsx';
import { PriceChart } from '../../../features/product/PriceChart.tsx';
import { ProductCard } from '../../../features/product/ProductCard.tsx';
import { formatNumber } from '../../../i18n/format.ts';
import { schemaLanguage } from '../../../i18n/language.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { Card, Facts } from '../_kit/Detail.tsx';
import { adminFreshness } from '../freshness.ts';
import styles from './AdminProductPage.module.css';
import { DeleteAction } from './DeleteAction.tsx';
import type { ProductActivityQuery } from './__generated__/ProductActivityQuery.graphql.ts';

/** What shoppers see of a product and do with it: its card, sales, wishlists and prices. Suspends while it loads. */
export default function ProductActivity({ id }: { readonly id: string }) {
  const { t, language } = useTranslation('adminProducts');
  const { adminProduct } = useAdminQuery<ProductActivityQuery>(
    graphql`
      query ProductActivityQuery($id: ID!, $language: Language!) {
        adminProduct(id: $id) {
          activity {
            soldIn30Days
            wishlistCount
            deletableUntil
            priceHistory {
              at
              price {
                amount
              }
            }
          }
          images {
            address
          }
          ...DeleteAction_product
          product {
            stock
            ...ProductCard_product
          }
        }
      }
    `,
    { id, language: schemaLanguage(language) },
    adminFreshness.detail,
    ['products'],
  );
  if (adminProduct == null) return null;
  const { activity, images, product } = adminProduct;
  const count = (value: number | undefined): string =>
    value === undefined ? '–' : formatNumber(value, language);
  const history = (activity?.priceHistory ?? []).map(({ at, price }) => ({ at, price: price.amount }));
  return (
    <Card title={t('side.title')}>
      {/* It is a picture of the card: nothing in it can be pressed. */}
      <div inert className={styles.card}>
        <ProductCard product={product} />
      </div>
      {(images.length === 0 || product.stock === 0) && (
        <div className={styles.badges}>
          {images.length === 0 && <Badge tone="warning">{t('side.noPicture')}</Badge>}
          {product.stock === 0 && <Badge tone="warning">{t('side.noStock')}</Badge>}
        </div>
      )}
      <Facts
        facts={[
          [t('side.sold'), count(activity?.soldIn30Days)],
          [t('side.wishlists'), count(activity?.wishlistCount)],
        ]}
      />
      <PriceChart history={history} />
      {activity?.deletableUntil != null && (
        <DeleteAction product={adminProduct} until={activity.deletableUntil} />
      )}
    </Card>
  );
}
