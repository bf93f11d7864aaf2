import { graphql, useFragment } from 'react-relay';
import { Badge } from '../../../design/static/Badge.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import type { ProductState_product$key } from './__generated__/ProductState_product.graphql.ts';

/** Whether a product is on sale, taken off sale, to be reviewed or archived. */
export function ProductState({ product }: { readonly product: ProductState_product$key }) {
  const { t } = useTranslation('adminProducts');
  const { active, archivedAt, awaitsReview } = useFragment(
    graphql`
      fragment ProductState_product on AdminProduct {
        active
        archivedAt
        awaitsReview
      }
    `,
    product,
  );
  if (archivedAt != null) return <Badge>{t('state.archived')}</Badge>;
  return active ? (
    <Badge tone="green">{t('state.active')}</Badge>
  ) : (
    <Badge tone="warning">{t(awaitsReview ? 'state.review' : 'state.inactive')}</Badge>
  );
}
