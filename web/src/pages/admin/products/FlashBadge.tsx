import { graphql, useFragment } from 'react-relay';
import { Badge } from '../../../design/static/Badge.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import type { FlashBadge_product$key } from './__generated__/FlashBadge_product.graphql.ts';

/** Whether a product's flash sale is planned, runs or is over; nothing without one. */
export function FlashBadge({ product }: { readonly product: FlashBadge_product$key }) {
  const { t } = useTranslation('adminProducts');
  const { flashSale, product: shown } = useFragment(
    graphql`
      fragment FlashBadge_product on AdminProduct {
        flashSale {
          price {
            amount
          }
        }
        product {
          flashSale {
            isActive
          }
        }
      }
    `,
    product,
  );
  if (flashSale == null) return null;
  // What the shop does not show any more is over.
  if (shown.flashSale == null) return <Badge>{t('flash.over')}</Badge>;
  return shown.flashSale.isActive ? (
    <Badge tone="terracotta">{t('flash.running')}</Badge>
  ) : (
    <Badge tone="info">{t('flash.planned')}</Badge>
  );
}
